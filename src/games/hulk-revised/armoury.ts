/** WPN: the weapons a Terminator squad carries (rules/hulk-revised.md, HR-WPN-01 and HR-WPN-03). */

export interface RangedWeapon {
  readonly label: string;
  readonly dice: number;
  /** The score one die needs. */
  readonly score: number;
  readonly overwatch: boolean;
  readonly sustained: boolean;
  /** Whether a shot may be combined with a movement action. */
  readonly moveAndShoot: boolean;
}

export interface AssaultWeapon {
  readonly label: string;
  /** Forces one enemy die to be rolled again, to the front (HR-CA-14). */
  readonly parry: boolean;
}

export type RangedId = 'storm-bolter';
export type AssaultId = 'power-glove' | 'power-sword';

export const RANGED: Readonly<Record<RangedId, RangedWeapon>> = {
  'storm-bolter': {
    label: 'Storm Bolter',
    dice: 2,
    score: 6,
    overwatch: true,
    sustained: true,
    moveAndShoot: true,
  },
};

export const ASSAULT: Readonly<Record<AssaultId, AssaultWeapon>> = {
  'power-glove': { label: 'Power Glove', parry: false },
  'power-sword': { label: 'Power Sword', parry: true },
};

/** HR-GEN-09: how far overwatch reaches. */
export const OVERWATCH_RANGE = 12;
