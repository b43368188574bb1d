/** A plan under way: from checkpoint to checkpoint (E1-SNAP-07), in the open only as far as it is carried out (E1-DET-05). */
import {
  boxOf,
  endLegs,
  inBox,
  type March,
  marchOn,
  type NextStop,
  nextMark,
  overlaps,
  replaceRest,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Leg } from '../actions.ts';
import { footprint, forget, lift, membersOf, standing } from '../geometry/position.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import { resolveRam } from '../rams/ram.ts';
import { passIsOver } from '../snap-fire/checkpoint.ts';
import { mayBeFiredAt } from '../snap-fire/possible.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { draftOf, type UnitDraft } from './draft.ts';
import { judgeFallBack } from './fall-back.ts';
import { gaitOf } from './gaits.ts';
import { replanOffers } from './move-offers.ts';
import { refusePlan } from './plan.ts';

type MarchStep = StepOf<'march'>;

/** E1-SNAP-07: the start, every 4 cm, every vertex and turn, and the end. */
const EVERY = 400;
const nextStop: NextStop<UnitDraft, Leg> = (_draft, _leg, run, at, gone) =>
  run === null ? 0 : (nextMark(EVERY, run, at, gone) ?? run.length);

/** Walks on to the next checkpoint and makes it real. */
function walkOn(play: Play, step: MarchStep): void {
  const { table, state } = play;
  const plan = step.plan!;
  const draft = draftOf(state);
  const walked = marchOn(plan, gaitOf(table, state, step.segment), draft, nextStop);
  if (walked.is !== 'done' && step.unit !== walked.leg.model) {
    step.unit = walked.leg.model;
    passIsOver(play, ['unit']);
    play.events.push({ kind: 'sets-out', side: step.side, unit: step.unit });
  }
  makeReal(play, step, draft);
  if (walked.is === 'refused') return halt(play, step, walked.leg.model);
  if (walked.is === 'done') return endPlan(play, step);
  const unit = state.units[step.unit];
  if (unit.where !== 'table') return;
  if (unit.rams > 0) play.events.push({ kind: 'rams', side: step.side, unit: unit.id, target: unit.rams });
  if (mayBeFiredAt(table, state, step.unit))
    push(play, { do: 'checkpoint', side: step.side, unit: step.unit });
}

function makeReal(play: Play, { side }: MarchStep, draft: UnitDraft): void {
  const { table, state, events } = play;
  for (const [id, after] of draft.models) {
    const before = state.units[id];
    if (after === before) continue;
    const { x, y, heading, where, ...rest } = after;
    const went = before.x !== x || before.y !== y || before.heading !== heading;
    if (where === 'left') {
      lift(table, state, before, 'left');
      state.eventful = true;
      state.due = true;
    }
    Object.assign(before, { ...rest, x, y, heading });
    forget(table);
    if (where === 'left') events.push({ kind: 'left', side, unit: id, edges: after.exits });
    else if (went) events.push({ kind: 'moved', side, unit: id, x, y, heading });
  }
}

/** Something that was not there when the plan was made stands in the way: the unit stops, the rest is made anew. */
function halt({ state }: Play, step: MarchStep, unit: number): void {
  endLegs(step.plan!, unit);
  state.detachments[step.detachment].upset = true;
  step.stirred = true;
}

/** E1-FALL-03: units that had no path have not fallen back either. */
function endPlan(play: Play, step: MarchStep): void {
  const { table, state } = play;
  finish(play, step);
  const members = membersOf(table, state, step.detachment);
  const still = members.filter((id) => !state.units[id].moved);
  for (const id of members) state.units[id].moved = true;
  if (step.segment === 'fall-back') for (const id of still) judgeFallBack(play, id);
}

/** What the end of a leg, or the loss of its unit, brings about. */
function settleUnit(play: Play, step: MarchStep): void {
  const { state } = play;
  const unit = state.units[step.unit];
  if (unit.where === 'gone') {
    // E1-SNAP-17
    endLegs(step.plan!, unit.id);
    step.unit = 0;
  } else if (unit.rams > 0) {
    const target = unit.rams;
    unit.rams = 0;
    Object.assign(step, { unit: 0, stirred: true });
    resolveRam(play, unit.id, target);
  } else if (unit.moved) {
    step.unit = 0;
    if (step.segment === 'fall-back') judgeFallBack(play, unit.id);
  }
}

/** Whether the unit under way is passing over another just now (E1-MOVE-08, E1-INF-08). */
function standsOnAnother(table: Table, state: State, id: number): boolean {
  if (id === 0 || state.units[id].where !== 'table') return false;
  const own = footprint(table, state, id);
  const index = standing(table, state);
  return inBox(index, boxOf(own)).some((other) => other !== id && overlaps(own, index.polygons[other]!));
}

/** E1-DET-06: whether there is a rest to be replaced. */
function hasRest(table: Table, state: State, step: MarchStep): boolean {
  return membersOf(table, state, step.detachment).some((id) => !state.units[id].moved);
}

function refuseRest(table: Table, state: State, action: Action, step: MarchStep): Refusal | null {
  if (action.do !== 'rest') return null;
  const goesOn = action.legs.some(({ model, way }) => model === step.unit && way.length > 0);
  if (!goesOn && standsOnAnother(table, state, step.unit))
    return { rule: 'E1-GEO-08', why: `Unit ${step.unit} cannot stop on another unit.` };
  return refusePlan(table, state, step.segment, step.detachment, action.legs);
}

export const march: StepRule<MarchStep> = {
  run(play, step) {
    const { table, state } = play;
    const { unit } = step;
    if (unit > 0 && (state.units[unit].where !== 'table' || state.units[unit].moved)) settleUnit(play, step);
    else if (step.stirred && hasRest(table, state, step)) return true;
    else {
      step.stirred = false;
      walkOn(play, step);
    }
    return false;
  },
  verbs: () => ['on', 'rest'],
  asks: (_table, state, step) => [
    {
      seat: seatOf(state, step.side),
      kind: 'rest',
      rule: 'E1-DET-06',
      unit: step.unit,
      secret: true,
      sample: true,
    },
  ],
  refuse: (table, state, _seat, action, step) => refuseRest(table, state, action, step),
  list(table, state, _seat, step) {
    const rests = replanOffers(table, state, step.segment, step.detachment, step.unit);
    return [{ do: 'on' }, ...rests.filter((action) => !refuseRest(table, state, action, step))];
  },
  answer(play, _seat, action, step) {
    step.stirred = false;
    if (action.do !== 'rest') return;
    const { state } = play;
    replaceRest(
      step.plan!,
      action.legs.filter(({ way }) => way.length > 0),
    );
    // Where the unit under way is given no new path its move ends here (E1-MOVE-11).
    if (step.unit > 0 && !action.legs.some(({ model, way }) => model === step.unit && way.length > 0))
      state.units[step.unit].moved = true;
  },
};

/** A plan as far as everybody knows it: nothing of the rest (E1-HID-03). */
export function unknownRest(table: Table, state: State, { detachment }: MarchStep): March<Leg> {
  const begun = membersOf(table, state, detachment).filter((id) => state.units[id].moving);
  return {
    legs: [],
    leg: null,
    runs: [],
    at: 0,
    gone: Object.fromEntries(begun.map((id) => [id, state.units[id].gone])),
  };
}
