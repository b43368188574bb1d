/** Figures of each Marine. */
import { lockers, piece } from '../../../games/hulk-revised/position.ts';
import { NOWHERE, type State } from '../../../games/hulk-revised/state.ts';
import type { Table } from '../../../games/hulk-revised/table.ts';
import type { Duties } from '../duties.ts';
import { canShoot, dangerTo, targetsOf } from './danger.ts';

export const SLOTS = 6;
const NO_WAY = 40; // AP

export const EACH = [
  'there',
  'way',
  'doer',
  'carries',
  'nearest stealer',
  'second stealer',
  'nearest blip',
  'stealers near',
  'blips near',
  'sees the nearest',
  'targets',
  'locked',
  'held from behind',
  'overwatch',
  'guard',
  'jam',
  'ap',
  'gun',
  'fighter',
  'flamer',
] as const;

/** Those with the shortest way to go first, then those most in danger; beyond the last slot nobody is looked at. */
export function readMarines(
  table: Table,
  state: State,
  duties: Duties,
  strengths: readonly number[],
  row: Float32Array,
  from: number,
): void {
  row.fill(0, from);
  const order = state.marines
    .map((id) => {
      const p = piece(state, id);
      const errand = duties.errands[id];
      const togo = errand && p.at !== NOWHERE ? errand.togo[p.at * 4 + p.facing] + errand.task.price : NO_WAY;
      const doer = errand?.doer === true && errand.task.verb !== 'hunt';
      return { p, togo: Math.min(NO_WAY, togo), doer, danger: dangerTo(table, state, p, strengths) };
    })
    .sort(
      (a, b) =>
        Number(b.doer) - Number(a.doer) ||
        a.togo - b.togo ||
        a.danger.nearest - b.danger.nearest ||
        a.p.id - b.p.id,
    );
  let at = from;
  for (const { p, togo, doer, danger } of order.slice(0, SLOTS)) {
    const holding = lockers(table, state, p);
    const ahead = table.near[p.at * 8 + p.facing * 2];
    const loadout = table.loadouts[p.id];
    const put = (value: number): void => {
      row[at++] = value;
    };
    put(1);
    put(togo / 20);
    put(doer ? 1 : 0);
    put(p.carries ? 1 : 0);
    put(closeness(danger.nearest));
    put(closeness(danger.second));
    put(closeness(danger.blip));
    put(Math.min(4, danger.stealers) / 2);
    put(Math.min(6, danger.blips) / 3);
    put(danger.seen ? 1 : 0);
    put(canShoot(table, p) ? Math.min(4, targetsOf(table, state, p).length) / 2 : 0);
    put(holding.length > 0 ? 1 : 0);
    put(holding.some((other) => other.at !== ahead) ? 1 : 0);
    put(p.overwatch ? 1 : 0);
    put(p.guard ? 1 : 0);
    put(p.jam ? 1 : 0);
    put(p.ap / 4);
    put(loadout?.ranged?.overwatch ? 1 : 0);
    put(loadout?.assault.frontCab ? 1 : 0);
    put(loadout?.row.ranged === 'heavy-flamer' ? p.ammo / 6 : 0);
  }
}

function closeness(steps: number): number {
  return Math.max(0, 14 - steps) / 14;
}
