/** The words that missions, force lists and campaigns share. */
import * as v from 'valibot';

export const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** Grenades or missiles of each kind. */
export const Loads = v.strictObject({
  crak: v.optional(Count, 0),
  frag: v.optional(Count, 0),
  gas: v.optional(Count, 0),
  plasma: v.optional(Count, 0),
});
export type Loads = v.InferOutput<typeof Loads>;

export function total(loads: Loads): number {
  return loads.crak + loads.frag + loads.gas + loads.plasma;
}

export const NO_LOADS: Loads = { crak: 0, frag: 0, gas: 0, plasma: 0 };

export const MarineKind = v.picklist(['terminator', 'sergeant', 'captain', 'librarian']);
export const Level = v.picklist([1, 2, 3, 4]);
export const Ranged = v.picklist(['storm-bolter', 'assault-cannon', 'heavy-flamer']);
export const Assault = v.picklist([
  'power-glove',
  'grenade-glove',
  'chain-fist',
  'power-axe',
  'power-sword',
  'force-weapon',
  'thunder-hammer',
  'lightning-claws',
]);

/** HR-CHAP-02. */
export const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'salamanders'] as const;
export const ChapterRow = v.picklist(CHAPTERS);

export const Specials = v.strictObject({
  feeder: v.optional(Count, 0),
  acidmaw: v.optional(Count, 0),
  hormagaunt: v.optional(Count, 0),
  broodlord: v.optional(Count, 0),
});
