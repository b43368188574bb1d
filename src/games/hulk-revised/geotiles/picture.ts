/** HR-HOUSE-07: the board of tiles that lie on the table, drawn as any other map. */
import { DX, DY } from '../../../grid/directions.ts';
import { type End, openEnds, type Placed, sameEnd } from './lay.ts';
import { plotMarks } from './marks.ts';
import { sectionsOf } from './sections.ts';
import { GATES, shapeOf, TILE_SIZE } from './tiles.ts';

/** How the ends and the middle are used, once all tiles lie. */
export interface Uses {
  /** The open end where the Marines start. */
  readonly start: End;
  /** How many squares they need. */
  readonly units: number;
  readonly objective: boolean;
}

/** A map in the words of a mission. */
export interface Drawn {
  levels: { picture: string; sections: string }[];
  legend: Record<string, string>;
  sectionNames: Record<string, string>;
}

/** A place in the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One square wider than the tiles all around, for what lies beyond the ends. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where the square of a cell's tile is drawn. */
  at(cell: Spot, square: Spot): Spot;
}

/** A drawing in the making. */
export interface Sheet extends Frame {
  readonly cells: string[][];
}

/** Open ends are drawn as entry areas; with uses one of them is the start instead. At least one tile must lie. */
export function drawTiles(placed: readonly Placed[], uses: Uses | null): Drawn {
  const frame = frameOf(placed);
  const cells = Array.from({ length: frame.height }, () => new Array<string>(frame.width).fill('#'));
  const sheet = { ...frame, cells };
  for (const tile of placed)
    shapeOf(tile.tile, tile.turn).rows.forEach((row, y) => {
      [...row].forEach((char, x) => {
        const spot = sheet.at(tile, { x, y });
        sheet.cells[spot.y][spot.x] = char;
      });
    });
  const { sections, sectionNames } = sectionsOf(placed, sheet);
  const marks = uses ? plotMarks(placed, sheet, uses) : [];
  for (const { x, y, mark } of marks) sheet.cells[y][x] = mark;
  for (const end of openEnds(placed)) {
    if (uses && sameEnd(end, uses.start)) continue;
    const { x, y } = sheet.at(end, GATES[end.side]);
    sheet.cells[y + DY[end.side * 2]][x + DX[end.side * 2]] = 'E';
  }
  const picture = sheet.cells.map((row) => row.join('').replaceAll('+', '.')).join('\n');
  const legend = { s: 'start', o: 'objective', '-': 'duct' };
  return { levels: [{ picture, sections }], legend, sectionNames };
}

function frameOf(placed: readonly Placed[]): Frame {
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: (Math.max(...xs) - left + 1) * TILE_SIZE + 2,
    height: (Math.max(...ys) - top + 1) * TILE_SIZE + 2,
    at: (cell, square) => ({
      x: (cell.x - left) * TILE_SIZE + square.x + 1,
      y: (cell.y - top) * TILE_SIZE + square.y + 1,
    }),
  };
}

/** Where on the board an end opens. */
export function endSpot(placed: readonly Placed[], end: End): Spot {
  return frameOf(placed).at(end, GATES[end.side]);
}
