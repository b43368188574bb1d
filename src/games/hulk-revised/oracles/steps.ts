/** For the tests: which single steps a piece may take and for how much (HR-GEN-11, HR-GEN-12, HR-ACT-03, HR-SACT-03). */
import { isBlip } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { sees } from './sight.ts';
import { AHEAD, type Point, straight, type World, worldOf } from './world.ts';

/** The 8 directions clockwise from north. */
export const WAYS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** HR-GEN-11, the table: whether a square is blocked for a mover. `gone` is a square it has left. */
export function isBlockedFor(world: World, p: Piece, square: number, gone = p.at): boolean {
  if (square < 0 || world.isShut(square)) return true;
  if (square !== gone && world.unit(square) !== null) return true;
  const gun = world.gun(square);
  if (gun && gun !== p && (gun.overwatch || p.marine)) return true;
  if (world.inPlasma(square) || world.inStasis(square) || world.hasGenerator(square)) return true;
  const isGun = p.kind === 'sentry';
  const salamander = p.marine && !isGun && world.table.chapter.salamanders;
  if (world.inFire(square) && !salamander && p.kind !== 'broodlord') return true;
  if (world.inGas(square) && !p.marine) return true;
  if (world.hasRubble(square) && p.marine) return true;
  if (world.isDuct(square) && !['genestealer', 'feeder', 'acidmaw'].includes(p.kind)) return true;
  return world.isHole(square) && isGun;
}

/** HR-GEN-12: where a step leads, or -1 when it is not legal. */
export function stepFrom(world: World, p: Piece, from: number, way: number, gone = p.at): number {
  const [x, y] = world.point(from);
  const [dx, dy] = WAYS[way];
  const level = world.level(from);
  const to = world.at(level, x + dx, y + dy);
  if (isBlockedFor(world, p, to, gone)) return -1;
  if (dx === 0 || dy === 0) return to;
  const flanks = [world.at(level, x + dx, y), world.at(level, x, y + dy)];
  return flanks.every((flank) => isBlockedFor(world, p, flank, gone)) ? -1 : to;
}

/** HR-GEN-06, HR-MOVE-02: ahead 1, to the side 2, back 3; front and rear take in their diagonals. */
export function bearing(facing: number, way: number): 1 | 2 | 3 {
  const [fx, fy] = AHEAD[facing];
  const [dx, dy] = WAYS[way];
  const forward = dx * fx + dy * fy;
  return forward > 0 ? 1 : forward < 0 ? 3 : 2;
}

/** HR-ACT-03, HR-SACT-03, HR-BLIP-02, HR-SENT-01; null where it cannot go that way at all. */
export function priceOf(p: Piece, facing: number, way: number): number | null {
  if (isBlip(p)) return 1;
  const where = bearing(facing, way);
  const diagonal = WAYS[way][0] !== 0 && WAYS[way][1] !== 0;
  if (p.kind === 'sentry') return where === 2 || diagonal ? null : 1;
  if (where === 2) return p.marine ? null : 1;
  return where === 1 ? 1 : 2;
}

/** HR-LOCK-01, HR-LOCK-08: whether a Stealer has that square in its close assault square. */
function isThreatened(world: World, square: number): boolean {
  return world.state.pieces.some((s) => {
    if (!s || s.marine || isBlip(s) || s.at === NOWHERE) return false;
    if (world.inGas(s.at) || world.inStasis(s.at) || world.inStasis(square)) return false;
    const [x, y] = world.point(s.at);
    const [dx, dy] = AHEAD[s.facing];
    return world.at(world.level(s.at), x + dx, y + dy) === square;
  });
}

/** HR-PIT-02: from a hole, by turns and steps that he can pay, to a square that is none. */
function leavesHole(world: World, p: Piece, hole: number, facing: number, purse: number): boolean {
  for (let turned = 0; turned < 4; turned++) {
    const turn = [0, 1, 2, 1][(turned - facing + 4) & 3];
    for (let way = 0; way < 8; way++) {
      const price = priceOf(p, turned, way);
      const to = stepFrom(world, p, hole, way);
      if (to < 0 || price === null || turn + price > purse) continue;
      if (!world.isHole(to)) return true;
      if (!isThreatened(world, to) && leavesHole(world, p, to, turned, purse - turn - price)) return true;
    }
  }
  return false;
}

/** HR-BLIP-03: whether a blip may be on that square, judged with it there. */
function mayBlipBe(table: Table, state: State, blip: Piece, square: number): boolean {
  const pieces = state.pieces.map((p) => (p?.id === blip.id ? { ...p, at: square } : p));
  const world = worldOf(table, { ...state, pieces });
  return !pieces.some((p) => {
    if (!p?.marine || p.at === NOWHERE) return false;
    if (p.kind === 'sentry') return p.overwatch && sees(world, p, square);
    return straight(world, p.at, square) <= 1 || sees(world, p, square);
  });
}

/** HR-SENT-04: from a mobile gun, by steps alone, to a square without one. */
function leavesGun(world: World, p: Piece, gun: number, facing: number, ap: number): boolean {
  for (let way = 0; way < 8; way++) {
    const price = priceOf(p, facing, way);
    const to = stepFrom(world, p, gun, way);
    if (to < 0 || price === null || price > ap) continue;
    if (isBlip(p) && !mayBlipBe(world.table, world.state, p, to)) continue;
    if (!world.gun(to)) return true;
    const faces = isBlip(p) ? [facing] : [facing, (facing + 1) & 3, (facing + 3) & 3]; // HR-SACT-05
    if (faces.some((face) => leavesGun(world, p, to, face, ap - price))) return true;
  }
  return false;
}

/** Every step of a piece, as 'way/face/price' (face -1: kept), with `purse` AP and command points to spend. */
export function stepsOf(world: World, p: Piece, purse: number): string[] {
  const found: string[] = [];
  if (p.at === NOWHERE || world.inStasis(p.at)) return found; // HR-PSI-10
  if (!p.marine && world.inGas(p.at)) return found; // HR-HAZ-05
  if (p.marine && p.kind !== 'sentry' && isThreatened(world, p.at)) return found; // HR-LOCK-02
  if (p.kind === 'sentry' && p.overwatch) return found; // HR-SENT-05
  for (let way = 0; way < 8; way++) {
    const price = priceOf(p, p.facing, way);
    const to = stepFrom(world, p, p.at, way);
    if (price === null || price > purse || to < 0) continue;
    if (isBlip(p) && !mayBlipBe(world.table, world.state, p, to)) continue;
    if (p.marine && p.kind !== 'sentry' && world.isHole(to)) {
      if (isThreatened(world, to) || !leavesHole(world, p, to, p.facing, purse - price)) continue;
    }
    const faces = p.marine || isBlip(p) ? [-1] : [-1, (p.facing + 1) & 3, (p.facing + 3) & 3]; // HR-SACT-05
    for (const face of faces) {
      const then = face === -1 ? p.facing : face;
      if (!p.marine && world.gun(to) && !leavesGun(world, p, to, then, purse - price)) continue;
      found.push(`${way}/${face}/${price}`);
    }
  }
  return found.sort();
}
