/** Who covers which squares on overwatch, and how well. */

import { seesSquare, shotDistance } from '../../../../games/hulk-revised/position.ts';
import {
  OVERWATCH_RANGE,
  SENTRY_DICE,
  SENTRY_SCORE,
} from '../../../../games/hulk-revised/shooting/armoury.ts';
import { neededScore } from '../../../../games/hulk-revised/shooting/shooting.ts';
import { NOWHERE, type Piece } from '../../../../games/hulk-revised/state.ts';
import { counted } from '../../../../kernel/words.ts';
import type { LayerDraw, LayerLabel } from '../../layer.ts';
import { type Hulk, nameOf, pieceAt, type View } from '../game.ts';

interface Watcher {
  readonly p: Piece;
  readonly needed: number;
  /** The chance that one volley misses a Genestealer. */
  readonly miss: number;
  readonly jams: boolean;
  readonly covers: readonly number[];
}

/** A double on two dice (HR-JAM-01). */
const JAM = 6 / 36;

export function watchLayer(hulk: Hulk, view: View, selected: number): LayerDraw {
  const ids = [...view.marines, ...view.sentries];
  const on = ids.flatMap((id) => watcher(hulk, view, pieceAt(view, id), true));
  const chosen = pieceAt(view, selected);
  const would = chosen?.marine && !chosen.overwatch ? watcher(hulk, view, chosen, false) : [];
  const covered = missesOf(on);
  const open = missesOf(would);
  const labels: LayerLabel[] = [...on, ...would]
    .filter(({ covers }) => covers.length > 0)
    .map(({ p, needed, miss, jams }) => ({
      square: p.at,
      kind: 'plate',
      lines: [
        `${needed}+, ${percent(1 - miss)} a step`,
        jams ? `jams ${percent(JAM)} a volley` : 'never jams',
      ],
    }));
  for (const [square, miss] of covered) labels.push({ square, kind: 'note', lines: [percent(1 - miss)] });
  const areas: LayerDraw['areas'][number][] = [
    { fill: 'watch', squares: [...covered.keys()], text: 'Covered: the chance that a step there is hit' },
  ];
  if (would.length > 0)
    areas.push({
      fill: 'maybe',
      squares: [...open.keys()].filter((square) => !covered.has(square)),
      text: `${nameOf(hulk, would[0].p)} would cover it on overwatch`,
    });
  const says = on.map((w) => sentence(hulk, w, 'on overwatch'));
  says.push(...would.map((w) => sentence(hulk, w, 'if he goes on overwatch')));
  if (says.length === 0) says.push('Nobody is on overwatch.');
  return { areas, labels, says };
}

function sentence(hulk: Hulk, { p, needed, miss, jams, covers }: Watcher, how: string): string {
  const jam = jams ? `jams ${percent(JAM)} a volley` : 'never jams';
  return `${nameOf(hulk, p)} ${how}: ${needed}+, ${percent(1 - miss)} a step on ${counted(covers.length, 'square')}, ${jam}.`;
}

/** The chance that everybody who covers a square misses. */
function missesOf(watchers: readonly Watcher[]): Map<number, number> {
  const misses = new Map<number, number>();
  for (const { miss, covers } of watchers)
    for (const square of covers) misses.set(square, (misses.get(square) ?? 1) * miss);
  return misses;
}

function watcher({ table }: Hulk, view: View, p: Piece | null, on: boolean): Watcher[] {
  if (!p || p.at === NOWHERE || p.overwatch !== on || p.jam !== 0) return [];
  const gun = p.kind === 'sentry';
  const weapon = table.loadouts[p.id]?.ranged;
  if (!gun && !weapon?.overwatch) return [];
  if ((gun || (weapon && weapon.load > 0)) && p.ammo === 0) return [];
  const needed = Math.max(1, neededScore(table, weapon?.score ?? SENTRY_SCORE, p, null));
  const covers: number[] = [];
  for (let square = 0; square < table.board.size; square++)
    if (
      !pieceAt(view, view.occupant[square])?.marine &&
      shotDistance(table, view, p, square) <= OVERWATCH_RANGE &&
      seesSquare(table, view, p, square)
    )
      covers.push(square);
  const miss = ((needed - 1) / 6) ** (weapon?.dice ?? SENTRY_DICE);
  return [{ p, needed, miss, jams: weapon?.jams === true, covers }];
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}
