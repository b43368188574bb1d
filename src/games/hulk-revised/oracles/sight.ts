/** For the tests: who sees what, word for word from the LOS chapter and from HR-LADD-06, HR-LADD-08 and HR-PIT-10. */
import { isBlip, isStealer } from '../position.ts';
import { NOWHERE, type Piece } from '../state.ts';
import { AHEAD, ahead, type Point, straight, type World } from './world.ts';

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** HR-LOS-02. */
export function inFrontArc(facing: number, [vx, vy]: Point, [tx, ty]: Point): boolean {
  const [fx, fy] = AHEAD[facing];
  const f = (tx - vx) * fx + (ty - vy) * fy;
  const l = (tx - vx) * -fy + (ty - vy) * fx;
  return f >= 1 && Math.abs(l) <= f;
}

/**
 * HR-LOS-07. Not by the formula of HR-LOS-16: it asks for which part of the segment, from 0 at V to 1 at T, lies
 * inside each square of the box they span.
 */
function passesHard(v: Point, t: Point, hard: (p: Point) => boolean): boolean {
  const [dx, dy] = [t[0] - v[0], t[1] - v[1]];
  // parts of the segment are counted in units of 1 / (2 |dx| |dy|), with 1 for a side that is 0
  const [sx, sy] = [Math.abs(dx) || 1, Math.abs(dy) || 1];
  const part = (d: number, offset: number, scale: number): [number, number] => {
    if (d === 0) return offset === 0 ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [1, -1];
    const ends = [(2 * offset - 1) * scale * Math.sign(d), (2 * offset + 1) * scale * Math.sign(d)];
    return [Math.min(...ends), Math.max(...ends)];
  };
  for (let y = Math.min(v[1], t[1]); y <= Math.max(v[1], t[1]); y++)
    for (let x = Math.min(v[0], t[0]); x <= Math.max(v[0], t[0]); x++) {
      const [a, b] = part(dx, x - v[0], sy);
      const [c, d] = part(dy, y - v[1], sx);
      const inside = Math.max(a, c, 0) < Math.min(b, d, 2 * sx * sy);
      const isEnd = same([x, y], v) || same([x, y], t);
      if (inside && !isEnd && hard([x, y])) return true; // (a)
      // (b): the corner point between (x,y) and (x+1,y+1), in half squares from V
      const [px, py] = [2 * (x - v[0]) + 1, 2 * (y - v[1]) + 1];
      const along = dx * px + dy * py;
      if (dx * py !== dy * px || along <= 0 || along >= 2 * (dx * dx + dy * dy)) continue;
      const flanks: [Point, Point] =
        dx * dy > 0
          ? [
              [x + 1, y],
              [x, y + 1],
            ]
          : [
              [x, y],
              [x + 1, y + 1],
            ];
      if (flanks.every(hard)) return true;
    }
  return false;
}

/** HR-LOS-08. */
function passesSoft(v: Point, t: Point, soft: readonly Point[]): boolean {
  const [dx, dy] = [t[0] - v[0], t[1] - v[1]];
  const length = dx * dx + dy * dy;
  const rest = soft.filter((p) => !same(p, v) && !same(p, t));
  const c = (p: Point): number => dx * (p[1] - v[1]) - dy * (p[0] - v[0]);
  const s = (p: Point): number => dx * (p[0] - v[0]) + dy * (p[1] - v[1]);
  const away = (p: Point): number => (p[0] - v[0]) ** 2 + (p[1] - v[1]) ** 2;
  if (rest.some((p) => c(p) === 0 && s(p) > 0 && s(p) < length)) return true; // (a)
  const near = rest.filter((p) => away(p) < length);
  return near.some((p) =>
    near.some((q) => {
      if (Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])) !== 1 || c(p) * c(q) >= 0) return false;
      const w = Math.abs(c(p)) * s(q) + Math.abs(c(q)) * s(p);
      return w > 0 && w < (Math.abs(c(p)) + Math.abs(c(q))) * length;
    }),
  );
}

/** HR-LOS-03: hard to sight, fire and gas apart. */
function isSolid(world: World, square: number): boolean {
  return (
    square < 0 ||
    world.isShut(square) ||
    world.isDuct(square) ||
    world.inStasis(square) ||
    world.unit(square)?.marine === true ||
    world.gun(square)?.overwatch === true
  );
}

/** HR-LOS-11: a duct square beside normal floor. */
function isMouth(world: World, square: number): boolean {
  const [x, y] = world.point(square);
  return AHEAD.some(([dx, dy]) => {
    const next = world.at(world.level(square), x + dx, y + dy);
    return next >= 0 && !world.isDuct(next);
  });
}

/** Whether nothing stands between two squares of one level: HR-LOS-03 to HR-LOS-13, all but the arc. */
function isOpenLine(world: World, v: number, t: number): boolean {
  if (v === t || world.level(v) !== world.level(t)) return false; // HR-LOS-13
  if (world.inStasis(v) || world.inStasis(t)) return false; // HR-LOS-10
  for (const end of [v, t]) if (world.isDuct(end) && !isMouth(world, end)) return false; // HR-LOS-11
  const smoky = (square: number): boolean => world.inFire(square) || world.inGas(square);
  const near = straight(world, v, t) === 1;
  if (!near && smoky(t)) return false; // HR-LOS-09
  const level = world.level(v);
  const hard = ([x, y]: Point): boolean => {
    const square = world.at(level, x, y);
    return isSolid(world, square) || (!near && smoky(square));
  };
  if (passesHard(world.point(v), world.point(t), hard)) return false;
  const soft: Point[] = [];
  for (const p of world.state.pieces)
    if (p && p.at !== NOWHERE && world.level(p.at) === level && (isStealer(p) || isBlip(p)))
      soft.push(world.point(p.at)); // HR-LOS-04
  return !passesSoft(world.point(v), world.point(t), soft);
}

/** HR-LADD-06, HR-LADD-08, HR-PIT-10: the distance at which a Marine looks through a link, or Infinity. */
function acrossLink(world: World, viewer: Piece, t: number): number {
  const never = Number.POSITIVE_INFINITY;
  const near = world.other(t);
  if (near < 0 || !viewer.marine || viewer.kind === 'sentry') return never;
  if (world.inStasis(viewer.at) || world.inStasis(t) || world.inStasis(near)) return never;
  if (viewer.at === near) return world.isLadder(near) ? 1 : never;
  if (ahead(world, viewer) !== near || !(world.isLadder(near) || world.isHole(near))) return never;
  if (world.unit(near) || world.gun(near)?.overwatch || world.inFire(near) || world.inGas(near)) return never;
  return world.inFire(t) || world.inGas(t) ? never : 2;
}

/** Whether a unit sees a square. A deployed gun looks all around (HR-SENT-08) unless `arc` asks for its front. */
export function sees(world: World, viewer: Piece, t: number, arc = viewer.kind !== 'sentry'): boolean {
  if (viewer.at === NOWHERE || t === NOWHERE) return false;
  if (acrossLink(world, viewer, t) < Number.POSITIVE_INFINITY) return true;
  if (arc && !inFrontArc(viewer.facing, world.point(viewer.at), world.point(t))) return false;
  return isOpenLine(world, viewer.at, t);
}

/** HR-GEN-07: the distance to a square it sees; through a link it may be shorter than on the map, or the only one. */
export function sightDistance(world: World, viewer: Piece, t: number): number {
  return Math.min(acrossLink(world, viewer, t), straight(world, viewer.at, t));
}
