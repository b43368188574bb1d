/** HH-CP-01 to HH-CP-03, HH-CMD-06, HH-CP-14: how acts are paid for, in AP and command points of several pools. */
import type { Refusal } from '../../../kernel/contract.ts';
import { POOLS, type Pool } from '../actions.ts';
import { hasEffect } from '../auras.ts';
import type { Piece, State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { activate, apLeft } from './activation.ts';
import { mayUseCp, pointsIn } from './command.ts';

/** Every way to put so many command points together from what the pools hold. */
function mixes(held: readonly number[], count: number, from = 0): string[] {
  if (count === 0) return [''];
  if (from === POOLS.length) return [];
  const found: string[] = [];
  for (let take = Math.min(held[from], count); take >= 0; take--)
    for (const rest of mixes(held, count - take, from + 1)) found.push(POOLS[from].repeat(take) + rest);
  return found;
}

const poolsOf = (table: Table, state: State, p: Piece): number[] =>
  mayUseCp(table, state, p) ? POOLS.map((pool) => pointsIn(table, state, p, pool)) : POOLS.map(() => 0);

/**
 * HH-CP-02: the command points that may be part of a price, fewest first. In a reaction they are all of it (HH-CP-07).
 * A piece has few prices and many acts: each price is worked out once.
 */
export function paymentsOf(
  table: Table,
  state: State,
  p: Piece,
  reaction: boolean,
): { readonly most: number; ways(price: number, cpOnly: boolean): readonly string[] } {
  const held = poolsOf(table, state, p);
  const ap = reaction ? 0 : apLeft(table, state, p);
  const isGated = hasEffect(state, p, 'gate');
  const points = held.reduce((sum, count) => sum + count, 0);
  const known: (readonly string[])[] = [];
  const ways = (price: number, cpOnly: boolean): readonly string[] => {
    const key = price * 2 + (cpOnly ? 1 : 0);
    if (known[key]) return known[key];
    const least = cpOnly ? price : Math.max(isGated ? 1 : 0, price - ap);
    const found: string[] = [];
    for (let count = least; count <= Math.min(price, points); count++) found.push(...mixes(held, count));
    known[key] = found;
    return found;
  };
  return { most: ap + points, ways };
}

export function refusePayment(
  table: Table,
  state: State,
  p: Piece,
  price: number,
  cp: string,
  cpOnly: string | null,
): Refusal | null {
  if (cp.length > price)
    return no('HH-CP-01', `That costs ${price}; it cannot take ${cp.length} command points.`);
  if (cpOnly && cp.length < price) return no(cpOnly, 'That is paid with command points only.');
  if (cp !== '' && p.blip) return no('HH-CP-04', 'Command points cannot be spent on a blip.');
  if (cp !== '' && !mayUseCp(table, state, p))
    return no('HH-CP-11', 'No command points can be spent on it now.');
  for (const pool of POOLS) {
    const wanted = [...cp].filter((letter) => letter === pool).length;
    if (wanted > 0 && wanted > pointsIn(table, state, p, pool))
      return no(
        pool === 'o' ? 'HH-CMD-08' : 'HH-CMD-06',
        'You do not have so many command points of that kind.',
      );
  }
  // HH-PSI-27: nor does it do what costs nothing
  if (hasEffect(state, p, 'gate') && cp.length < Math.max(1, price))
    return no('HH-PSI-27', 'It may act only through command points.');
  if (price - cp.length <= (cpOnly ? 0 : apLeft(table, state, p))) return null;
  if (p.stage === 'done')
    return no('HH-ACT-02', 'Its activation is over: only command points can be spent on it.');
  return no('HH-ACT-01', `That costs ${price}; ${apLeft(table, state, p)} AP are left.`);
}

export function pay(play: Play, p: Piece, price: number, cp: string): void {
  const { state } = play;
  const purse = state.command[p.side];
  for (const pool of cp as Iterable<Pool>) {
    if (pool === 'o') purse.spent++;
    else if (pool === 'c') purse.commander--;
    else if (pool === 'u') purse.duel--;
    else if (pool === 'k') purse.daemonic--;
    else spendPrecognition(state, p);
  }
  const ap = price - cp.length;
  if (ap === 0) return;
  activate(play.table, state, p);
  p.ap -= ap;
}

function spendPrecognition(state: State, p: Piece): void {
  const own = state.effects.find(({ what, unit }) => what === 'precognition' && unit === p.id);
  if (own) own.left--;
}
