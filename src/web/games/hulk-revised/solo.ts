/** HR-SOLO-33: the box around each squad and what its edges are to the Stealers. */
import type { BoxDraw } from '../adapter.ts';
import type { View } from './game.ts';

interface SquadBox {
  readonly squad: number;
  readonly level: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly edges: readonly ('front' | 'side' | 'rear')[];
}

/** Empty unless the program plays the Stealers. */
export function boxesOf(view: View): BoxDraw[] {
  const { solo } = view as View & { solo?: { readonly boxes: readonly SquadBox[] } | null };
  return (solo?.boxes ?? []).map(({ squad, level, west, north, east, south, edges }) => ({
    level,
    west,
    north,
    east,
    south,
    edges,
    label: `Defence lines of squad ${squad}`,
  }));
}
