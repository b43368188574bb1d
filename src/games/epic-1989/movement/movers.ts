/** Who moves in a segment: detachments with its order, and stands that were set down in it (E1-TRAN-08). */
import { drafted } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { membersOf } from '../geometry/position.ts';
import { type Detachment, MOVES, type MoveSegment, placeIn, type State, type Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { isCrippled } from '../titans/damage.ts';
import type { UnitDraft } from './draft.ts';

/** E1-TRAN-08: a stand set down in the advance segment moves in it, also if its order is charge. */
function follows(segment: MoveSegment, { where, landed, moved }: Unit): boolean {
  return segment === 'advance' && where === 'table' && landed && !moved;
}

/** Whether this is the segment of an order; Titans with first fire orders have one of their own (E1-TITAN-03). */
export function movesWith(order: Detachment['order'], segment: MoveSegment): boolean {
  return segment === 'turning' ? order === 'first' : order === segment;
}

/** Why a plan of its detachment cannot move a unit in this segment; with first fire or no orders it stays (E1-MOVE-06, E1-BLDG-09). */
export function refuseMover(table: Table, state: State, segment: MoveSegment, id: number): Refusal | null {
  const unit = state.units[id];
  const { detachment } = table.units[id];
  if (unit.frozen) return { rule: 'E1-MISL-16', why: `Unit ${id} is in stasis.` };
  if (unit.shaken) return { rule: 'E1-TRAN-15', why: `Unit ${id} has just lost its carrier.` };
  if (unit.moved) return { rule: 'E1-MOVE-11', why: `Unit ${id} has moved.` };
  if (follows(segment, unit)) return null;
  const { order, moved } = state.detachments[detachment];
  if (isCrippled(state, id)) return { rule: 'E1-TMOD-17', why: `Unit ${id} will not move again.` };
  if (!movesWith(order, segment) || moved) return { rule: 'E1-SEQ-03', why: `Unit ${id} does not move now.` };
  return unit.where === 'aboard' ? refuseGettingOut(table, state, segment, unit) : null;
}

/** E1-TRAN-06, E1-TRAN-07: a stand comes out in its own segment of a vehicle with first fire orders. */
function refuseGettingOut(
  table: Table,
  state: State,
  segment: MoveSegment,
  { id, carrier, boarded }: Unit,
): Refusal | null {
  if (segment === 'fall-back') return { rule: 'E1-FALL-10', why: `Unit ${id} stays aboard.` };
  if (boarded) return { rule: 'E1-TRAN-20', why: `Unit ${id} has boarded this turn.` };
  if (state.detachments[table.units[carrier].detachment].order === 'first') return null;
  return { rule: 'E1-TRAN-06', why: `The carrier of unit ${id} has no first fire orders.` };
}

/** The units that a plan of a detachment can move in this segment. */
export function moversOf(table: Table, state: State, segment: MoveSegment, detachment: number): number[] {
  return membersOf(table, state, detachment).filter((id) => !refuseMover(table, state, segment, id));
}

/** Whether a detachment could be moved, as far as everybody knows: whether its owner is asked must not tell the order of a carrier. */
export function mayMove(table: Table, state: State, segment: MoveSegment, detachment: number): boolean {
  return membersOf(table, state, detachment).some((id) => {
    const unit = state.units[id];
    if (unit.frozen) return false;
    if (unit.where !== 'aboard') return !refuseMover(table, state, segment, id);
    const { shown, order } = state.detachments[table.units[unit.carrier].detachment];
    if (shown && order !== 'first') return false;
    const own = state.detachments[detachment];
    return segment !== 'fall-back' && own.order === segment && !own.moved && !unit.boarded;
  });
}

/**
 * E1-TRAN-09, E1-DET-14: whether another part of an infantry detachment still has a move to come in this phase, after the plan of
 * `moving` as drafted: stands on foot, stands that can get down, or vehicles that carry some of it.
 */
export function hasMoreToCome(
  table: Table,
  state: State,
  segment: MoveSegment,
  draft: UnitDraft,
  detachment: number,
  moving: number,
): boolean {
  const isToCome = (id: number): boolean => {
    const { order, moved } = state.detachments[id];
    return id !== moving && !moved && placeIn(MOVES, order) >= placeIn(MOVES, segment);
  };
  const { followed } = state.detachments[detachment];
  return membersOf(table, state, detachment).some((id) => {
    const { where, carrier, landed, moved, shaken, boarded } = drafted(draft, id);
    if (shaken || where === 'left') return false;
    if (where === 'table') {
      if (detachment === moving || moved) return false;
      return landed ? !followed : isToCome(detachment);
    }
    const carriers = table.units[carrier].detachment;
    if (isToCome(carriers)) return true;
    const { order } = state.detachments[carriers];
    return order === 'first' && !boarded && isToCome(detachment);
  });
}
