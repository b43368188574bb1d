/** Ways worth offering for a Titan: a few bearings, and whom it could tread on. */
import { along, COARSE, direction, headingOf, turn } from '../../../field/index.ts';
import type { Drive } from '../actions.ts';
import { footprintAt, touches } from '../geometry/position.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from './legs.ts';
import { STOMP, strideRate } from './rates.ts';

const BEARINGS: Readonly<Partial<Record<MoveSegment, readonly number[]>>> = {
  advance: [0, 45, -45, 90, -90, 180],
  charge: [0, 30, -30, 60, -60, 90, -90],
  turning: [45, -45, 90, -90],
};

/** A turn in two where it is more than 90 degrees. */
function turnsOf(degrees: number): Drive[] {
  if (degrees === 0) return [];
  if (Math.abs(degrees) <= 90) return [{ turn: degrees }];
  const half = Math.sign(degrees) * 90;
  return [{ turn: half }, { turn: degrees - half }];
}

function preyOf(table: Table, state: State, id: number): number[] {
  const { side } = table.units[id];
  return state.units
    .filter((foe) => foe?.where === 'table' && foe.building === 0 && table.units[foe.id].side !== side)
    .map((foe) => foe.id);
}

/** Up to the nearest enemies, and as many stomps as the rest of the rate allows. */
function hunts(table: Table, state: State, id: number, segment: MoveSegment, left: number): Drive[][] {
  const info = table.units[id];
  const { x, y, heading } = state.units[id];
  const near = preyOf(table, state, id)
    .filter((foe) => !isTitan(table, foe))
    .map((foe) => ({ foe, at: state.units[foe] }))
    .map(({ foe, at }) => ({ foe, at, far: Math.abs(at.x - x) + Math.abs(at.y - y) }))
    .sort((a, b) => a.far - b.far || a.foe - b.foe)
    .slice(0, 4);
  return near.flatMap(({ foe, at }) => {
    const prey = footprintAt(table.units[foe], at);
    const off = far(x, y, at) ? aim(heading, direction(at.x - x, at.y - y, COARSE)) : 0;
    const reaches = (way: number, facing: number) =>
      touches(footprintAt(info, { ...along({ x, y }, way, facing, COARSE), heading: facing }), prey);
    if (reaches(0, heading)) return stomps([], foe, left);
    if (Math.abs(off) > (segment === 'charge' ? 90 : 180)) return [];
    const facing = headingOf(heading + off);
    for (let way = 100; way + STOMP <= left; way += 100)
      if (reaches(way, facing)) return stomps([...turnsOf(off), { run: way }], foe, left - way);
    return [];
  });
}

const far = (x: number, y: number, at: { readonly x: number; readonly y: number }) =>
  at.x !== x || at.y !== y;

function aim(from: number, to: number): number {
  const off = turn(from, to);
  return headingOf(to - from) <= 180 ? off : -off;
}

/** One stomp, and two where there is enough for it; with what is left it goes on. */
function stomps(way: readonly Drive[], stomp: number, left: number): Drive[][] {
  const one: Drive[] = [...way, { stomp }];
  const out = left >= STOMP ? [one] : [];
  if (left >= 2 * STOMP) out.push([...one, { stomp }]);
  if (left > STOMP) out.push([...one, { run: left - STOMP }]);
  return out;
}

/** Each is looked at before it is offered. */
export function strideWays(table: Table, state: State, id: number, segment: MoveSegment): Drive[][] {
  const left = strideRate(table, state, id, segment) - state.units[id].spent;
  const { x, y, heading } = state.units[id];
  const bearings = new Set(BEARINGS[segment] ?? []);
  const [nearest] = preyOf(table, state, id)
    .map((foe) => state.units[foe])
    .sort((a, b) => (a.x - x) ** 2 + (a.y - y) ** 2 - (b.x - x) ** 2 - (b.y - y) ** 2);
  if (nearest && far(x, y, nearest)) {
    const off = aim(heading, direction(nearest.x - x, nearest.y - y, COARSE));
    if (off !== 0 && Math.abs(off) <= (segment === 'advance' ? 180 : 90)) bearings.add(off);
  }
  if (segment === 'turning') return [...bearings].map((degrees) => turnsOf(degrees));
  if (left <= 0) return [];
  const runs = [left, Math.floor(left / 2), 300].filter((run) => run > 0 && run <= left);
  const straight = [...bearings].flatMap((degrees) => runs.map((run) => [...turnsOf(degrees), { run }]));
  return [...hunts(table, state, id, segment, left), ...straight];
}
