/** HOUSE-07: the board of tiles that lie on the table, drawn as any other map. */
import { DX, DY } from '../../../grid/directions.ts';
import { GATES, shapeOf, TILE_SIZE } from '../tiles.ts';
import { type End, openEnds, type Placed } from './lay.ts';
import { sectionsOf } from './sections.ts';

/** How the ends and the middle are used, once all tiles lie. */
export interface Plan {
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

interface Spot {
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

/** Open ends are drawn as entry areas; with a plan one of them is the start instead. At least one tile must lie. */
export function drawTiles(placed: readonly Placed[], plan: Plan | null): Drawn {
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
  const marks = plan ? plotMarks(placed, sheet, plan) : [];
  for (const { x, y, mark } of marks) sheet.cells[y][x] = mark;
  for (const end of openEnds(placed)) {
    if (plan && sameEnd(end, plan.start)) continue;
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

function sameEnd(a: End, b: End): boolean {
  return a.x === b.x && a.y === b.y && a.side === b.side;
}

function plotMarks(placed: readonly Placed[], sheet: Sheet, plan: Plan): (Spot & { mark: string })[] {
  const gate = sheet.at(plan.start, GATES[plan.start.side]);
  const near = stepsFrom(sheet, gate);
  const start = startSpots(placed, sheet, plan, near);
  const marks = start.map((spot) => ({ ...spot, mark: 's' }));
  if (plan.objective) {
    const goal = farthestHub(placed, sheet, plan.start, near, start);
    if (goal) marks.push({ ...goal, mark: 'o' });
  }
  return marks;
}

type Steps = ReadonlyMap<string, { readonly spot: Spot; readonly steps: number }>;

/** Every square a Marine can walk to, nearest first: through doors, not through ducts. */
function stepsFrom(sheet: Sheet, from: Spot): Steps {
  const found = new Map([[`${from.x},${from.y}`, { spot: from, steps: 0 }]]);
  for (const { spot, steps } of found.values())
    for (let side = 0; side < 4; side++) {
      const next = { x: spot.x + DX[side * 2], y: spot.y + DY[side * 2] };
      const key = `${next.x},${next.y}`;
      if (!found.has(key) && '.+D'.includes(sheet.cells[next.y]?.[next.x] ?? '#'))
        found.set(key, { spot: next, steps: steps + 1 });
    }
  return found;
}

/**
 * The arm and the centre behind it; then as many squares as are needed, nearest first, of that tile before others.
 * Doors and entry squares stay free.
 */
function startSpots(placed: readonly Placed[], sheet: Sheet, { start, units }: Plan, near: Steps): Spot[] {
  const char = ({ x, y }: Spot): string => sheet.cells[y][x];
  const corner = sheet.at(start, { x: 0, y: 0 });
  const onTile = ({ x, y }: Spot): boolean =>
    x >= corner.x && y >= corner.y && x < corner.x + TILE_SIZE && y < corner.y + TILE_SIZE;
  const taken = openEnds(placed)
    .filter((end) => !sameEnd(end, start))
    .map((end) => sheet.at(end, GATES[end.side]));
  const free = (spot: Spot): boolean =>
    char(spot) !== 'D' && !taken.some(({ x, y }) => x === spot.x && y === spot.y);
  const order = [...near.values()].map(({ spot }) => spot).filter(free);
  const nearest = [...order.filter(onTile), ...order.filter((spot) => !onTile(spot))];
  const hub = nearest.findIndex((spot) => char(spot) === '+');
  const arm = nearest.slice(0, hub);
  const centre = nearest.filter((spot) => onTile(spot) && char(spot) === '+');
  const core = [...arm, ...centre];
  const further = nearest.filter((spot) => !core.includes(spot));
  return [...core, ...further.slice(0, Math.max(0, units - core.length))];
}

/** The centre square of the tile whose centre is the longest walk away. */
function farthestHub(
  placed: readonly Placed[],
  sheet: Sheet,
  start: End,
  near: Steps,
  taken: readonly Spot[],
): Spot | null {
  let best: { spot: Spot; steps: number } | null = null;
  for (const tile of placed) {
    if (tile.x === start.x && tile.y === start.y) continue;
    const hub = hubOf(tile);
    const spot = sheet.at(tile, hub);
    const way = near.get(`${spot.x},${spot.y}`);
    if (!way || taken.some(({ x, y }) => x === spot.x && y === spot.y)) continue;
    if (!best || way.steps > best.steps) best = way;
  }
  return best?.spot ?? null;
}

/** The square of the centre or room that is nearest the middle of the tile. */
function hubOf({ tile, turn }: Placed): Spot {
  const middle = (TILE_SIZE - 1) / 2;
  let best = { x: middle, y: middle, away: Number.POSITIVE_INFINITY };
  shapeOf(tile, turn).rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      const away = Math.abs(x - middle) + Math.abs(y - middle);
      if (char === '+' && away < best.away) best = { x, y, away };
    });
  });
  return { x: best.x, y: best.y };
}
