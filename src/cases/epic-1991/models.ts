/** What a case can say of a model of epic-1991. */
import * as v from 'valibot';
import {
  LOCATIONS,
  MOUNTS,
  ROWS,
  type RowId,
  TITAN_WEAPONS,
  type TitanWeaponId,
  VOID_SHIELDS,
} from '../../games/epic-1991/sheets/index.ts';
import { ORDERS, SIDES } from '../../games/epic-1991/state.ts';
import type { Case } from '../case.ts';
import { readModels, WHERE } from '../centimetres/models.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const flag = v.optional(v.boolean(), false);
const Weapon = v.optional(
  v.picklist(
    TITAN_WEAPONS.map(({ id }) => id),
    'There is no such Titan weapon.',
  ),
);

const SHAPE = {
  ...WHERE,
  row: v.picklist(Object.keys(ROWS) as RowId[], (issue) => `There is no row '${String(issue.input)}'.`),
  side: v.optional(v.picklist(SIDES)),
  order: v.optional(v.picklist(ORDERS)),
  /** In a building where two walls are flush: the one it mans. */
  wall: v.optional(Count),
  /** A casualty. */
  gone: flag,
  transport: v.optional(v.boolean()),
  section: flag,
  clock: v.optional(v.strictTuple([Count, Count]), [0, 1]),
  boarded: flag,
  left: flag,
  charged: flag,
  held: v.optional(v.boolean()),
  /** Immobilised this turn. */
  stuck: flag,
  locked: flag,
  thrown: flag,
  exposed: flag,
  spentOn: v.optional(Count, 0),
  cast: flag,
  energy: v.optional(Count, 0),
  opened: flag,
  weapons: v.optional(
    v.strictObject({
      'left-arm': Weapon,
      'right-arm': Weapon,
      'left-carapace': Weapon,
      'right-carapace': Weapon,
    }),
    {},
  ),
  shields: v.optional(Count, VOID_SHIELDS),
  /** By location the rows of the damage tables in force. */
  damage: v.optional(v.record(v.picklist(LOCATIONS), v.union([Count, v.array(Count)])), {}),
  /** Mounts whose weapons are lost. */
  lost: v.optional(v.array(v.picklist(MOUNTS)), []),
  deaf: flag,
  plasma: flag,
};

export type CaseModel = ReturnType<typeof readCaseModels>[number];

/** Every model of a case; b1 and w1 are a building and a wall in notation. */
export function readCaseModels(written: Case) {
  return readModels(written, SHAPE, /^[bw]\d+$/, 'b1 or w1');
}

export const DEFAULT_ARMS: Readonly<Record<(typeof MOUNTS)[number], TitanWeaponId>> = {
  'left-arm': 'gatling-blaster',
  'right-arm': 'gatling-blaster',
  'left-carapace': 'laser-blaster',
  'right-carapace': 'laser-blaster',
};
