/** An army being set up: who stands where so far, and what is done to that. */
import type { Action, Placement } from '../../../../games/epic-1991/actions.ts';
import { buildingPlace, wallsAround } from '../../../../games/epic-1991/buildings/occupants.ts';
import { mayFollow } from '../../../../games/epic-1991/orks/gretchin.ts';
import { faultsIn } from '../../../../games/epic-1991/setting-up/deploy.ts';
import { restOfSetUp } from '../../../../games/epic-1991/setting-up/deploy-offers.ts';
import { cardsToDeploy, mustArrive, zoneOf } from '../../../../games/epic-1991/setting-up/zones.ts';
import type { Side, State } from '../../../../games/epic-1991/state.ts';
import type { Table } from '../../../../games/epic-1991/table.ts';
import { isBuilding } from '../../../../games/epic-1991/terrain/ground.ts';
import type { Dropping } from '../../../setup/deployment.ts';
import { placed, slotsOf } from '../../../setup/formation.ts';

export type Draft = Extract<Action, { do: 'deploy' }>;

export interface Ground {
  readonly table: Table;
  readonly state: State;
  readonly side: Side;
}

export const EMPTY: Draft = { do: 'deploy', models: [], follows: [], arrives: [] };

/** The units that are placed by hand: all but those that come from the sky. */
export function unitsToPlace({ table, state, side }: Ground): number[] {
  return cardsToDeploy(table, state, side)
    .filter((card) => !mustArrive(table, card))
    .flatMap((card) => [...table.cards[card].units]);
}

export function placedUnits({ table }: Ground, { models }: Draft): Set<number> {
  return new Set(models.map(({ model }) => table.models[model].unit));
}

const ofUnit =
  ({ table }: Ground, unit: number) =>
  (one: Placement) =>
    table.models[one.model].unit === unit;

export function without(ground: Ground, draft: Draft, unit: number): Draft {
  const own = ofUnit(ground, unit);
  return {
    ...draft,
    models: draft.models.filter((one) => !own(one)),
    follows: draft.follows.filter(([mob, leader]) => mob !== unit && leader !== unit),
  };
}

/** A whole unit put down in a shape, its middle at a place and as far inside its zone as that can be. */
export function withUnit(
  ground: Ground,
  draft: Draft,
  unit: number,
  x: number,
  y: number,
  how: Dropping,
): Draft {
  const { table } = ground;
  const ids = table.units[unit].models;
  const room = ids
    .filter((id) => table.models[id].transport)
    .flatMap((id) => Array.from({ length: table.models[id].row.carries }, () => id));
  const riders: Placement[] = [];
  const afoot = ids.filter((id) => {
    const carrier = how.aboard && table.models[id].row.size === 'INF' ? room.shift() : undefined;
    if (carrier !== undefined) riders.push({ model: id, x: 0, y: 0, heading: 0, in: carrier });
    return carrier === undefined;
  });
  const size = Math.max(
    ...afoot.map((id) => Math.max(table.models[id].size.width, table.models[id].size.length)),
  );
  const [south, north] = zoneOf(table, ground.state, ground.side);
  const pitch = size + how.gap;
  const slots = slotsOf(how.shape, afoot.length, pitch, Math.floor((north - south) / pitch));
  const spots = placed(slots, x, y, how.heading);
  const { dx, dy } = intoZone(ground, spots, size);
  const models = afoot.map((model, i) => ({
    model,
    x: spots[i].x + dx,
    y: spots[i].y + dy,
    heading: how.heading,
  }));
  const rest = without(ground, draft, unit);
  return following(ground, { ...rest, models: [...rest.models, ...models, ...riders] });
}

/** How far a shape must be pushed so that it lies in the zone, where it can. */
function intoZone({ table, state, side }: Ground, spots: readonly { x: number; y: number }[], size: number) {
  const [south, north] = zoneOf(table, state, side);
  const half = Math.ceil(size / 2);
  const push = (values: number[], least: number, most: number) => {
    const [low, high] = [Math.min(...values) - half, Math.max(...values) + half];
    return low < least ? least - low : high > most ? most - high : 0;
  };
  return {
    dx: push(
      spots.map(({ x }) => x),
      0,
      table.width,
    ),
    dy: push(
      spots.map(({ y }) => y),
      south,
      north,
    ),
  };
}

/** A unit, or one model of it, moved. A foot stand let go over a building finds a wall to man. */
export function shifted(
  ground: Ground,
  draft: Draft,
  models: readonly number[],
  dx: number,
  dy: number,
): Draft {
  return following(ground, {
    ...draft,
    models: draft.models.map((one) => {
      if (!models.includes(one.model) || one.in !== undefined) return one;
      const { wall: _, ...moved } = { ...one, x: Math.round(one.x + dx), y: Math.round(one.y + dy) };
      return atWall(ground, moved) ?? moved;
    }),
  });
}

export function turned(ground: Ground, draft: Draft, unit: number, degrees: number): Draft {
  const own = draft.models.filter(ofUnit(ground, unit)).filter((one) => one.in === undefined);
  if (own.length === 0) return draft;
  const [mx, my] = [
    own.reduce((sum, { x }) => sum + x, 0) / own.length,
    own.reduce((sum, { y }) => sum + y, 0) / own.length,
  ];
  return {
    ...draft,
    models: draft.models.map((one) => {
      if (!own.includes(one)) return one;
      const [spot] = placed([{ right: one.x - mx, front: one.y - my }], mx, my, degrees);
      return { model: one.model, ...spot, heading: (one.heading + degrees + 360) % 360 };
    }),
  };
}

/** E2-BLDG-01: the place at an outer wall that is nearest to where a foot stand was let go. */
function atWall({ table, state }: Ground, { model, x, y }: Placement): Placement | null {
  if (table.models[model].row.size !== 'INF') return null;
  const { width } = table.models[model].size;
  let best: Placement | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const piece of state.pieces) {
    if (!piece || !isBuilding(piece) || !piece.pose) continue;
    for (const [wall, { a, b }] of wallsAround(piece).entries()) {
      const long = Math.hypot(b.x - a.x, b.y - a.y);
      const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
      for (const inward of [1, -1])
        for (let along = width / 2; along <= long - width / 2; along += 50) {
          const spot = {
            x: Math.round(a.x + ux * along - uy * inward * (width / 2)),
            y: Math.round(a.y + uy * along + ux * inward * (width / 2)),
          };
          const off = Math.hypot(spot.x - x, spot.y - y);
          if (off >= nearest || off > width) continue;
          const { heading } = piece.pose;
          const inside = buildingPlace(table, state, model, spot.x, spot.y, heading, wall);
          if (!inside || 'why' in inside) continue;
          nearest = off;
          best = { model, ...spot, heading, wall };
        }
    }
  }
  return best;
}

/** E2-GRET-01: Gretchin follow the nearest Orks that they may follow. */
function following({ table, ...ground }: Ground, draft: Draft): Draft {
  const on = { table, ...ground };
  const middle = (unit: number) => {
    const own = draft.models.filter(ofUnit(on, unit)).filter((one) => one.in === undefined);
    return own.length === 0 ? null : own[0];
  };
  const units = [...placedUnits(on, draft)];
  const follows = units
    .filter((unit) => table.units[unit].kind === 'gretchin')
    .flatMap((mob): [number, number][] => {
      const from = middle(mob);
      const leaders = units.filter((unit) => mayFollow(table, mob, unit) && middle(unit));
      const off = (unit: number) => Math.hypot(middle(unit)!.x - from!.x, middle(unit)!.y - from!.y);
      const [leader] = from ? leaders.sort((a, b) => off(a) - off(b)) : [];
      return leader === undefined ? [] : [[mob, leader]];
    });
  return { ...draft, follows };
}

/** Whoever is not set up yet set up sensibly, beside those who are; `idea` after `idea` is another way. */
export function withRest({ table, state, side }: Ground, draft: Draft, idea: number): Draft | null {
  for (let i = 0; i < 4; i++) {
    const found = restOfSetUp(table, state, side, draft, idea + i);
    if (found) return found;
  }
  return null;
}

export function faultsOf({ table, state, side }: Ground, draft: Draft) {
  return faultsIn(table, state, side, draft);
}

/** The model whose base lies under a place. */
export function modelAt({ table }: Ground, { models }: Draft, x: number, y: number): number | null {
  const near = models
    .filter((one) => one.in === undefined)
    .map((one) => ({ one, off: Math.hypot(one.x - x, one.y - y) }))
    .filter(
      ({ one, off }) =>
        off < Math.max(table.models[one.model].size.width, table.models[one.model].size.length) * 0.7,
    )
    .sort((a, b) => a.off - b.off);
  return near[0]?.one.model ?? null;
}

/** The view as it would be, for the drawing. */
export function stateWith({ state }: Ground, draft: Draft): State {
  const at = new Map(draft.models.map((one) => [one.model, one]));
  return {
    ...state,
    models: state.models.map((model) => {
      const one = model && at.get(model.id);
      if (!one) return model;
      if (one.in !== undefined) return { ...model, where: 'aboard', carrier: one.in };
      return { ...model, where: 'table', x: one.x, y: one.y, heading: one.heading };
    }),
  };
}
