/** A unit sent to a place that somebody has pointed at. */
import { direction, legLength, type Point, squareOfPoints } from '../../../field/index.ts';
import type { Refusal, Seat } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/titans.ts';
import { sideBySide, strides, walkers } from './move-offers.ts';
import { limitsNow, reachNow, walkNow } from './walk-now.ts';

type Move = Extract<Action, { do: 'move' }>;

/** Degrees by which a way that is not open is tried to the side. */
const ASIDE = [0, 15, 345, 30, 330];

export function sendTo(table: Table, state: State, seat: Seat, unit: number, to: Point): Action | Refusal {
  const ids = walkers(table, state, unit).filter((id) => reachNow(table, state, id) > 0);
  const { name } = table.units[unit];
  if (ids.length === 0) return { rule: 'E2-MOVE-01', why: `Nobody of ${name} can move.` };
  const tries = isTitan(table, ids[0])
    ? stridesTo(table, state, unit, ids[0], to)
    : walksTo(table, state, unit, ids, to);
  let first: Refusal | null = null;
  for (const move of tries) {
    const { refusal } = walkNow(table, state, move, seat);
    if (!refusal) return move;
    first ??= refusal;
  }
  return first ?? { rule: 'E2-MOVE-01', why: `There is no way there for all of ${name}.` };
}

/** In formation, straight there or a little to the side. */
function* walksTo(
  table: Table,
  state: State,
  unit: number,
  ids: readonly number[],
  to: Point,
): Generator<Move> {
  const middle = (of: 'x' | 'y') => ids.reduce((sum, id) => sum + state.models[id][of], 0) / ids.length;
  const from = { x: Math.round(middle('x')), y: Math.round(middle('y')) };
  const wished = { x: Math.round(to.x), y: Math.round(to.y) };
  const far = legLength(from.x, from.y, wished.x, wished.y);
  if (far === 0) return;
  const most = Math.min(far, ...ids.map((id) => reachNow(table, state, id)));
  const ahead = direction(wished.x - from.x, wished.y - from.y);
  for (const aside of ASIDE) {
    const walk = sideBySide(table, state, unit, ids, (ahead + aside) % 360, most, limitsNow(table, state));
    if (walk) yield { do: 'move', unit, legs: walk.legs };
  }
}

/** Of a Titan's strides those that end nearest. */
function stridesTo(table: Table, state: State, unit: number, id: number, to: Point): Move[] {
  const endOf = ({ draft }: ReturnType<typeof strides>[number]) => {
    const { x, y } = draft.models.get(id) ?? state.models[id];
    return squareOfPoints(x, y, Math.round(to.x), Math.round(to.y));
  };
  return strides(table, state, unit, id, reachNow(table, state, id))
    .sort((a, b) => endOf(a) - endOf(b))
    .map(({ legs }) => ({ do: 'move', unit, legs }));
}
