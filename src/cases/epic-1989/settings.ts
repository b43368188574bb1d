/** The keys of a case that are epic-1989's own. */
import * as v from 'valibot';
import { buildingSchema, optionsSchema } from '../../games/epic-1989/battle.ts';
import { SCENARIO_IDS } from '../../games/epic-1989/scenarios/scenarios.ts';
import { EDGES, SIDES } from '../../games/epic-1989/state.ts';
import { COUNTER_IDS } from '../../games/epic-1989/support/counters.ts';
import type { Case } from '../case.ts';
import { readFields } from '../read-fields.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/, 'A name is letters, digits and dashes.'));
const Marks = v.strictObject({ imperial: v.optional(Count, 0), rebel: v.optional(Count, 0) });
const SideName = v.picklist(SIDES);

const Counters = v.optional(v.array(v.picklist(COUNTER_IDS)), []);
const counterSchema = v.strictObject({
  side: SideName,
  at: v.optional(v.strictTuple([v.number(), v.number()])),
  building: v.optional(Name),
  is: v.optional(Name),
});
const markerSchema = v.strictObject({
  is: v.picklist(['blind', 'stasis', 'vortex', 'mine']),
  at: v.strictTuple([v.number(), v.number()]),
  side: v.optional(SideName, 'imperial'),
  /** The turn in which it appeared. */
  turn: v.optional(Count, 0),
  load: v.optional(v.picklist(['mine', 'dummy', 'stasis', 'vortex']), 'mine'),
  stage: v.optional(v.picklist(['laid', 'armed', 'live']), 'armed'),
});

/** Setting up, or what begins: the order phase, a segment of movement, a segment of fire, the end phase. */
export const PHASES = [
  'muster',
  'setup',
  'orders',
  'fall-back',
  'charge',
  'advance',
  'turning',
  'repair',
  'first-fire',
  'advance-fire',
  'charge-fire',
  'close-combat',
  'end',
] as const;

const SHAPE = {
  phase: v.optional(v.picklist(PHASES), 'orders'),
  turn: v.optional(Count, 1),
  /** Who is First Player; null before that is settled. */
  first: v.optional(v.nullable(SideName), 'imperial'),
  /** Who plays the Imperial side; null: it is rolled for. */
  imperial: v.optional(v.nullable(v.picklist(['A', 'B'])), 'A'),
  /** The Imperial edge; null: it is rolled for. */
  edge: v.optional(v.nullable(v.picklist(EDGES)), 'south'),
  /** Centimetres. */
  table: v.optional(v.strictTuple([v.number(), v.number()]), [120, 90]),
  /** As battles write them; with names, or numbered from 1. Null: they are placed by the players. */
  buildings: v.optional(v.nullable(v.union([v.array(buildingSchema), v.record(Name, buildingSchema)])), []),
  points: v.optional(v.boolean(), false),
  /** Whose loss loses the battle, and who carries something over the enemy's edge: places in the lists, from 1. */
  hunted: v.optional(Marks, {}),
  cargo: v.optional(Marks, {}),
  /** With `phase: muster`: what each side may spend, where the scenario does not say. */
  budget: v.optional(Count, 2000),
  /** Its rules of setting up, ending and winning; the units are those of the case. */
  scenario: v.optional(v.nullable(v.picklist(SCENARIO_IDS)), null),
  /** E1-SCEN-18: where the trap closes. */
  point: v.optional(v.nullable(v.strictTuple([v.number(), v.number()])), null),
  /** E1-SCEN-13: the reinforcements have arrived. */
  arrived: v.optional(v.boolean(), false),
  /** SUPP: counters in hand. */
  support: v.optional(v.strictObject({ imperial: Counters, rebel: Counters }), {}),
  /** E1-HIDE-22: with the option `hidden`, whose infantry is hidden. */
  hiding: v.optional(v.array(SideName), ['imperial', 'rebel']),
  /** HIDE: counters on the table, numbered as listed for each side; without a detachment a dummy. */
  counters: v.optional(v.array(counterSchema), []),
  /** MISL: what lies on the table, numbered as listed; mine counters are armed where nothing else is said. */
  markers: v.optional(v.array(markerSchema), []),
  quiet: v.optional(Count, 0),
  eventful: v.optional(v.boolean(), false),
  options: v.optional(optionsSchema, {}),
  /** Dice until the first decision, when the case has no step `begin`. */
  dice: v.optional(v.array(Count), []),
};

export type Settings = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;

/** Throws a `Problem` at the key that is wrong or unknown. */
export function readSettings({ settings, place }: Case): Settings {
  return readFields(SHAPE, settings, place, 'A case');
}
