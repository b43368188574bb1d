/** Where a pod or a tunneller comes down, and when. */
import type { Action } from '../../games/epic-1991/actions.ts';
import { hasLegalPlace } from '../../games/epic-1991/geometry/places.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import { foeOf, type Side, type State } from '../../games/epic-1991/state.ts';
import { fieldOf } from './bodies.ts';
import { groundWorth, nearestOf, reachOf } from './ground.ts';

/** Beside a counter rather than on it: somebody may have landed there. */
const BESIDE = 500;
const RING = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
/** Stands near a Deathwind Pod are hit (E2-SPEC-06). */
const BLAST = 1000;
/** What crashes takes its riders with it. */
const CRASH = 2;

/** Near the counter that most needs it; a Deathwind Pod where enemies crowd. */
export function podPlace(game: EpicGame, world: State, side: Side, pod: number): Action {
  const table = game.tableOf(world);
  const { bodies } = fieldOf(table, world);
  const places = world.objectives.length;
  const rows = (who: Side) =>
    nearestOf(
      bodies[who].map((body) => reachOf(world, body)),
      places,
    );
  const [own, foe] = [rows(side), rows(foeOf(side))];
  const winds = table.models[pod].traits.includes('deathwind');
  const spots = [...world.objectives, ...(winds ? bodies[foeOf(side)] : [])].flatMap(({ x, y }) =>
    RING.map(([dx, dy]) => ({ x: Math.round(x + dx * BESIDE), y: Math.round(y + dy * BESIDE) })),
  );
  let best = { do: 'pod', x: Math.round(table.width / 2), y: Math.round(table.length / 2) } as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const { x, y } of spots) {
    if (x < BLAST || y < BLAST || x > table.width - BLAST || y > table.length - BLAST) continue;
    const here = nearestOf([own, reachOf(world, { xs: [x], ys: [y] })], places);
    let worth = groundWorth(world, side, here, foe, 700) - groundWorth(world, side, own, foe, 700);
    if (!hasLegalPlace(table, world, pod, x, y, 0)) worth -= CRASH;
    if (winds)
      for (const who of [side, foeOf(side)])
        for (const body of bodies[who]) {
          const hits = body.xs.filter(
            (at, i) => (at - x) ** 2 + (body.ys[i] - y) ** 2 < BLAST * BLAST,
          ).length;
          worth += 0.5 * hits * body.soft[0] * body.worth * (who === side ? -1 : 1);
        }
    if (worth <= most) continue;
    most = worth;
    best = { do: 'pod', x, y };
  }
  return best;
}

/** The same set-up, but whoever comes later comes in the first turn: counters do not wait. */
export function sooner(game: EpicGame, world: State, side: Side, action: Action): Action {
  if (action.do !== 'deploy' || action.arrives.length === 0) return action;
  const now: Action = { ...action, arrives: action.arrives.map(([card]) => [card, 1] as const) };
  return game.check(world, side, now) === null ? now : action;
}
