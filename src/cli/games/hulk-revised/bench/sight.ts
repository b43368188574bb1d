import { createRequire } from 'node:module';
import { NOWHERE, type State } from '../../../../games/hulk-revised/index.ts';
import { revisedSight } from '../../../../games/hulk-revised/sight.ts';
import { bitsFor, hasBit, setBit } from '../../../../grid/bits.ts';
import type { Board } from '../../../../grid/board.ts';
import type { Facing } from '../../../../grid/directions.ts';
import { parseBoard } from '../../../../grid/picture.ts';
import { type Sight, surveySight } from '../../../../grid/sight.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { diceOf } from '../../../bench/dice.ts';
import { type Budget, type Contender, race } from '../../../bench/race.ts';
import { type BenchResult, time } from '../../../bench/result.ts';
import { openMission, playAtRandom } from './table.ts';

const UNITS = 20;
const POSITIONS = 8;
const FACINGS: readonly Facing[] = [0, 1, 2, 3];

/** One unit that looks one way, in one position. */
interface Look {
  readonly at: number;
  readonly facing: Facing;
  readonly hard: readonly number[];
  readonly soft: readonly number[];
  /** Where all twenty stand. */
  readonly units: readonly number[];
}

/** Writes the squares that a look sees into `out`. */
type Viewer = (look: Look, out: number[]) => number[];

function looksFrom(units: readonly number[], hard: readonly number[], soft: readonly number[]): Look[] {
  return units.flatMap((at) => FACINGS.map((facing) => ({ at, facing, hard, soft, units })));
}

function standing(state: State): number[] {
  return state.pieces.flatMap((p) => (p && p.at !== NOWHERE ? [p.at] : []));
}

/** Every way that each of twenty units can look, in positions of random games. */
export function missionLooks(): Look[] {
  const game = openMission();
  const found: Look[] = [];
  for (let n = 0; found.length < POSITIONS * UNITS * FACINGS.length; n++) {
    const dice = diceOf(n);
    const random = randomFrom(n);
    const { state } = game.start(dice);
    while (!state.outcome && standing(state).length !== UNITS) playAtRandom(game, state, dice, random);
    if (!state.outcome) found.push(...looksFrom(standing(state), state.hard, state.soft));
  }
  return found;
}

/** A hall without a wall inside: the same frame as the mission, twenty units anywhere, a quarter of them hard. */
export function layHall(): { board: Board; looks: Look[] } {
  const { width, height } = openMission().board.levels[0];
  const row = (y: number): string =>
    y === 0 || y === height - 1 ? '#'.repeat(width) : `#${'.'.repeat(width - 2)}#`;
  const picture = Array.from({ length: height }, (_, y) => row(y)).join('\n');
  const board = parseBoard({ levels: [{ picture }], legend: {} });
  const random = randomFrom('hall');
  const looks: Look[] = [];
  for (let n = 0; n < POSITIONS; n++) {
    const units = new Set<number>();
    while (units.size < UNITS) units.add(random.below(board.size));
    const hard = bitsFor(board.size);
    const soft = bitsFor(board.size);
    [...units].forEach((square, i) => {
      setBit(i % 4 === 0 ? hard : soft, square);
    });
    looks.push(...looksFrom([...units], hard, soft));
  }
  return { board, looks };
}

export function ourViewer(sight: Sight): Viewer {
  return ({ at, facing, hard, soft }, out) => sight.view(at, facing, hard, soft, out);
}

/** The peer's field of view over the same squares, blockers and quarter. */
export function rotViewer(board: Board): Viewer {
  const { FOV } = createRequire(import.meta.url)('rot-js') as typeof import('rot-js');
  const { width, height } = board.levels[0];
  const radius = Math.max(width, height);
  // A rim of wall, so that no lookup leaves the grid and none needs a test.
  const stride = width + 2;
  const grid = new Int16Array(stride * (height + 2)).fill(-1);
  for (let square = 0; square < board.size; square++)
    grid[(board.y[square] + 1) * stride + board.x[square] + 1] = square;

  let hard: readonly number[] = [];
  let soft: readonly number[] = [];
  let viewer = 0;
  let seen: number[] = [];
  let count = 0;
  const fov = new FOV.RecursiveShadowcasting((x, y) => {
    const square = grid[(y + 1) * stride + x + 1];
    return square >= 0 && (square === viewer || (!hasBit(hard, square) && !hasBit(soft, square)));
  });
  const note = (x: number, y: number): void => {
    const square = grid[(y + 1) * stride + x + 1];
    if (square >= 0 && square !== viewer) seen[count++] = square;
  };
  return (look, out) => {
    hard = look.hard;
    soft = look.soft;
    viewer = look.at;
    seen = out;
    count = 0;
    fov.compute90(board.x[viewer], board.y[viewer], radius, look.facing * 2, note);
    while (out.length > count) out.pop(); // setting the length would cost as much as looking
    return out;
  };
}

/** Looks again and again. */
function looking(view: Viewer, looks: readonly Look[]): Contender {
  const out: number[] = [];
  let next = 0;
  return (n) => {
    let seen = 0;
    for (let i = 0; i < n; i++) {
      seen += view(looks[next], out).length;
      if (++next === looks.length) next = 0;
    }
    return seen;
  };
}

/** Single questions: does this unit see that unit of the same position? */
function asking(sight: Sight, looks: readonly Look[]): Contender {
  let viewer = 0;
  let target = 0;
  return (n) => {
    let seen = 0;
    for (let i = 0; i < n; i++) {
      const { at, facing, hard, soft, units } = looks[viewer];
      if (sight.sees(at, facing, units[target], hard, soft)) seen++;
      if (++target === units.length) {
        target = 0;
        if (++viewer === looks.length) viewer = 0;
      }
    }
    return seen;
  };
}

/** The tables behind all this, for every square of the board. */
function surveying(board: Board): Contender {
  return (n) => {
    let open = 0;
    for (let i = 0; i < n; i++) {
      const sight = surveySight(board, revisedSight);
      for (let square = 0; square < board.size; square++) open += sight.field(square, 0).length;
    }
    return open;
  };
}

export function benchSight(budget: Budget): BenchResult[] {
  const peer = 'rot.js recursive shadowcasting';
  const ship = missionLooks();
  const { board, sight } = openMission().table;
  const hall = layHall();
  const [ours, theirs, query, survey] = race(
    [looking(ourViewer(sight), ship), looking(rotViewer(board), ship), asking(sight, ship), surveying(board)],
    budget,
  );
  const [oursInHall, theirsInHall] = race(
    [
      looking(ourViewer(surveySight(hall.board, revisedSight)), hall.looks),
      looking(rotViewer(hall.board), hall.looks),
    ],
    budget,
  );
  return [
    time('full field of view, 20 units, mission', 'µs', ours, peer, theirs),
    time('full field of view, 20 units, open hall', 'µs', oursInHall, peer, theirsInHall),
    time('one sight query, mission', 'ns', query),
    time('sight tables of the mission, once per match', 'ms', survey),
  ];
}
