/** DUEL: who fights whom, and what that keeps everybody else from. */
import type { Refusal } from '../../../kernel/contract.ts';
import { addEffect } from '../auras.ts';
import { frontSquare } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';

/** The foe of a duellist, or 0. */
export function foeOf(state: State, p: Piece): number {
  for (const { what, unit, left } of state.effects) if (unit === p.id && what === 'duel') return left;
  return 0;
}

/** HH-DUEL-07, HH-DUEL-08: a duellist does nothing but strike at the other. */
export function refuseDuellist(table: Table, state: State, p: Piece, verb: string): Refusal | null {
  const foe = foeOf(state, p);
  if (foe === 0) return null;
  const before = frontSquare(table, p);
  const strikes = verb === 'assault' && before >= 0 && state.occupant[before] === foe;
  return strikes ? null : no('HH-DUEL-07', 'It fights a duel: it may only strike at its foe.');
}

/** HH-DUEL-09: nobody else may choose a duellist. */
export function isProtected(state: State, by: Piece, target: Piece): boolean {
  const foe = foeOf(state, target);
  return foe !== 0 && foe !== by.id;
}

/** HH-DUEL-09: nothing that acts on a section is aimed where a duellist stands. HH-DUEL-10: what burns there already goes on. */
export function isDuelSection(table: Table, state: State, section: number): boolean {
  return state.effects.some(
    ({ what, unit }) => what === 'duel' && table.board.section[state.pieces[unit]?.at ?? NOWHERE] === section,
  );
}

/** HH-DUEL-11: with the death of one the other has won, if it lives when all is done (HH-DUEL-12). */
export function endDuel(state: State, dead: Piece): void {
  const foe = state.pieces[foeOf(state, dead)];
  if (!foe) return;
  state.effects = state.effects.filter(({ what, unit }) => what !== 'duel' || unit !== foe.id);
  addEffect(state, { what: 'duel-won', owner: foe.side, unit: foe.id, ends: 'never' });
}

/** HH-DUEL-12: the survivor's side has a command point more in every Command phase to come. */
export function countDuels({ state, events }: Play): void {
  for (const { unit, owner: side } of state.effects.filter(({ what }) => what === 'duel-won')) {
    state.command[side].duels++;
    events.push({ kind: 'duel-won', side, unit });
  }
  state.effects = state.effects.filter(({ what }) => what !== 'duel-won');
}
