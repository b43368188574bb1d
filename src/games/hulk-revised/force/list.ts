/** FORCE: a force list as a player writes it. Nothing is bought that is not written, and a Power Glove is free. */
import * as v from 'valibot';
import { readData } from '../../../kernel/read-data.ts';
import {
  Assault,
  ChapterRow,
  Count,
  Level,
  Loads,
  MarineKind,
  Name,
  NO_LOADS,
  Ranged,
  Specials,
} from './words.ts';

/** `true` is one: a list may say "reload: true" or, wrongly, "reload: 2". */
const Pieces = v.pipe(
  v.union([v.boolean(), Count]),
  v.transform((n) => Number(n)),
);

/** One Marine and all he takes along. */
export const Unit = v.strictObject({
  name: Name,
  kind: MarineKind,
  level: v.optional(Level),
  assault: v.optional(Assault, 'power-glove'),
  ranged: v.optional(v.nullable(Ranged), null),
  grenades: v.optional(Loads, NO_LOADS),
  /** A Cyclone launcher and its missiles: `{}` is an empty one. */
  cyclone: v.optional(v.nullable(Loads), null),
  reload: v.optional(Pieces, 0),
  generator: v.optional(Pieces, 0),
});

/** HR-CAMP-03: what is bought in advance and carried by nobody yet. Reloads by weapon. */
export const Stores = v.strictObject({
  flamer: v.optional(Count, 0),
  cannon: v.optional(Count, 0),
  grenades: v.optional(Loads, NO_LOADS),
  missiles: v.optional(Loads, NO_LOADS),
  generators: v.optional(Count, 0),
});

export const NO_STORES: Stores = {
  flamer: 0,
  cannon: 0,
  grenades: NO_LOADS,
  missiles: NO_LOADS,
  generators: 0,
};

export const MarineList = v.strictObject({
  side: v.literal('marine'),
  /** The chapter the force belongs to, in words. Only 'Salamanders' matters (HR-CHAP-05). */
  legion: v.optional(Name),
  /** HR-CHAP-01: the row of bonuses; none is no bonus. */
  chapter: v.optional(v.nullable(ChapterRow), null),
  points: v.optional(Count),
  squads: v.pipe(
    v.array(v.strictObject({ units: v.pipe(v.array(Unit), v.minLength(1)) })),
    v.minLength(1),
    v.maxLength(30),
  ),
  sentries: v.optional(Count, 0),
  stores: v.optional(Stores, NO_STORES),
});

export const StealerList = v.strictObject({
  side: v.literal('stealer'),
  points: v.optional(Count),
  blips: Count,
  ambush: v.optional(Count, 0),
  ...Specials.entries,
});

export type Unit = v.InferOutput<typeof Unit>;
export type Stores = v.InferOutput<typeof Stores>;
export type MarineList = v.InferOutput<typeof MarineList>;
export type StealerList = v.InferOutput<typeof StealerList>;
export type ForceList = MarineList | StealerList;

const List = v.variant('side', [MarineList, StealerList]);

export function isForce(data: unknown): boolean {
  return v.is(List, data);
}

/** Checks the shape of a list from outside; what it may buy is for `checkForce`. Throws a Problem that names the place. */
export function readForce(data: unknown, where = ''): ForceList {
  return readData(List, data, 'The force list', where);
}
