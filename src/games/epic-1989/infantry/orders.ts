/** E1-INF-05, E1-ORD-16: what stands may do with each order. */
import { CM } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { StandCard } from '../cards/card.ts';
import { infantryLine, modesOf, type WeaponId } from '../cards/weapons.ts';
import type { Order } from '../state.ts';

const ADVANCE = 8;
const CHARGE = 16;
/** E1-JUMP-01. */
const JUMP = 30;

/** How far a stand goes, in u. */
export function standRate({ jumps }: StandCard, order: Order): number {
  if (order === 'advance') return ADVANCE * CM;
  return (jumps ? JUMP : CHARGE) * CM;
}

/** E1-INF-06: light and heavy as the table of weapons against infantry has them. */
export function isHeavy(weapon: WeaponId): boolean {
  const [mode] = modesOf(weapon, true);
  return !['basic', 'light'].includes(infantryLine(weapon, mode)!.class);
}

/** Why a stand may not fire a weapon with its order. */
export function refuseStandFire(weapon: WeaponId, order: Order): Refusal | null {
  if (order === 'first') return null;
  if (order === 'charge' || order === 'fall-back')
    return { rule: 'E1-INF-05', why: 'With this order it does not fire.' };
  if (isHeavy(weapon))
    return { rule: 'E1-INF-05', why: 'Heavy weapons of stands are fired with first fire orders only.' };
  return null;
}
