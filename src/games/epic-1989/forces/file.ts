/** Ready forces as small text files: a name, a side, the scenario or the points, and what is bought. */
import * as v from 'valibot';
import { readData } from '../../../kernel/read-data.ts';
import { STANDARD, TROOPS } from '../cards/cards.ts';
import { SCENARIO_IDS, type ScenarioId } from '../scenarios/scenarios.ts';
import { SIDES, type Side } from '../state.ts';
import { COUNTER_IDS } from '../support/counters.ts';
import { type Bought, type Force, titanSchema } from './force.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
const flag = v.optional(v.boolean(), false);
const standard = v.picklist(STANDARD.map(({ id }) => id));
const line = v.union([
  standard,
  v.strictObject({ detachment: standard, count: v.optional(count, 1), elite: flag, later: flag }),
  v.strictObject({
    units: v.record(v.picklist(TROOPS.map(({ id }) => id)), count),
    commanders: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
    elite: flag,
    later: flag,
  }),
  v.strictObject({ ...titanSchema.entries, later: flag }),
]);

const fileSchema = v.strictObject({
  name: v.string(),
  side: v.picklist(SIDES),
  scenario: v.optional(v.nullable(v.picklist(SCENARIO_IDS)), null),
  points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(10_000)), 2000),
  detachments: v.pipe(v.array(line), v.minLength(1), v.maxLength(60)),
  support: v.optional(v.pipe(v.array(v.picklist(COUNTER_IDS)), v.maxLength(60)), []),
});

export interface ForceFile {
  readonly name: string;
  readonly side: Side;
  readonly scenario: ScenarioId | null;
  /** What may be spent where the scenario does not say. */
  readonly points: number;
  readonly force: Force;
}

/** Throws a `Problem` that names the place. */
export function readForceFile(data: unknown): ForceFile {
  const { name, side, scenario, points, detachments, support } = readData(fileSchema, data, 'force');
  return { name, side, scenario, points, force: { detachments: detachments.flatMap(boughtOf), support } };
}

function boughtOf(one: v.InferOutput<typeof line>): Bought[] {
  if (typeof one === 'string') return [{ detachment: one, elite: false, later: false }];
  if ('titan' in one) {
    const { titan, weapons, later } = one;
    return [{ detachment: { titan, weapons }, elite: false, later }];
  }
  const { elite, later } = one;
  if ('detachment' in one)
    return Array.from({ length: one.count }, () => ({ detachment: one.detachment, elite, later }));
  const units = Object.entries(one.units).flatMap(([id, many]) => Array.from({ length: many }, () => id));
  return [{ detachment: { units, commanders: one.commanders }, elite, later }];
}
