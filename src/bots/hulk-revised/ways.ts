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
import { isJammedShut, isShut, piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { FAR, flood } from './flood.ts';

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

/** Neither wall nor shut door nor what never opens, so that a diagonal step may pass by it. */
function isOpen(state: State, square: number, wall: number): boolean {
  return square >= 0 && !isShut(state, square) && !(state.ground[square] & wall);
}

/** HR-GEN-12 without the pieces, who come and go. */
function passes(table: Table, state: State, from: number, dir: number, wall: number): boolean {
  if ((dir & 1) === 0) return true;
  const base = from * 8;
  return (
    isOpen(state, table.step[base + ((dir + 7) & 7)], wall) ||
    isOpen(state, table.step[base + ((dir + 1) & 7)], wall)
  );
}

/** Per square: the AP a Stealer needs to stand next to a Marine. Blips and big ones keep out of the ducts. */
export function approach(table: Table, state: State, ducts = true): Int16Array {
  const { step, link } = table;
  const wall = ducts ? PLASMA : PLASMA | DUCT;
  const goals: number[] = [];
  for (const id of state.marines) {
    const { at } = piece(state, id);
    if (at === NOWHERE) continue;
    for (let dir = 0; dir < 8; dir += 2) {
      const square = step[at * 8 + dir];
      if (square >= 0 && !state.pieces[state.occupant[square]]?.marine) goals.push(square);
    }
  }
  return flood(table.board.size, goals, (to, visit) => {
    const ground = state.ground[to];
    if (ground & wall) return;
    let price = 1;
    if (isShut(state, to)) price += isJammedShut(state, to) ? PRICES.clawDoor : 1;
    if (state.occupant[to]) price += PRICES.behindStealer;
    if (ground & (FIRE | ANY_GAS | STASIS)) price += PRICES.passing;
    if (ground & GENERATOR) price += PRICES.smash;
    const gun = state.guns[to];
    if (gun && piece(state, gun).overwatch) price += PRICES.passing;
    for (let dir = 0; dir < 8; dir++) {
      const from = step[to * 8 + dir];
      if (from < 0 || state.pieces[state.occupant[from]]?.marine) continue;
      if (passes(table, state, from, (dir + 4) & 7, wall)) visit(from, price);
    }
    const far = link[to];
    if (far !== NOWHERE && !state.pieces[state.occupant[far]]?.marine)
      visit(far, price + climbing(state.ground[far]) - 1);
  });
}

/** What a Stealer pays to take the link from there (HR-SACT-03). */
export function climbing(ground: number): number {
  return ground & LADDER ? 2 : ground & LANDING ? 3 : 1;
}

/** Per square and facing (square * 4 + facing): the AP a Marine needs to the nearest of those nodes. */
export function marineWays(table: Table, state: State, goals: readonly number[]): Int16Array {
  const { step, link } = table;
  return flood(table.board.size * 4, goals, (node, visit) => {
    const to = node >> 2;
    const facing = node & 3;
    visit(to * 4 + ((facing + 1) & 3), 1);
    visit(to * 4 + ((facing + 3) & 3), 1);
    const ground = state.ground[to];
    if (ground & MARINE_WALL) return;
    let extra = 0;
    if (state.occupant[to] || state.guns[to]) extra += PRICES.pastPiece;
    if (ground & GENERATOR) extra += PRICES.disable;
    if (ground & PIT) extra += PRICES.hole;
    if (ground & (FIRE | STASIS)) extra += PRICES.passing;
    const shut = isShut(state, to);
    for (let way = 0; way < 8; way++) {
      if (way === 2 || way === 6) continue; // HR-MOVE-04
      const forward = way <= 1 || way === 7;
      if (shut && !forward) continue;
      const dir = (facing * 2 + way) & 7;
      const from = step[to * 8 + ((dir + 4) & 7)];
      if (from < 0 || !passes(table, state, from, dir, MARINE_WALL)) continue;
      const door = shut ? (isJammedShut(state, to) ? PRICES.breakDoor : 1) : 0;
      visit(from * 4 + facing, (forward ? 1 : 2) + door + extra);
    }
    const far = link[to];
    if (far === NOWHERE) return;
    const price = state.ground[far] & LADDER ? LADDER_PRICE : state.ground[far] & PIT ? PRICES.fall : 0;
    if (price > 0) for (let f = 0; f < 4; f++) visit(far * 4 + f, price + extra);
  });
}

/** The squares a Stealer on that square passes on its shortest way to a Marine, without its own. */
export function route(table: Table, approached: Int16Array, from: number, most: number): number[] {
  const squares: number[] = [];
  let here = from;
  while (squares.length < most && approached[here] > 0 && approached[here] < FAR) {
    let next = here;
    for (let dir = 0; dir < 8; dir++) {
      const to = table.step[here * 8 + dir];
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
    for (let dir = 0; dir < 8; dir++) look(table.step[(node >> 2) * 8 + dir]);
    look(table.link[node >> 2]);
    if (next === node) break;
    node = next;
    squares.push(node >> 2);
  }
  return squares;
}
