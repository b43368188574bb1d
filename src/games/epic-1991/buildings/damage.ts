/** BLDG: buildings that are hit, and what becomes of them. */

import { type Play, roll, sum } from '../play.ts';
import { destroy } from '../saves/casualties.ts';
import type { Construction, State } from '../state.ts';
import { isBuilding } from '../terrain/ground.ts';

/** E2-BLDG-06: on two dice. */
const SAVES: Readonly<Record<Construction, number>> = { light: 6, standard: 4, reinforced: 2 };

export function buildingSave(state: State, building: number): number {
  return SAVES[state.pieces[building]?.construction ?? 'standard'];
}

/** E2-BLDG-06: a hit building saves or falls. */
export function hitBuilding(play: Play, building: number, mod: number): void {
  const { state, dice, events } = play;
  const piece = state.pieces[building];
  if (!isBuilding(piece)) return;
  state.eventful = true;
  const needed = buildingSave(state, building);
  const dies = roll(dice, 2);
  const saved = sum(dies) + mod >= needed;
  events.push({ kind: 'building-save', building, dice: dies, needed, mod, saved });
  if (!saved) razeBuilding(play, building);
}

/** E2-BLDG-07, E2-TERR-14: it and everyone in it are gone; rubble is left. */
export function razeBuilding(play: Play, building: number): void {
  const { state, events } = play;
  events.push({ kind: 'building-fell', building });
  for (const id of occupants(state, building)) destroy(play, id, 'building collapse');
  state.pieces = state.pieces.map((piece, i) =>
    i === building && piece ? { kind: 'rubble', parts: piece.parts, top: 0 } : piece,
  );
}

function occupants(state: State, building: number): number[] {
  return state.models
    .filter((model) => model?.where === 'table' && model.building === building)
    .map(({ id }) => id);
}
