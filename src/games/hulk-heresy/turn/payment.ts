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

/** HH-CP-07: the least and the most a reaction may cost (HH-CP-09). */
export const LEAST_REACTION = 1;
export const MOST_REACTION = 2;

const NONE: readonly string[] = [];
const NOTHING: readonly string[] = [''];

/** Mixes that have been put together before, by what the pools hold and how many points are wanted. */
const KNOWN = new Map<number, readonly string[]>();
/** A pool or a price beyond this has no place in a key. */
const MOST_KEPT = 15;

/** From `least` to `most` points, fewest first. */
function mixesOf(held: readonly number[], least: number, most: number): readonly string[] {
  let key = least * (MOST_KEPT + 1) + most;
  for (const count of held) key = key * (MOST_KEPT + 1) + Math.min(count, most);
  const isSmall = most <= MOST_KEPT;
  const kept = isSmall ? KNOWN.get(key) : undefined;
  if (kept) return kept;
  const found: string[] = [];
  for (let count = least; count <= most; count++) found.push(...mixes(held, count));
  if (isSmall) KNOWN.set(key, found);
  return found;
}

/** What one piece can pay now. It is the same for every piece that can pay the same, and is put together once for all of them. */
export class Payments {
  /** The most that anything may cost. */
  readonly most: number;
  private readonly ap: number;
  private readonly held: readonly number[];
  private readonly points: number;
  private readonly isGated: boolean;
  private readonly reaction: boolean;
  /** There are few prices and many acts: each price is worked out once. */
  private readonly known: (readonly string[] | undefined)[] = [];

  constructor(ap: number, held: readonly number[], isGated: boolean, reaction: boolean) {
    this.ap = ap;
    this.held = held;
    this.points = held[0] + held[1] + held[2] + held[3] + held[4];
    this.isGated = isGated;
    this.reaction = reaction;
    const all = ap + this.points;
    this.most = reaction ? Math.min(all, MOST_REACTION) : all;
  }

  /** HH-CP-02: the command points that may be part of a price, fewest first; none where it cannot be paid. In a reaction they are all of it (HH-CP-07). */
  ways(price: number, cpOnly = false): readonly string[] {
    const key = cpOnly ? price * 2 + 1 : price * 2;
    const known = this.known[key];
    if (known !== undefined) return known;
    const found = this.findWays(price, cpOnly);
    this.known[key] = found;
    return found;
  }

  private findWays(price: number, cpOnly: boolean): readonly string[] {
    if (price > this.most || (this.reaction && price < LEAST_REACTION)) return NONE;
    const least = cpOnly ? price : Math.max(this.isGated ? 1 : 0, price - this.ap);
    const most = Math.min(price, this.points);
    if (least > most) return NONE;
    return most === 0 ? NOTHING : mixesOf(this.held, least, most);
  }
}

/** Payments by what can be paid. */
const PAYMENTS = new Map<number, Payments>();

/** What the pools hold for the piece that is asked about, written over each time. */
const purse: number[] = POOLS.map(() => 0);

function readPurse(table: Table, state: State, p: Piece): void {
  let all = 0;
  for (let i = 0; i < POOLS.length; i++) {
    purse[i] = p.blip ? 0 : pointsIn(table, state, p, POOLS[i]);
    all += purse[i];
  }
  if (all > 0 && !mayUseCp(table, state, p)) purse.fill(0);
}

export function paymentsOf(table: Table, state: State, p: Piece, reaction: boolean): Payments {
  readPurse(table, state, p);
  const ap = reaction ? 0 : apLeft(table, state, p);
  const isGated = hasEffect(state, p, 'gate');
  let isSmall = ap <= MOST_KEPT;
  let key = ((isGated ? 2 : 0) + (reaction ? 1 : 0)) * (MOST_KEPT + 1) + ap;
  for (const count of purse) {
    isSmall &&= count <= MOST_KEPT;
    key = key * (MOST_KEPT + 1) + count;
  }
  const known = isSmall ? PAYMENTS.get(key) : undefined;
  if (known) return known;
  const payments = new Payments(ap, [...purse], isGated, reaction);
  if (isSmall) PAYMENTS.set(key, payments);
  return payments;
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
