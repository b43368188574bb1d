/** What a case can say of a unit of epic-1989. */
import * as v from 'valibot';
import { TITAN_MOUNTS } from '../../games/epic-1989/cards/card.ts';
import { CARDS } from '../../games/epic-1989/cards/cards.ts';
import { TITAN_WEAPON_IDS } from '../../games/epic-1989/cards/titans.ts';
import { EDGES, ORDERS, SIDES } from '../../games/epic-1989/state.ts';
import { COUNTER_IDS } from '../../games/epic-1989/support/counters.ts';
import type { Case } from '../case.ts';
import { readModels, WHERE } from '../centimetres/models.ts';

const PARTS = ['head', 'body', 'legs', ...TITAN_MOUNTS] as const;
const flag = v.optional(v.boolean(), false);

const SHAPE = {
  ...WHERE,
  card: v.optional(
    v.picklist(
      CARDS.map(({ id }) => id),
      (issue) => `There is no card '${String(issue.input)}'.`,
    ),
    'land-raider',
  ),
  side: v.picklist(SIDES),
  /** Of a Titan: its weapons mount by mount, las-cannons where nothing is said; void shields raised, all of them; what is damaged. */
  weapons: v.optional(v.array(v.picklist(TITAN_WEAPON_IDS))),
  shields: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  superficial: v.optional(v.array(v.picklist(PARTS)), []),
  critical: v.optional(v.array(v.picklist(PARTS)), []),
  /** Its detachment; without it the name of its line. */
  detachment: v.optional(v.string()),
  order: v.optional(v.picklist(ORDERS)),
  /** The building it is in, and the cell there. */
  building: v.optional(v.string()),
  cell: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Where the turn began for it, if not here. */
  begun: v.optional(v.strictTuple([v.number(), v.number(), v.number()])),
  snapped: flag,
  fired: flag,
  moved: flag,
  gone: flag,
  /** This turn it has boarded, was set down, has lost its carrier. */
  boarded: flag,
  landed: flag,
  shaken: flag,
  /** The building it assaults, and since which turn: an earlier one where nothing is said. */
  assaults: v.optional(v.string()),
  since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  hiding: flag,
  /** The counter that lies with its commander; fired before and left there; he has tried something this turn. */
  support: v.optional(v.picklist(COUNTER_IDS)),
  faceUp: flag,
  tried: flag,
  /** The edge it has left by. */
  left: v.optional(v.picklist(EDGES)),
  /** Its detachment is elite; comes as a reinforcement. */
  elite: flag,
  later: flag,
  /** Where nobody of a detachment of stands says so, its first has one. */
  commander: v.optional(v.boolean()),
  /** Last turn's order of its detachment. */
  before: v.optional(v.picklist(ORDERS)),
  /** Its detachment's order is turned up already. */
  shown: flag,
};

export type CasePiece = ReturnType<typeof readPieces>[number];

/** Every unit of a case; b1 is a building in notation, f12 a run. */
export function readPieces(written: Case) {
  return readModels(written, SHAPE, /^[bfrl]\d+$/, 'b1, f12, r45 or l45');
}
