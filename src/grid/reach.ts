import type { Floor } from './board.ts';

/** Whether a step is a diagonal between two squares that are both wall or shut, and so too narrow to take. */
export function pinched(
  floor: Pick<Floor, 'step'>,
  square: number,
  dir: number,
  shut?: (square: number) => boolean,
): boolean {
  if ((dir & 1) === 0) return false;
  const left = floor.step[square * 8 + dir - 1];
  if (left >= 0 && !shut?.(left)) return false;
  const right = floor.step[square * 8 + ((dir + 1) & 7)];
  return right < 0 || (shut?.(right) ?? false);
}

/** The squares that no route of single steps and links joins to the first square, in reading order. */
export function unreachable(floor: Floor, links: readonly (readonly [number, number])[]): number[] {
  const reached = new Uint8Array(floor.size);
  const queue: number[] = [];
  function reach(square: number): void {
    if (square < 0 || reached[square] === 1) return;
    reached[square] = 1;
    queue.push(square);
  }
  if (floor.size > 0) reach(0);
  for (let head = 0; head < queue.length; head++) {
    const square = queue[head];
    for (let dir = 0; dir < 8; dir++) {
      if (!pinched(floor, square, dir)) reach(floor.step[square * 8 + dir]);
    }
    for (const [a, b] of links) {
      if (a === square) reach(b);
      if (b === square) reach(a);
    }
  }
  return Array.from(reached.keys()).filter((square) => reached[square] === 0);
}
