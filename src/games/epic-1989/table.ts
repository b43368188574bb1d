/** What the forces and the battle fix for good: every unit's card, detachment and footprint. */
import { COARSE, makePositions, type Positions } from '../../field/index.ts';
import type { Battle, Options, Setup } from './battle.ts';
import type { Card, Mount, Size, TitanMount } from './cards/card.ts';
import { cardNamed, sizeOf } from './cards/cards.ts';
import { TITAN_WEAPONS, type TitanWeapon } from './cards/titans.ts';
import type { WeaponId } from './cards/weapons.ts';
import { SIDES, type Side, type State } from './state.ts';

/** A weapon a unit fires; a stand's have no mount (E1-ARC-04). */
export interface Arm {
  readonly weapon: WeaponId;
  readonly mount: Mount | TitanMount | null;
  /** E1-ARC-05. */
  readonly barrels: number;
}

export interface UnitInfo {
  readonly id: number;
  readonly side: Side;
  readonly detachment: number;
  readonly card: Card;
  readonly size: Size;
  readonly arms: readonly Arm[];
}

export interface DetachmentInfo {
  readonly id: number;
  readonly side: Side;
  readonly name: string;
  readonly units: readonly number[];
  /** E1-CMDR-01: how many it starts with. */
  readonly commanders: number;
  readonly elite: boolean;
  /** It comes as a reinforcement. */
  readonly later: boolean;
}

export interface Table {
  readonly battle: Battle;
  readonly options: Options;
  readonly width: number;
  readonly depth: number;
  /** By number from 1 (E1-SETUP-14); index 0 is null. */
  readonly units: readonly UnitInfo[];
  readonly detachments: readonly DetachmentInfo[];
  readonly positions: Positions<State>;
}

/** Lists by number begin at 1. */
const NOBODY = null as never;

/** E1-SETUP-14: numbers in the order of the force lists, Imperial before Rebel. */
export function layTable({ battle, options }: Setup): Table {
  const units: UnitInfo[] = [NOBODY];
  const detachments: DetachmentInfo[] = [NOBODY];
  for (const side of SIDES)
    for (const { name, units: cards, commanders, elite, later, weapons } of battle.forces[side] ?? []) {
      const id = detachments.length;
      const numbers = cards.map((card) => {
        units.push(infoOf(units.length, side, id, cardNamed(card)!, weapons));
        return units.length - 1;
      });
      detachments.push({ id, side, name, units: numbers, commanders, elite, later });
    }
  const { width, depth } = battle.table;
  return {
    battle,
    options,
    width,
    depth,
    units,
    detachments,
    positions: makePositions(width, depth, COARSE),
  };
}

/** `weapons`: of a Titan, mount by mount. */
export function infoOf(
  id: number,
  side: Side,
  detachment: number,
  card: Card,
  weapons: readonly TitanWeapon[] = [],
): UnitInfo {
  return { id, side, detachment, card, size: sizeOf(card), arms: armsOf(card, weapons) };
}

function armsOf(card: Card, weapons: readonly TitanWeapon[]): readonly Arm[] {
  if (card.is === 'vehicle') return card.weapons;
  if (card.is === 'stand')
    return [card.basic, ...card.support].map((weapon) => ({ weapon, mount: null, barrels: 1 }));
  const mounted = weapons.map((weapon, i): Arm => {
    return { weapon, mount: card.mounts[i], barrels: TITAN_WEAPONS[weapon] };
  });
  return [...mounted, { weapon: 'heavy-bolter', mount: 'Hd', barrels: 1 }]; // E1-TITAN-25
}
