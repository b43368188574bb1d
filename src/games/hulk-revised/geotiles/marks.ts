/** HR-HOUSE-07: where the Marines start on a board of tiles, and where they must go. */
import { layFloor } from '../../../grid/board.ts';
import { stepFrom } from '../../../grid/step.ts';
import { openEnds, type Placed, sameEnd } from './lay.ts';
import type { Sheet, Spot, Uses } from './picture.ts';
import { GATES, shapeOf, TILE_SIZE } from './tiles.ts';

/** The squares to be drawn as start and objective. */
export function plotMarks(placed: readonly Placed[], sheet: Sheet, uses: Uses): (Spot & { mark: string })[] {
  const gate = sheet.at(uses.start, GATES[uses.start.side]);
  const near = walkFrom(sheet, gate);
  const start = startSpots(placed, sheet, uses, near);
  const marks = start.map((spot) => ({ ...spot, mark: 's' }));
  if (uses.objective) {
    const goal = farthestHub(placed, sheet, near, start);
    if (goal) marks.push({ ...goal, mark: 'o' });
  }
  return marks;
}

type Walk = ReadonlyMap<string, { readonly spot: Spot; readonly steps: number }>;

/** Straight ones first: a centre comes before the squares beside it. */
const DIRECTIONS = [0, 2, 4, 6, 1, 3, 5, 7];

/** Every square a Marine can walk to, nearest first by R-distance (HR-GEN-08): through doors, not through ducts. */
function walkFrom(sheet: Sheet, from: Spot): Walk {
  const places = sheet.cells.flatMap((row, y) =>
    row.flatMap((char, x) => ('.+D'.includes(char) ? [{ level: 0, x, y }] : [])),
  );
  const floor = layFloor([{ name: '', width: sheet.width, height: sheet.height }], places);
  const start = floor.at(0, from.x, from.y);
  const taken = new Map([[start, 0]]);
  // A Map walks over what is added to it on the way: the map is the queue.
  for (const [square, steps] of taken)
    for (const dir of DIRECTIONS) {
      const next = stepFrom(floor, square, dir, () => false);
      if (next >= 0 && !taken.has(next)) taken.set(next, steps + 1);
    }
  return new Map(
    [...taken].map(([square, steps]) => {
      const spot = { x: floor.x[square], y: floor.y[square] };
      return [`${spot.x},${spot.y}`, { spot, steps }];
    }),
  );
}

/**
 * The arm and the centre behind it; then as many squares as are needed, nearest first, of that tile before others.
 * Doors and entry squares stay free.
 */
function startSpots(placed: readonly Placed[], sheet: Sheet, { start, units }: Uses, near: Walk): Spot[] {
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
  near: Walk,
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
