/** HR-ACT-05, HR-SACT-01: how acts are paid for: by a Marine in AP and command points, by a Stealer in AP. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Play } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { endStance, spendStealer } from './acting.ts';
import { commandLeft, MOST_COMMAND } from './command.ts';

const NO_MIX: readonly number[] = [];
const JUST_AP: readonly number[] = [0];

/** MIXES[least][most]: the numbers from one to the other. Made once: lists of actions ask for them all the time. */
const MIXES: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: MOST_COMMAND + 1 },
  (_, least) =>
    Array.from({ length: MOST_COMMAND + 1 }, (__, most) =>
      least > most ? NO_MIX : Array.from({ length: most - least + 1 }, (___, i) => least + i),
    ),
);

/** What the unit can spend, its own AP and command points together. */
export function purseOf(state: State, unit: Piece): number {
  return unit.marine ? unit.ap + commandLeft(state) : unit.ap;
}

/** HR-ACT-05: the numbers of command points that may be part of the price, fewest first; none when it cannot be paid. */
export function mixes(state: State, unit: Piece, price: number): readonly number[] {
  const least = price > unit.ap ? price - unit.ap : 0;
  if (!unit.marine) return least === 0 ? JUST_AP : NO_MIX;
  const left = commandLeft(state);
  const most = price < left ? price : left;
  return least > most ? NO_MIX : MIXES[least][most];
}

/** HR-ACT-05, HR-ACT-07, HR-GEN-19: why this mix does not pay the price, or null. */
export function refusePayment(state: State, unit: Piece, price: number, cp: number): Refusal | null {
  if (!unit.marine) return refuseStealerPayment(unit, price);
  if (cp < 0 || cp > price)
    return { rule: 'HR-ACT-05', why: `That action costs ${price}; it cannot take ${cp} command points.` };
  if (cp > commandLeft(state))
    return { rule: 'HR-ACT-07', why: `You have ${commandLeft(state)} command points left.` };
  if (price - cp > unit.ap)
    return { rule: 'HR-ACT-01', why: `That costs ${price}; the unit has ${unit.ap} AP left.` };
  return null;
}

function refuseStealerPayment(unit: Piece, price: number): Refusal | null {
  if (price <= unit.ap) return null;
  const why = unit.ap < 1 ? 'It has no AP left.' : `That costs ${price} AP; ${unit.ap} are left.`;
  return { rule: 'HR-SACT-01', why };
}

/** Takes the price. A Marine's stance ends with it; a Stealer is the active one from now on. */
export function pay(play: Play, unit: Piece, price: number, cp: number): void {
  const { state } = play;
  if (!unit.marine) return spendStealer(state, unit, price);
  endStance(play, unit);
  unit.ap -= price - cp;
  state.spent += cp;
}
