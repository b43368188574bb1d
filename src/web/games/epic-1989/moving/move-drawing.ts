/** Ways as they would be gone: straight runs with their corners, and who would stand where. */
import { along, COARSE, headingOf, type Pose } from '../../../../field/index.ts';
import type { Leg } from '../../../../games/epic-1989/actions.ts';
import { cellPose } from '../../../../games/epic-1989/geometry/position.ts';
import type { LineDraw, ModelDraw, SpotDraw } from '../../adapter.ts';
import { drawnAt } from '../drawing.ts';
import { type Epic, inCm, type View } from '../game.ts';
import { modelDraw } from '../scene.ts';

export interface LegDrawn {
  readonly end: Pose;
  readonly points: readonly Pose[];
  readonly length: number;
  /** Stands it sets down on its way. */
  readonly down: readonly { readonly stand: number; readonly pose: Pose }[];
}

const isNear = (a: Pose, b: Pose) => a.x === b.x && a.y === b.y;

/** A leg as it is written; what cuts it short is not looked at. */
export function traced(view: View, { model, way }: Leg): LegDrawn {
  const unit = view.units[model];
  const from = unit.where === 'aboard' ? view.units[unit.carrier] : unit;
  let pose: Pose = { x: from.x, y: from.y, heading: from.heading };
  let length = 0;
  const points: Pose[] = [pose];
  const down: { stand: number; pose: Pose }[] = [];
  for (const drive of way) {
    const { heading } = pose;
    if ('run' in drive) pose = { ...along(pose, drive.run, heading, COARSE), heading };
    else if ('back' in drive)
      pose = { ...along(pose, drive.back, headingOf(heading + 180), COARSE), heading };
    else if ('turn' in drive) pose = { ...pose, heading: headingOf(heading + drive.turn) };
    else if ('to' in drive) pose = { x: drive.to[0], y: drive.to[1], heading };
    else if ('face' in drive) pose = { ...pose, heading: drive.face };
    else if ('cell' in drive) pose = cellPose(view.buildings[drive.building]!, drive.cell);
    else if ('stomp' in drive) continue;
    else if (drive.stand === undefined) pose = drive.out;
    else down.push({ stand: drive.stand, pose: drive.out });
    const last = points[points.length - 1];
    if (isNear(last, pose)) points[points.length - 1] = pose;
    else {
      length += Math.hypot(pose.x - last.x, pose.y - last.y);
      points.push(pose);
    }
  }
  return { end: pose, points, length, down };
}

/** `ends`: where the rules would have them end, by unit. */
export function legsDrawn(
  { table }: Epic,
  view: View,
  legs: readonly Leg[],
  ends: ReadonlyMap<number, Pose | null> = new Map(),
): { ghosts: ModelDraw[]; ways: LineDraw[]; spots: SpotDraw[] } {
  const ghosts: ModelDraw[] = [];
  const ways: LineDraw[] = [];
  const spots: SpotDraw[] = [];
  const stand = (id: number, pose: Pose) => {
    const put = { ...view.units[id], where: 'table' as const, ...pose };
    ghosts.push(modelDraw(table, { ...view, units: view.units.with(id, put) }, id));
  };
  const told = new Set<string>();
  for (const leg of legs) {
    if (!view.units[leg.model]) continue;
    const { end, points, length, down } = traced(view, leg);
    const real = ends.has(leg.model) ? ends.get(leg.model)! : end;
    const path = real && ends.has(leg.model) ? [...points.slice(0, -1), real] : points;
    path.slice(1).forEach((to, i) => {
      const [a, b] = [drawnAt(table, path[i].x, path[i].y), drawnAt(table, to.x, to.y)];
      const isLast = i === path.length - 2;
      const text = isLast && !told.has(inCm(length)) ? inCm(length) : undefined;
      if (text) told.add(text);
      ways.push({ from: [a.x, a.y], to: [b.x, b.y], ...(text ? { text } : {}) });
      if (!isLast) spots.push({ ...b, radius: 4, kind: 'mark' });
    });
    if (real) stand(leg.model, real);
    for (const { stand: rider, pose } of down) stand(rider, pose);
  }
  return { ghosts, ways, spots };
}
