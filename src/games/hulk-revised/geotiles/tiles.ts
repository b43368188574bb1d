/** HR-HOUSE-07: the geotiles. Seven squares a side; a way out is always the middle of an edge, so any two tiles join. */
import { Problem } from '../../../kernel/contract.ts';

export const TILE_SIZE = 7;
const MIDDLE = 3;

/** One tile as drawn, not turned. */
export interface Tile {
  readonly id: string;
  readonly title: string;
  /** '#' wall, '.' corridor, '+' centre or room, 'D' closed door, '-' air duct. */
  readonly rows: readonly string[];
}

const STRAIGHT = `
###.###
###.###
###.###
###+###
###.###
###.###
###.###`;
const CORNER = `
###.###
###.###
###.###
###+...
#######
#######
#######`;
const TEE = `
###.###
###.###
###.###
###+...
###.###
###.###
###.###`;
const CROSS = `
###.###
###.###
###.###
...+...
###.###
###.###
###.###`;
const ROOM = `
###.###
###.###
##+++##
..+++..
##+++##
###.###
###.###`;
/** A corridor with a door across it. */
const GATE = `
###.###
###.###
###D###
###+###
###.###
###.###
###.###`;
/** A corridor with a cell behind a door. */
const CELL = `
###.###
###.###
###.#.#
###+D.#
###.#.#
###.###
###.###`;
/** The corridor goes round; an air duct goes straight on. */
const BYPASS = `
###.###
#...###
#.#-###
#+#-###
#.#-###
#...###
###.###`;
/** A long hall with a third way out. */
const HALL = `
###.###
##+++##
##+++##
##+++..
##+++##
##+++##
###.###`;

function tile(id: string, title: string, picture: string): Tile {
  return { id, title, rows: picture.trim().split('\n') };
}

/** Tile number n is TILES[n - 1]. The first twelve are the plain ones, without doors and ducts. */
export const TILES: readonly Tile[] = [
  tile('straight-1', 'Straight 1', STRAIGHT),
  tile('straight-2', 'Straight 2', STRAIGHT),
  tile('straight-3', 'Straight 3', STRAIGHT),
  tile('corner-1', 'Corner 1', CORNER),
  tile('corner-2', 'Corner 2', CORNER),
  tile('corner-3', 'Corner 3', CORNER),
  tile('tee-1', 'T-piece 1', TEE),
  tile('tee-2', 'T-piece 2', TEE),
  tile('tee-3', 'T-piece 3', TEE),
  tile('cross', 'Cross', CROSS),
  tile('room-1', 'Room 1', ROOM),
  tile('room-2', 'Room 2', ROOM),
  tile('gate', 'Gate', GATE),
  tile('cell', 'Cell', CELL),
  tile('bypass', 'Bypass', BYPASS),
  tile('hall', 'Hall', HALL),
];

export const TILE_IDS: readonly string[] = TILES.map(({ id }) => id);

/** A tile as it lies on the table. */
export interface Shape {
  readonly rows: readonly string[];
  /** Whether the north, east, south and west edge is open. */
  readonly open: readonly boolean[];
}

/** The squares in the middle of the four edges. */
export const GATES: readonly { readonly x: number; readonly y: number }[] = [
  { x: MIDDLE, y: 0 },
  { x: TILE_SIZE - 1, y: MIDDLE },
  { x: MIDDLE, y: TILE_SIZE - 1 },
  { x: 0, y: MIDDLE },
];

const shapes: Shape[][] = TILES.map(({ rows }) => {
  const turned = [rows];
  for (let turn = 1; turn < 4; turn++) turned.push(quarterTurn(turned[turn - 1]));
  return turned.map((lines) => ({ rows: lines, open: GATES.map(({ x, y }) => lines[y][x] !== '#') }));
});

/** Clockwise: what was north is east. */
function quarterTurn(rows: readonly string[]): string[] {
  return rows.map((_, y) => rows.map((_, x) => rows[TILE_SIZE - 1 - x][y]).join(''));
}

/** Tile number `tile` turned clockwise by `turn` quarters. */
export function shapeOf(tile: number, turn: number): Shape {
  const shape = shapes[tile - 1]?.[turn];
  if (!shape) throw new Problem(`There is no tile ${tile} turned ${turn} quarters.`);
  return shape;
}
