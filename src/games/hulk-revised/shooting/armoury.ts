/** WPN: weapons, grenades and missiles (rules/hulk-revised.md, HR-WPN-01 to HR-WPN-03). */

export interface RangedWeapon {
  readonly label: string;
  readonly dice: number;
  /** The score one die needs. */
  readonly score: number;
  readonly overwatch: boolean;
  readonly sustained: boolean;
  /** Whether a shot may be combined with a movement action (HR-WPN-04). */
  readonly moveAndShoot: boolean;
  /** Whether a double on overwatch jams it. */
  readonly jams: boolean;
  /** Shots in a load; 0 is unlimited. */
  readonly load: number;
}

export interface AssaultWeapon {
  readonly label: string;
  /** Forces one enemy die to be rolled again, to the front (HR-CA-14). */
  readonly parry?: boolean;
  /** Close assault bonus in every direction. */
  readonly cab?: number;
  /** Close assault bonus and dice to the front only (HR-CA-11). */
  readonly frontCab?: number;
  readonly frontDice?: number;
  /** Takes a die from an opponent in front. */
  readonly shield?: boolean;
  /** AP to destroy the shut door straight ahead, without a roll. */
  readonly door?: number;
  /** Fills both hands: no ranged weapon, grenades, generator or objects (HR-FORCE-08). */
  readonly bothHands?: boolean;
  /** Fires grenades (a Captain's glove). */
  readonly launcher?: boolean;
}

export type RangedId = 'storm-bolter' | 'assault-cannon' | 'heavy-flamer';
export type AssaultId =
  | 'power-glove'
  | 'grenade-glove'
  | 'chain-fist'
  | 'power-axe'
  | 'power-sword'
  | 'force-weapon'
  | 'thunder-hammer'
  | 'lightning-claws';

/** HR-BOLT-01 to HR-BOLT-04 and HR-CANN-05 are columns of this table. */
export const RANGED: Readonly<Record<RangedId, RangedWeapon>> = {
  'storm-bolter': {
    label: 'Storm Bolter',
    dice: 2,
    score: 6,
    overwatch: true,
    sustained: true,
    moveAndShoot: true,
    jams: true,
    load: 0,
  },
  'assault-cannon': {
    label: 'Assault Cannon',
    dice: 3,
    score: 5,
    overwatch: true,
    sustained: true,
    moveAndShoot: true,
    jams: false,
    load: 10,
  },
  'heavy-flamer': {
    label: 'Heavy Flamer',
    dice: 1,
    score: 2,
    overwatch: false,
    sustained: false,
    moveAndShoot: false,
    jams: false,
    load: 6,
  },
};

export const ASSAULT: Readonly<Record<AssaultId, AssaultWeapon>> = {
  'power-glove': { label: 'Power Glove' },
  'grenade-glove': { label: 'Power Glove with Grenade Launcher', launcher: true },
  'chain-fist': { label: 'Chain Fist', door: 1 },
  'power-axe': { label: 'Power Axe', cab: 1, door: 2 },
  'power-sword': { label: 'Power Sword', parry: true },
  'force-weapon': { label: 'Force Weapon', parry: true },
  'thunder-hammer': { label: 'Thunder Hammer and Storm Shield', frontCab: 1, shield: true, bothHands: true },
  'lightning-claws': { label: 'Lightning Claws', frontCab: 2, frontDice: 2, bothHands: true },
};

/** HR-WPN-02, in the order of `Piece.grenades` and `Piece.missiles`. */
export const GRENADES = ['crak', 'frag', 'gas', 'plasma'] as const;
export type Grenade = (typeof GRENADES)[number];

/** HR-GEN-09. */
export const OVERWATCH_RANGE = 12;
export const FLAMER_RANGE = 12;
export const MISSILE_RANGE = 12;
export const LAUNCHER_RANGE = 8;
export const THROW_RANGE = 6;
export const SENTRY_RANGE = 12;

/** HR-FORCE-10: grenades by hand and in a Captain's launcher, missiles in a Cyclone. */
export const BY_HAND = 3;
export const IN_LAUNCHER = 5;
export const IN_CYCLONE = 6;

/** HR-SENT-10. */
export const SENTRY_ROUNDS = 20;
export const SENTRY_DICE = 3;
export const SENTRY_SCORE = 5;
