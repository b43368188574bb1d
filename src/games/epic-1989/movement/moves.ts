/** E1-SEQ-03: a side's part of a movement segment: its detachments with that order, one after another. */
import { makeMarch } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Leg } from '../actions.ts';
import { inFormation } from '../formation/formation.ts';
import { heroesOf, heroic, refuseHero, tryBeforeMove } from '../heroic/heroes.ts';
import { detachmentsOf } from '../orders/orders.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import { passIsOver } from '../snap-fire/checkpoint.ts';
import type { MoveSegment, Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';
import { planOffers } from './move-offers.ts';
import { mayMove, refuseMover } from './movers.ts';
import { isLeg, mustRestore, refusePlan } from './plan.ts';

type MovesStep = StepOf<'moves'>;

/** Detachments of a side that could be moved now, as far as everybody knows; Titans have had their turn (E1-TITAN-02). */
export function movable(table: Table, state: State, side: Side, segment: MoveSegment): number[] {
  return detachmentsOf(table, state, side).filter(
    (id) => !isTitan(table, table.detachments[id].units[0]) && mayMove(table, state, segment, id),
  );
}

/** E1-SEQ-13: why the part cannot end yet. */
function refuseEnd(table: Table, state: State, { side, segment }: MovesStep): Refusal | null {
  for (const id of movable(table, state, side, segment)) {
    if (segment === 'fall-back')
      return { rule: 'E1-SEQ-13', why: `Detachment ${id} must fall back: it needs a plan.` };
    if (mustRestore(table, state, segment, id))
      return { rule: 'E1-SEQ-13', why: `Detachment ${id} must restore its formation.` };
  }
  return null;
}

function refuse(table: Table, state: State, action: Action, step: MovesStep): Refusal | null {
  if (action.do === 'end') return refuseEnd(table, state, step);
  if (action.do === 'hero') return refuseCry(table, state, action, step);
  if (action.do !== 'move') return null;
  if (!movable(table, state, step.side, step.segment).includes(action.detachment)) {
    const [first] = action.legs;
    const own = first && table.units[first.model]?.detachment === action.detachment;
    const why = own && table.units[first.model].side === step.side;
    return (
      (why ? refuseMover(table, state, step.segment, first.model) : null) ?? {
        rule: 'E1-SEQ-03',
        why: `Detachment ${action.detachment} does not move now.`,
      }
    );
  }
  return refusePlan(table, state, step.segment, action.detachment, action.legs);
}

/** E1-HERO-07, E1-HERO-13: when a detachment with advance orders is picked to move. */
function refuseCry(
  table: Table,
  state: State,
  { unit, deed }: Extract<Action, { do: 'hero' }>,
  { side, segment }: MovesStep,
): Refusal | null {
  const rule = deed === 'up' ? 'E1-HERO-13' : 'E1-HERO-07';
  if (deed !== 'double' && deed !== 'up') return { rule, why: 'That is not tried now.' };
  const detachment = table.units[unit]?.detachment ?? 0;
  if (segment !== 'advance' || !movable(table, state, side, segment).includes(detachment))
    return { rule, why: 'Only a detachment that advances now can try that.' };
  return refuseHero(table, state, unit);
}

/** What commanders of those that advance may try. */
function cries(table: Table, state: State, step: MovesStep): Action[] {
  return movable(table, state, step.side, step.segment)
    .flatMap((id) => heroesOf(table, state, id))
    .flatMap((unit) => [heroic(unit, 'double'), heroic(unit, 'up')])
    .filter((action) => action.do === 'hero' && !refuseCry(table, state, action, step));
}

export const moves: StepRule<MovesStep> = {
  run(play, step) {
    const { table, state } = play;
    // E1-FIRST-04
    if (movable(table, state, step.side, step.segment).length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['move', 'hero', 'end'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.side), kind: 'move', rule: 'E1-SEQ-03', secret: true, sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  units: (table, state, _seat, step) => movable(table, state, step.side, step.segment),
  listUnit: (table, state, detachment, step) => planOffers(table, state, step.segment, detachment),
  list(table, state, _seat, step) {
    const plans = movable(table, state, step.side, step.segment).flatMap((id) =>
      planOffers(table, state, step.segment, id),
    );
    const all = [...plans, ...cries(table, state, step)];
    return refuseEnd(table, state, step) ? all : [...all, { do: 'end' }];
  },
  answer(play, _seat, action, step) {
    if (action.do === 'end') return finish(play, step);
    if (action.do === 'hero') return tryBeforeMove(play, action.unit, action.deed);
    if (action.do === 'move') beginPlan(play, step.side, step.segment, action.detachment, action.legs);
  },
};

/** A detachment is picked, and its plan begins. */
export function beginPlan(
  play: Play,
  side: Side,
  segment: MoveSegment,
  detachment: number,
  legs: readonly Leg[],
): void {
  passIsOver(play, ['unit', 'detachment']);
  play.events.push({ kind: 'picks', side, detachment });
  push(play, {
    do: 'march',
    side,
    detachment,
    segment,
    unit: 0,
    last: 0,
    plan: makeMarch(legs.filter(isLeg)),
    stirred: false,
    due: 0,
    whole: inFormation(play.table, play.state, detachment),
  });
}
