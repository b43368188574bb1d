/** DATA: a row of a data sheet (E2-DATA-01), with the notes of the troop's entry where they differ (E2-DATA-05). Lengths are in u: 100 u are 1 cm (E2-GEO-01). */
import { CM } from '../../../field/index.ts';
import type { Clan } from './clans.ts';
import type { SizeClass } from './sizes.ts';
import type { Trait, WeaponTrait } from './traits.ts';

export interface Weapon {
  readonly name: string;
  readonly range: number;
  /** The least range, where there is one (E2-SPEC-04). */
  readonly least?: number;
  /** Shots a turn; 0 for a barrage. */
  readonly dice: number;
  /** E2-BARR-01: points it adds to a barrage, in place of dice and `hit`. */
  readonly barrage?: number;
  /** The score to hit; null where no such roll is made. */
  readonly hit: number | null;
  /** What it adds to the target's save roll: 0 or less. */
  readonly mod: number;
  readonly traits: readonly WeaponTrait[];
}

export interface Row {
  readonly id: string;
  /** The row of the inventory. */
  readonly rule: string;
  readonly name: string;
  readonly size: SizeClass;
  /** On Advance; 0 for what does not move. */
  readonly move: number;
  /** 4 for 4+; null without a save. */
  readonly save: number | null;
  /** Close assault factor. */
  readonly caf: number;
  /** What it fires; none for those who only fight hand to hand. */
  readonly weapons: readonly Weapon[];
  /** What those fight with who have nothing to fire. */
  readonly fights: string | null;
  /** How many stands it carries (E2-TRAN-01). */
  readonly carries: number;
  /** None where no rule goes beyond the row (E2-SPEC-11). */
  readonly traits: readonly Trait[];
  /** E2-ORK-13: the one Clan that has it. */
  readonly clan: Clan | null;
}

type Extras = Partial<Pick<Row, 'fights' | 'carries' | 'traits' | 'clan'>>;

/** A row in the order of the sheet's columns; `move` in cm. */
export function row<const Id extends string>(
  id: Id,
  rule: string,
  name: string,
  size: SizeClass,
  move: number,
  save: number | null,
  caf: number,
  weapons: readonly Weapon[],
  extras: Extras = {},
): Row & { readonly id: Id } {
  return {
    id,
    rule,
    name,
    size,
    move: move * CM,
    save,
    caf,
    weapons,
    fights: null,
    carries: 0,
    traits: [],
    clan: null,
    ...extras,
  };
}

/** A weapon that rolls to hit; `range` in cm. */
export function gun(
  name: string,
  range: number,
  dice: number,
  hit: number,
  mod: number,
  ...traits: WeaponTrait[]
): Weapon {
  return { name, range: range * CM, dice, hit, mod, traits };
}

/** A weapon with barrage points; ranges in cm. */
export function barrage(
  name: string,
  range: number,
  points: number,
  mod: number,
  traits: readonly WeaponTrait[] = [],
  least?: number,
): Weapon {
  const weapon = { name, range: range * CM, dice: 0, barrage: points, hit: null, mod, traits };
  return least === undefined ? weapon : { ...weapon, least: least * CM };
}
