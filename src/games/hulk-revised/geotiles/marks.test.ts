import { expect, test } from 'vitest';
import { parseBoard } from '../../../grid/picture.ts';
import type { End, Placed } from './lay.ts';
import { plotMarks } from './marks.ts';
import { drawTiles } from './picture.ts';
import { TILES } from './tiles.ts';

const number = (id: string): number => TILES.findIndex((tile) => tile.id === id) + 1;
const lying = (id: string, x: number, y: number, turn = 0): Placed => ({ tile: number(id), x, y, turn });
const SOUTH: End = { x: 0, y: 0, side: 2 };

const board = (placed: Placed[], units: number, objective: boolean, start = SOUTH) =>
  parseBoard(drawTiles(placed, { start, units, objective }));

/** From the south end of the first tile: a crossing, short arms to both sides, and two tiles on to the north. */
const SHIP = [
  lying('straight-1', 0, 0),
  lying('cross', 0, -1),
  lying('straight-2', 0, -2),
  lying('tee-1', 0, -3), // the farthest, neither first nor last of the list
  lying('corner-1', 1, -1, 3),
  lying('corner-2', -1, -1, 1),
];

test('HR-HOUSE-07 the objective is the centre of the tile whose centre is the longest walk from the start', () => {
  const rowOf = (start: End): number => {
    const ship = board(SHIP, 5, true, start);
    expect(ship.marks.objective).toHaveLength(1);
    return ship.y[ship.marks.objective[0]];
  };
  // tiles are seven rows high with their middle in the fourth, and one row of frame lies above them
  expect(rowOf(SOUTH)).toBe(1 + 3);
  expect(rowOf({ x: 0, y: -3, side: 0 })).toBe(1 + 3 * 7 + 3);
});

test('HR-HOUSE-07 a mission without an objective has none marked', () => {
  expect(board(SHIP, 5, false).marks.objective).toEqual([]);
  expect(board(SHIP, 5, true).marks.objective).toHaveLength(1);
});

test('HR-HOUSE-07 further starting squares are of the start tile before others, though others be nearer', () => {
  // not a tile of the set: behind its centre a long way round stays on the tile, a short one leads to the next
  const cells = [
    '.......#######',
    '.#############',
    '.#############',
    '...+..........',
    '###.##########',
    '###.##########',
    '###.##########',
  ].map((row) => [...row]);
  const sheet = {
    width: 14,
    height: 7,
    cells,
    at: (cell: { x: number; y: number }, square: { x: number; y: number }) => ({
      x: cell.x * 7 + square.x,
      y: cell.y * 7 + square.y,
    }),
  };
  const starts = plotMarks([lying('cross', 0, 0)], sheet, { start: SOUTH, units: 12, objective: false });
  expect(starts).toHaveLength(12);
  expect(starts.filter(({ x }) => x > 6)).toEqual([]);
  // with more units than the tile has room for, the next tile serves
  const many = plotMarks([lying('cross', 0, 0)], sheet, { start: SOUTH, units: 20, objective: false });
  expect(many.filter(({ x }) => x > 6).length).toBeGreaterThan(0);
});

test('HR-HOUSE-07 HR-GEN-08 a walk is counted in all eight directions; of equally far tiles the first laid is meant', () => {
  const goal = (...arms: Placed[]) => {
    const ship = board([lying('straight-1', 0, 0), lying('cross', 0, -1), ...arms], 5, true);
    return [ship.x[ship.marks.objective[0]], ship.y[ship.marks.objective[0]]];
  };
  const [north, east, west] = [
    lying('straight-2', 0, -2),
    lying('corner-1', 1, -1, 3),
    lying('corner-2', -1, -1, 1),
  ];
  // round the corner of the crossing a step is saved
  expect(goal(east, north)).toEqual([1 + 3, 1 + 3]);
  expect(goal(north, east)).toEqual([1 + 3, 1 + 3]);
  expect(goal(east, west)).toEqual([1 + 14 + 3, 1 + 3]);
  expect(goal(west, east)).toEqual([1 + 3, 1 + 3]);
});

test('HR-GEN-08 between two walls no walk leads on, past one it does', () => {
  const starts = (rows: string[]) =>
    plotMarks(
      [lying('cross', 0, 0)],
      { width: 7, height: 7, cells: rows.map((row) => [...row]), at: (_cell, square) => square },
      { start: SOUTH, units: 9, objective: false },
    ).map(({ x, y }) => `${x},${y}`);
  const rows = ['.######', '#.#####', '##.####', '##.+###', '###.###', '###.###', '###.###'];
  expect(starts(rows)).toEqual(['3,6', '3,5', '3,4', '3,3', '2,3', '2,2']);
  const past = rows.with(1, '#..####');
  expect(starts(past)).toEqual(['3,6', '3,5', '3,4', '3,3', '2,3', '2,2', '2,1', '1,1']);
});

test('HR-HOUSE-07 doors and entry squares are no starting squares, and the objective is none either', () => {
  const { marks, doors, entries } = board([lying('gate', 0, 0), lying('cross', 0, -1)], 20, true);
  for (const square of [...doors.map((door) => door.square), ...entries.flatMap(({ squares }) => squares)])
    expect(marks.start).not.toContain(square);
  // with so many Marines the crossing's centre is a starting square: there is no tile left for an objective
  expect(marks.objective).toEqual([]);
  expect(board([lying('gate', 0, 0), lying('cross', 0, -1)], 4, true).marks.objective).toHaveLength(1);
});

test('HR-HOUSE-07 the centre of a room or hall is its middle square, that of a bypass lies on the way round', () => {
  const goal = (far: Placed) => {
    const ship = board([lying('straight-1', 0, 0), far], 4, true);
    return [ship.x[ship.marks.objective[0]] - 1, ship.y[ship.marks.objective[0]] - 1];
  };
  for (const turn of [0, 1, 2, 3]) expect(goal(lying('room-1', 0, -1, turn))).toEqual([3, 3]);
  for (const turn of [0, 1, 2]) expect(goal(lying('hall', 0, -1, turn))).toEqual([3, 3]);
  expect(goal(lying('bypass', 0, -1, 0))).toEqual([1, 3]);
  expect(goal(lying('bypass', 0, -1, 2))).toEqual([5, 3]);
});
