/** How far it is: for Stealers to a Marine's throat, for Marines to where they must be. */

import {
  ANY_GAS,
  DUCT,
  FIRE,
  GENERATOR,
  LADDER,
  LANDING,
  PIT,
  PLASMA,
  RUBBLE,
  STASIS,
} from '../../games/hulk-revised/ground.ts';
import { piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { dirFrom, FRONT, REAR } from '../../grid/directions.ts';
import { isJammedShut, isShut } from '../../grid/doors.ts';
import { pinched } from '../../grid/step.ts';
import { FAR, flood, reach } from './flood.ts';

/** AP besides the step itself, for what is in the way now. */
const PRICES = {
  behindStealer: 1, // it will move on
  pastPiece: 3, // it must be killed, or must make room
  breakDoor: 4,
  clawDoor: 3, // three dice of a Stealer
  smash: 8,
  passing: 4, // fire, gas and Stasis do not last
  hole: 12,
  fall: 24, // down through it, when there is no other way
  disable: 3,
} as const;

const MARINE_WALL = PLASMA | RUBBLE | DUCT;
const LADDER_PRICE = 4;

/**
 * Per square: the AP a Stealer needs to stand next to a Marine, or on one of those `places`. Blips and big ones keep out
 * of the ducts.
 */
export function approach(
  table: Table,
  state: State,
  ducts = true,
  places: readonly number[] = [],
): Int16Array {
  const { near, link } = table;
  const wall = ducts ? PLASMA : PLASMA | DUCT;
  // the pieces come and go: only doors and what never opens pinch a corner
  const closes = (square: number): boolean => isShut(state, square) || (state.ground[square] & wall) !== 0;
  const goals = [...places];
  for (const id of state.marines) {
    const { at } = piece(state, id);
    if (at === NOWHERE) continue;
    for (let dir = 0; dir < 8; dir += 2) {
      const square = near[at * 8 + dir];
      if (square >= 0 && !state.pieces[state.occupant[square]]?.marine) goals.push(square);
    }
  }
  const costs = new Int16Array(table.board.size);
  return flood(costs, goals, (to, cost) => {
    const ground = state.ground[to];
    if (ground & wall) return;
    let total = cost + 1;
    if (isShut(state, to)) total += isJammedShut(state, to) ? PRICES.clawDoor : 1;
    if (state.occupant[to]) total += PRICES.behindStealer;
    if (ground & (FIRE | ANY_GAS | STASIS)) total += PRICES.passing;
    if (ground & GENERATOR) total += PRICES.smash;
    const gun = state.guns[to];
    if (gun && piece(state, gun).overwatch) total += PRICES.passing;
    for (let dir = 0; dir < 8; dir++) {
      const from = near[to * 8 + dir];
      if (from < 0 || costs[from] <= total || state.pieces[state.occupant[from]]?.marine) continue;
      if (!pinched(table, from, (dir + 4) & 7, closes)) reach(costs, from, total);
    }
    const far = link[to];
    if (far !== NOWHERE && !state.pieces[state.occupant[far]]?.marine)
      reach(costs, far, total + climbing(state.ground[far]) - 1);
  });
}

/** What a Stealer pays to take the link from there (HR-SACT-03). */
export function climbing(ground: number): number {
  return ground & LADDER ? 2 : ground & LANDING ? 3 : 1;
}

/** What it costs a Marine to enter each square, beside the step. */
interface Tolls {
  /** Per square; -1 where he never can. */
  readonly toll: Int16Array;
  readonly shut: Uint8Array;
  /** Per square: 1 where a diagonal step may pass by. */
  readonly open: Uint8Array;
}

function tollsOf(table: Table, state: State): Tolls {
  const { size } = table.board;
  const tolls = { toll: new Int16Array(size), shut: new Uint8Array(size), open: new Uint8Array(size) };
  for (let square = 0; square < size; square++) {
    const ground = state.ground[square];
    const wall = (ground & MARINE_WALL) !== 0;
    let toll = state.occupant[square] || state.guns[square] ? PRICES.pastPiece : 0;
    if (ground & GENERATOR) toll += PRICES.disable;
    if (ground & PIT) toll += PRICES.hole;
    if (ground & (FIRE | STASIS)) toll += PRICES.passing;
    const shut = isShut(state, square);
    if (shut) toll += isJammedShut(state, square) ? PRICES.breakDoor : 1;
    tolls.toll[square] = wall ? -1 : toll;
    tolls.shut[square] = shut ? 1 : 0;
    tolls.open[square] = shut || wall ? 0 : 1;
  }
  return tolls;
}

/** Per square and facing (square * 4 + facing): the AP a Marine needs to the nearest of those nodes. */
export function marineWays(table: Table, state: State, goals: readonly number[]): Int16Array {
  const { near, link } = table;
  const { toll, shut, open } = tollsOf(table, state);
  const costs = new Int16Array(table.board.size * 4);
  const closes = (square: number): boolean => open[square] === 0;
  const comeFrom = (to: number, facing: number, way: number, cost: number): void => {
    const dir = dirFrom(facing, way);
    const from = near[to * 8 + ((dir + 4) & 7)];
    if (from < 0 || costs[from * 4 + facing] <= cost) return;
    if (pinched(table, from, dir, closes)) return;
    reach(costs, from * 4 + facing, cost);
  };
  return flood(costs, goals, (node, cost) => {
    const to = node >> 2;
    const facing = node & 3;
    reach(costs, (node & ~3) | ((facing + 1) & 3), cost + 1);
    reach(costs, (node & ~3) | ((facing + 3) & 3), cost + 1);
    if (toll[to] < 0) return;
    const total = cost + toll[to];
    for (const way of FRONT) comeFrom(to, facing, way, total + 1);
    if (!shut[to]) for (const way of REAR) comeFrom(to, facing, way, total + 2);
    const far = link[to];
    if (far === NOWHERE) return;
    const price = state.ground[far] & LADDER ? LADDER_PRICE : state.ground[far] & PIT ? PRICES.fall : 0;
    const door = shut[to] ? (isJammedShut(state, to) ? PRICES.breakDoor : 1) : 0;
    if (price > 0) for (let f = 0; f < 4; f++) reach(costs, far * 4 + f, total - door + price);
  });
}

/** The squares a Stealer on that square passes on its shortest way to a Marine, without its own. */
export function route(table: Table, approached: Int16Array, from: number, most: number): number[] {
  const squares: number[] = [];
  let here = from;
  while (squares.length < most && approached[here] > 0 && approached[here] < FAR) {
    let next = here;
    for (let dir = 0; dir < 8; dir++) {
      const to = table.near[here * 8 + dir];
      if (to >= 0 && approached[to] < approached[next]) next = to;
    }
    const far = table.link[here];
    if (far !== NOWHERE && approached[far] < approached[next]) next = far;
    if (next === here) break;
    squares.push(next);
    here = next;
  }
  return squares;
}

/** The squares of a Marine's shortest way, without his own; none when there is no way. */
export function wayOf(table: Table, togo: Int16Array, p: Piece): number[] {
  return wayFrom(table, togo, p.at * 4 + p.facing);
}

export function wayFrom(table: Table, togo: Int16Array, start: number): number[] {
  const squares: number[] = [];
  let node = start;
  while (togo[node] > 0 && togo[node] < FAR) {
    let next = node;
    const look = (to: number): void => {
      for (let f = 0; to >= 0 && f < 4; f++) if (togo[to * 4 + f] < togo[next]) next = to * 4 + f;
    };
    for (let dir = 0; dir < 8; dir++) look(table.near[(node >> 2) * 8 + dir]);
    look(table.link[node >> 2]);
    if (next === node) break;
    node = next;
    squares.push(node >> 2);
  }
  return squares;
}
