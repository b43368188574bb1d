/** HR-HOUSE-07: where the Marines start on a board of tiles, and where they must go. */
import { DX, DY } from '../../../grid/directions.ts';
import { GATES, shapeOf, TILE_SIZE } from '../tiles.ts';
import { openEnds, type Placed, sameEnd } from './lay.ts';
import type { Sheet, Spot, Uses } from './picture.ts';

/** The squares to be drawn as start and objective. */
export function plotMarks(placed: readonly Placed[], sheet: Sheet, uses: Uses): (Spot & { mark: string })[] {
  const gate = sheet.at(uses.start, GATES[uses.start.side]);
  const near = stepsFrom(sheet, gate);
  const start = startSpots(placed, sheet, uses, near);
  const marks = start.map((spot) => ({ ...spot, mark: 's' }));
  if (uses.objective) {
    const goal = farthestHub(placed, sheet, near, start);
    if (goal) marks.push({ ...goal, mark: 'o' });
  }
  return marks;
}

type Steps = ReadonlyMap<string, { readonly spot: Spot; readonly steps: number }>;

/** Straight ones first: a centre comes before the squares beside it. */
const DIRECTIONS = [0, 2, 4, 6, 1, 3, 5, 7];

/** Every square a Marine can walk to, nearest first by R-distance (HR-GEN-08): through doors, not through ducts. */
function stepsFrom(sheet: Sheet, from: Spot): Steps {
  const beside = ({ x, y }: Spot, dir: number): Spot => ({ x: x + DX[dir & 7], y: y + DY[dir & 7] });
  const isFloor = ({ x, y }: Spot): boolean => '.+D'.includes(sheet.cells[y]?.[x] ?? '#');
  const found = new Map([[`${from.x},${from.y}`, { spot: from, steps: 0 }]]);
  for (const { spot, steps } of found.values())
    for (const dir of DIRECTIONS) {
      const next = beside(spot, dir);
      const key = `${next.x},${next.y}`;
      if (found.has(key) || !isFloor(next)) continue;
      if (dir & 1 && !isFloor(beside(spot, dir - 1)) && !isFloor(beside(spot, dir + 1))) continue;
      found.set(key, { spot: next, steps: steps + 1 });
    }
  return found;
}

/**
 * The arm and the centre behind it; then as many squares as are needed, nearest first, of that tile before others.
 * Doors and entry squares stay free.
 */
function startSpots(placed: readonly Placed[], sheet: Sheet, { start, units }: Uses, near: Steps): Spot[] {
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

/** The centre square of the tile whose centre is the longest walk away, the first laid of equals; never a starting square. */
function farthestHub(
  placed: readonly Placed[],
  sheet: Sheet,
  near: Steps,
  taken: readonly Spot[],
): Spot | null {
  let best: { spot: Spot; steps: number } | null = null;
  for (const tile of placed) {
    const spot = sheet.at(tile, hubOf(tile));
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
