/** UNIT: what every Marine and Stealer is (rules/hulk-revised.md, HR-UNIT-01 and HR-UNIT-06). */

export type MarineKind = 'terminator' | 'sergeant';
export type StealerKind = 'genestealer';
/** A blip is a face-down counter, not a unit, but it stands and moves like one. */
export type PieceKind = MarineKind | StealerKind | 'blip';

export interface UnitData {
  readonly label: string;
  readonly ap: number;
  readonly assaultDice: number;
  /** Close assault bonus. */
  readonly cab: number;
}

export const UNITS: Readonly<Record<PieceKind, UnitData>> = {
  terminator: { label: 'Terminator', ap: 4, assaultDice: 1, cab: 0 },
  sergeant: { label: 'Sergeant', ap: 4, assaultDice: 1, cab: 1 },
  genestealer: { label: 'Genestealer', ap: 6, assaultDice: 3, cab: 0 },
  blip: { label: 'Blip', ap: 6, assaultDice: 0, cab: 0 },
};
