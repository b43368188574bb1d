/** MOVE: a unit's move walked through, judged, and made real. */
import type { Refusal, Seat } from '../../../kernel/contract.ts';
import type { Action, Leg } from '../actions.ts';
import type { Moved } from '../events.ts';
import { formation } from '../geometry/formation.ts';
import { contacts, forget, stand } from '../geometry/position.ts';
import { retreat } from '../morale/fallback.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { allowance } from './allowance.ts';
import { type Duty, dutyOf, refuseDuty } from './duties.ts';
import { limitsOf, walk } from './moving.ts';
import { makePlan, type Plan } from './plan.ts';

type Move = Extract<Action, { do: 'move' }>;

/** A unit's move as it would come out, or why not. */
export function planMove(
  table: Table,
  state: State,
  { unit, legs }: Move,
  seat: Seat,
  duty?: Duty,
): { refusal: Refusal | null; plan: Plan | null } {
  const refused = (refusal: Refusal) => ({ refusal, plan: null });
  const info = table.units[unit];
  if (!info || info.side !== seat)
    return refused({ rule: 'E2-MOVE-01', why: 'That is not one of your units.' });
  if (state.units[unit].moved) return refused({ rule: 'E2-MOVE-01', why: `${info.name} has moved.` });
  const movers = [...new Set(legs.map(({ model }) => model))];
  if (!movers.every((id) => info.models.includes(id)))
    return refused({ rule: 'E2-MOVE-01', why: 'Only models of the unit move.' });
  const owed = duty ?? dutyOf(table, state, unit);
  // E2-FALL-13: those who fall back go one after another, and make no room for whoever went before.
  const plan = makePlan(table, state, unit, owed.kind === 'fall-back' ? [] : movers);
  for (const leg of legs) {
    const problem = leg.retreat ? retreat(plan, leg) : walk(plan, leg, limitsOf(plan, leg.model));
    if (problem) return refused(problem);
  }
  const undone = refuseWalked(plan, movers, owed);
  return undone ? refused(undone) : { refusal: null, plan };
}

/** Why a unit may not move as planned though every leg can be walked, or null. */
export function refuseWalked(plan: Plan, movers: readonly number[], duty: Duty): Refusal | null {
  const { table, state, unit } = plan;
  const undone = refuseDuty(plan, duty, movers);
  if (undone) return undone;
  // E2-FORM-04: a unit that does not move may stay as it is
  if (movers.length === 0 || duty.unformed || state.units[unit].landedOn === state.turn) return null;
  const allowances = movers.map((id) => allowance(table, state, id));
  const { refusal, detached } = formation(plan, movers, allowances);
  if (!refusal) plan.detached = [...detached];
  return refusal;
}

/** Makes a plan real. */
export function carryOut(
  play: Play,
  { unit, legs }: { unit: number; legs: readonly Leg[] },
  plan: Plan,
): void {
  const { table, state, events } = play;
  const before = new Map([...plan.models.keys()].map((id) => [id, contacts(table, state, id)]));
  const moved: Moved[] = [];
  for (const [id, copy] of plan.models) {
    const model = state.models[id];
    const { where: was } = model;
    Object.assign(model, copy);
    if (copy.where === 'table') stand(table, state, model, copy.x, copy.y, copy.heading, copy);
    if (!legs.some((leg) => leg.model === id)) continue; // a carrier that was boarded
    moved.push({
      model: id,
      way: plan.ways.get(id) ?? [copy.x, copy.y],
      heading: copy.heading,
      ...(copy.where === 'aboard' && was === 'table' ? { boards: copy.carrier } : {}),
      ...(was === 'aboard' && copy.where === 'table' ? { leaves: true } : {}),
    });
  }
  forget(table);
  for (const [id, was] of before)
    if (contacts(table, state, id).some((foe) => !was.includes(foe))) state.models[id].charged = true;
  const it = state.units[unit];
  it.moved = true;
  it.detached = plan.detached ?? it.detached;
  events.push({ kind: 'moved', unit, models: moved });
}
