/** HR-HOUSE-07: a board laid by chance, for those who want to play at once. */
import { Problem, type Random } from '../../../kernel/contract.ts';
import type { Mission } from '../setting-up/mission.ts';
import { openEnds, type Placed, placements, tilesFor } from './lay.ts';
import { type Drawn, drawTiles } from './picture.ts';
import { tilesOf } from './tables.ts';
import { TILES } from './tiles.ts';

export interface BoardWish {
  /** Which tiles there are, by number; the whole set when it is not said. */
  readonly from?: readonly number[];
  /** How many are laid, or more where it takes more for the entry areas. Default ten. */
  readonly tiles?: number;
  /** How many squares the Marines need to start. Default five. */
  readonly units?: number;
  /** At least so many entry areas. Default four. */
  readonly entries?: number;
  readonly objective?: boolean;
}

const TRIES = 100;

/**
 * A board from the set: in one piece, with a start, an objective that Marines can walk to, and enough entry areas.
 * The same chance gives the same board. Tiles that can never make such a board are a Problem.
 */
export function randomBoard(random: Random, wish: BoardWish = {}): Drawn {
  const { from = TILES.map((_, i) => i + 1), tiles = 10, units = 5, entries = 4, objective = true } = wish;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placed = layAtRandom(random, from, Math.max(2, tiles, tilesFor(units)), entries + 1);
    const ends = openEnds(placed);
    if (placed.length < 2 || ends.length < entries + 1) continue;
    return drawTiles(placed, { start: ends[random.below(ends.length)], units, objective });
  }
  throw new Problem(
    `These ${from.length} tiles do not make a board with ${entries} entry areas (HR-HOUSE-07).`,
  );
}

function layAtRandom(random: Random, from: readonly number[], count: number, wanted: number): Placed[] {
  const placed: Placed[] = [];
  let left = [...from];
  while (left.length > 0 && (placed.length < count || openEnds(placed).length < wanted)) {
    const ways = placements(placed, left, wanted);
    if (ways.length === 0) break;
    // The tile first and then its place, so that tiles with many ways are not laid more often.
    const fitting = [...new Set(ways.map(({ tile }) => tile))];
    const tile = fitting[random.below(fitting.length)];
    const choice = ways.filter((way) => way.tile === tile);
    placed.push(choice[random.below(choice.length)]);
    left = left.filter((other) => other !== tile);
  }
  return placed;
}

/** A geotile mission as an ordinary one, on a board laid by chance; any other mission as it is. */
export function onRandomBoard(mission: Mission, random: Random): Mission {
  const rule = mission.geotiles;
  if (!rule) return mission;
  const from = tilesOf(rule);
  const drawn = randomBoard(random, {
    from,
    tiles: Math.min(2 * (rule.deal ?? from.length), from.length),
    units: mission.marines.length + mission.sentries.length,
    objective: rule.objective === 'farthest',
  });
  return { ...mission, geotiles: null, ...drawn };
}
