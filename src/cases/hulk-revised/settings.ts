/** The keys of a case that are hulk-revised's own. */
import * as v from 'valibot';
import type { Case } from '../case.ts';
import { readFields } from '../read-fields.ts';
import { SoloSchema } from './solo.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Squares = v.optional(v.array(v.string()), []);

const SHAPE = {
  /** `start` is the set-up of the mission; `marine` and `stealer` are in the middle of that phase, the others before it. */
  phase: v.optional(
    v.picklist(['start', 'command', 'marine', 'reinforcement', 'stealer', 'reset']),
    'marine',
  ),
  turn: v.optional(Count, 1),
  /** The token drawn; 0 for none. What commanders and chapter add to it, and PreScience. */
  cp: v.optional(Count, 1),
  bonus: v.optional(v.pipe(v.number(), v.integer()), 0),
  gained: v.optional(Count, 0),
  spent: v.optional(Count, 0),
  first: v.optional(v.picklist(['marine', 'stealer']), 'marine'),
  /** The turn limit; 0 for none. */
  turns: v.optional(Count, 0),
  /** Blips the mission still grants, how many a turn, and how many before the start. */
  allowance: v.optional(Count, 0),
  reinforcements: v.optional(Count, 0),
  start: v.optional(Count, 0),
  /** The same three as a mission writes them. `total: null` is endless, without `perTurn` one per squad. */
  blips: v.optional(
    v.nullable(
      v.strictObject({
        total: v.optional(v.nullable(Count), null),
        start: v.optional(Count),
        perTurn: v.optional(v.nullable(Count), null),
      }),
    ),
    null,
  ),
  /** Entry areas that open in a later turn. */
  opens: v.optional(v.record(v.string(), Count), {}),
  /** Counters in the bag by value; the rest is set aside. */
  bag: v.optional(v.nullable(v.pipe(v.array(Count), v.length(3))), null),
  /** Ambush blips the mission still grants, and their counters in the bag by value 0, 1, 2. */
  ambush: v.optional(Count, 0),
  ambushBag: v.optional(v.nullable(v.pipe(v.array(Count), v.length(3))), null),
  /** Special units the mission still grants. */
  specials: v.optional(v.record(v.string(), Count), {}),
  objective: v.optional(v.nullable(v.union([v.boolean(), v.strictObject({ ap: Count })])), null),
  objects: v.optional(v.array(v.union([v.string(), v.record(v.string(), v.unknown())])), []),
  /** Without it and without an objective the Marines cannot win; an empty list is the mission's own default. */
  victory: v.optional(v.array(v.record(v.string(), v.unknown()))),
  options: v.optional(v.record(v.string(), v.boolean()), {}),
  chapter: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  /** A mission for bought forces: its limits, and who musters in the match. */
  force: v.optional(v.record(v.string(), v.unknown())),
  muster: v.optional(v.array(v.string())),
  /** The program plays the Stealers, and what it remembers. */
  solo: v.optional(v.union([v.boolean(), SoloSchema]), false),
  /** A picture per level with a letter for each square's section, and names for the letters. */
  sections: v.optional(v.union([v.string(), v.array(v.string())]), []),
  sectionNames: v.optional(v.record(v.string(), v.string()), {}),
  ground: v.optional(
    v.strictObject({
      fire: Squares,
      gas: Squares,
      'old-gas': Squares,
      plasma: Squares,
      stasis: Squares,
      rubble: Squares,
      generator: Squares,
      'half-generator': Squares,
    }),
  ),
  /** The Stealer piece that has been activated. */
  active: v.optional(v.nullable(v.string()), null),
  /** Turns without an event so far. */
  quiet: v.optional(Count, 0),
  /** Values drawn from bags, and dice rolled, before the first decision. */
  draws: v.optional(v.array(v.union([Count, v.string()])), []),
  dice: v.optional(v.array(Count), []),
};

export type Settings = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;

/** Throws a `Problem` at the key that is wrong or unknown. */
export function readSettings({ settings, place }: Case): Settings {
  return readFields(SHAPE, settings, place, 'A case');
}
