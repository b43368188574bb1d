import type { Floor } from './board.ts';
import { type Blocks, type Nearby, stepFrom } from './step.ts';

const NOTHING: Blocks = () => false;

/**
 * The squares that single steps and links lead to from those, themselves included. `links` are the squares that a ladder,
 * a hole and the like lead to.
 */
export function reachable(
  floor: Nearby,
  from: readonly number[],
  blocks = NOTHING,
  links: (square: number) => readonly number[] = () => [],
): Set<number> {
  const reached = new Set(from);
  // A Set walks over what is added to it on the way: the set is the queue.
  for (const square of reached) {
    for (let dir = 0; dir < 8; dir++) {
      const to = stepFrom(floor, square, dir, blocks);
      if (to >= 0) reached.add(to);
    }
    for (const to of links(square)) if (!blocks(to)) reached.add(to);
  }
  return reached;
}

/** The squares that no route of single steps and links joins to the first square, in reading order. */
export function unreachable(floor: Floor, links: readonly (readonly [number, number])[]): number[] {
  const ends = (square: number): number[] =>
    links.flatMap(([a, b]) => (a === square ? [b] : b === square ? [a] : []));
  const reached = reachable(floor, floor.size > 0 ? [0] : [], NOTHING, ends);
  return Array.from({ length: floor.size }, (_, square) => square).filter((square) => !reached.has(square));
}
