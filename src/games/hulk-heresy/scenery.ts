/** HH-OBJ-02, HH-OBJ-09, HH-GAP-24: what can be destroyed besides models: doors, barricades, generators, and what a mission calls destructible. */
import { BARRICADE, FORGE, GENERATOR } from './ground.ts';
import { groundAt } from './markers.ts';
import { clearDoor, isShut, setGround } from './position.ts';
import { NOWHERE, type State } from './state.ts';
import type { Play } from './steps.ts';
import type { Table } from './table.ts';

export type Scenery = 'door' | 'forge' | 'generator' | 'barricade' | 'object';

/** The destructible object that lies on a square, or -1. */
function destructibleAt({ mission }: Table, state: State, square: number): number {
  return mission.objects.findIndex(
    ({ destructible }, i) => destructible && state.objects[i].at === square && !state.objects[i].out,
  );
}

/** The first thing on a square that could be destroyed. */
export function sceneryAt(table: Table, state: State, square: number): Scenery | null {
  if (square < 0) return null;
  if (isShut(state, square)) return 'door';
  const ground = state.ground[square];
  if (ground & FORGE) return 'forge';
  if (ground & GENERATOR) return 'generator';
  if (ground & BARRICADE) return 'barricade';
  return destructibleAt(table, state, square) < 0 ? null : 'object';
}

/** It is gone for good; whoever stands there is not touched (HH-BARR-05). */
export function clearScenery({ table, state }: Play, square: number, what: Scenery): void {
  if (what === 'door') return clearDoor(state, square);
  if (what === 'object') {
    const item = state.objects[destructibleAt(table, state, square)];
    item.at = NOWHERE;
    item.out = true;
    return;
  }
  if (what === 'forge')
    state.markers = state.markers.filter((one) => one.kind !== 'forge' || one.square !== square);
  else state.ground[square] &= ~(what === 'barricade' ? BARRICADE : GENERATOR);
  setGround(state, square, groundAt(table, state, square));
}
