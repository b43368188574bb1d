/** TRAN: models that get out of their carriers, and models that get in. */
import { change, distance, drafted, type Polygon } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { followsFleeing } from '../firing/eligible.ts';
import { touched } from '../geometry/position.ts';
import type { Model } from '../state.ts';
import { baseOf } from '../terrain/ground.ts';
import { type Clock, later } from './clock.ts';
import { draftedBase, type MoveDraft, no, putDown } from './draft.ts';
import { endOf, placeProblem } from './ends.ts';

/** E2-TRAN-07, E2-TRAN-08, E2-TRAN-13: out of the carrier, at its clock. */
export function leaveCarrier(draft: MoveDraft, leg: Leg, [x, y]: readonly [number, number]): Refusal | null {
  const { table } = draft;
  const { model: id, heading, wall } = leg;
  const model = drafted(draft, id);
  if (model.where !== 'aboard') return no('E2-TRAN-07', 'It is not aboard anything.');
  const { carrier } = model;
  // E2-TRAN-16: one that cannot move itself holds nobody back
  if (isLockedIn(draft, carrier)) return no('E2-TRAN-13', 'Nobody leaves a transport in close combat.');
  const shut = refuseShut(draft, carrier);
  if (shut) return shut;
  const base = baseOf(table, id, x, y, heading);
  if (distance(draftedBase(draft, carrier), base) !== 0)
    return no('E2-TRAN-07', 'It gets out in contact with its transport.');
  const end = endOf(draft, id, { x, y, heading, base, wall }, false);
  if (end && 'why' in end) return end;
  const { clock } = drafted(draft, carrier);
  putDown(draft, id, x, y, heading);
  Object.assign(change(draft, id), { left: true, clock });
  draft.ways.set(id, [x, y]);
  draft.walked.delete(carrier);
  return null;
}

/** E2-SPEC-06, E2-SPEC-07: a pod that has not opened, a tunneller that has just come up. */
function refuseShut({ table, state }: MoveDraft, carrier: number): Refusal | null {
  const { traits, unit } = table.models[carrier];
  if (traits.includes('assault-pod') && !state.models[carrier].opened)
    return no('E2-SPEC-06', 'The pod has not opened.');
  return traits.includes('tunneller') && state.units[unit].landedOn === state.turn
    ? no('E2-SPEC-07', 'Nobody leaves in the turn it comes up.')
    : null;
}

/** In contact where it has got to in this move. */
function isLockedIn(draft: MoveDraft, carrier: number): boolean {
  return touched(draft.table, draft.state, carrier, draftedBase(draft, carrier)).length > 0;
}

/** E2-TRAN-01 to E2-TRAN-03, E2-TRAN-15; E2-TRAN-17: whether or not the carrier's unit has moved. */
export function boardProblem(draft: MoveDraft, id: number, carrier: number, base: Polygon): Refusal | null {
  const { table, state } = draft;
  const info = table.models[carrier];
  if (!info || info.side !== table.models[id].side || info.row.carries === 0)
    return no('E2-TRAN-02', 'That carries nobody of yours.');
  if (table.models[id].row.size !== 'INF') return no('E2-TRAN-02', 'Only foot stands are carried.');
  if (drafted(draft, carrier).where !== 'table')
    return no('E2-TRAN-03', 'The transport is not on the table.');
  if (drafted(draft, id).left) return no('E2-TRAN-08', 'It has left a transport this turn.');
  if (state.units[draft.unit].fellBack > 0 || followsFleeing(table, state, draft.unit))
    return no('E2-TRAN-15', 'Troops falling back do not board.');
  if (distance(draftedBase(draft, carrier), base) !== 0)
    return no('E2-TRAN-03', 'It must reach the transport to board it.');
  if (ridersDrafted(draft, carrier) >= info.row.carries) return no('E2-TRAN-01', 'The transport is full.');
  return placeProblem(draft, id, base, false);
}

/** E2-TRAN-04, E2-TRAN-05: both go on at the later of their clocks. */
export function board(draft: MoveDraft, id: number, carrier: number, clock: Clock): void {
  const both = later(clock, drafted(draft, carrier).clock);
  Object.assign(change(draft, id), {
    where: 'aboard',
    carrier,
    boarded: true,
    clock: both,
    building: 0,
    wall: -1,
  });
  draft.bases.delete(id);
  change(draft, carrier).clock = both; // E2-TRAN-06
  if (!draft.bases.has(carrier)) draft.bases.set(carrier, draftedBase(draft, carrier));
  draft.walked.delete(carrier);
}

function ridersDrafted(draft: MoveDraft, carrier: number): number {
  const isIn = ({ where, carrier: at }: Model) => where === 'aboard' && at === carrier;
  let riders = 0;
  for (const model of draft.real) if (model && isIn(model) && !draft.models.has(model.id)) riders++;
  for (const model of draft.models.values()) if (isIn(model)) riders++;
  return riders;
}
