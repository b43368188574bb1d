/** HH-CHAMP-04, HH-FORGE-03: the ways to strike of a Champion and of a servo arm, chosen before the dice. */
import type { Refusal } from '../../../kernel/contract.ts';
import { masterOf } from '../auras.ts';
import { foeOf, isProtected } from '../duel/duellists.ts';
import { BLIND } from '../ground.ts';
import { frontSquare, modelsOf, rowOfPiece } from '../position.ts';
import { otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import { isInReach, isToFront } from './fighters.ts';

/** Piercing Lunge, Sweeping Blow, Peerless Guard. */
const SKILLS = ['lunge', 'blow', 'peerless'] as const;
/** HH-AWPN-01: what a servo arm lends. */
const SERVO = ['block', 'knock-back', 'rend', 'sweep'] as const;

/** The ways of this model besides the plain one. */
export function strikesOf(state: State, p: Piece): readonly string[] {
  const { kind, assault } = rowOfPiece(state, p);
  if (kind === 'champion') return SKILLS;
  return assault.includes('servo-arm') ? SERVO : [];
}

/** Several are struck, one after another. */
export const isWide = (how: string): boolean => how === 'blow' || how === 'sweep';

/** HH-SPEC-30: so many at most, and so many of them not ahead. */
const MOST_SWEPT = 3;

/** HH-CA-02, HH-CA-22, HH-BLIP-16, HH-DUEL-09: whoever stands in front. */
export function refuseFront(table: Table, state: State, p: Piece): Refusal | null {
  const front = frontSquare(table, p);
  const other = front < 0 ? null : state.pieces[state.occupant[front]];
  if (!other) return no('HH-CA-01', 'Nobody stands in the square in front of it.');
  if (other.side === masterOf(state, p)) return no('HH-CA-22', 'That is a friend.');
  if (other.blip && !(state.ground[p.at] & BLIND)) return no('HH-BLIP-16', 'A blip cannot be assaulted.');
  return isProtected(state, p, other) ? no('HH-DUEL-09', 'It fights a duel.') : null;
}

/** Enemy models that a wide strike can reach. */
function sweepable(table: Table, state: State, p: Piece, how: string): Piece[] {
  return modelsOf(state, otherSide(masterOf(state, p))).filter(
    (other) =>
      isInReach(table, p, other) &&
      !isProtected(state, p, other) &&
      (how === 'sweep' || isToFront(table, p, other)),
  );
}

/** HH-CHAMP-06: all of them, in any order. HH-SPEC-30: one to three, at most one of them not ahead. */
export function refuseSwept(
  table: Table,
  state: State,
  p: Piece,
  how: string,
  list: readonly number[],
): Refusal | null {
  if (foeOf(state, p) !== 0) return no('HH-DUEL-16', 'A duellist strikes at its foe alone.');
  const all = sweepable(table, state, p, how);
  const chosen = list.map((id) => all.find((other) => other.id === id));
  const rule = how === 'blow' ? 'HH-CHAMP-06' : 'HH-SPEC-30';
  if (list.length === 0 || chosen.some((other) => !other) || new Set(list).size < list.length)
    return no(rule, 'Name enemy models within its reach, each once.');
  if (how === 'blow')
    return list.length === all.length ? null : no(rule, 'A Sweeping Blow strikes everybody before it.');
  const aside = chosen.filter((other) => !isToFront(table, p, other as Piece)).length;
  return list.length <= MOST_SWEPT && aside <= 1
    ? null
    : no(rule, 'A Sweep strikes three, at most one of them not ahead.');
}

/** Every order of some of them. */
function sequences(ids: readonly number[], most: number): number[][] {
  if (most === 0) return [[]];
  return [
    [],
    ...ids.flatMap((id) =>
      sequences(
        ids.filter((one) => one !== id),
        most - 1,
      ).map((rest) => [id, ...rest]),
    ),
  ];
}

export function listSwept(table: Table, state: State, p: Piece, how: string): number[][] {
  const ids = sweepable(table, state, p, how).map(({ id }) => id);
  return sequences(ids, how === 'sweep' ? MOST_SWEPT : ids.length).filter(
    (list) => !refuseSwept(table, state, p, how, list),
  );
}
