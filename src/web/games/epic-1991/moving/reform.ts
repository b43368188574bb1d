/** A planned move turned, wheeled, or put into another shape where it ends. */
import { direction } from '../../../../field/index.ts';
import type { Leg } from '../../../../games/epic-1991/actions.ts';
import { walkers } from '../../../../games/epic-1991/movement/move-offers.ts';
import { reachNow, walkNow } from '../../../../games/epic-1991/movement/walk-now.ts';
import { isTitan } from '../../../../games/epic-1991/titans/titans.ts';
import { placed, type Shape, slotsOf } from '../../../setup/formation.ts';
import type { Offer } from '../../adapter.ts';
import type { Epic, EpicAsk, View } from '../game.ts';
import { endOfLeg, type Move, planOffer } from './plan.ts';
import { headingTo } from './pull.ts';

/** Where a model is meant to stand. */
interface Spot {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Between the bases of a shape, in u. */
const GAP = 60;
/** Parts of the way that are tried when the whole of it is too far for somebody. */
const PARTS = [1, 0.85, 0.7, 0.5, 0.3, 0];

/** Where everybody who can walk would stand. */
function spotsOf({ table }: Epic, view: View, { unit, legs }: Move): Spot[] {
  const legOf = new Map(legs.map((leg) => [leg.model, leg]));
  return walkers(table, view, unit)
    .filter((id) => reachNow(table, view, id) > 0)
    .map((model) => {
      const leg = legOf.get(model);
      const { x, y, heading } = view.models[model];
      return leg ? { model, ...endOfLeg(view, leg), heading: leg.heading } : { model, x, y, heading };
    });
}

function middleOf(spots: readonly Spot[]): { x: number; y: number } {
  return {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  };
}

/** Straight to their places, no farther than each may go. */
function legsTo(epic: Epic, view: View, spots: readonly Spot[]): Leg[] {
  const { table } = epic;
  return spots.flatMap(({ model, x, y, heading }): Leg[] => {
    const from = view.models[model];
    const far = Math.hypot(x - from.x, y - from.y);
    if (far < 3) return heading === from.heading ? [] : [{ model, path: [], heading }];
    const part = Math.min(1, (reachNow(table, view, model) - 2) / far);
    const to = [Math.round(from.x + (x - from.x) * part), Math.round(from.y + (y - from.y) * part)] as const;
    const isStand = table.models[model].size.stand;
    return [{ model, path: [...to], heading: isStand ? heading : headingTo(epic, view, model, ...to) }];
  });
}

/** The shape as near to where it was meant as all can get there; with its faults where nobody can. */
function settled(
  epic: Epic,
  ask: EpicAsk,
  unit: number,
  spots: readonly Spot[],
  from: readonly Spot[],
): Offer {
  const { view, side } = ask;
  const [meant, began] = [middleOf(spots), middleOf(from)];
  let first: Move | null = null;
  for (const part of PARTS) {
    const [dx, dy] = [(began.x - meant.x) * (1 - part), (began.y - meant.y) * (1 - part)];
    const moved = spots.map((spot) => ({ ...spot, x: Math.round(spot.x + dx), y: Math.round(spot.y + dy) }));
    const move: Move = { do: 'move', unit, legs: legsTo(epic, view, moved) };
    first ??= move;
    if (walkNow(epic.table, view, move, side).refusal === null) return planOffer(epic, ask, move);
  }
  return planOffer(epic, ask, first!);
}

function begun(epic: Epic, view: View, unit: number): Spot[] {
  return spotsOf(epic, view, { do: 'move', unit, legs: [] });
}

/** Everybody faces another way where he ends. */
export function turnedBy(epic: Epic, ask: EpicAsk, plan: Move, degrees: number): Offer {
  const { view } = ask;
  const turned = (heading: number) => (heading + degrees + 360) % 360;
  const moving = new Map(plan.legs.map((leg) => [leg.model, leg]));
  const titan = plan.legs.find(({ stride }) => stride);
  if (titan?.stride) {
    const [ahead, by, then] = titan.stride;
    const stride = [ahead, by + degrees, then] as const;
    return planOffer(epic, ask, { ...plan, legs: [{ ...titan, heading: turned(titan.heading), stride }] });
  }
  const legs = spotsOf(epic, view, plan).map(({ model, heading }): Leg => {
    const leg = moving.get(model);
    if (isTitan(epic.table, model))
      return { model, path: [], heading: turned(heading), stride: [0, degrees, 0] };
    return leg ? { ...leg, heading: turned(leg.heading) } : { model, path: [], heading: turned(heading) };
  });
  return planOffer(epic, ask, { ...plan, legs });
}

/** The formation swings around its middle. */
export function wheeledBy(epic: Epic, ask: EpicAsk, plan: Move, degrees: number): Offer {
  const { view } = ask;
  const spots = spotsOf(epic, view, plan);
  if (spots.length < 2) return turnedBy(epic, ask, plan, degrees);
  const { x, y } = middleOf(spots);
  const swung = placed(
    spots.map((spot) => ({ right: spot.x - x, front: spot.y - y })),
    x,
    y,
    degrees,
  );
  const turned = spots.map((spot, i) => ({
    ...spot,
    ...swung[i],
    heading: (spot.heading + degrees + 360) % 360,
  }));
  return settled(epic, ask, plan.unit, turned, begun(epic, view, plan.unit));
}

/** Everybody into a line, a column, a wedge or a block where the plan ends, its front to where it goes. */
export function shapedAs(epic: Epic, ask: EpicAsk, plan: Move, shape: Shape): Offer {
  const { view } = ask;
  const spots = spotsOf(epic, view, plan);
  const from = begun(epic, view, plan.unit);
  const [end, start] = [middleOf(spots), middleOf(from)];
  const goes = Math.hypot(end.x - start.x, end.y - start.y) > 100;
  const front = goes
    ? direction(Math.round(end.x - start.x), Math.round(end.y - start.y))
    : (spots[0]?.heading ?? 0);
  const size = (id: number) => Math.max(epic.table.models[id].size.width, epic.table.models[id].size.length);
  const pitch = Math.max(...spots.map(({ model }) => size(model))) + GAP;
  const places = placed(slotsOf(shape, spots.length, pitch), end.x, end.y, front);
  return settled(epic, ask, plan.unit, shared(spots, places), from);
}

/** Each place to whoever of those left stands nearest to it. */
function shared(spots: readonly Spot[], places: readonly { x: number; y: number }[]): Spot[] {
  const left = [...spots];
  return places.map((place) => {
    const off = left.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
    const [nearest] = left.splice(off.indexOf(Math.min(...off)), 1);
    return { ...nearest, ...place };
  });
}
