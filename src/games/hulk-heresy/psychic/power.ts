/** PSI: what every power says of itself, and whom powers reach, seen or not (HH-PSI-05). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { isDuelSection, isProtected } from '../duel/duellists.ts';
import { modelsOf } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import { range, type Table } from '../table.ts';

/** What a power is used on, as an action says it. */
export type Aim = Pick<Action, 'to' | 'square' | 'section' | 'how' | 'face'>;

export interface Power {
  refuse(table: Table, state: State, p: Piece, aim: Aim): Refusal | null;
  /** Every aim it may be used on. */
  list(table: Table, state: State, p: Piece): Aim[];
  apply(play: Play, p: Piece, aim: Aim): void;
}

/** HH-PSI-04, HH-DUEL-09: a model of the friends or of the enemies within so many squares. */
export function refuseTarget(
  table: Table,
  state: State,
  p: Piece,
  to: number | undefined,
  friend: boolean,
  most: number,
): Refusal | null {
  const other = state.pieces[to ?? 0];
  if (!other || other.blip || other.at === NOWHERE)
    return no('HH-PSI-04', 'It is used on a model on the board.');
  if ((other.side === p.side) !== friend)
    return no('HH-PSI-04', friend ? 'It is used on a friend.' : 'It is used on an enemy.');
  if (range(table, p.at, other.at) > most) return no('HH-PSI-04', `That is more than ${most} squares away.`);
  return isProtected(state, p, other) ? no('HH-DUEL-09', 'It fights a duel.') : null;
}

export function targets(table: Table, state: State, p: Piece, friend: boolean, most: number): number[] {
  return modelsOf(state, friend ? p.side : otherSide(p.side))
    .filter(({ id }) => !refuseTarget(table, state, p, id, friend, most))
    .map(({ id }) => id);
}

/** Only these words of an aim may be there. */
export function refuseShape(aim: Aim, ...keys: readonly (keyof Aim)[]): Refusal | null {
  const said = (['to', 'square', 'section', 'how', 'face'] as const).filter((key) => aim[key] !== undefined);
  const fits = said.length === keys.length && keys.every((key) => said.includes(key));
  return fits ? null : no('HH-PSI-32', 'Say what the power is used on, and nothing else.');
}

/** HH-DIST-05, HH-DUEL-09: a section with a square within so many. */
export function refuseSection(
  table: Table,
  state: State,
  p: Piece,
  section: number,
  most: number,
): Refusal | null {
  if (isDuelSection(table, state, section)) return no('HH-DUEL-09', 'A duel is fought there.');
  return table.sectionAway(p.at, section) > most
    ? no('HH-PSI-32', `That is more than ${most} squares away.`)
    : null;
}

/** A power on one model that leaves an effect on it. */
export function blessing(
  friend: boolean,
  most: number,
  apply: (play: Play, p: Piece, target: Piece) => void,
): Power {
  return {
    refuse: (table, state, p, aim) =>
      refuseShape(aim, 'to') ?? refuseTarget(table, state, p, aim.to, friend, most),
    list: (table, state, p) => targets(table, state, p, friend, most).map((to) => ({ to })),
    apply: (play, p, { to }) => apply(play, p, play.state.pieces[to as number]!),
  };
}
