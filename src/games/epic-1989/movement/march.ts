/** A plan under way: from checkpoint to checkpoint (E1-SNAP-07), in the open only as far as it is carried out (E1-DET-05). */
import {
  along,
  boxOf,
  COARSE,
  direction,
  endLegs,
  headingOf,
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
import { footprint, footprintAt, lift, membersOf, standing, stir } from '../geometry/position.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import { resolveRam } from '../rams/ram.ts';
import { passIsOver } from '../snap-fire/checkpoint.ts';
import { mayBeFiredAt } from '../snap-fire/possible.ts';
import type { Edge, State, Unit } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { flipAt, isHeldUp, setOff, stopOn } from '../support/triggers.ts';
import { engulf } from '../support/vortex.ts';
import type { Table } from '../table.ts';
import { isCrippled } from '../titans/damage.ts';
import { clash, isTitan } from '../titans/legs.ts';
import { ramLeg } from '../titans/ram.ts';
import { resolveStomp } from '../titans/stomp.ts';
import { board, passengersOf, showFirstFire } from '../transport/boarding.ts';
import { draftOf, foesTouched, type UnitDraft } from './draft.ts';
import { judgeFallBack } from './fall-back.ts';
import { gaitOf } from './gaits.ts';
import { replanOffers } from './move-offers.ts';
import { moversOf, movesWith } from './movers.ts';
import { meetNewcomers } from './newcomers.ts';
import { isLeg, refusePlan } from './plan.ts';

type MarchStep = StepOf<'march'>;

/** E1-SNAP-07: the start, every 4 cm, every vertex and turn, and the end; where a stomp follows at once, that is the one. */
const EVERY = 400;
const nextStop: NextStop<UnitDraft, Leg> = (_draft, _leg, run, at, gone) =>
  run === null ? 0 : (nextMark(EVERY, run, at, gone) ?? ('quiet' in run ? null : run.length));

/** Walks on to the next checkpoint and makes it real. */
function walkOn(play: Play, step: MarchStep): void {
  const { table, state } = play;
  const plan = step.plan!;
  for (const { model } of plan.legs) if (state.units[model].where === 'gone') endLegs(plan, model); // E1-SNAP-17
  const draft = draftOf(state);
  const gait = gaitOf(table, state, step.segment);
  const stop: NextStop<UnitDraft, Leg> = (drafted, leg, run, at, gone) => {
    const to = nextStop(drafted, leg, run, at, gone);
    if (run === null || to === null) return to;
    return stopOn(table, state, gait, leg.model, run, at, to) ?? to;
  };
  const walked = marchOn(plan, gait, draft, stop);
  if (walked.is !== 'done' && step.unit !== walked.leg.model) {
    step.unit = walked.leg.model;
    step.last = step.unit;
    passIsOver(play, ['unit']);
    play.events.push({ kind: 'sets-out', side: step.side, unit: step.unit });
  }
  const landed = makeReal(play, step, draft);
  if (walked.is === 'refused') return halt(play, step, walked.leg.model);
  if (walked.is === 'done') return endPlan(play, step);
  const unit = state.units[step.unit];
  // E1-RAM-03: and may be fired at
  if (unit.rams > 0) play.events.push({ kind: 'rams', side: step.side, unit: unit.id, target: unit.rams });
  if (unit.stomps > 0)
    play.events.push({ kind: 'stomps', side: step.side, unit: unit.id, target: unit.stomps });
  if (unit.overruns.length > 0) return; // the contact pose was a checkpoint already
  // E1-SNAP-11: a stand that has just been set down is one that moves
  const moving = landed > 0 ? landed : step.unit;
  if (state.units[moving].where !== 'table') return;
  if (landed > 0) {
    passIsOver(play, ['unit']);
    engulf(play, [landed]); // E1-MISL-25
  }
  step.due = moving;
}

/** What the unit under way has set off comes first (E1-SEQ-14), then it may be fired at where it stands (E1-SNAP-07); true where something happened. */
function happensHere(play: Play, step: MarchStep): boolean {
  const { table, state } = play;
  const { unit, due } = step;
  if (unit > 0) {
    const came = setOff(play, unit);
    if (came === 'dice' || came === 'held') step.stirred = true;
    if (came === 'held') stopHere(play, step);
    if (came !== 'nothing') return true;
  }
  if (due === 0) return false;
  if (due !== unit && flipAt(play, due) !== 'nothing') {
    step.stirred = true;
    return true;
  }
  step.due = 0;
  if (state.units[due].where !== 'table' || !mayBeFiredAt(table, state, due)) return false;
  push(play, { do: 'checkpoint', side: step.side, unit: due });
  return true;
}

/** E1-MISL-16: whether the unit under way is in stasis, or would be with its next step. */
function isHeld({ table, state }: Play, { unit, plan, segment }: MarchStep): boolean {
  if (unit === 0 || state.units[unit].where !== 'table') return false;
  if (state.units[unit].frozen) return true;
  const [run] = plan!.runs;
  if (!run || plan!.leg?.model !== unit) return false;
  return isHeldUp(table, state, gaitOf(table, state, segment), unit, run, plan!.at);
}

/** What was drafted happens; the stand that was set down by it, or 0. */
function makeReal(play: Play, { side, unit: mover }: MarchStep, draft: UnitDraft): number {
  const { table, state, events } = play;
  let landed = 0;
  for (const [id, after] of draft.models) {
    const before = state.units[id];
    const { x, y, heading, where } = after;
    const went = before.x !== x || before.y !== y || before.heading !== heading;
    const { where: was, carrier, building, cell, assaults } = before;
    if (where === 'left') leave(play, id, after.exits);
    Object.assign(before, after);
    if (where === 'left') forgetWay(before);
    stir(table, before);
    if (was === 'aboard' && where === 'table') {
      events.push({ kind: 'set-down', side, unit: id, carrier, x, y, heading });
      if (id === mover) showFirstFire(play, carrier);
      else landed = id;
    } else if (
      where === 'table' &&
      after.building > 0 &&
      (building !== after.building || cell !== after.cell)
    )
      events.push({ kind: 'enters', side, unit: id, building: after.building, cell: after.cell });
    else if (where === 'table' && building > 0 && after.building === 0) {
      events.push({ kind: 'comes-out', side, unit: id, building, x, y, heading });
      state.due = true; // E1-CCB-07: it may have been the last defender
    } else if (where === 'table' && went) events.push({ kind: 'moved', side, unit: id, x, y, heading });
    if (after.assaults > 0 && assaults === 0)
      events.push({ kind: 'assaults', side, unit: id, building: after.assaults });
  }
  return landed;
}

/** E1-HID-03: by which way a unit has left the table nobody was told. */
function forgetWay(unit: Unit): void {
  Object.assign(unit, unit.begun, { spent: 0, gone: 0, turns: 0, backwards: false });
}

/** E1-MOVE-12: over an edge, and whoever is aboard with it. */
function leave({ table, state, events }: Play, id: number, edges: readonly Edge[]): void {
  for (const one of [id, ...passengersOf(state.units, id)]) {
    const unit = state.units[one];
    lift(table, state, unit, 'left');
    unit.exits = edges;
    events.push({ kind: 'left', side: table.units[one].side, unit: one, edges });
  }
  state.eventful = true;
  state.due = true;
}

/** The unit under way goes no farther. */
function stopHere({ state }: Play, step: MarchStep): void {
  endLegs(step.plan!, step.unit);
  state.units[step.unit].moved = true;
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
  const here = membersOf(table, state, step.detachment).filter((id) => state.units[id].where === 'table');
  const still = here.filter((id) => !state.units[id].moved);
  if (still.includes(step.unit)) backOff(play, state.units[step.unit]);
  const lost = still.find((id) => !state.units[id].shaken && !state.units[id].frozen);
  if (step.segment === 'fall-back' && lost !== undefined) {
    // one after the other, while nobody can tell whether the plan goes on
    step.unit = 0;
    state.units[lost].moved = true;
    return judgeFallBack(play, lost);
  }
  finish(play, step);
  const detachment = state.detachments[step.detachment];
  if (here.some((id) => state.units[id].landed) && step.segment === 'advance') detachment.followed = true;
  if (movesWith(detachment.order, step.segment)) detachment.moved = true;
  detachment.upset = false;
  for (const id of still) state.units[id].moved = true;
}

/** Whether the unit under way has nothing left to do but what the end of its way brings. */
function isAtEnd({ where, moved }: Unit): boolean {
  return moved || where === 'gone' || where === 'left';
}

/** E1-OVER-07, E1-OVER-03: after the checkpoint, one after the other, each stand once; then the mover may think again. */
function overrunNext(play: Play, step: MarchStep): void {
  const unit = play.state.units[step.unit];
  const [stand, ...rest] = unit.overruns;
  Object.assign(unit, { overruns: rest, overran: [...unit.overran, stand] });
  if (play.state.units[stand].where !== 'table') return; // E1-OVER-13
  step.stirred = true;
  push(play, { do: 'overrun', unit: unit.id, stand });
}

/** E1-TITAN-12, E1-TITAN-17: after the checkpoint; then its owner may think again. */
function stompNext(play: Play, step: MarchStep): void {
  const unit = play.state.units[step.unit];
  const { stomps } = unit;
  unit.stomps = 0;
  step.stirred = true;
  resolveStomp(play, unit.id, stomps);
}

/** E1-OVER-12: the rest of its way would end on a stand that survived: it stops where it is. */
function endsOnSurvivor({ table, state }: Play, { unit: id, plan }: MarchStep): boolean {
  if (id === 0 || !plan || plan.runs.length === 0) return false;
  const { path, heading } = plan.runs[plan.runs.length - 1];
  const end = footprintAt(table.units[id], { x: path[path.length - 2], y: path[path.length - 1], heading });
  return state.units[id].overran.some(
    (stand) => state.units[stand].where === 'table' && overlaps(footprint(table, state, stand), end),
  );
}

/** What the end of a leg, or the loss of its unit, brings about. */
function settleUnit(play: Play, step: MarchStep): void {
  const { table, state } = play;
  const unit = state.units[step.unit];
  const { boards } = unit;
  const rams = rammedBy(table, state, unit);
  Object.assign(unit, { rams: 0, boards: 0, overruns: [] });
  step.unit = 0;
  if (unit.where === 'gone') return endLegs(step.plan!, unit.id); // E1-SNAP-17
  if (unit.where === 'table') backOff(play, unit);
  // E1-RAM-02: a circle at the contact pose may have taken the one that was reached
  if (rams > 0 && !unit.frozen && !state.units[rams].frozen && state.units[rams].where === 'table') {
    step.stirred = true;
    return isTitan(table, rams) ? ramLeg(play, unit.id, rams) : resolveRam(play, unit.id, rams);
  }
  if (boards > 0 && state.units[boards].where === 'table') board(play, unit.id, boards);
  if (step.segment === 'fall-back') judgeFallBack(play, unit.id);
}

/** E1-RAM-10: whom a unit rams; if he is lost meanwhile another whom it has come into contact with, whom it cannot decline (E1-RAM-01). */
function rammedBy(table: Table, state: State, { id, rams, where, touched }: Unit): number {
  if (rams === 0 || where !== 'table' || state.units[rams].where === 'table') return rams;
  const met = foesTouched(table, state, draftOf(state), id, footprint(table, state, id));
  const other = met.find((foe) => table.units[foe].card.is !== 'stand' && !touched.includes(foe));
  return other ?? rams;
}

/** E1-GEO-08: whoever has come to a halt on another is set back to where it overlaps nobody. */
function backOff({ table, state, events }: Play, unit: Unit): void {
  if (!standsOnAnother(table, state, unit.id)) return;
  const { x, y, heading, begun } = unit;
  const way =
    table.units[unit.id].card.is !== 'stand'
      ? headingOf(heading + 180)
      : direction(begun.x - x, begun.y - y, COARSE);
  for (let s = 10; s <= FARTHEST && standsOnAnother(table, state, unit.id); s += 10) {
    Object.assign(unit, along({ x, y }, s, way, COARSE));
    stir(table, unit);
  }
  events.push({
    kind: 'moved',
    side: table.units[unit.id].side,
    unit: unit.id,
    x: unit.x,
    y: unit.y,
    heading,
  });
}

const FARTHEST = 3000;

/** Whether the unit under way is passing over another just now (E1-MOVE-08, E1-INF-08). */
function standsOnAnother(table: Table, state: State, id: number): boolean {
  if (id === 0 || state.units[id].where !== 'table') return false;
  const index = standing(table, state);
  const near = inBox(index, boxOf(footprint(table, state, id)));
  return near.some((other) => other !== id && clash(table, state, id, other));
}

/** E1-DET-06: whether there is a rest to be replaced. */
function hasRest(table: Table, state: State, step: MarchStep): boolean {
  return moversOf(table, state, step.segment, step.detachment).length > 0;
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
    if (happensHere(play, step)) return false;
    if (isHeld(play, step)) stopHere(play, step);
    if (unit > 0 && state.units[unit].stomps > 0) stompNext(play, step);
    else if (unit > 0 && state.units[unit].where === 'table' && state.units[unit].overruns.length > 0)
      overrunNext(play, step);
    else if (unit > 0 && isCrippled(state, unit) && !state.units[unit].moved) stopHere(play, step);
    else if (unit > 0 && isAtEnd(state.units[unit])) settleUnit(play, step);
    else if (step.stirred && hasRest(table, state, step)) return true;
    else {
      step.stirred = false;
      if (endsOnSurvivor(play, step)) stopHere(play, step);
      else walkOn(play, step);
    }
    return false;
  },
  verbs: () => ['on', 'rest'],
  asks: (_table, state, step) => [
    {
      seat: seatOf(state, step.side),
      kind: 'rest',
      rule: 'E1-DET-06',
      /** E1-HID-03: also where its path has ended. */
      unit: state.units[step.last]?.where === 'table' ? step.last : 0,
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
    const { table, state } = play;
    step.stirred = false;
    if (action.do === 'on') meetNewcomers(table, state, step.plan!);
    if (action.do !== 'rest') return;
    replaceRest(step.plan!, action.legs.filter(isLeg));
    // Where the unit under way is given no new path its move ends here (E1-MOVE-11).
    if (step.unit > 0 && !action.legs.some((leg) => leg.model === step.unit && isLeg(leg)))
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
