/** ARMY: an army list as people write and share it. */
import * as v from 'valibot';
import { readData } from '../../../kernel/read-data.ts';
import { ALL_CARDS, type CardId, DECKS } from '../cards/index.ts';
import { CLANS, ROWS, type RowId, TITAN_WEAPONS } from '../sheets/index.ts';

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const Whole = v.pipe(v.number(), v.integer(), v.minValue(1));

function oneOf<const T extends string>(what: string, ids: readonly T[]) {
  return v.picklist(ids, (issue) => `There is no ${what} '${String(issue.input)}'.`);
}

const RowName = oneOf('model', Object.keys(ROWS) as RowId[]);
const Weapon = v.optional(
  oneOf(
    'Titan weapon',
    TITAN_WEAPONS.map(({ id }) => id),
  ),
);

const Entry = v.pipe(
  v.unknown(),
  v.transform((written) => (typeof written === 'string' ? { card: written } : written)),
  v.strictObject({
    card: oneOf(
      'card',
      ALL_CARDS.map(({ id }): CardId => id),
    ),
    /** How many of this card. */
    count: v.optional(v.pipe(Whole, v.maxValue(50)), 1),
    /** What its owner calls it. */
    name: v.optional(Name),
    /** E2-ORK-02: the Clan an Ork support or special card belongs to. */
    clan: v.optional(oneOf('Clan', CLANS)),
    /** E2-CARD-09: the company Landing Pods are for, by its name. */
    company: v.optional(Name),
    /** E2-ARMY-18: what it has where the card leaves a choice; one for all its units or one for each. */
    choose: v.optional(
      v.pipe(
        v.unknown(),
        v.transform((written) => (Array.isArray(written) ? written : [written])),
        v.pipe(v.array(RowName), v.minLength(1), v.maxLength(10)),
      ),
    ),
    /** E2-ARMY-13: what a Titan carries. */
    weapons: v.optional(
      v.strictObject({
        'left-arm': Weapon,
        'right-arm': Weapon,
        'left-carapace': Weapon,
        'right-carapace': Weapon,
      }),
    ),
  }),
);

export const ArmyList = v.strictObject({
  name: Name,
  force: oneOf('force', DECKS),
  /** The points limit it was made for (E2-ARMY-01). */
  points: v.optional(Whole),
  cards: v.pipe(v.array(Entry), v.minLength(1), v.maxLength(100)),
});

export type Entry = v.InferOutput<typeof Entry>;
export type Army = v.InferOutput<typeof ArmyList>;

/** E2-ARMY-01: the limit suggested for a first battle. */
export const FIRST_LIMIT = 1500;

/** Checks the shape of a list from outside; what it may hold is for `checkArmy`. Throws a Problem that names the place. */
export function readArmy(data: unknown, where = ''): Army {
  return readData(ArmyList, data, 'The army', where);
}
