/** MOVE: a unit's move walked through, judged, and made real. */
import { makeMarch, marchOn } from '../../../field/index.ts';
import type { Refusal, Seat } from '../../../kernel/contract.ts';
import type { Action, Leg } from '../actions.ts';
import type { Moved } from '../events.ts';
import { formation } from '../geometry/formation.ts';
import { contacts, forget, hasContact, stand } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { allowance } from './allowance.ts';
import { draftMove, type MoveDraft } from './draft.ts';
import { type Duty, dutyOf, refuseDuty } from './duties.ts';
import { GAIT } from './gait.ts';

type Move = Extract<Action, { do: 'move' }>;

/** A unit's move as it would come out, or why not. */
export function walkMove(
  table: Table,
  state: State,
  { unit, legs }: Move,
  seat: Seat,
  duty?: Duty,
): { refusal: Refusal | null; draft: MoveDraft | null } {
  const refused = (refusal: Refusal) => ({ refusal, draft: null });
  const info = table.units[unit];
  if (!info || info.side !== seat)
    return refused({ rule: 'E2-MOVE-01', why: 'That is not one of your units.' });
  if (state.units[unit].moved) return refused({ rule: 'E2-MOVE-01', why: `${info.name} has moved.` });
  const movers = [...new Set(legs.map(({ model }) => model))];
  if (!movers.every((id) => info.models.includes(id)))
    return refused({ rule: 'E2-MOVE-01', why: 'Only models of the unit move.' });
  const owed = duty ?? dutyOf(table, state, unit);
  // E2-FALL-13: those who fall back go one after another, and make no room for those who went before.
  const draft = draftMove(table, state, unit, owed.kind === 'fall-back' ? [] : movers);
  const marched = marchOn(makeMarch(legs), GAIT, draft);
  if (marched.is === 'refused') return refused(marched.why);
  const undone = refuseWalked(draft, movers, owed);
  return undone ? refused(undone) : { refusal: null, draft };
}

/** Why a unit may not move as drafted though every leg can be walked, or null. */
export function refuseWalked(draft: MoveDraft, movers: readonly number[], duty: Duty): Refusal | null {
  const { table, state, unit } = draft;
  const undone = refuseDuty(draft, duty, movers);
  if (undone) return undone;
  // E2-FORM-04: a unit that does not move may stay as it is
  if (movers.length === 0 || duty.unformed || state.units[unit].landedOn === state.turn) return null;
  const allowances = movers.map((id) => allowance(table, state, id));
  const { refusal, detached } = formation(draft, movers, allowances);
  if (!refusal) draft.detached = [...detached];
  return refusal;
}

/** Makes a draft real. */
export function carryOut(
  play: Play,
  { unit, legs }: { unit: number; legs: readonly Leg[] },
  draft: MoveDraft,
): void {
  const { table, state, events } = play;
  const before = new Map([...draft.models.keys()].map((id) => [id, contacts(table, state, id)]));
  const moved: Moved[] = [];
  for (const [id, copy] of draft.models) {
    const model = state.models[id];
    const { where: was } = model;
    Object.assign(model, copy);
    if (copy.where === 'table') stand(table, state, model, copy.x, copy.y, copy.heading, copy);
    if (!legs.some((leg) => leg.model === id)) continue; // a carrier that was boarded
    moved.push({
      model: id,
      way: draft.ways.get(id) ?? [copy.x, copy.y],
      heading: copy.heading,
      ...(copy.where === 'aboard' && was === 'table' ? { boards: copy.carrier } : {}),
      ...(was === 'aboard' && copy.where === 'table' ? { leaves: true } : {}),
    });
  }
  forget(table);
  for (const [id, was] of before) {
    if (contacts(table, state, id).some((foe) => !was.includes(foe))) state.models[id].charged = true;
    // E2-CC-07: whoever has got free can be engaged anew
    for (const one of [id, ...was]) if (!hasContact(table, state, one)) state.models[one].held = false;
  }
  const it = state.units[unit];
  it.moved = true;
  it.detached = draft.detached ?? it.detached;
  events.push({ kind: 'moved', unit, models: moved });
}
