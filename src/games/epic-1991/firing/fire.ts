/** FIRE: the two fire segments: units activated in turn, each fires or holds its fire. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { finish, type Play, push } from '../play.ts';
import { type FireSegment, foeOf, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table, UnitInfo } from '../table.ts';
import { calledOff, countsAsFirst, eligible } from './eligible.ts';
import { listFire } from './fire-offers.ts';
import { refuseAttacks } from './nominate.ts';
import { volleyStep } from './volley.ts';

type SegmentStep = StepOf<'segment'>;

/** The units of a side that may still be activated, in id order. */
function waiting(table: Table, state: State, side: Side, segment: FireSegment): number[] {
  return table.units.filter((unit) => unit && waits(table, state, unit, side, segment)).map(({ id }) => id);
}

function waits(table: Table, state: State, unit: UnitInfo, side: Side, segment: FireSegment): boolean {
  return unit.side === side && eligible(table, state, unit.id, segment);
}

function listUnit(table: Table, state: State, unit: number, step: SegmentStep): Action[] {
  const plans = listFire(table, state, unit, step.segment);
  return step.segment === 'first' ? [...plans, { do: 'hold', unit }] : plans;
}

export const segment: StepRule<SegmentStep> = {
  run(play, step) {
    const { table, state } = play;
    if (state.segment !== step.segment) {
      state.segment = step.segment;
      play.events.push({ kind: 'phase', phase: step.segment === 'first' ? 'first fire' : 'advancing fire' });
    }
    // E2-FIRE-01: in turn; one who has nobody left lets the other go on
    const has = (side: Side) =>
      table.units.some((unit) => unit && waits(table, state, unit, side, step.segment));
    if (has(step.next)) return true;
    step.next = foeOf(step.next);
    if (has(step.next)) return true;
    if (step.segment === 'first') for (const model of state.models) if (model) model.exposed = false;
    finish(play, step);
    return false;
  },
  asks: (_table, _state, step) => [{ seat: step.next, kind: 'fire', rule: 'E2-FIRE-01' }],
  refuse(table, state, seat, action, step): Refusal | null {
    if (action.do !== 'fire' && action.do !== 'hold')
      return { rule: 'E2-FIRE-04', why: 'Activate one of your units: it fires, or holds its fire.' };
    const info = table.units[action.unit];
    if (!info || info.side !== seat) return { rule: 'E2-FIRE-01', why: 'That is not one of your units.' };
    if (!eligible(table, state, action.unit, step.segment))
      return calledOff(table, state, action.unit, step.segment);
    if (action.do === 'fire') return refuseAttacks(table, state, action, step.segment);
    return step.segment === 'first' && countsAsFirst(table, state, action.unit)
      ? null
      : {
          rule: 'E2-FIRE-05',
          why: 'Only a unit on First Fire can hold its fire, and only in its own segment.',
        };
  },
  list(table, state, seat, step): Action[] {
    return waiting(table, state, seat as Side, step.segment).flatMap((unit) =>
      listUnit(table, state, unit, step),
    );
  },
  units: (table, state, seat, step) => waiting(table, state, seat as Side, step.segment),
  listUnit,
  answer(play, seat, action, step) {
    const { state, events } = play;
    step.next = foeOf(seat as Side);
    if (action.do === 'hold') {
      Object.assign(state.units[action.unit], { heldFire: true, order: heldOrder(play, action.unit) });
      events.push({ kind: 'activated', unit: action.unit, what: 'holds' });
    } else if (action.do === 'fire') {
      const it = state.units[action.unit];
      it.fired = true;
      it.heldFire = false;
      const fires = action.attacks.length > 0;
      events.push({ kind: 'activated', unit: action.unit, what: fires ? 'fires' : 'rests' });
      for (const model of action.popUps) {
        state.models[model].exposed = true; // E2-SKIM-07
        events.push({ kind: 'popped-up', model });
      }
      if (fires) push(play, volleyStep(play, action, step.segment));
    }
  },
};

/** E2-FIRE-05: the counter becomes Advance; a command unit has none to turn. */
function heldOrder({ table, state }: Play, unit: number) {
  return table.units[unit].kind === 'command' ? state.units[unit].order : 'advance';
}
