/** What holds for a model because of what was done to it, or of who stands near. */
import { kindOf } from './data/kinds.ts';
import { rowOfPiece } from './position.ts';
import {
  type Effect,
  NOWHERE,
  otherSide,
  type Piece,
  type RosterRow,
  SIDES,
  type Side,
  type State,
} from './state.ts';
import { range, type Table } from './table.ts';

type Test = (row: RosterRow, p: Piece) => boolean;

export function hasEffect(state: State, p: Piece, what: string): boolean {
  for (const effect of state.effects) if (effect.unit === p.id && effect.what === what) return true;
  return false;
}

/** HH-PSI-07: the same twice on one model or section is once; what it counts is as new. */
export function addEffect(
  state: State,
  effect: Partial<Effect> & Pick<Effect, 'what' | 'owner' | 'ends'>,
): void {
  const whole: Effect = { unit: 0, section: -1, left: 0, ...effect };
  state.effects = state.effects.filter(
    ({ what, owner, unit, section, ends }) =>
      what !== whole.what ||
      owner !== whole.owner ||
      unit !== whole.unit ||
      section !== whole.section ||
      ends !== whole.ends,
  );
  state.effects.push(whole);
}

/** HH-PSI-06: what ends now of one side's effects, also on a model that hides (HH-PSI-21). */
export function endEffects(state: State, side: Side, when: Effect['ends']): void {
  const stays = ({ owner, ends }: Effect) => owner !== side || ends !== when;
  state.effects = state.effects.filter(stays);
  for (const group of state.phantoms) group.effects = group.effects.filter(stays);
}

/** HH-GEN-04, HH-DIST-03: a friendly model like that on the board within so many squares, itself included. */
export function isNear(table: Table, state: State, p: Piece, test: Test, most: number): boolean {
  for (const id of state.units[p.side]) {
    const other = state.pieces[id]!;
    if (other.blip || other.at === NOWHERE || !test(rowOfPiece(state, other), other)) continue;
    if (range(table, other.at, p.at) <= most) return true;
  }
  return false;
}

/** A friendly model like that in the same section, itself included. */
export function sharesSection(
  table: Table,
  state: State,
  p: Piece,
  test: Test,
  side: Side = p.side,
): boolean {
  const { section } = table.board;
  for (const id of state.units[side]) {
    const other = state.pieces[id]!;
    if (other.blip || other.at === NOWHERE || section[other.at] !== section[p.at]) continue;
    if (test(rowOfPiece(state, other), other)) return true;
  }
  return false;
}

/** HH-GEN-07: daemons are no Astartes. */
export function isDaemon(state: State, p: Piece): boolean {
  return kindOf(rowOfPiece(state, p).kind).list === 'daemon';
}

/** HH-PSI-26: the square lies in a Sanctuary of that side. */
function inSanctuary(table: Table, state: State, square: number, owner: Side): boolean {
  const section = table.board.section[square];
  for (const effect of state.effects)
    if (effect.section === section && effect.what === 'sanctuary' && effect.owner === owner) return true;
  return false;
}

/** HH-PSI-26: the rules of this model's weapons do nothing against whoever is there; in a Sanctuary of its own side while it is dominated. */
export function isHallowed(table: Table, state: State, p: Piece, square: number): boolean {
  return inSanctuary(table, state, square, otherSide(masterOf(state, p)));
}

/** HH-PSI-26: no daemon of either side lives in a Sanctuary. */
export function isBanished(table: Table, state: State, p: Piece): boolean {
  return !p.blip && isDaemon(state, p) && SIDES.some((side) => inSanctuary(table, state, p.at, side));
}

/** HH-PSI-20: who makes the choices of a model: its owner, or whoever dominates it; to them its own side is the enemy. */
export function masterOf(state: State, p: Piece): Side {
  return hasEffect(state, p, 'dominated') ? otherSide(p.side) : p.side;
}

/** HH-DAEM-09: Daemonic models within six squares of a Herald; several do not add up. */
export function isCursed(table: Table, state: State, p: Piece): boolean {
  return isDaemon(state, p) && isNear(table, state, p, (row) => row.herald, 6);
}
