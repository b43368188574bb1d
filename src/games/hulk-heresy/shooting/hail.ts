/** HH-WPN-30: Hail of Fire, everybody in a straight line before the shooter. */
import { dirFrom, FRONT } from '../../../grid/directions.ts';
import { pinched } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { foeOf } from '../duel/duellists.ts';
import { BARRICADE, OPAQUE, SOLID } from '../ground.ts';
import { isShut, ownBarricade } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { fireBurst } from './burst.ts';
import { refuseWeapon } from './targets.ts';
import { type Way, wayNamed } from './weapons.ts';

const hailWay = (state: State, p: Piece): Way | null => wayNamed(state, p, 'hail-of-fire');

/** The squares of the line, to the first thing that ends it. */
function lineOf(table: Table, state: State, p: Piece, dir: number): number[] {
  const low = ownBarricade(table, state, p); // HH-LOS-13
  const bars = (square: number): boolean => isShut(state, square) || (state.ground[square] & SOLID) !== 0;
  const squares: number[] = [];
  let at = p.at;
  for (;;) {
    const next = table.near[at * 8 + dir];
    if (next < 0 || isShut(state, next) || pinched(table.board, at, dir, bars)) return squares;
    const ends = state.ground[next] & (low.includes(next) ? OPAQUE & ~BARRICADE : OPAQUE);
    if (ends) return squares;
    squares.push(next);
    at = next;
  }
}

/** HH-DUEL-15: duellists are passed over. */
const piecesIn = (state: State, squares: readonly number[]): Piece[] =>
  squares
    .flatMap((square) => state.pieces[state.occupant[square]] ?? [])
    .filter((one) => foeOf(state, one) === 0);

const forward = (p: Piece): number[] => FRONT.map((turned) => dirFrom(p.facing, turned));

function refuseLine(table: Table, state: State, p: Piece, dir: number): Refusal | null {
  if (p.stirred) return no('HH-WPN-30', 'It has changed squares this turn.');
  if (!forward(p).includes(dir)) return no('HH-WPN-30', 'That is not before it.');
  return piecesIn(state, lineOf(table, state, p, dir)).some((one) => one.side !== p.side && !one.blip)
    ? null
    : no('HH-WPN-30', 'No enemy model stands in that line.');
}

/** HH-WPN-32: for one command point, also as a reaction. */
export const hailAct: Act = {
  may: ({ ranged }) => ranged.includes('reaper-autocannon'),
  keepsAim: true,
  cpOnly: () => 'HH-WPN-30',
  price: (_table, state, p) => (hailWay(state, p) ? 1 : null),
  refuse: (table, state, p, action) =>
    refuseWeapon(state, p, hailWay(state, p)) ?? refuseLine(table, state, p, action.to as number),
  list(table, state, p): Action[] {
    if (p.blip || p.at === NOWHERE || refuseWeapon(state, p, hailWay(state, p))) return [];
    return forward(p)
      .filter((to) => !refuseLine(table, state, p, to))
      .map((to) => ({ do: 'hail', unit: p.id, to }));
  },
  apply(play, p, action, paid) {
    const { table, state } = play;
    const squares = lineOf(table, state, p, action.to as number);
    const victims = piecesIn(state, squares).map(({ id }) => id);
    fireBurst(play, p, hailWay(state, p) as Way, { square: squares[0], squares, victims }, paid);
    p.aim = 0; // HH-WPN-38: it gives no bonus itself
    p.aimGun = 0;
  },
};
