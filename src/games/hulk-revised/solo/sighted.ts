/** Rows 7, 8, 4 and 2: overwatch and sentry fire (HR-SOLO-20, HR-SOLO-22, HR-SOLO-25 to HR-SOLO-27). */
import { isBlip, piece, whileAway } from '../position.ts';
import { NOWHERE } from '../state.ts';
import type { StealerKind } from '../units.ts';
import { follow, obey } from './conduct.ts';
import { nearest, stepsBetween, stepsFrom } from './distances.ts';
import { oneStepFrom } from './edges.ts';
import type { Order } from './memory.ts';
import { actionOf, affordable, type Path, pathTo } from './paths.ts';
import { anyFacing, coverNear, poses } from './reach.ts';
import { columnOf, dares, OTHERWISE, UNDER_FIRE } from './risk.ts';
import { type Choice, hasCompany, isLegal, isStep, nextStep, type Scene, take, turningOn } from './scene.ts';
import { targetOf } from './targets.ts';
import { entered, look, type Watcher } from './watch.ts';
import { wayOf } from './ways.ts';

const NEARBY = 6;

/** Those on overwatch whose sight its next step would enter. */
function guns(scene: Scene): Watcher[] {
  const step = nextStep(scene, scene.way());
  return step ? entered(scene.watch, scene.unit.at, step.to).filter(({ overwatch }) => overwatch) : [];
}

/** The movement actions of a path that end where they would be shot at. */
function shotsAt(scene: Scene, path: Path): number {
  return affordable(scene.mover, path).filter(
    (leg) => (isStep(leg) || leg.do === 'turn') && scene.watch.fire[leg.to] === 1,
  ).length;
}

/** The cheapest way to get a Marine before it and still pay for an attack. */
function attackOrder(scene: Scene): { order: Order; path: Path } | null {
  const { state, mover, unit } = scene;
  let best: { order: Order; path: Path } | null = null;
  for (const id of state.marines) {
    const path = pathTo(mover, poses(mover, piece(state, id).at), unit.ap - 1);
    if (path && path.ap < unit.ap && (!best || path.ap < best.path.ap))
      best = { order: { row: 7, do: 'charge', marine: id }, path };
  }
  return best;
}

function coverOrder(scene: Scene, watcher: number): { order: Order; path: Path } | null {
  const { mover, watch } = scene;
  const square = coverNear(mover, watch.exposed, watcher);
  const path = square === NOWHERE ? null : pathTo(mover, anyFacing(mover, square));
  return path && { order: { row: 7, do: 'cover', square }, path };
}

/** HR-SOLO-25: the next step leads into fire. */
export function row7(scene: Scene): Choice | null {
  const { table, state, unit, now } = scene;
  const going = follow(scene, 7);
  if (going) return going;
  const seers = guns(scene);
  if (seers.length === 0) return null;
  if (now.risks[7] !== 0) return now.risks[7] > 0 ? take(scene, scene.way()) : 'halt';
  if (!hasCompany(scene)) return 'halt';
  const seer = nearest(
    seers.map(({ id }) => id),
    (id) => stepsFrom(table, unit, piece(state, id).at),
  );
  const chosen = attackOrder(scene) ?? coverOrder(scene, seer);
  if (!chosen && now.moved) return 'halt';
  const row = chosen ? Math.min(4, Math.max(1, shotsAt(scene, chosen.path))) - 1 : OTHERWISE;
  const score = UNDER_FIRE[unit.kind as StealerKind][row][columnOf(scene, seer)];
  if (!dares(scene, 7, score, 'HR-SOLO-25')) return 'halt';
  return obey(scene, chosen?.order ?? { row: 7, do: 'advance' }) ?? take(scene, scene.way());
}

/** HR-SOLO-27: it starts in the sight of a Marine on overwatch. */
export function row8(scene: Scene): Choice | null {
  const { table, state, unit, now } = scene;
  const going = follow(scene, 8);
  if (going || now.order || !now.watcher || !state.pieces[now.watcher]) return going;
  if (now.moved) return null;
  const distance = stepsFrom(table, unit, piece(state, now.watcher).at);
  const squares = distance > 3 ? wayOut(scene) : null;
  return obey(
    scene,
    squares ? { row: 8, do: 'leave', squares } : { row: 8, do: 'charge', marine: now.watcher },
  );
}

/** One or two steps that lead out of all sight: the fewest, then in reading order. */
function wayOut(scene: Scene): number[] | null {
  const { unit, mover, watch, state } = scene;
  const hidden = (square: number): boolean => !watch.exposed[square] && state.guns[square] === 0;
  const first = oneStepFrom(mover, unit.at);
  const one = first.filter(hidden);
  if (one.length > 0) return [Math.min(...one)];
  let best: number[] | null = null;
  for (const a of first)
    for (const b of oneStepFrom(mover, a)) if (hidden(b) && (!best || b < best[1])) best = [a, b];
  return best;
}

/** HR-SOLO-22: a Genestealer draws the fire of a gun or cannon with one step. */
export function row4(scene: Scene): Choice | null {
  const { table, state, unit } = scene;
  if (!scene.halted || unit.kind !== 'genestealer' || !hasCompany(scene)) return null;
  const drawn = guns(scene).some(({ id, gun }) => {
    if (gun) return true;
    return table.loadouts[id]?.row.ranged === 'assault-cannon' && piece(state, id).ammo > 0;
  });
  return drawn ? oneStep(scene, 4, 0) : null;
}

/** HR-SOLO-20: a Genestealer from a blip that had to cross a Marine's fire steps out, so that the next blip can cross. */
export function row2(scene: Scene): Choice | null {
  const { solo, state, unit } = scene;
  const cover = solo.covers.find((c) => c.unit === unit.id);
  if (!scene.halted || !cover || unit.kind !== 'genestealer' || !state.pieces[cover.marine]) return null;
  const seer = guns(scene).find(({ id }) => id === cover.marine);
  return seer && anotherBlipCrosses(scene, seer) ? oneStep(scene, 2, cover.marine) : null;
}

function anotherBlipCrosses({ table, state, unit }: Scene, seer: Watcher): boolean {
  return state.stealers.some((id) => {
    const blip = piece(state, id);
    if (!isBlip(blip) || stepsBetween(table, unit, blip) > NEARBY) return false;
    const target = targetOf(table, state, blip);
    // it will have stepped out of the way
    const path =
      target && whileAway(state, unit, () => wayOf(table, state, blip, look(table, state, blip), target));
    return path?.legs.some((leg) => isStep(leg) && seer.seen[leg.to] === 1) === true;
  });
}

/** The one step a row adds; afterwards the activation is over. */
function oneStep(scene: Scene, row: number, marine: number): Choice {
  const path = scene.way();
  const legs = affordable(scene.mover, path);
  if (legs.length > 0 && isStep(legs[0])) {
    scene.now.order = { row, do: 'stand', marine };
    const step = actionOf(scene.mover, turningOn(scene, legs[0], marine));
    return isLegal(scene, step) ? step : 'stop';
  }
  return take(scene, path);
}
