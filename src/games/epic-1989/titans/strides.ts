/** E1-TITAN-02, E1-TITAN-03: Titans are moved in turn, one each, before anybody else of their segment. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { isThere } from '../close-combat/contacts.ts';
import { planOffers } from '../movement/move-offers.ts';
import { movesWith, refuseMover } from '../movement/movers.ts';
import { beginPlan } from '../movement/moves.ts';
import { refusePlan } from '../movement/plan.ts';
import { detachmentsOf, turnUp } from '../orders/orders.ts';
import { finish, seatOf } from '../play.ts';
import type { MoveSegment, Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { isCrippled } from './damage.ts';
import { isTitan } from './legs.ts';

type Strides = StepOf<'strides'>;

/** Titans of a side that could be moved now, as far as everybody knows: a counter that is face down may be First Fire. */
function eligible(table: Table, state: State, side: Side, segment: MoveSegment): number[] {
  return detachmentsOf(table, state, side).filter((id) => {
    const [unit] = table.detachments[id].units;
    const { order, shown, moved } = state.detachments[id];
    if (!isTitan(table, unit) || moved || isCrippled(state, unit) || !isThere(state, unit)) return false;
    return movesWith(order, segment) || (segment === 'turning' && !shown);
  });
}

/** Sides that still have one to move. */
function stillMoving(table: Table, state: State, { left, segment }: Strides): Side[] {
  return left.filter((side) => eligible(table, state, side, segment).length > 0);
}

function refuse(table: Table, state: State, action: Action, { left, segment }: Strides): Refusal | null {
  if (action.do !== 'move') return null;
  const [side] = left;
  if (!eligible(table, state, side, segment).includes(action.detachment))
    return { rule: 'E1-TITAN-02', why: 'Titans move now, one at a time.' };
  const [unit] = table.detachments[action.detachment].units;
  return (
    refuseMover(table, state, segment, unit) ??
    refusePlan(table, state, segment, action.detachment, action.legs)
  );
}

function offers(table: Table, state: State, segment: MoveSegment, detachment: number): Action[] {
  const [unit] = table.detachments[detachment].units;
  return refuseMover(table, state, segment, unit) ? [] : planOffers(table, state, segment, detachment);
}

export const strides: StepRule<Strides> = {
  run(play, step) {
    const { table, state } = play;
    step.left = stillMoving(table, state, step);
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['move', 'end'],
  asks: (_table, state, { left, segment }) => [
    {
      seat: seatOf(state, left[0]),
      kind: segment === 'turning' ? 'turn' : 'move',
      rule: segment === 'turning' ? 'E1-TITAN-03' : 'E1-TITAN-02',
      secret: true,
      sample: true,
    },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  units: (table, state, _seat, { left, segment }) => eligible(table, state, left[0], segment),
  listUnit: (table, state, detachment, { segment }) => offers(table, state, segment, detachment),
  list(table, state, _seat, { left, segment }) {
    const plans = eligible(table, state, left[0], segment).flatMap((id) => offers(table, state, segment, id));
    return [...plans, { do: 'end' }];
  },
  answer(play, _seat, action, step) {
    const [side, ...rest] = step.left;
    if (action.do === 'end') step.left = rest;
    if (action.do !== 'move') return;
    step.left = [...rest, side];
    beginPlan(play, side, step.segment, action.detachment, action.legs);
    // E1-ORD-11: who turns shows it
    if (step.segment === 'turning' && !play.state.detachments[action.detachment].shown)
      turnUp(play, ({ id }) => id === action.detachment, [side]);
  },
};
