/** MOVE, FALL: how far a vehicle may go with its order, and how often it may turn. */
import { CM } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Card } from '../cards/card.ts';
import { standRate } from '../infantry/orders.ts';
import type { MoveSegment, Order, Unit } from '../state.ts';

/** E1-MOVE-02, E1-CARD-05, E1-ORD-05: with an order that moves, in u. */
export function rateOf(card: Card, order: Order | MoveSegment): number {
  if (order === 'first' || order === 'none' || order === 'turning') return 0;
  if (card.is === 'stand') return standRate(card, order);
  return (order === 'advance' ? card.advance : card.charge) * CM;
}

/** E1-MOVE-03, E1-MOVE-04, E1-MOVE-05: turns of at most 90 degrees with each order; a fall back has one more, at its start. */
const TURNS: Readonly<Record<MoveSegment, number>> = { advance: 2, charge: 1, 'fall-back': 1, turning: 1 };
const RULES = {
  advance: 'E1-MOVE-03',
  charge: 'E1-MOVE-04',
  'fall-back': 'E1-MOVE-05',
  turning: 'E1-TMOD-09',
} as const;

/** Why a unit that has made so many turns may not make this one; `atStart`: it has neither run nor turned. */
export function refuseTurn(
  segment: MoveSegment,
  made: number,
  turn: number,
  atStart: boolean,
): Refusal | null {
  const rule = RULES[segment];
  const free = segment === 'fall-back';
  if (free && atStart) return null;
  if (Math.abs(turn) > 90) return { rule, why: 'It may turn by at most 90 degrees at a time.' };
  if (made >= TURNS[segment])
    return { rule, why: `With this order it may turn ${TURNS[segment] === 1 ? 'once' : 'twice'}.` };
  return null;
}

/** How many of the turns that count a turn uses up. */
export function turnsUsed(segment: MoveSegment, atStart: boolean): number {
  return segment === 'fall-back' && atStart ? 0 : 1;
}

export function isAtStart({ gone, turns, heading, begun }: Unit): boolean {
  return gone === 0 && turns === 0 && heading === begun.heading;
}

/** How many of the turns that count a vehicle still has, after so many. */
export function turnsLeft(segment: MoveSegment, made: number): number {
  return Math.max(0, TURNS[segment] - made);
}
