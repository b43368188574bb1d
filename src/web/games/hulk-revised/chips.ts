/** The states of a piece: symbols at it, words for it, numbers beside it. */

import { inStasis, isLocked } from '../../../games/hulk-revised/position.ts';
import { GRENADES } from '../../../games/hulk-revised/shooting/armoury.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { counted } from '../../../kernel/words.ts';
import type { PieceDraw } from '../adapter.ts';
import type { Hulk, View } from './game.ts';

export const CHIP_WORDS: Readonly<Record<string, string>> = {
  's-locked': 'locked in close assault',
  's-jam': 'jammed',
  's-overwatch': 'on overwatch',
  's-guard': 'on guard',
  's-sustained': 'sustained fire',
  'm-object': 'carries an object',
  'm-powerfield': 'carries a Power Field Generator',
  'm-stasis': 'held in Stasis',
};

export function chipsOf({ table }: Hulk, view: View, p: Piece): string[] {
  const chips: string[] = [];
  const fights = p.marine && p.kind !== 'sentry' && p.at !== NOWHERE;
  if (fights && isLocked(table, view, p)) chips.push('s-locked');
  if (p.at !== NOWHERE && inStasis(view, p)) chips.push('m-stasis');
  if (p.jam !== 0) chips.push('s-jam');
  if (p.overwatch && p.kind !== 'sentry') chips.push('s-overwatch');
  if (p.guard) chips.push('s-guard');
  if (p.carries !== 0) chips.push('m-object');
  if (p.generator) chips.push('m-powerfield');
  if (p.misses > 0) chips.push('s-sustained');
  return chips;
}

/** Shots left, else Psi points: whatever runs out. */
export function badgeOf({ table }: Hulk, p: Piece): PieceDraw['badge'] {
  if (p.kind === 'librarian') return { symbol: 's-psi', text: String(p.psi) };
  if (p.kind === 'sentry' || (p.marine && (table.loadouts[p.id]?.ranged?.load ?? 0) > 0))
    return { symbol: 's-ammo', text: String(p.ammo) };
  return undefined;
}

const PRIORITIES = ['', 'P1', 'P2', 'S1', 'S2'];

/** A priority counter; to their owner, the value of an Ambush blip. */
export function markOf(p: Piece): string | undefined {
  if (p.priority > 0) return PRIORITIES[p.priority];
  return p.kind === 'ambush' && p.value >= 0 ? String(p.value) : undefined;
}

export function statesOf(hulk: Hulk, view: View, p: Piece): string {
  return stateWords(p, chipsOf(hulk, view, p), badgeOf(hulk, p));
}

/** The same in words, for those who have asked for chips and badge already. */
export function stateWords(p: Piece, chips: readonly string[], badge: PieceDraw['badge']): string {
  const words = chips.map((chip) => CHIP_WORDS[chip]);
  if (badge) words.push(badge.symbol === 's-psi' ? counted(p.psi, 'Psi point') : counted(p.ammo, 'shot'));
  if (p.priority > 0) words.push(`counter ${PRIORITIES[p.priority]}`);
  return words.join(', ');
}

/** '2 frag, 1 gas', or ''. */
export function loadsText(loads: readonly number[]): string {
  return GRENADES.flatMap((kind, i) => (loads[i] > 0 ? [`${loads[i]} ${kind}`] : [])).join(', ');
}

export function fullAp(p: Pick<Piece, 'kind'>): number {
  return UNITS[p.kind].ap;
}
