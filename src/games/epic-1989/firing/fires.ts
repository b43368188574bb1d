/** E1-SEQ-04: a side's part of a fire segment, detachment by detachment, unit by unit (E1-FIRE-02). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { opponentsOf } from '../close-combat/contacts.ts';
import { membersOf } from '../geometry/position.ts';
import { heroesOf, heroic, inEarshot, refuseHero, tryBeforeFire } from '../heroic/heroes.ts';
import { detachmentsOf, orderOf } from '../orders/orders.ts';
import { finish, seatOf } from '../play.ts';
import type { FireSegment, Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { fireSupport, refuseSupport, spotters, supportOffers } from '../support/shot.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';
import { mayFire, refuseShots } from './declare.ts';
import { fireOffers, hasTarget } from './fire-offers.ts';
import { isStand } from './targets.ts';
import { fireWith } from './volley.ts';

type FiresStep = StepOf<'fires'>;

/** E1-ORD-08: detachments without orders fire in the advance segment; E1-HIDE-06: those that were hidden until a moment ago in that of first fire. */
export function firesIn(segment: FireSegment, state: State, detachment: number): boolean {
  const order = orderOf(state, detachment);
  return order === segment || (segment === 'advance' && order === 'none');
}

/** Units of a side that may still fire in a segment; Titans have done so (E1-TITAN-02). */
function mayStillFire(table: Table, state: State, side: Side, segment: FireSegment): number[] {
  return detachmentsOf(table, state, side)
    .filter((id) => !state.detachments[id].fired && firesIn(segment, state, id))
    .flatMap((id) => membersOf(table, state, id))
    .filter((id) => !isTitan(table, id) && mayFire(table, state, id));
}

/** What keeps a unit from firing in any segment of this turn (E1-FIRE-11). */
function whyBarred(table: Table, state: State, id: number): Refusal | null {
  const { where, landed, shaken, hiding, frozen } = state.units[id];
  if (where !== 'table') return { rule: 'E1-FIRE-11', why: `Unit ${id} is not on the table.` };
  if (landed) return { rule: 'E1-TRAN-11', why: `Unit ${id} has just got down.` };
  if (shaken) return { rule: 'E1-TRAN-15', why: `Unit ${id} has just lost its carrier.` };
  if (hiding) return { rule: 'E1-BLDG-13', why: `Unit ${id} hides.` };
  if (frozen) return { rule: 'E1-MISL-16', why: `Unit ${id} is in stasis.` };
  const order = orderOf(state, table.units[id].detachment);
  if (order === 'fall-back') return { rule: 'E1-ORD-07', why: `Unit ${id} falls back.` };
  if (order !== 'first' && opponentsOf(state, id).length > 0)
    return { rule: 'E1-CC-04', why: `Unit ${id} is in close combat without first fire orders.` };
  return order === 'charge' && isStand(table, id)
    ? { rule: 'E1-INF-05', why: `Unit ${id} charges: it fights in close combat only.` }
    : null;
}

function refuse(table: Table, state: State, action: Action, step: FiresStep): Refusal | null {
  const { side, segment } = step;
  if (action.do === 'hero') return refuseFireCry(table, state, action, step);
  if (action.do === 'support')
    return segment === 'first'
      ? refuseSupport(table, state, side, action)
      : { rule: 'E1-SUPP-10', why: 'Support is fired in the first fire segment.' };
  if (action.do !== 'fire') return null;
  if (table.units[action.unit]?.side !== side)
    return { rule: 'E1-FIRE-01', why: 'That unit is not one of yours.' };
  const unit = state.units[action.unit];
  if (unit.snapped && !unit.twice) return { rule: 'E1-FIRE-15', why: `Unit ${unit.id} has snap fired.` };
  if (!mayStillFire(table, state, side, segment).includes(unit.id))
    return (
      whyBarred(table, state, unit.id) ?? { rule: 'E1-FIRE-03', why: `Unit ${unit.id} does not fire now.` }
    );
  return refuseShots(table, state, unit.id, action.shots, 0);
}

/** E1-HERO-15: when a detachment is picked to fire, in its own segment. */
function refuseFireCry(
  table: Table,
  state: State,
  { unit, deed }: Extract<Action, { do: 'hero' }>,
  { side, segment, detachment }: FiresStep,
): Refusal | null {
  const info = table.units[unit];
  if (info?.side !== side || deed !== 'fire') return { rule: 'E1-HERO-15', why: 'That is not tried now.' };
  const { order, fired } = state.detachments[info.detachment];
  // who is hidden has no order (E1-HIDE-04)
  if (detachment === info.detachment || fired || !order || !firesIn(segment, state, info.detachment))
    return { rule: 'E1-HERO-15', why: 'Its detachment is not picked to fire now.' };
  return refuseHero(table, state, unit);
}

/** Commanders who could cry now, and have somebody with them who fires then: one who has snap fired too (E1-HERO-16). */
function cries(table: Table, state: State, step: FiresStep): Action[] {
  const { side, segment } = step;
  return detachmentsOf(table, state, side)
    .filter((id) => firesIn(segment, state, id))
    .filter((id) =>
      membersOf(table, state, id).some((one) => mayFire(table, state, one) || isSpent(state, one)),
    )
    .flatMap((id) => heroesOf(table, state, id))
    .map((unit) => heroic(unit, 'fire'))
    .filter((action) => action.do === 'hero' && !refuseFireCry(table, state, action, step));
}

function isSpent({ units }: State, id: number): boolean {
  return units[id].snapped && !units[id].fired;
}

/** E1-HERO-16: whether a cry would let somebody fire who has snap fired. */
function wouldCry(table: Table, state: State, step: FiresStep): boolean {
  const spent = (id: number) => isSpent(state, id) && hasTarget(table, state, id, 0);
  return cries(table, state, step).some(
    (cry) => cry.do === 'hero' && inEarshot(table, state, cry.unit).some(spent),
  );
}

export const fires: StepRule<FiresStep, 'fire' | 'support' | 'hero' | 'end'> = {
  run(play, step) {
    const { table, state } = play;
    if (mayStillFire(table, state, step.side, step.segment).some((id) => hasTarget(table, state, id, 0)))
      return true;
    if (step.segment === 'first' && spotters(table, state, step.side).length > 0) return true; // E1-SUPP-11
    if (wouldCry(table, state, step)) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['fire', 'support', 'hero', 'end'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.side), kind: 'fire', rule: 'E1-SEQ-04', sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  units: (table, state, _seat, step) => [
    ...new Set([
      ...mayStillFire(table, state, step.side, step.segment),
      ...(step.segment === 'first' ? spotters(table, state, step.side) : []),
    ]),
  ],
  listUnit: (table, state, unit, { side, segment }) => [
    ...(mayFire(table, state, unit) ? fireOffers(table, state, unit, 0) : []),
    ...(segment === 'first' ? supportOffers(table, state, side, unit) : []),
  ],
  list(table, state, _seat, step) {
    const units = mayStillFire(table, state, step.side, step.segment);
    const support = step.segment === 'first' ? supportOffers(table, state, step.side) : [];
    return [
      ...units.flatMap((id) => fireOffers(table, state, id, 0)),
      ...support,
      ...cries(table, state, step),
      { do: 'end' },
    ];
  },
  answer(play, _seat, action, step) {
    if (action.do === 'end') return finish(play, step);
    if (action.do === 'hero') return tryBeforeFire(play, action.unit);
    const { table, state } = play;
    const detachment = action.do === 'fire' ? table.units[action.unit].detachment : 0;
    // E1-SEQ-05, E1-SUPP-11: one is finished before the next is begun
    if (step.detachment > 0 && step.detachment !== detachment)
      state.detachments[step.detachment].fired = true;
    step.detachment = detachment;
    if (action.do === 'support') fireSupport(play, step.side, action);
    else fireWith(play, action.unit, action.shots, false);
  },
};
