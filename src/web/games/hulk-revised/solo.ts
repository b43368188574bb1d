/** HR-SOLO-33: the box around each squad and what its edges are to the Stealers. */
import type { BoxDraw } from '../adapter.ts';
import type { View } from './game.ts';

/** Empty unless the program plays the Stealers. */
export function boxesOf({ solo }: View): BoxDraw[] {
  return (solo?.boxes ?? []).map(({ squad, level, west, north, east, south, edges, around }) => ({
    level,
    west,
    north,
    east,
    south,
    edges: around ? ['front', 'front', 'front', 'front'] : edges,
    label: `Defence lines of squad ${squad}`,
  }));
}
