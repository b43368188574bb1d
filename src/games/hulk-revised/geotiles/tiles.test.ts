import { expect, test } from 'vitest';
import { parseBoard } from '../../../grid/picture.ts';
import { openEnds, type Placed } from './lay.ts';
import { drawTiles } from './picture.ts';
import { shapeOf, TILE_SIZE, TILES } from './tiles.ts';

const TURNS = [0, 1, 2, 3];

test('HR-HOUSE-07: sixteen tiles of seven by seven, the plain twelve among them', () => {
  expect(TILES).toHaveLength(16);
  const edges = TILES.map((_, i) => shapeOf(i + 1, 0).open.filter(Boolean).length);
  expect(edges.slice(0, 12)).toEqual([2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
  for (const { rows } of TILES.slice(0, 12)) expect(rows.join('')).not.toMatch(/[D-]/);
  for (const { id, rows } of TILES) {
    expect(rows, id).toHaveLength(TILE_SIZE);
    for (const row of rows) expect(row, id).toMatch(/^[#.+D-]{7}$/);
  }
  expect(new Set(TILES.map(({ id }) => id)).size).toBe(16);
});

test('HR-HOUSE-07: an edge is wall but for its middle, and the middle is plain corridor', () => {
  for (const [i, { id }] of TILES.entries())
    for (const turn of TURNS) {
      const { rows, open } = shapeOf(i + 1, turn);
      const edge = [rows[0], rows.map((row) => row[6]).join(''), rows[6], rows.map((row) => row[0]).join('')];
      edge.forEach((squares, side) => {
        expect(squares, `${id} ${turn}`).toBe(open[side] ? '###.###' : '#######');
      });
    }
});

test('HR-HOUSE-07: a quarter turn clockwise brings the north edge to the east', () => {
  expect(shapeOf(4, 0).open).toEqual([true, true, false, false]);
  expect(shapeOf(4, 1).open).toEqual([false, true, true, false]);
  expect(shapeOf(4, 3).open).toEqual([true, false, false, true]);
});

test('HR-HOUSE-07: each arm, centre, room and duct is one section', () => {
  const sections = (tile: number): string[] => [
    ...parseBoard(drawTiles([{ tile, x: 0, y: 0, turn: 0 }], null)).sections,
  ];
  expect(sections(1)).toEqual(['Straight 1, N arm', 'Straight 1, centre', 'Straight 1, S arm']);
  expect(sections(11)).toHaveLength(5);
  expect(sections(15).sort()).toEqual(['Bypass, N arm', 'Bypass, S arm', 'Bypass, centre', 'Bypass, duct']);
});

test('HR-HOUSE-07: any two tiles join at any open edges, and a Marine can walk from one to the other', () => {
  let joined = 0;
  for (const [a] of TILES.entries())
    for (const [b] of TILES.entries())
      for (const turnA of TURNS)
        for (const turnB of TURNS) {
          if (!shapeOf(a + 1, turnA).open[1] || !shapeOf(b + 1, turnB).open[3]) continue;
          const placed: Placed[] = [
            { tile: a + 1, x: 0, y: 0, turn: turnA },
            { tile: b + 1, x: 1, y: 0, turn: turnB },
          ];
          const { picture } = drawTiles(placed, null).levels[0];
          expect(reachesAll(picture), `${a + 1}/${turnA} and ${b + 1}/${turnB}`).toBe(true);
          expect(picture.match(/E/g)).toHaveLength(openEnds(placed).length);
          joined++;
        }
  expect(joined).toBe(42 * 42);
});

/** Whether all floor but ducts hangs together. */
function reachesAll(picture: string): boolean {
  const rows = picture.split('\n');
  const floor = new Set<string>();
  rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      if ('.D'.includes(char)) floor.add(`${x},${y}`);
    });
  });
  const [first] = floor;
  const queue = [first];
  floor.delete(first);
  for (const spot of queue) {
    const [x, y] = spot.split(',').map(Number);
    for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
      if (floor.delete(next)) queue.push(next);
  }
  return floor.size === 0;
}
