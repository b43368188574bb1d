/** Rows 9, 10 and 11: Marines without a ranged weapon, and Marines on guard (HR-SOLO-28 to HR-SOLO-30). */
import { piece } from '../position.ts';
import { NOWHERE } from '../state.ts';
import type { StealerKind } from '../units.ts';
import { follow, obey } from './conduct.ts';
import { nearest, steps, stepsFrom } from './distances.ts';
import { apTo, pathTo } from './paths.ts';
import { anyFacing, coverNear, poses, reachable } from './reach.ts';
import { columnOf, dares, ON_GUARD } from './risk.ts';
import { type Choice, hasCompany, isStep, nextStep, type Scene, take } from './scene.ts';
import { entered, hasRangedWeapon } from './watch.ts';

const NEAR = 6;
const MOVES = 6;

/** HR-SOLO-28: a Marine without a ranged weapon is simply gone for. */
export function row9(scene: Scene): Choice | null {
  const { table, state, target } = scene;
  const marine = target?.marine ? piece(state, target.marine) : null;
  if (!marine || hasRangedWeapon(table, marine) || !nextStep(scene, scene.way())) return null;
  return take(scene, scene.way());
}

/** HR-SOLO-29: the next step leads into the sight of a Marine on guard. */
export function row10(scene: Scene): Choice | null {
  const { table, state, unit, now, watch, mover } = scene;
  const going = follow(scene, 10);
  if (going || scene.halted) return going;
  const step = nextStep(scene, scene.way());
  const seers = step ? entered(watch, unit.at, step.to).filter(({ guard }) => guard) : [];
  if (seers.length === 0) return null;
  if (now.risks[10] !== 0) return now.risks[10] > 0 ? take(scene, scene.way()) : 'stop';
  const seer = nearest(
    seers.map(({ id }) => id),
    (id) => stepsFrom(table, unit, piece(state, id).at),
  );
  const at = piece(state, seer).at;
  const gets = apTo(mover, poses(mover, at), unit.ap) <= unit.ap;
  if (!gets) {
    const square = coverNear(mover, watch.exposed, seer);
    if (square !== NOWHERE) return obey(scene, { row: 10, do: 'cover', square });
  }
  if (!hasCompany(scene)) return 'stop';
  const closest = gets
    ? 1
    : Math.min(...[...reachable(mover, unit.ap).keys()].map((square) => steps(table, square, at)));
  const row = closest <= 2 ? 0 : closest === 3 ? 1 : 2;
  const score = ON_GUARD[unit.kind as StealerKind][row][columnOf(scene, seer)];
  if (!dares(scene, 10, score, 'HR-SOLO-29')) return 'stop';
  return obey(scene, { row: 10, do: 'charge', marine: seer }) ?? take(scene, scene.way());
}

/** HR-SOLO-30: it starts in the sight of a Marine on guard. */
export function row11(scene: Scene): Choice | null {
  const { table, state, unit, now, watch, mover } = scene;
  const going = follow(scene, 11);
  if (going || now.order || now.moved || !now.guard || !state.pieces[now.guard]) return going;
  if (stepsFrom(table, unit, piece(state, now.guard).at) > NEAR) {
    const square = coverNear(mover, watch.exposed, now.guard);
    const path = square === NOWHERE ? null : pathTo(mover, anyFacing(mover, square));
    const moves = path?.legs.filter((leg) => isStep(leg) || leg.do === 'turn').length ?? 0;
    if (path && moves <= MOVES) return obey(scene, { row: 11, do: 'cover', square });
  }
  return obey(scene, { row: 11, do: 'charge', marine: now.guard });
}
