/** Sensible fire of one unit: everything it has at one enemy, and each mount at what it hits best. */
import type { Action, Shot } from '../actions.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseShots, shotsAt } from './declare.ts';
import { attackOn } from './targets.ts';

/** What a unit may name: enemies on the table, and buildings that stand. In snap fire only the unit that moves. */
function targetsOf(table: Table, state: State, id: number, snap: number): number[] {
  if (snap > 0) return [snap];
  const { side } = table.units[id];
  return state.units
    .filter((unit) => unit?.where === 'table' && table.units[unit.id].side !== side)
    .map((unit) => unit.id);
}

/** Each weapon's ways to be fired at each target, the surest first. */
function choices(table: Table, state: State, id: number, snap: number): Shot[][] {
  const targets = targetsOf(table, state, id, snap);
  const neededFor = (shot: Shot) => attackOn(table, state, id, shot, shot.target, snap > 0)?.needed ?? 99;
  return table.units[id].arms.map((_, weapon) =>
    targets
      .flatMap((target) => shotsAt(table, state, id, weapon, target, snap))
      .map((shot) => ({ shot, needed: neededFor(shot) }))
      .sort((a, b) => a.needed - b.needed || a.shot.target - b.shot.target)
      .map(({ shot }) => shot),
  );
}

export function hasTarget(table: Table, state: State, id: number, snap: number): boolean {
  return table.units[id].arms.some((_, weapon) =>
    targetsOf(table, state, id, snap).some(
      (target) => shotsAt(table, state, id, weapon, target, snap).length > 0,
    ),
  );
}

export function fireOffers(table: Table, state: State, unit: number, snap: number): Action[] {
  const ways = choices(table, state, unit, snap);
  const targets = [...new Set(ways.flat().map(({ target }) => target))].sort((a, b) => a - b);
  const lists = targets.map((target) =>
    ways.flatMap((shots) => shots.find((shot) => shot.target === target) ?? []),
  );
  const best = ways.flatMap(([shot]) => shot ?? []);
  if (best.length > 0 && !lists.some((shots) => same(shots, best))) lists.unshift(best);
  const [basic] = ways[0] ?? [];
  if (basic && state.units[unit].twice) lists.unshift([...best, basic]); // E1-HERO-16
  return lists
    .filter((shots) => refuseShots(table, state, unit, shots, snap) === null)
    .map((shots) => ({ do: 'fire', unit, shots }));
}

function same(a: readonly Shot[], b: readonly Shot[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
