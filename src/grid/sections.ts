/** How a map that names no sections is divided: HR-HOUSE-14. */
import type { Floor } from './board.ts';

/** Which section each square belongs to, and what the sections are called. */
export interface Sections {
  readonly section: Int16Array;
  readonly sections: readonly string[];
}

const N = 0;
const E = 2;
const S = 4;
const W = 6;
const SIDES = [N, E, S, W];

/**
 * Rooms, straight corridor runs and junctions, each named after its first square. A room is floor at least two
 * squares wide both ways; a junction is a corridor square with three or more ways out; a bend belongs to the run
 * that comes first in reading order; a door goes with the square north or else west of it.
 */
export function deriveSections(floor: Floor, isDoor: (square: number) => boolean): Sections {
  const section = new Int16Array(floor.size).fill(-1);
  const sections: string[] = [];
  const beside = (square: number, dir: number): number => floor.near[square * 8 + dir];
  const plain = (square: number): boolean => square >= 0 && !isDoor(square);

  const inRoom = new Uint8Array(floor.size);
  for (let square = 0; square < floor.size; square++) {
    const block = [square, beside(square, E), beside(square, S), beside(square, S - 1)];
    if (block.every(plain)) for (const part of block) inRoom[part] = 1;
  }
  const isJunction = (square: number): boolean =>
    inRoom[square] === 0 && SIDES.filter((dir) => beside(square, dir) >= 0).length > 2;
  const isRun = (square: number): boolean =>
    plain(square) && section[square] < 0 && inRoom[square] === 0 && !isJunction(square);

  function open(kind: string, square: number): number {
    section[square] = sections.length;
    return sections.push(`${kind} ${floor.name(square)}`) - 1;
  }
  function fillRoom(first: number): void {
    const id = open('room', first);
    const queue = [first];
    for (const square of queue) {
      for (const dir of SIDES) {
        const next = beside(square, dir);
        if (next < 0 || inRoom[next] === 0 || section[next] >= 0) continue;
        section[next] = id;
        queue.push(next);
      }
    }
  }
  function fillRun(first: number): void {
    const id = open('corridor', first);
    const dir = isRun(beside(first, E)) ? E : S;
    for (let next = beside(first, dir); isRun(next); next = beside(next, dir)) section[next] = id;
  }

  for (let square = 0; square < floor.size; square++) {
    if (section[square] >= 0 || isDoor(square)) continue;
    if (inRoom[square] === 1) fillRoom(square);
    else if (isJunction(square)) open('junction', square);
    else fillRun(square);
  }
  for (let square = 0; square < floor.size; square++) {
    if (!isDoor(square)) continue;
    // South and east only serve a door at the very edge of the map.
    const home = [N, W, S, E]
      .map((dir) => beside(square, dir))
      .find((next) => next >= 0 && section[next] >= 0);
    if (home === undefined) open('door', square);
    else section[square] = section[home];
  }
  return { section, sections };
}
