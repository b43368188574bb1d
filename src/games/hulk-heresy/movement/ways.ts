/** MOVE and BLIP: where a piece may step, and what that costs. */
import { BACKWARD, type Dir, FORWARD, heading } from '../../../grid/directions.ts';
import { CLOSED } from '../../../grid/doors.ts';
import { pinched } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Column, type CostRow, costOf } from '../data/armour.ts';
import { BARRICADE, FLAME, SOLID } from '../ground.ts';
import { anyModelSees, armourOf, modelsOf, rowOfPiece } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';

/** HH-PA-11: the column of moves and turns; the encumbered use that of Indomitus armour. */
export function gaitOf(state: State, p: Piece): Column {
  if (p.blip) return 'blip';
  return rowOfPiece(state, p).kind === 'heavy-support' ? 'indomitus' : armourOf(state, p).column;
}

/** HH-MOVE-05, HH-DAEM-04: turns on the way, and turns right about. */
export function isNimble(state: State, p: Piece): boolean {
  const gait = gaitOf(state, p);
  return gait === 'powered' || gait === 'daemonic';
}

/** HH-MOVE-02, HH-BARR-01, HH-BARR-02: what a step costs a piece that faces so, or null where it cannot be made. */
export function stepCost(state: State, p: Piece, facing: number, dir: Dir, to: number): number | null {
  const way = heading(facing, dir);
  const name: CostRow = way === FORWARD ? 'forward' : way === BACKWARD ? 'backward' : 'sideways';
  const row: CostRow = to >= 0 && state.ground[to] & BARRICADE ? `${name} into barricade` : name;
  return costOf(row, gaitOf(state, p));
}

/** HH-MOVE-08, HH-MOVE-09: what pinches a diagonal step. */
function isBarred(state: State, square: number): boolean {
  return (
    state.occupant[square] !== 0 || state.doors[square] >= CLOSED || (state.ground[square] & SOLID) !== 0
  );
}

/** HH-SPEC-20, HH-SPEC-21: a fire is entered only by whoever stands in it already. */
function mayEnterFire(state: State, from: number, to: number): boolean {
  if (!(state.ground[to] & FLAME)) return true;
  return state.areas.some(
    ({ kind, squares }) => kind !== 'blind' && squares.includes(to) && squares.includes(from),
  );
}

/** HH-MOVE-07, HH-BLIP-05, HH-BLIP-06, HH-BLIP-08: why a piece may not come into a square, from `from` or from outside. */
export function refuseEntering(
  table: Table,
  state: State,
  p: Piece,
  from: number,
  to: number,
): Refusal | null {
  if (to < 0) return no('HH-MOVE-07', 'A wall is in the way.');
  if (state.occupant[to] !== 0) return no('HH-MOVE-07', 'Somebody stands there.');
  if (isBarred(state, to)) return no('HH-MOVE-07', 'The way is barred.');
  if (!mayEnterFire(state, from, to)) return no('HH-SPEC-20', 'That square burns.');
  if (!p.blip) return null;
  if (state.objects.some((item) => item.at === to && !item.out && item.holder === 0))
    return no('HH-BLIP-08', 'A blip may not enter a square with an object.');
  const enemy = otherSide(p.side);
  if (anyModelSees(table, state, enemy, to)) return no('HH-BLIP-05', 'An enemy model sees that square.');
  if (modelsOf(state, enemy).some((model) => touches(table, model.at, to)))
    return no('HH-BLIP-06', 'That square is next to an enemy model.');
  return null;
}

/** HH-BLIP-06: neighbours, but not across a corner of two walls. */
function touches(table: Table, a: number, b: number): boolean {
  for (let dir = 0; dir < 8; dir++) if (table.near[a * 8 + dir] === b) return !pinched(table.board, a, dir);
  return false;
}

/** HH-MOVE-01, HH-MOVE-08: why a step cannot be taken, whatever it costs. */
export function refuseStep(table: Table, state: State, p: Piece, dir: Dir): Refusal | null {
  if (p.at === NOWHERE) return no('HH-REINF-08', 'It is not on the board.');
  const to = table.near[p.at * 8 + dir];
  const refusal = refuseEntering(table, state, p, p.at, to);
  if (refusal) return refusal;
  return pinched(table.board, p.at, dir, (square) => isBarred(state, square))
    ? no('HH-MOVE-08', 'The gap is too narrow.')
    : null;
}
