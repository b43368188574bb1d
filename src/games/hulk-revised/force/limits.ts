/** HR-FORCE-11 and HR-HOUSE-11: what a force may be, as a mission or campaign sets it. */
import * as v from 'valibot';
import { LIMITED, type Limited } from './prices.ts';
import { Count } from './words.ts';

const Bounds = v.strictObject({ min: v.optional(Count), max: v.optional(Count) });

/** HR-FORCE-11: least and most of anything that can be bought. Sets aside what the list itself says. */
export const ItemLimits = v.record(v.picklist(LIMITED), Bounds);

/** A mission for bought forces. */
export const ForceRule = v.strictObject({
  /** HR-HOUSE-11: how many squads it asks for. */
  squads: v.optional(Count, 1),
  /** For each side; without it HR-HOUSE-11. */
  points: v.optional(Count),
  minMarines: v.optional(Count, 1),
  maxMarines: v.optional(v.pipe(Count, v.maxValue(24)), 24),
  minBlips: v.optional(Count, 15),
  items: v.optional(ItemLimits, {}),
});
export type ForceRule = v.InferOutput<typeof ForceRule>;

export const POINTS_PER_SQUAD = 20; // HR-HOUSE-11
export const BLIPS_PER_MISSION = 15; // HR-HOUSE-11, HR-CAMP-04

/** What `checkForce` holds a list against. */
export interface Limits {
  /** For each side; null when nothing is bought any more (an assignment in a campaign). */
  readonly points: number | null;
  readonly minMarines: number;
  readonly maxMarines: number;
  readonly minBlips: number;
  readonly items: Readonly<Partial<Record<Limited, { readonly min?: number; readonly max?: number }>>>;
  /** The rule that sets the least number of blips. */
  readonly blipRule: 'HR-HOUSE-11' | 'HR-CAMP-04';
  /** A campaign: spare ammunition and equipment may be bought (HR-CAMP-03). */
  readonly spares: boolean;
}

/** The limits of a stand-alone game. */
export function limitsOf(force: ForceRule): Limits {
  return {
    points: force.points ?? POINTS_PER_SQUAD * force.squads,
    minMarines: force.minMarines,
    maxMarines: force.maxMarines,
    minBlips: force.minBlips,
    items: force.items,
    blipRule: 'HR-HOUSE-11',
    spares: false,
  };
}
