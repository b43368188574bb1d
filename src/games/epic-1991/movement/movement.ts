/** MOVE: the movement phase: one side moves all its units, then the other. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { HIDES } from '../orks/mad-chart.ts';
import { hidingOrder } from '../orks/mad-moves.ts';
import { finish, type Play, push } from '../play.ts';
import { foeOf, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table, UnitInfo } from '../table.ts';
import { allowance, isPinned } from './allowance.ts';
import { mustMove } from './duties.ts';
import { listMoves } from './move-offers.ts';
import { podsDue } from './pods.ts';
import { carryOut, walkMove } from './walking.ts';

type MovementStep = StepOf<'movement'>;

/** Units of a side that could still move a model, or turn one. */
function movable(table: Table, state: State, side: Side): number[] {
  return table.units.filter((unit) => unit && isMovable(table, state, unit, side)).map(({ id }) => id);
}

function isMovable(table: Table, state: State, unit: UnitInfo, side: Side): boolean {
  return unit.side === side && !state.units[unit.id].moved && canMove(table, state, unit.id);
}

function canMove(table: Table, state: State, unit: number): boolean {
  return table.units[unit].models.some((id) => {
    const { where } = state.models[id];
    if (where !== 'table' && where !== 'aboard') return false;
    return allowance(table, state, id) > 0 && (where === 'aboard' || !isPinned(table, state, id));
  });
}

export const movement: StepRule<MovementStep> = {
  run(play, step) {
    const { table, state } = play;
    if (step.stage === 'choose') return true;
    const mover = state.mover!;
    if (!step.landed) {
      step.landed = true;
      for (const unit of state.units)
        if (unit && unit.mad === HIDES && table.units[unit.id].side === mover && unit.madOn < state.turn)
          unit.order = hidingOrder(table, state, unit.id); // E2-MAD-08
      const pods = podsDue(table, state, mover);
      if (pods.length > 0) {
        const coming = pods.filter((id) => state.models[id].where === 'away');
        if (coming.length > 0) play.events.push({ kind: 'arrivals', side: mover, pods: coming });
        push(play, { do: 'pods', side: mover, left: pods, opening: 0 });
        return false;
      }
    }
    if (table.units.some((unit) => unit && isMovable(table, state, unit, mover))) return true;
    endPart(play, step);
    return false;
  },
  asks: (_table, state, step) => [
    step.stage === 'choose'
      ? { seat: state.initiative!, kind: 'go', rule: 'E2-INIT-04' }
      : { seat: state.mover!, kind: 'move', rule: 'E2-MOVE-01' },
  ],
  refuse(table, state, seat, action, step): Refusal | null {
    if (step.stage === 'choose')
      return action.do === 'go' ? null : { rule: 'E2-INIT-04', why: 'Say whether you move first or second.' };
    if (action.do === 'end') return refuseEnd(table, state, seat as Side);
    if (action.do !== 'move') return { rule: 'E2-MOVE-01', why: 'Move a unit, or end your movement.' };
    return walkMove(table, state, action, seat).refusal;
  },
  list(table, state, seat, step): Action[] {
    if (step.stage === 'choose')
      return [
        { do: 'go', first: true },
        { do: 'go', first: false },
      ];
    const side = seat as Side;
    const moves = movable(table, state, side).flatMap((unit) => listMoves(table, state, unit));
    return refuseEnd(table, state, side) ? moves : [...moves, { do: 'end' }];
  },
  units: (table, state, seat, step) => (step.stage === 'choose' ? [] : movable(table, state, seat as Side)),
  listUnit: (table, state, unit) => listMoves(table, state, unit),
  answer(play, seat, action, step) {
    const { table, state, events } = play;
    if (action.do === 'go') {
      state.mover = action.first ? (seat as Side) : foeOf(seat as Side);
      events.push({ kind: 'goes-first', side: state.mover });
      events.push({ kind: 'phase', phase: 'movement', side: state.mover });
      step.stage = 'first';
    } else if (action.do === 'end') endPart(play, step);
    else if (action.do === 'move') carryOut(play, action, walkMove(table, state, action, seat).draft!);
  },
};

function endPart(play: Play, step: MovementStep): void {
  const { state, events } = play;
  if (step.stage === 'second') return finish(play, step);
  step.stage = 'second';
  step.landed = false;
  state.mover = foeOf(state.mover!);
  events.push({ kind: 'phase', phase: 'movement', side: state.mover });
}

/** E2-MOVE-18, E2-ORD-13: not while a unit with a duty has not moved; one that could not anyhow owes nothing (E2-GEN-11). */
function refuseEnd(table: Table, state: State, side: Side): Refusal | null {
  const units = movable(table, state, side);
  const canMove = (id: number) => units.includes(id) && listMoves(table, state, id).length > 0;
  const unit = units.find(
    // Gretchin wait for their Orks (E2-GRET-02), and owe their move while these can still go first
    (id) => mustMove(table, state, id) && (canMove(id) || canMove(state.units[id].follows)),
  );
  return unit === undefined
    ? null
    : { rule: 'E2-MOVE-18', why: `${table.units[unit].name} has to move first.` };
}
