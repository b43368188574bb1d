/** How the Marines read the table. */

import { OVERWATCH_RANGE } from '../../games/hulk-revised/armoury.ts';
import { commandLeft } from '../../games/hulk-revised/command.ts';
import { isLocked, lockers, piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { clearBit, setBit } from '../../grid/bits.ts';
import { FAR } from './flood.ts';
import { approach, route, toObjective, wayOf } from './ways.ts';

/** Something that may come for us in the next Stealer phase. */
export interface Threat {
  /** Genestealers that may strike, less what overwatch already set will stop. */
  readonly weight: number;
  /** The squares it can walk, in order. */
  readonly squares: readonly number[];
}

export interface Squad {
  readonly table: Table;
  readonly state: State;
  /** AP to the objective by square * 4 + facing. */
  readonly togo: Int16Array;
  readonly approach: Int16Array;
  readonly threats: readonly Threat[];
  /** Marines by what is left of their way. */
  readonly order: readonly number[];
  /** The one who can complete the objective in this phase, or 0. */
  readonly finisher: number;
  /** The squares of the first Marine's way. */
  readonly way: Uint8Array;
  readonly locked: ReadonlySet<number>;
  /** Stealers that hold a Marine. */
  readonly lockers: ReadonlySet<number>;
  readonly command: number;
  readonly watchers: number;
}

const BLIP = 1.8; // Genestealers behind a counter, on average 2
const EMPTY_AREA = 0.5;
const REACH = 6; // steps of a Stealer
const STOPPED = [0, 0.3, 0.6, 0.75, 0.8]; // by shots: sustained fire, less what jams cost
const SCRATCH: number[] = [];

export function readSquad(table: Table, state: State): Squad {
  const togo = toObjective(table, state);
  const left = (id: number): number => togo[piece(state, id).at * 4 + piece(state, id).facing];
  const order = [...state.marines].sort((a, b) => left(a) - left(b) || a - b);
  const command = commandLeft(state);
  const approached = approach(table, state);
  const locked = new Set<number>();
  const holding = new Set<number>();
  let watchers = 0;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.overwatch) watchers++;
    if (!isLocked(table, state, p)) continue;
    locked.add(id);
    for (const locker of lockers(table, state, p)) holding.add(locker.id);
  }
  const price = table.mission.objective ? table.mission.objective.ap : FAR;
  const can = (id: number): boolean => !locked.has(id) && left(id) + price <= piece(state, id).ap + command;
  const way = new Uint8Array(table.board.size);
  for (const square of wayOf(table, togo, piece(state, order[0]))) way[square] = 1;
  return {
    table,
    state,
    togo,
    approach: approached,
    threats: threatsTo(table, state, approached),
    order,
    finisher: order.find(can) ?? 0,
    way,
    locked,
    lockers: holding,
    command,
    watchers,
  };
}

/** How likely it is that something so far off strikes in the next Stealer phase. */
export function nearness(steps: number): number {
  return steps <= REACH ? 1 : steps <= 2 * REACH ? 0.15 : 0.03;
}

function threatsTo(table: Table, state: State, approached: Int16Array): Threat[] {
  const watching: Uint8Array[] = [];
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.overwatch) watching.push(inSight(table, state, p, p.at, p.facing));
  }
  const threats: Threat[] = [];
  const add = (from: number, steps: number, strength: number): void => {
    const squares = route(table, approached, from).slice(0, REACH);
    let weight = strength * nearness(steps);
    for (const seen of watching) weight *= 1 - stopped(seen, squares);
    threats.push({ weight, squares });
  };
  for (const id of state.stealers) {
    const p = piece(state, id);
    const strength = p.kind === 'blip' ? BLIP : 1;
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

/** The chance that overwatch which sees those squares kills what walks them. */
export function stopped(seen: Uint8Array, squares: readonly number[]): number {
  let shots = 0;
  for (const square of squares) shots += seen[square];
  return STOPPED[Math.min(shots, STOPPED.length - 1)];
}
