/** The layers of this game: sight, overwatch, danger, sections. From a view and nothing else. */

import { seesSquare } from '../../../../games/hulk-revised/position.ts';
import { NOWHERE } from '../../../../games/hulk-revised/state.ts';
import type { Viewer } from '../../../../kernel/contract.ts';
import { capital, counted } from '../../../../kernel/words.ts';
import type { LayerDraw, LayerKind } from '../../layer.ts';
import { type Hulk, isBlip, pieceAt, type View, wayName, whoIs } from '../game.ts';
import { sightOf } from '../zones.ts';
import { dangerLayer } from './danger.ts';
import { watchLayer } from './watch.ts';

export const LAYERS: readonly LayerKind[] = [
  { id: 'sight', word: 'Sight', icon: 'i-eye', detail: 'What the chosen piece sees, or the one pointed at' },
  {
    id: 'watch',
    word: 'Overwatch',
    icon: 'i-overwatch',
    detail: 'Covered squares, chances and jams',
    standing: ['marine', 'stealer', 'spectator'],
  },
  {
    id: 'danger',
    word: 'Next turn',
    icon: 'i-move',
    detail: 'Who can reach whom',
    standing: ['marine'],
  },
  { id: 'sections', word: 'Sections', icon: 'i-map', detail: 'Parts of the ship by name' },
];

const drawn = new WeakMap<View, Map<string, LayerDraw>>();

/** One layer, made once a view: `unit` is the piece it is about, `selected` the one chosen to act. */
export function layerOf(hulk: Hulk, view: View, viewer: Viewer, id: string, unit: number): LayerDraw {
  const made = drawn.get(view) ?? new Map<string, LayerDraw>();
  drawn.set(view, made);
  const key = `${id} ${viewer} ${unit}`;
  const layer = made.get(key) ?? draw(hulk, view, viewer, id, unit);
  made.set(key, layer);
  return layer;
}

function draw(hulk: Hulk, view: View, viewer: Viewer, id: string, unit: number): LayerDraw {
  if (id === 'sight') return sightLayer(hulk, view, unit);
  if (id === 'watch') return watchLayer(hulk, view, unit);
  if (id === 'danger') return dangerLayer(hulk, view, viewer !== 'stealer', unit);
  return sectionLayer(hulk);
}

/** Blips look nowhere; whoever is off the board sees nothing. */
function sightLayer(hulk: Hulk, view: View, unit: number): LayerDraw {
  const p = pieceAt(view, unit);
  if (!p) return { areas: [], labels: [], says: ['Point at a piece, or tap it.'] };
  const name = capital(whoIs(hulk, p));
  if (isBlip(p) || p.at === NOWHERE)
    return { areas: [], labels: [], says: [`${name} sees nothing: only models have eyes.`] };
  const squares = p.marine ? sightOf(hulk, view, unit) : stealerSight(hulk, view, unit);
  return {
    areas: [{ fill: 'sight', squares, text: `${name} sees this` }],
    labels: [],
    says: [`${name} faces ${wayName(p.facing)} and sees ${counted(squares.length, 'square')}.`],
  };
}

/** HR-LOS-15: the same lines and the same arc as a Marine's. */
function stealerSight({ table }: Hulk, view: View, unit: number): number[] {
  const p = pieceAt(view, unit);
  if (!p) return [];
  return [...Array(table.board.size).keys()].filter((square) => seesSquare(table, view, p, square));
}

function sectionLayer({ table: { board } }: Hulk): LayerDraw {
  const squares = board.sections.map((): number[] => []);
  board.section.forEach((section, square) => {
    squares[section]?.push(square);
  });
  return {
    areas: squares.map((list) => ({ fill: 'section', squares: list, text: 'A section of the ship' })),
    labels: squares.flatMap((list, i) =>
      list.length > 0
        ? [{ square: list[Math.floor(list.length / 2)], kind: 'note' as const, lines: [board.sections[i]] }]
        : [],
    ),
    says: [`The ship has ${board.sections.length} sections.`],
  };
}
