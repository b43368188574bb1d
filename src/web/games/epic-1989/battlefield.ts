/** The ground of a battle as a small picture. */
import type { Battle } from '../../../games/epic-1989/battle.ts';
import { shapeOf } from '../../../games/epic-1989/geometry/buildings.ts';
import type { Battlefield } from '../../start/gallery.ts';

export function fieldOf(id: string, { title, table, buildings }: Battle): Battlefield {
  const outline = (flat: readonly number[]) =>
    `M${flat.map((at, i) => (i % 2 ? table.depth - at : at)).join(' ')}Z`;
  return {
    id,
    title,
    who: 'Imperial against Rebel',
    points: 0,
    width: table.width,
    height: table.depth,
    ground: (buildings ?? []).map((one) => ({
      kind: one.rubble ? 'rubble' : 'building',
      path: shapeOf(one).bars.map(outline).join(''),
    })),
    objectives: [],
  };
}
