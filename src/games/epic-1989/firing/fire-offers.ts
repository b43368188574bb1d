/** Sensible fire of one unit: everything it has at one enemy, and each mount at what it hits best. */
import type { Action, Shot } from '../actions.ts';
import { searchesOf } from '../hidden/searching.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { mayFireAt, refuseShots, shotsAt } from './declare.ts';
import { attackOn } from './targets.ts';

/** What a unit may name: enemies on the table. In snap fire only the unit that moves. */
function targetsOf(table: Table, state: State, id: number, snap: number): number[] {
  if (snap > 0) return [snap];
  const { side } = table.units[id];
  return state.units
    .filter((unit) => unit?.where === 'table' && table.units[unit.id].side !== side)
    .map((unit) => unit.id);
}

/** Each weapon's ways to be fired at each target, the surest first. */
function choices(table: Table, state: State, id: number, snap: number, close: boolean): Shot[][] {
  const targets = targetsOf(table, state, id, snap);
  const neededFor = (shot: Shot) => attackOn(table, state, id, shot, shot.target, snap > 0)?.needed ?? 99;
  return table.units[id].arms.map((_, weapon) =>
    targets
      .flatMap((target) => shotsAt(table, state, id, weapon, target, snap, close))
      .map((shot) => ({ shot, needed: neededFor(shot) }))
      .sort((a, b) => a.needed - b.needed || a.shot.target - b.shot.target)
      .map(({ shot }) => shot),
  );
}

/** E1-HIDE-14: each weapon that can be fired at a counter, at each. */
function searches(table: Table, state: State, unit: number, snap: number): Action[] {
  if (snap > 0 || state.hidden.length === 0) return [];
  return table.units[unit].arms
    .flatMap((_, weapon) => searchesOf(table, state, unit, weapon))
    .filter((shot) => refuseShots(table, state, unit, [shot], 0) === null)
    .map((shot): Action => ({ do: 'fire', unit, shots: [shot] }));
}

/** E1-SEQ-13, E1-BLDG-15: what a unit can do to buildings with an enemy in them, or where one may be hidden. */
function shellings(table: Table, state: State, unit: number, snap: number): Action[] {
  if (snap > 0) return [];
  const { side, arms } = table.units[unit];
  const held = new Set<number>();
  for (const one of state.units)
    if (one?.where === 'table' && one.building > 0 && table.units[one.id].side !== side)
      held.add(one.building);
  for (const counter of state.hidden) if (counter.side !== side) held.add(counter.building);
  return [...state.buildings.keys()]
    .filter((number) => state.buildings[number]?.rubble === false && held.has(number))
    .map((number) => arms.flatMap((_, weapon) => shotsAt(table, state, unit, weapon, -number, 0)[0] ?? []))
    .filter((shots) => shots.length > 0 && refuseShots(table, state, unit, shots, 0) === null)
    .map((shots): Action => ({ do: 'fire', unit, shots }));
}

export function hasTarget(table: Table, state: State, id: number, snap: number): boolean {
  if (searches(table, state, id, snap).length > 0) return true;
  const targets = targetsOf(table, state, id, snap);
  const isAimed = table.units[id].arms.some((_, weapon) =>
    targets.some((target) => shotsAt(table, state, id, weapon, target, snap).length > 0),
  );
  return isAimed || shellings(table, state, id, snap).length > 0;
}

/** E1-TITAN-31: at a Titan it touches. */
export function closeOffers(table: Table, state: State, unit: number): Action[] {
  if (!mayFireAt(table, state, unit)) return [];
  return offersOf(table, state, unit, 0, true);
}

export function fireOffers(table: Table, state: State, unit: number, snap: number): Action[] {
  const aimed = offersOf(table, state, unit, snap, false);
  const offers = aimed.length > 0 ? aimed : shellings(table, state, unit, snap);
  return [...offers, ...sprays(table, state, unit, snap, offers), ...searches(table, state, unit, snap)];
}

function offersOf(table: Table, state: State, unit: number, snap: number, close: boolean): Action[] {
  const ways = choices(table, state, unit, snap, close);
  const targets = [...new Set(ways.flat().map(({ target }) => target))].sort((a, b) => a - b);
  const lists = targets.map((target) =>
    ways.flatMap((shots) => shots.find((shot) => shot.target === target) ?? []),
  );
  const best = ways.flatMap(([shot]) => shot ?? []);
  if (best.length > 0 && !lists.some((shots) => same(shots, best))) lists.unshift(best);
  const [basic] = ways[0] ?? [];
  if (basic && state.units[unit].twice) lists.unshift([...best, basic]); // E1-HERO-16
  return lists
    .filter((shots) => refuseShots(table, state, unit, shots, snap, close) === null)
    .map((shots) => ({ do: 'fire', unit, shots }));
}

/** E1-TITAN-27: two targets side by side share the barrels of a weapon. */
function sprays(table: Table, state: State, unit: number, snap: number, offers: readonly Action[]): Action[] {
  if (table.units[unit].card.is !== 'titan' || snap > 0) return [];
  const targets = offers.flatMap((action) => (action.do === 'fire' ? action.shots : []));
  return table.units[unit].arms.flatMap(({ barrels }, weapon): Action[] => {
    const mine = [...new Set(targets.filter((one) => one.weapon === weapon).map(({ target }) => target))];
    if (barrels < 2 || mine.length < 2) return [];
    return mine.slice(1).flatMap((other): Action[] => {
      const [a, b] = [state.units[mine[0]], state.units[other]];
      if (!a || !b) return [];
      const at = [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)] as const;
      const spray = Array.from({ length: barrels }, (_, i) => (i % 2 === 0 ? mine[0] : other));
      const shots: Shot[] = [{ weapon, target: mine[0], at, spray }];
      return refuseShots(table, state, unit, shots, snap) ? [] : [{ do: 'fire', unit, shots }];
    });
  });
}

function same(a: readonly Shot[], b: readonly Shot[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
