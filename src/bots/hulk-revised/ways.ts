/** How far it is: for Stealers to a Marine's throat, for Marines to the objective. */
import { isJammedShut, isShut } from '../../games/hulk-revised/position.ts';
import type { Piece, State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { FAR, flood } from './flood.ts';

const BEHIND_A_STEALER = 1; // it will move on
const PAST_A_PIECE = 3; // it must be killed, or must make room
const BREAK_A_DOOR = 4;

/** Neither wall nor shut door, so that a diagonal step may pass by it. */
function isOpen(state: State, square: number): boolean {
  return square >= 0 && !isShut(state, square);
}

/** HR-GEN-12 without the pieces, who come and go. */
function passes(table: Table, state: State, from: number, dir: number): boolean {
  if ((dir & 1) === 0) return true;
  const base = from * 8;
  return (
    isOpen(state, table.step[base + ((dir + 7) & 7)]) || isOpen(state, table.step[base + ((dir + 1) & 7)])
  );
}

/** Per square: the AP a Stealer needs to stand next to a Marine, straight before, beside or behind him. */
export function approach(table: Table, state: State): Int16Array {
  const goals: number[] = [];
  for (const id of state.marines)
    for (let dir = 0; dir < 8; dir += 2) {
      const square = table.step[state.pieces[id]!.at * 8 + dir];
      if (square >= 0 && !state.pieces[state.occupant[square]]?.marine) goals.push(square);
    }
  return flood(table.board.size, goals, (to, visit) => {
    if (isJammedShut(state, to)) return;
    let price = isShut(state, to) ? 2 : 1;
    if (state.occupant[to]) price += BEHIND_A_STEALER;
    for (let dir = 0; dir < 8; dir++) {
      const from = table.step[to * 8 + dir];
      if (from < 0 || state.pieces[state.occupant[from]]?.marine) continue;
      if (passes(table, state, from, (dir + 4) & 7)) visit(from, price);
    }
  });
}

/** Per square and facing (square * 4 + facing): the AP a Marine needs to reach the objective. */
export function toObjective(table: Table, state: State): Int16Array {
  const goals: number[] = [];
  for (let square = 0; square < table.board.size; square++)
    if (table.objective[square]) for (let f = 0; f < 4; f++) goals.push(square * 4 + f);
  return flood(table.board.size * 4, goals, (node, visit) => {
    const to = node >> 2;
    const facing = node & 3;
    visit(to * 4 + ((facing + 1) & 3), 1);
    visit(to * 4 + ((facing + 3) & 3), 1);
    const extra = state.occupant[to] ? PAST_A_PIECE : 0;
    const shut = isShut(state, to);
    for (let way = 0; way < 8; way++) {
      if (way === 2 || way === 6) continue; // HR-MOVE-04
      const forward = way <= 1 || way === 7;
      if (shut && !forward) continue;
      const dir = (facing * 2 + way) & 7;
      const from = table.step[to * 8 + ((dir + 4) & 7)];
      if (from < 0 || !passes(table, state, from, dir)) continue;
      const door = shut ? (isJammedShut(state, to) ? BREAK_A_DOOR : 1) : 0;
      visit(from * 4 + facing, (forward ? 1 : 2) + door + extra);
    }
  });
}

/** The squares a Stealer on that square passes on its shortest way to a Marine, without its own. */
export function route(table: Table, approached: Int16Array, from: number): number[] {
  const squares: number[] = [];
  let here = from;
  while (approached[here] > 0 && approached[here] < FAR) {
    let next = here;
    for (let dir = 0; dir < 8; dir++) {
      const to = table.step[here * 8 + dir];
      if (to >= 0 && approached[to] < approached[next]) next = to;
    }
    if (next === here) break;
    squares.push(next);
    here = next;
  }
  return squares;
}

/** The squares of a Marine's shortest way to the objective, without his own; none when there is no way. */
export function wayOf(table: Table, togo: Int16Array, p: Piece): number[] {
  const squares: number[] = [];
  let node = p.at * 4 + p.facing;
  while (togo[node] > 0 && togo[node] < FAR) {
    let next = node;
    for (let dir = 0; dir < 8; dir++) {
      const to = table.step[(node >> 2) * 8 + dir];
      for (let f = 0; to >= 0 && f < 4; f++) if (togo[to * 4 + f] < togo[next]) next = to * 4 + f;
    }
    if (next === node) break;
    node = next;
    squares.push(node >> 2);
  }
  return squares;
}
