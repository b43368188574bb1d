/** HH-SHOOT-02, HH-SHOOT-03: what may be shot at. */
import type { Refusal } from '../../../kernel/contract.ts';
import { masterOf } from '../auras.ts';
import { fliesOf } from '../daemons/flies.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import { isProtected } from '../duel/duellists.ts';
import { BARRICADE, BLIND, OPAQUE } from '../ground.ts';
import { frontSquare, inView, isShut, ownBarricade, rowOfPiece, seesFrom } from '../position.ts';
import { type Scenery, sceneryAt } from '../scenery.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import { range, type Table } from '../table.ts';
import { isReady, type Way } from './weapons.ts';

/** Ways to shoot at one target, with dice and a save. Area, line and hail are chapters of their own. */
const OTHERWISE = ['area', 'line', 'hail'] as const;

export function isPlain(mode: ModeId): boolean {
  return !OTHERWISE.some((trait) => hasTrait(mode, trait));
}

/** HH-LOS-14: terrain barricades do not hide the target of an area weapon. */
function lowSquares({ barricades }: Table, state: State): readonly number[] {
  return barricades.filter(
    (square) =>
      (state.ground[square] & OPAQUE) === BARRICADE && state.occupant[square] === 0 && !isShut(state, square),
  );
}

const NOBODY: readonly number[] = [];

/** HH-PA-04, HH-PA-05: friends beside a shooter, all in powered armour, are no obstruction to the shot, nor is the barricade passed over. */
function friendsBeside(table: Table, state: State, p: Piece, isLow: boolean): readonly number[] {
  const { near } = table;
  const isPowered = (one: Piece): boolean => !one.blip && rowOfPiece(state, one).armour === 'powered';
  if (!isPowered(p) || masterOf(state, p) !== p.side) return NOBODY; // HH-PSI-20
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((dir) => near[p.at * 8 + dir])
    .filter((square) => {
      const other = square < 0 ? null : state.pieces[state.occupant[square]];
      if (other?.side !== p.side || !isPowered(other)) return false;
      const lies = state.ground[square] & OPAQUE;
      return lies === 0 || (lies === BARRICADE && (isLow || square === frontSquare(table, p)));
    });
}

/** Whether walls leave a model's view of the square open: nothing else is ever in sight. */
const isAhead = (table: Table, { at, facing }: Piece, to: number): boolean =>
  to !== NOWHERE && (table.sight.open(at, facing, to) || table.link[at] === to);

/** HH-BARR-03: whether a shot can be traced to the square, past what only a shot passes. */
export function isInSight(
  table: Table,
  state: State,
  p: Piece,
  mode: ModeId,
  to: number,
  onWatch = false,
): boolean {
  if (!isAhead(table, p, to)) return false;
  if (seesFrom(table, state, p.at, p.facing, to)) return true;
  const isLow = hasTrait(mode, 'area');
  const past = isLow ? lowSquares(table, state) : ownBarricade(table, state, p);
  const friends = onWatch ? NOBODY : friendsBeside(table, state, p, isLow);
  return (
    past.length + friends.length > 0 && seesFrom(table, state, p.at, p.facing, to, [...past, ...friends])
  );
}

/** HH-SHOOT-02, HH-SHOOT-09, HH-LOS-15: seen, and in range. */
export function refuseSquare(
  table: Table,
  state: State,
  p: Piece,
  mode: ModeId,
  to: number,
  most: number = MODES[mode].range,
  onWatch = false,
  flies = 0,
): Refusal | null {
  if (!isInSight(table, state, p, mode, to, onWatch)) return no('HH-SHOOT-02', 'It does not see that.');
  const away = range(table, p.at, to) + flies; // HH-DAEM-11
  if (away > most) return no('HH-SHOOT-02', 'That is out of range.');
  return away < MODES[mode].least ? no('HH-WPN-35', 'That is nearer than this setting reaches.') : null;
}

export function refuseWeapon(state: State, p: Piece, way: Way | null): Refusal | null {
  if (!way) return no('HH-SHOOT-01', 'It has no such weapon.');
  if (!isReady(p, way)) return no('HH-SHOOT-04', 'That weapon is jammed or empty.');
  return p.at !== NOWHERE && state.ground[p.at] & BLIND
    ? no('HH-SHOOT-04', 'Nobody can shoot in a blind area.')
    : null;
}

const aimsAt = (mode: ModeId, kind: string): boolean =>
  (MODES[mode].targets as readonly string[]).includes(kind);

/** HH-SHOOT-03, HH-BLIP-16: an enemy model. HH-SHOOT-08: however near, and whoever is near it. */
export function refuseModel(
  table: Table,
  state: State,
  p: Piece,
  mode: ModeId,
  target: number,
  most: number = MODES[mode].range,
  onWatch = false,
): Refusal | null {
  const other = state.pieces[target];
  if (!other || other.at === NOWHERE) return no('HH-SHOOT-02', 'It is not on the board.');
  if (other.side === masterOf(state, p)) return no('HH-SHOOT-03', 'That is a friend.');
  if (other.blip) return no('HH-BLIP-16', 'A blip cannot be shot at.');
  if (isProtected(state, p, other)) return no('HH-DUEL-09', 'It fights a duel.');
  if (!aimsAt(mode, 'M')) return no('HH-SHOOT-03', 'That weapon does not shoot at models.');
  return refuseSquare(table, state, p, mode, other.at, most, onWatch, fliesOf(state, other));
}

/** HH-DOOR-07, HH-WPN-19, HH-BARR-06: what this way to shoot may be aimed at besides models. */
function refuseKind(mode: ModeId, what: Scenery): Refusal | null {
  if (what === 'door')
    return aimsAt(mode, 'D') ? null : no('HH-WPN-19', 'That weapon does not shoot at doors.');
  if (hasTrait(mode, 'rend')) return null; // HH-SPEC-25
  if (what === 'object')
    return aimsAt(mode, 'O') ? null : no('HH-SHOOT-03', 'That weapon does not shoot at things.');
  return no('HH-BARR-06', 'Only a weapon that rends destroys that.');
}

/** A door, or another thing that can be destroyed. */
export function refuseThing(
  table: Table,
  state: State,
  p: Piece,
  mode: ModeId,
  square: number,
): Refusal | null {
  const what = sceneryAt(table, state, square);
  if (!what) return no('HH-SHOOT-03', 'There is nothing there to destroy.');
  return refuseKind(mode, what) ?? refuseSquare(table, state, p, mode, square);
}

/** Enemy models that walls leave in view: every target is one of them. */
function modelsAhead(table: Table, state: State, p: Piece): readonly number[] {
  const found: number[] = [];
  for (const id of state.units[otherSide(masterOf(state, p))]) {
    const { blip, at } = state.pieces[id]!;
    if (!blip && isAhead(table, p, at)) found.push(id);
  }
  return found;
}

/** Whether there is any of them. */
export function hasModelAhead(table: Table, state: State, p: Piece): boolean {
  for (const id of state.units[otherSide(masterOf(state, p))]) {
    const { blip, at } = state.pieces[id]!;
    if (!blip && isAhead(table, p, at)) return true;
  }
  return false;
}

/** Enemy models that this way to shoot may be aimed at. */
export function modelTargets(table: Table, state: State, p: Piece, mode: ModeId): number[] {
  return modelsAhead(table, state, p).filter((id) => !refuseModel(table, state, p, mode, id));
}

/** Closed doors that walls leave in view. */
function doorsAhead(table: Table, state: State, p: Piece): readonly number[] {
  const doors = table.doorsInView(p.at, p.facing);
  return doors.length === 0 ? doors : doors.filter((square) => isShut(state, square));
}

function hasDoorAhead(table: Table, state: State, p: Piece): boolean {
  for (const square of table.doorsInView(p.at, p.facing)) if (isShut(state, square)) return true;
  return false;
}

/** Whether there may be something besides models that one of its weapons is aimed at. */
export function hasThingsAhead(table: Table, state: State, p: Piece, ways: readonly Way[]): boolean {
  if (hasDoorAhead(table, state, p)) return true;
  return ways.some(({ mode }) => hasTrait(mode, 'rend') || aimsAt(mode, 'O'));
}

/** Squares with something on them that it may be aimed at. */
export function thingTargets(table: Table, state: State, p: Piece, mode: ModeId): number[] {
  const found = doorsAhead(table, state, p).filter((square) => !refuseThing(table, state, p, mode, square));
  if (!hasTrait(mode, 'rend') && !aimsAt(mode, 'O')) return found;
  for (const square of inView(table, p))
    if (sceneryAt(table, state, square) && !found.includes(square))
      if (!refuseThing(table, state, p, mode, square)) found.push(square);
  return found;
}
