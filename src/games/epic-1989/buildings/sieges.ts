/** CCB: who assaults which building, and who is inside. */
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-CCB-03, E1-CCB-04: one combat for a building, as it was when the combat phase began. */
export interface Siege {
  readonly building: number;
  readonly assaulters: readonly number[];
  readonly defenders: readonly number[];
}

export function assaultersOf({ units }: State, building: number): number[] {
  return units.filter((unit) => unit?.where === 'table' && unit.assaults === building).map(({ id }) => id);
}

/** The stands inside; never of both sides (E1-BLDG-01), and nobody who is hidden (E1-HIDE-19). */
export function standsIn({ units }: State, building: number): number[] {
  return units.filter((unit) => unit?.where === 'table' && unit.building === building).map(({ id }) => id);
}

/** E1-CC-02: whom a stand fights for a building. */
export function besiegedWith(state: State, id: number): number[] {
  const { where, building, assaults, frozen } = state.units[id];
  if (where !== 'table' || frozen) return [];
  const all = assaults > 0 ? standsIn(state, assaults) : building > 0 ? assaultersOf(state, building) : [];
  return all.filter((other) => !state.units[other].frozen);
}

/** Every building that is assaulted, in ascending number. */
export function allSieges(state: State): Siege[] {
  return [...state.buildings.keys()].flatMap((building) => {
    if (building === 0) return [];
    const [assaulters, defenders] = [assaultersOf(state, building), standsIn(state, building)];
    const siege = stillThere(state, { building, assaulters, defenders });
    return siege.assaulters.length > 0 && siege.defenders.length > 0 ? [siege] : [];
  });
}

/** What is left of a combat. */
export function stillThere(state: State, { building, assaulters, defenders }: Siege): Siege {
  const alive = (ids: readonly number[]) =>
    ids.filter((id) => state.units[id].where === 'table' && !state.units[id].frozen);
  return { building, assaulters: alive(assaulters), defenders: alive(defenders) };
}

/** The buildings that the enemy of a unit is in, among those wanted. */
export function isHeldByFoe({ units: infos }: Table, state: State, id: number, building: number): boolean {
  return standsIn(state, building).some((one) => infos[one].side !== infos[id].side);
}
