/** What may come for the Marines in the next Stealer phase, and what overwatch would stop of it. */

import { piece } from '../../games/hulk-revised/position.ts';
import { OVERWATCH_RANGE } from '../../games/hulk-revised/shooting/armoury.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import type { PieceKind } from '../../games/hulk-revised/units.ts';
import { clearBit, setBit } from '../../grid/bits.ts';
import { route } from './ways.ts';

export interface Threat {
  /** Genestealers that may strike, less what overwatch already set will stop. */
  readonly weight: number;
  /** The squares it can walk, in order. */
  readonly squares: readonly number[];
}

/** Genestealers' worth of danger that shots can do something about. */
const STRENGTH: Readonly<Partial<Record<PieceKind, number>>> = {
  blip: 1.8,
  ambush: 0.9,
  broodlord: 0.7,
  acidmaw: 1.2,
};
const EMPTY_AREA = 0.5;
const REACH = 6; // steps of a Stealer
const STOPPED = [0, 0.3, 0.6, 0.75, 0.8]; // by shots: sustained fire, less what jams cost
const SCRATCH: number[] = [];

/** How likely it is that something so far off strikes in the next Stealer phase. */
export function nearness(steps: number): number {
  return steps <= REACH ? 1 : steps <= 2 * REACH ? 0.25 : 0.03;
}

export function threatsTo(table: Table, state: State, approached: Int16Array, horizon: number): Threat[] {
  const watching: Uint8Array[] = [];
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.overwatch) watching.push(inSight(table, state, p, p.at, p.facing));
  }
  for (const id of state.sentries) {
    const gun = piece(state, id);
    if (gun.overwatch && gun.ammo > 0) watching.push(aroundGun(table, state, gun, gun.at));
  }
  const threats: Threat[] = [];
  const add = (from: number, steps: number, strength: number): void => {
    if (steps > horizon) return;
    const squares = route(table, approached, from, REACH);
    let weight = strength * nearness(steps);
    for (const seen of watching) weight *= 1 - stopped(seen, squares);
    threats.push({ weight, squares });
  };
  for (const id of state.stealers) {
    const p = piece(state, id);
    const strength = STRENGTH[p.kind] ?? 1;
    if (p.at !== NOWHERE) add(p.at, approached[p.at], strength);
    else if (p.area !== NOWHERE)
      for (const square of table.board.entries[p.area].squares) add(square, approached[square] + 1, strength);
  }
  for (const { squares } of table.board.entries)
    for (const square of squares) add(square, approached[square] + 1, EMPTY_AREA);
  return threats;
}

/** Per square: 1 where this Marine's overwatch would reach if he stood on `at`. */
export function inSight(
  table: Table,
  state: State,
  p: Piece,
  at: number,
  facing: Piece['facing'],
): Uint8Array {
  const seen = new Uint8Array(table.board.size);
  clearBit(state.hard, p.at); // he does not stand in his own way
  const squares = table.sight.view(at, facing, state.hard, state.soft, SCRATCH);
  setBit(state.hard, p.at);
  for (const square of squares) if (table.spread(at, square) <= OVERWATCH_RANGE) seen[square] = 1;
  return seen;
}

/** The same for a sentry gun, which looks all around. */
export function aroundGun(table: Table, state: State, gun: Piece, at: number): Uint8Array {
  const seen = new Uint8Array(table.board.size);
  const { sight } = table;
  for (let square = 0; square < seen.length; square++)
    if (
      square !== gun.at &&
      table.spread(at, square) <= OVERWATCH_RANGE &&
      sight.openAround(at, square) &&
      sight.clear(at, square, state.hard, state.soft)
    )
      seen[square] = 1;
  return seen;
}

/** The chance that overwatch which sees those squares kills what walks them. */
export function stopped(seen: Uint8Array, squares: readonly number[]): number {
  let shots = 0;
  for (const square of squares) shots += seen[square];
  return STOPPED[Math.min(shots, STOPPED.length - 1)];
}
