/** For the tests: the least AP for which a Stealer unit gets to each square (HR-SOLO-16 with the prices of HR-SACT-03). */
import { JAMMED_SHUT } from '../../../grid/doors.ts';
import { isBlip } from '../position.ts';
import type { Piece } from '../state.ts';
import { bearing, isBlockedFor, priceOf, WAYS } from './steps.ts';
import type { World } from './world.ts';

interface Stand {
  readonly square: number;
  readonly facing: number;
  /** It has made its free quarter turn (HR-SACT-06). */
  readonly turned: boolean;
}

const key = ({ square, facing, turned }: Stand): string => `${square} ${facing} ${turned}`;

/** The least AP to every square on which it may end, itself included; from where it stands on the board. */
export function leastAp(world: World, unit: Piece): Map<number, number> {
  const known = new Map<string, number>();
  const todo: [Stand, number][] = [[{ square: unit.at, facing: unit.facing, turned: unit.turned }, 0]];
  const reach = (stand: Stand, ap: number): void => {
    const before = known.get(key(stand));
    if (before !== undefined && before <= ap) return;
    known.set(key(stand), ap);
    todo.push([stand, ap]);
  };
  known.set(key(todo[0][0]), 0);
  for (let i = 0; i < todo.length; i++) {
    const [stand, ap] = todo[i];
    if (known.get(key(stand)) !== ap) continue;
    for (const [next, price] of waysOn(world, unit, stand)) reach(next, ap + price);
  }
  const least = new Map<number, number>();
  for (const [stand, ap] of known) {
    const square = Number(stand.split(' ')[0]);
    if (world.gun(square) && square !== unit.at) continue; // HR-SENT-04: not to stop
    least.set(square, Math.min(ap, least.get(square) ?? Number.POSITIVE_INFINITY));
  }
  return least;
}

function waysOn(world: World, unit: Piece, stand: Stand): [Stand, number][] {
  const found: [Stand, number][] = [];
  const { square, facing } = stand;
  const blip = isBlip(unit);
  for (let way = 0; way < 8; way++) {
    const step = stepPrice(world, unit, square, facing, way);
    if (!step) continue;
    found.push([{ square: step.to, facing, turned: false }, step.ap]);
    if (blip) continue;
    for (const turn of [1, 3])
      found.push([{ square: step.to, facing: (facing + turn) & 3, turned: true }, step.ap]); // HR-SACT-05
  }
  const far = world.other(square);
  if (far >= 0 && !world.gun(far) && !world.gun(square) && !isBlockedFor(world, unit, far)) {
    const ap = world.isLadder(square) ? 2 : world.isHole(square) ? 1 : 3;
    if (!world.isShut(far))
      for (let face = 0; face < (blip ? 1 : 4); face++)
        found.push([{ square: far, facing: blip ? facing : face, turned: false }, ap]);
  }
  const held = world.inFire(square) && unit.kind !== 'broodlord'; // HR-HAZ-03
  if (blip || held || world.gun(square)) return found;
  if (!stand.turned)
    for (const turn of [1, 3]) found.push([{ square, facing: (facing + turn) & 3, turned: true }, 0]);
  found.push([{ square, facing: (facing + 2) & 3, turned: false }, 1]);
  return found;
}

/** One step with the door on its square opened first, if one is shut there. */
function stepPrice(
  world: World,
  unit: Piece,
  from: number,
  facing: number,
  way: number,
): { to: number; ap: number } | null {
  const [x, y] = world.point(from);
  const [dx, dy] = WAYS[way];
  const level = world.level(from);
  const to = world.at(level, x + dx, y + dy);
  if (to < 0) return null;
  const door = world.isShut(to);
  if (door && world.state.doors[to] === JAMMED_SHUT) return null;
  if (door) {
    if (world.inStasis(to) || world.unit(to) || (!isBlip(unit) && bearing(facing, way) === 3)) return null; // HR-DOOR-04
  } else if (isBlockedFor(world, unit, to)) return null;
  if (dx !== 0 && dy !== 0) {
    const flanks = [world.at(level, x + dx, y), world.at(level, x, y + dy)];
    if (flanks.every((flank) => isBlockedFor(world, unit, flank))) return null;
  }
  return { to, ap: (priceOf(unit, facing, way) ?? 0) + (door ? 1 : 0) };
}
