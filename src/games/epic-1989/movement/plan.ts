/** E1-DET-04: the plan of a detachment, walked as if nobody interrupted it (E1-DET-15). */
import { drafted, type Polygon, walkLeg } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { directTest } from '../formation/direct-test.ts';
import { inFormation, isChain, longestGap } from '../formation/formation.ts';
import { footprint, membersOf } from '../geometry/position.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { draftedFootprint, draftOf, type UnitDraft } from './draft.ts';
import { gaitOf } from './gaits.ts';

/** Walks the legs of a detachment in their order; what came of it, or why one cannot be walked. */
function walkPlan(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  legs: readonly Leg[],
): UnitDraft | Refusal {
  const members = membersOf(table, state, detachment);
  const draft = draftOf(state);
  const gait = gaitOf(table, state, segment);
  const walked = new Set<number>();
  for (const leg of legs) {
    if (!members.includes(leg.model) || state.units[leg.model].where !== 'table')
      return { rule: 'E1-DET-04', why: `Unit ${leg.model} is not one that this plan can move.` };
    if (walked.has(leg.model)) return { rule: 'E1-DET-04', why: `Unit ${leg.model} has two paths.` };
    if (state.units[leg.model].moved) return { rule: 'E1-MOVE-11', why: `Unit ${leg.model} has moved.` };
    walked.add(leg.model);
    const refused = walkLeg(gait, draft, leg);
    if (refused) return refused;
  }
  return draft;
}

/** Why a plan, or a new rest of one, may not be made. */
export function refusePlan(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  legs: readonly Leg[],
): Refusal | null {
  const draft = walkPlan(table, state, segment, detachment, legs);
  if ('rule' in draft) return draft;
  return refuseFormation(table, state, segment, detachment, draft);
}

function refuseFormation(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  draft: UnitDraft,
): Refusal | null {
  if (segment === 'fall-back' || state.detachments[detachment].upset) return null; // E1-DET-16, E1-DET-07
  const after = footprints(table, state, detachment, draft);
  if (isChain(after)) return null;
  const { moved, whole } = state.detachments[detachment];
  if (moved ? whole : inFormation(table, state, detachment))
    return { rule: 'E1-DET-04', why: 'The detachment would be out of formation.' };
  // E1-DET-08, E1-DET-17
  if (directTest(table, state, segment, detachment))
    return { rule: 'E1-DET-08', why: 'The detachment can restore its formation, and must.' };
  const members = membersOf(table, state, detachment);
  const before = members.map((id) => footprint(table, state, id));
  if (members.every((id) => !drafted(draft, id).moved)) return null;
  if (longestGap(after) < longestGap(before)) return null;
  return { rule: 'E1-DET-08', why: 'The detachment must come closer together.' };
}

/** Where the units of a detachment are after a plan; those that left drop out of the chain. */
function footprints(table: Table, state: State, detachment: number, draft: UnitDraft): Polygon[] {
  return membersOf(table, state, detachment).flatMap((id) => {
    const polygon = draftedFootprint(table, state, draft, id);
    return polygon ? [polygon] : [];
  });
}

/** E1-SEQ-13: whether a detachment out of formation must be given a plan. */
export function mustRestore(table: Table, state: State, segment: MoveSegment, detachment: number): boolean {
  return !inFormation(table, state, detachment) && directTest(table, state, segment, detachment);
}
