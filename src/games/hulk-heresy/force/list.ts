/** HH-REINF-01, HH-FORCE-19: a force is a list of models; each one's place in it is its blip letter, and legions have no rules (HH-GAP-08). */
import * as v from 'valibot';
import { LIMITS } from '../../../kernel/limits.ts';
import { readData } from '../../../kernel/read-data.ts';
import { ARMOURS } from '../data/armour.ts';
import { BLADE_IDS } from '../data/assault.ts';
import { KIND_IDS } from '../data/kinds.ts';
import { POWER_IDS } from '../data/powers.ts';
import { GUN_IDS } from '../data/ranged.ts';

/** HH-GREN-03, HH-GREN-05, HH-GREN-06. */
export const GRENADES = ['blind', 'frag', 'krak'] as const;
export type Grenade = (typeof GRENADES)[number];

export const GIFTS = ['hard-to-kill', 'mighty-blow'] as const;

export const ModelRow = v.strictObject({
  kind: v.picklist(KIND_IDS),
  armour: v.picklist(ARMOURS),
  sergeant: v.optional(v.boolean(), false),
  /** HH-FORCE-17: a daemon that is a Herald, or bears an Instrument or Icon. */
  herald: v.optional(v.boolean(), false),
  icon: v.optional(v.boolean(), false),
  ranged: v.optional(v.pipe(v.array(v.picklist(GUN_IDS)), v.maxLength(4)), []),
  /** With shields and servo arm. */
  assault: v.optional(v.pipe(v.array(v.picklist(BLADE_IDS)), v.maxLength(4)), []),
  grenades: v.optional(v.pipe(v.array(v.picklist(GRENADES)), v.maxLength(2)), []),
  /** HH-FORCE-16: the gun that a reload was bought for. */
  reload: v.optional(v.nullable(v.picklist(GUN_IDS)), null),
  /** HH-DAEM-18, HH-DAEM-19: what only a Broodlord's replacement has (HH-GSB-03). */
  gifts: v.optional(v.pipe(v.array(v.picklist(GIFTS)), v.maxLength(2)), []),
  powers: v.optional(v.pipe(v.array(v.picklist(POWER_IDS)), v.maxLength(3)), []),
});
export type ModelRow = v.InferOutput<typeof ModelRow>;

/** More models than this no force can pay for. */
const MOST_MODELS = 200;
export const ForceList = v.pipe(
  v.array(ModelRow),
  v.minLength(1),
  v.maxLength(Math.min(MOST_MODELS, LIMITS.floor)),
);
export type ForceList = v.InferOutput<typeof ForceList>;

export function readForce(data: unknown): ForceList {
  return readData(ForceList, data, 'The force');
}

const KEYS = Object.keys(ModelRow.entries) as (keyof ModelRow)[];

/** Whole: what a file may leave out, an action says. */
export function isForce(data: unknown): data is ForceList {
  return v.is(ForceList, data) && data.every((row) => KEYS.every((key) => row[key] !== undefined));
}

/** A model with nothing of its own said. */
export function modelRow(
  kind: ModelRow['kind'],
  armour: ModelRow['armour'],
  more: Partial<ModelRow> = {},
): ModelRow {
  return v.parse(ModelRow, { kind, armour, ...more });
}

/** HH-GAP-26: A to Z, then AA, AB. */
export function letterOf(row: number): string {
  const last = String.fromCharCode(65 + (row % 26));
  return row < 26 ? last : letterOf(Math.floor(row / 26) - 1) + last;
}

/** The row of a letter, or -1. */
export function rowOf(letter: string): number {
  if (!/^[A-Z]{1,2}$/i.test(letter)) return -1;
  return [...letter.toUpperCase()].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1;
}
