/** E1-DET-04: the plan of a detachment, walked as if nobody interrupted it (E1-DET-15). */
import { type Area, walkLeg } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { directPlan } from '../formation/direct-test.ts';
import { inFormation, isChain, longestGap, placeOf } from '../formation/formation.ts';
import { membersOf } from '../geometry/position.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseCarried } from '../transport/carried.ts';
import { draftOf, placesAfter, type UnitDraft } from './draft.ts';
import { gaitOf } from './gaits.ts';
import { hasMoreToCome, refuseMover } from './movers.ts';

/** Whether a leg says anything at all. */
export function isLeg({ way, onto }: Leg): boolean {
  return way.length > 0 || onto !== undefined;
}

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
    if (!members.includes(leg.model))
      return { rule: 'E1-DET-04', why: `Unit ${leg.model} is not one that this plan can move.` };
    if (walked.has(leg.model)) return { rule: 'E1-DET-04', why: `Unit ${leg.model} has two paths.` };
    const stays = refuseMover(table, state, segment, leg.model);
    if (stays) return stays;
    walked.add(leg.model);
    if (!isLeg(leg)) continue;
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
  if (segment === 'fall-back' || state.detachments[detachment].upset) return null; // E1-DET-16, E1-DET-07
  return (
    refuseFormation(table, state, segment, detachment, legs, draft) ??
    refuseCarried(table, state, segment, detachment, draft)
  );
}

function placesBefore(table: Table, state: State, detachment: number): Area[] {
  const members = membersOf(table, state, detachment).filter((id) => !state.units[id].frozen);
  return members.map((id) => placeOf(table, state, id));
}

function refuseFormation(
  table: Table,
  state: State,
  segment: MoveSegment,
  detachment: number,
  legs: readonly Leg[],
  draft: UnitDraft,
): Refusal | null {
  const after = placesAfter(table, state, detachment, draft);
  if (isChain(after)) return null;
  if (hasMoreToCome(table, state, segment, draft, detachment, detachment)) return null; // E1-TRAN-09
  const under = state.steps.find((step) => step.do === 'march');
  if (under ? under.whole : inFormation(table, state, detachment))
    return { rule: 'E1-DET-04', why: 'The detachment would be out of formation.' };
  // E1-DET-08, E1-DET-17
  if (directPlan(table, state, segment, detachment))
    return { rule: 'E1-DET-08', why: 'The detachment can restore its formation, and must.' };
  if (!legs.some(isLeg)) return null;
  const before = placesBefore(table, state, detachment);
  if (longestGap(after) < longestGap(before)) return null;
  return { rule: 'E1-DET-08', why: 'The detachment must come closer together.' };
}

/** E1-SEQ-13: whether a detachment out of formation must be given a plan. */
export function mustRestore(table: Table, state: State, segment: MoveSegment, detachment: number): boolean {
  return !inFormation(table, state, detachment) && directPlan(table, state, segment, detachment) !== null;
}
