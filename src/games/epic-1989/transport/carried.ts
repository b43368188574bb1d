/** E1-DET-14: vehicles owe a formation also to the infantry they carry. */
import type { Refusal } from '../../../kernel/contract.ts';
import { inFormation, isChain } from '../formation/formation.ts';
import { membersOf } from '../geometry/position.ts';
import { placesAfter, type UnitDraft } from '../movement/draft.ts';
import { hasMoreToCome } from '../movement/movers.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { passengersOf } from './boarding.ts';

/** Why a plan of vehicles may not take stands away from the rest of their detachment. */
export function refuseCarried(
  table: Table,
  state: State,
  segment: MoveSegment,
  vehicles: number,
  draft: UnitDraft,
): Refusal | null {
  const riders = membersOf(table, state, vehicles).flatMap((id) => passengersOf(state.units, id));
  for (const detachment of new Set(riders.map((id) => table.units[id].detachment))) {
    if (!inFormation(table, state, detachment)) continue;
    const after = placesAfter(table, state, detachment, draft);
    if (isChain(after) || hasMoreToCome(table, state, segment, draft, detachment, vehicles)) continue;
    return { rule: 'E1-DET-14', why: `Detachment ${detachment}, which rides, would be out of formation.` };
  }
  return null;
}
