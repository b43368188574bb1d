/** One model of a plan taken by hand and put somewhere else. */
import { direction, turn } from '../../../../field/index.ts';
import type { Leg } from '../../../../games/epic-1991/actions.ts';
import { besides } from '../../../../games/epic-1991/movement/move-offers.ts';
import { walkNow } from '../../../../games/epic-1991/movement/walk-now.ts';
import { isTitan } from '../../../../games/epic-1991/titans/titans.ts';
import type { Point } from '../../../stage/box.ts';
import type { Offer } from '../../adapter.ts';
import { onTable } from '../drawing.ts';
import type { Epic, EpicAsk, View } from '../game.ts';
import { cornersOf, lastOf } from './corners.ts';
import { endOfLeg, type Move, planOffer } from './plan.ts';
import { strideTo } from './stride.ts';

/** How often the way is halved to find how far it may go. */
const HALVES = 7;

/** `bends`: from where it would end it goes on. */
export function pulled(
  epic: Epic,
  ask: EpicAsk,
  plan: Move,
  model: number,
  at: Point,
  bends: boolean,
): Offer {
  const { table } = epic;
  const to = onTable(table, at);
  const { view } = ask;
  const old = plan.legs.find((leg) => leg.model === model);
  const legs = legsTo(epic, view, model, to, old, bends);
  const plans = legs.map((leg) => withLeg(plan, leg));
  const legal = plans.find((one) => isLegal(epic, ask, one));
  if (legal) return planOffer(epic, ask, legal);
  return planOffer(epic, ask, plans[0], nearest(epic, ask, plan, plans[0], model));
}

function isLegal({ table }: Epic, { view, side }: EpicAsk, move: Move): boolean {
  return walkNow(table, view, move, side).refusal === null;
}

/** The plan with that leg in place of the model's own, or after the others. */
function withLeg(plan: Move, leg: Leg): Move {
  const at = plan.legs.findIndex(({ model }) => model === leg.model);
  return { ...plan, legs: at < 0 ? [...plan.legs, leg] : plan.legs.with(at, leg) };
}

/** A vehicle ends facing within 45 degrees of the way it came (E2-MOVE-06); a stand as it stood. */
export function headingTo(
  { table }: Epic,
  view: View,
  id: number,
  x: number,
  y: number,
  from: Point = view.models[id],
): number {
  const { heading } = view.models[id];
  const { x: ax, y: ay } = from;
  if (table.models[id].size.stand || (ax === x && ay === y)) return heading;
  const way = direction(x - ax, y - ay);
  return turn(way, heading) <= 45 ? heading : way;
}

/** Ways to put it there: into the transport it was let go over, else on its feet. */
function legsTo(epic: Epic, view: View, id: number, to: Point, old: Leg | undefined, bends: boolean): Leg[] {
  const { table } = epic;
  if (isTitan(table, id)) return [strideTo(epic, view, id, to)];
  const out = old?.leave ? { leave: old.leave } : {};
  const corners = old ? cornersOf(old, bends) : [];
  const afoot = waysTo(epic, view, id, to, corners, bends).map((way): Leg => ({ ...way, ...out }));
  if (table.models[id].row.size !== 'INF') return afoot;
  const carrier = table.units[table.models[id].unit].models.find((other) => {
    const { x, y, where } = view.models[other];
    const { width, length } = table.models[other].size;
    const isOver = Math.hypot(x - to.x, y - to.y) < Math.max(width, length) / 2;
    return table.models[other].transport && where === 'table' && isOver;
  });
  if (carrier === undefined) return afoot;
  const boards = besides(table, view, carrier).flatMap((at) =>
    waysTo(epic, view, id, at, corners, bends).map((way): Leg => ({ ...way, board: carrier })),
  );
  return [...boards, ...afoot];
}

/** By the corners of its way, if it has any; straight too, unless one has just been meant. */
function waysTo(
  epic: Epic,
  view: View,
  id: number,
  { x, y }: Point,
  corners: readonly number[],
  bends: boolean,
): Leg[] {
  const straight: Leg = { model: id, path: [x, y], heading: headingTo(epic, view, id, x, y) };
  if (corners.length === 0) return [straight];
  const heading = headingTo(epic, view, id, x, y, lastOf(corners));
  const round: Leg = { model: id, path: [...corners, x, y], heading };
  return bends ? [round] : [round, straight];
}

/** The same plan with the model as far along its way as it may go; null when not even the rest of it is legal. */
function nearest(epic: Epic, ask: EpicAsk, plan: Move, wished: Move, model: number): Offer | null {
  const { view } = ask;
  const leg = wished.legs.find((one) => one.model === model)!;
  if (isTitan(epic.table, model)) return null;
  const corners = cornersOf(leg, false);
  const began = leg.leave ? { x: leg.leave[0], y: leg.leave[1] } : view.models[model];
  const from = corners.length > 0 ? lastOf(corners) : began;
  const end = endOfLeg(view, leg);
  const at = (part: number): Move => {
    const x = Math.round(from.x + (end.x - from.x) * part);
    const y = Math.round(from.y + (end.y - from.y) * part);
    const heading = headingTo(epic, view, model, x, y, from);
    return withLeg(plan, { ...leg, path: [...corners, x, y], heading });
  };
  let best: Move | null = null;
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVES; i++) {
    const part = (low + high) / 2;
    const move = at(part);
    if (isLegal(epic, ask, move)) {
      best = move;
      low = part;
    } else high = part;
  }
  return best && planOffer(epic, ask, best);
}
