/** HH-SHOOT-02, HH-SHOOT-03: what may be shot at. */
import type { Refusal } from '../../../kernel/contract.ts';
import { MODES, type ModeId } from '../data/ranged.ts';
import { isProtected } from '../duel/duellists.ts';
import { isShut, seesSquare } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import { range, type Table } from '../table.ts';
import { isReady, type Way } from './weapons.ts';

/** The kinds of shot of this chapter: one target, dice, a save. Area, line, grenade and hail are chapters of their own. */
const OTHERWISE = ['area', 'line', 'grenade', 'hail'] as const;

export function isPlain(mode: ModeId): boolean {
  return !OTHERWISE.some((trait) => (MODES[mode].traits as readonly string[]).includes(trait));
}

/** Whether a shot of this piece can be traced to the square. */
function isInSight(table: Table, state: State, p: Piece, to: number): boolean {
  return seesSquare(table, state, p, to);
}

/** HH-SHOOT-09. */
function refuseSquare(table: Table, state: State, p: Piece, to: number, most: number): Refusal | null {
  if (!isInSight(table, state, p, to)) return no('HH-SHOOT-02', 'It does not see that.');
  return range(table, p.at, to) > most ? no('HH-SHOOT-02', 'That is out of range.') : null;
}

export function refuseWeapon(p: Piece, way: Way | null): Refusal | null {
  if (!way) return no('HH-SHOOT-01', 'It has no such weapon.');
  return isReady(p, way) ? null : no('HH-SHOOT-04', 'That weapon is jammed or empty.');
}

/** HH-SHOOT-03, HH-BLIP-16: an enemy model. */
export function refuseModel(
  table: Table,
  state: State,
  p: Piece,
  mode: ModeId,
  target: number,
  most: number = MODES[mode].range,
): Refusal | null {
  const other = state.pieces[target];
  if (!other || other.at === NOWHERE) return no('HH-SHOOT-02', 'It is not on the board.');
  if (other.side === p.side) return no('HH-SHOOT-03', 'That is a friend.');
  if (other.blip) return no('HH-BLIP-16', 'A blip cannot be shot at.');
  if (isProtected(state, p, other)) return no('HH-DUEL-09', 'It fights a duel.');
  if (!(MODES[mode].targets as readonly string[]).includes('M'))
    return no('HH-SHOOT-03', 'That weapon does not shoot at models.');
  return refuseSquare(table, state, p, other.at, most);
}

/** HH-DOOR-07: a closed door. */
export function refuseDoor(
  table: Table,
  state: State,
  p: Piece,
  mode: ModeId,
  square: number,
): Refusal | null {
  if (!isShut(state, square)) return no('HH-SHOOT-03', 'There is no closed door.');
  if (!(MODES[mode].targets as readonly string[]).includes('D'))
    return no('HH-WPN-19', 'That weapon does not shoot at doors.');
  return refuseSquare(table, state, p, square, MODES[mode].range);
}

/** Enemy models that this way to shoot may be aimed at. */
export function modelTargets(table: Table, state: State, p: Piece, mode: ModeId): number[] {
  return state.units[otherSide(p.side)].filter((id) => !refuseModel(table, state, p, mode, id));
}

export function doorTargets(table: Table, state: State, p: Piece, mode: ModeId): number[] {
  return table.board.doors
    .map(({ square }) => square)
    .filter((square) => !refuseDoor(table, state, p, mode, square));
}
