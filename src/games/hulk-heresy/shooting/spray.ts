/** HH-WPN-33: the hand flamer, a row of up to three squares. */
import { pinched } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { masterOf } from '../auras.ts';
import { MODES } from '../data/ranged.ts';
import { foeOf } from '../duel/duellists.ts';
import { SOLID } from '../ground.ts';
import { inView, isShut } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import { range, type Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { fireBurst } from './burst.ts';
import { isInSight, refuseWeapon } from './targets.ts';
import { type Way, wayNamed } from './weapons.ts';

const WEAPON = 'hand-flamer';
const LENGTH = 3;
/** A row lies along one of these; the other four are the same rows from the other end. */
const LINES = [1, 2, 3, 4];

const sprayWay = (state: State, p: Piece): Way | null => wayNamed(state, p, WEAPON);

/** A square the fire can lie on, as far as the shooter reaches. */
function isOpen(table: Table, state: State, p: Piece, square: number): boolean {
  if (square < 0 || square === p.at || isShut(state, square) || state.ground[square] & SOLID) return false;
  return range(table, p.at, square) <= MODES[WEAPON].range;
}

/** The next square of a row that way, or -1 where it is cut. */
function onward(table: Table, state: State, p: Piece, square: number, dir: number): number {
  const next = table.near[square * 8 + dir];
  return isOpen(table, state, p, next) && !pinched(table.board, square, dir) ? next : -1;
}

/** Every row with this square in it, in reading order: three squares where they fit, fewer where the row is cut. */
function rowsThrough(table: Table, state: State, p: Piece, square: number): number[][] {
  if (!isOpen(table, state, p, square)) return [];
  const rows: number[][] = [];
  for (const dir of LINES) {
    const run = [square];
    const grow = (way: number, add: (next: number) => void): void => {
      let at = square;
      for (let i = 1; i < LENGTH; i++) {
        at = onward(table, state, p, at, way);
        if (at < 0) return;
        add(at);
      }
    };
    grow(dir, (next) => run.push(next));
    grow(dir + 4 > 7 ? dir - 4 : dir + 4, (next) => run.unshift(next));
    if (run.length <= LENGTH) rows.push(run);
    else for (let i = 0; i + LENGTH <= run.length; i++) rows.push(run.slice(i, i + LENGTH));
  }
  return rows.filter((row) => row.includes(square)).map((row) => row.sort((a, b) => a - b));
}

/** HH-SHOOT-03: an enemy model or an empty square that it sees. */
function isTarget(table: Table, state: State, p: Piece, square: number): boolean {
  const there = state.pieces[state.occupant[square]];
  if (there && (there.blip || there.side === masterOf(state, p))) return false;
  return isInSight(table, state, p, WEAPON, square);
}

function refuseRow(table: Table, state: State, p: Piece, row: readonly number[]): Refusal | null {
  const key = row.join();
  if (row.length === 0 || !rowsThrough(table, state, p, row[0]).some((one) => one.join() === key))
    return no('HH-WPN-33', 'Name a row of squares within range: three, or as many as there are.');
  return refuseFire(table, state, p, row);
}

/** The same of a row that the fire can lie on. */
function refuseFire(table: Table, state: State, p: Piece, row: readonly number[]): Refusal | null {
  const isDuel = row.some((square) => {
    const there = state.pieces[state.occupant[square]];
    return there && foeOf(state, there) !== 0;
  });
  if (isDuel) return no('HH-DUEL-09', 'A duel is fought there.');
  const away = Math.min(...row.map((square) => range(table, p.at, square)));
  const isNearSeen = row.some(
    (square) => range(table, p.at, square) === away && isInSight(table, state, p, WEAPON, square),
  );
  if (!isNearSeen) return no('HH-WPN-33', 'It does not see the nearest of these squares.');
  return row.some((square) => isTarget(table, state, p, square))
    ? null
    : no('HH-SHOOT-03', 'There is no target among these squares.');
}

/** Every row with a square in view, each once. */
function rowsInView(table: Table, state: State, p: Piece): Iterable<readonly number[]> {
  const rows = new Map<number, readonly number[]>();
  const { size } = table.board;
  for (const square of inView(table, p)) {
    if (range(table, p.at, square) > MODES[WEAPON].range) continue;
    for (const row of rowsThrough(table, state, p, square))
      rows.set(
        row.reduce((key, part) => key * size + part + 1, 0),
        row,
      );
  }
  return rows.values();
}

export const sprayAct: Act = {
  may: ({ ranged }) => ranged.includes(WEAPON),
  price: (_table, state, p) => (sprayWay(state, p) ? MODES[WEAPON].ap : null),
  refuse: (table, state, p, action) =>
    refuseWeapon(state, p, sprayWay(state, p)) ?? refuseRow(table, state, p, action.list as number[]),
  list(table, state, p): Action[] {
    if (p.blip || p.at === NOWHERE || refuseWeapon(state, p, sprayWay(state, p))) return [];
    return [...rowsInView(table, state, p)]
      .filter((row) => !refuseFire(table, state, p, row))
      .map((list) => ({ do: 'spray', unit: p.id, list }));
  },
  apply(play, p, action, paid) {
    const { state } = play;
    const squares = [...(action.list as number[])];
    const victims = squares.map((square) => state.occupant[square]).filter((id) => id !== 0);
    fireBurst(play, p, sprayWay(state, p) as Way, { square: squares[0], squares, victims }, paid);
  },
};
