/** The states of a piece: symbols at it, words for it, numbers beside it. */
import { hasEffect } from '../../../games/hulk-heresy/auras.ts';
import { fullAmmo } from '../../../games/hulk-heresy/data/ranged.ts';
import type { Piece } from '../../../games/hulk-heresy/state.ts';
import { counted } from '../../../kernel/words.ts';
import type { PieceDraw } from '../adapter.ts';
import type { View } from './game.ts';
import { rowOf } from './pieces/symbols.ts';

export const CHIP_WORDS: Readonly<Record<string, string>> = {
  'hs-duel': 'fights a duel',
  's-jam': 'jammed',
  's-overwatch': 'on overwatch',
  's-guard': 'on guard',
  'hs-carry': 'carries something',
  'hs-graviton': 'held by gravity',
  'hs-no-cp': 'without command points',
  's-psi': 'under a power',
  's-sustained': 'has found the range',
};

const POWERS = [
  'endurance',
  'precognition',
  'warp-speed',
  'hammerhand',
  'enfeeble',
  'prescience',
  'dominated',
];

export function chipsOf(view: View, p: Piece): string[] {
  const under = (what: string) => hasEffect(view, p, what);
  return [
    under('duel') && 'hs-duel',
    p.jammed > 0 && 's-jam',
    p.overwatch && 's-overwatch',
    p.guard && 's-guard',
    view.objects.some(({ holder }) => holder === p.id) && 'hs-carry',
    under('graviton') && 'hs-graviton',
    under('no-cp') && 'hs-no-cp',
    POWERS.some(under) && 's-psi',
    p.aim !== 0 && 's-sustained',
  ].filter((chip): chip is string => chip !== false);
}

/** Psi points, else shots left: whatever runs out. */
export function badgeOf(view: View, p: Piece): PieceDraw['badge'] {
  const row = rowOf(view, p);
  if (!row || p.blip || !p.body) return undefined;
  if (row.powers.length > 0) return { symbol: 's-psi', text: String(p.body.psi) };
  const gun = row.ranged.findIndex((one) => fullAmmo(one) > 0);
  return gun < 0 ? undefined : { symbol: 's-ammo', text: String(p.body.ammo[gun]) };
}

export function stateWords(chips: readonly string[], badge: PieceDraw['badge']): string {
  const words = chips.map((chip) => CHIP_WORDS[chip]);
  if (badge) words.push(counted(Number(badge.text), badge.symbol === 's-psi' ? 'psi point' : 'shot'));
  return words.join(', ');
}
