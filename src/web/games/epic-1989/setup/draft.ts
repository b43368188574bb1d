/** A force being set up: who stands where so far, and what is done to that. A place of the stage is a detachment. */
import { contains } from '../../../../field/index.ts';
import type { Action, Placement } from '../../../../games/epic-1989/actions.ts';
import { shapeOf } from '../../../../games/epic-1989/geometry/buildings.ts';
import { cellPose, forget } from '../../../../games/epic-1989/geometry/position.ts';
import { arrivingParties } from '../../../../games/epic-1989/scenarios/arrivals.ts';
import { startingParties } from '../../../../games/epic-1989/scenarios/parties.ts';
import { partyOf } from '../../../../games/epic-1989/setting-up/deploy.ts';
import { type Fault, faultsIn, type Party, place } from '../../../../games/epic-1989/setting-up/placing.ts';
import { restOfParty } from '../../../../games/epic-1989/setting-up/placing-offers.ts';
import type { Side, State } from '../../../../games/epic-1989/state.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import { fork } from '../../../../games/epic-1989/view.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { Dropping } from '../../../setup/deployment.ts';
import { placed, slotsOf } from '../../../setup/formation.ts';

export type Draft = Extract<Action, { do: 'deploy' }>;

export interface Ground {
  readonly table: Table;
  readonly state: State;
  readonly side: Side;
  /** Who may be set up: one choice, but for All Out War. */
  readonly parties: readonly Party[];
}

export const EMPTY: Draft = { do: 'deploy', units: [] };

export function groundOf(table: Table, state: State, side: Side): Ground {
  forget(table);
  const coming = topStep(state)?.do === 'arrivals' ? arrivingParties : startingParties;
  const parties = coming(table, state, side).map((ids) => partyOf(table, state, side, ids));
  return { table, state, side, parties };
}

/** The party that those who are placed belong to. */
export function partyFor({ table, parties }: Ground, { units }: Draft): Party {
  const named = new Set(units.map(({ unit }) => table.units[unit].detachment));
  return parties.find(({ detachments }) => [...named].every((id) => detachments.includes(id))) ?? parties[0];
}

/** Where there is a choice everybody can be taken in hand; once somebody is placed, those who come with them. */
export function toPlace(ground: Ground, draft: Draft): number[] {
  if (draft.units.length > 0) return [...partyFor(ground, draft).detachments];
  return [...new Set(ground.parties.flatMap(({ detachments }) => detachments))].sort((a, b) => a - b);
}

export function placedDetachments({ table }: Ground, { units }: Draft): Set<number> {
  return new Set(units.map(({ unit }) => table.units[unit].detachment));
}

export function without({ table }: Ground, { units }: Draft, detachment: number): Draft {
  const own = (unit: number) => table.units[unit].detachment === detachment;
  // Whoever rode on it is picked up with it.
  return {
    do: 'deploy',
    units: units.filter((one) => !own(one.unit) && !('carrier' in one && own(one.carrier))),
  };
}

/** The middle and heading of a unit that is placed; of one aboard none. */
export function poseOf({ state }: Ground, one: Placement) {
  if ('carrier' in one) return null;
  if ('x' in one) return { x: one.x, y: one.y, heading: one.heading };
  return cellPose(state.buildings[one.building]!, one.cell);
}

/** The building and cell at a place; null in the open. */
function cellAt({ state }: Ground, x: number, y: number): { building: number; cell: number } | null {
  for (const [building, it] of state.buildings.entries()) {
    if (!it || it.rubble) continue;
    const cell = shapeOf(it).cells.findIndex((corners) => contains(corners, x, y));
    if (cell >= 0) return { building, cell };
  }
  return null;
}

/** A stand on a place, or in the cell there. */
export function withCell(ground: Ground, one: Extract<Placement, { x: number }>): Placement {
  const cell = cellAt(ground, one.x, one.y);
  return cell ? { unit: one.unit, ...cell } : one;
}

/** A whole detachment put down: into a building, on board, or in a shape as far inside its zone as that can be. */
export function withDetachment(
  ground: Ground,
  draft: Draft,
  id: number,
  x: number,
  y: number,
  how: Dropping,
): Draft {
  const { table } = ground;
  const rest = without(ground, draft, id);
  const { units } = table.detachments[id];
  const stands = table.units[units[0]].card.is === 'stand';
  const quarters = (partyFor(ground, rest) ?? ground.parties[0]).quarters(id);
  const rides = typeof quarters.must === 'object' ? quarters.must.ride : null;
  const inside = stands && !rides ? roomsAt(ground, rest, x, y) : [];
  const seats = stands && inside.length === 0 && (rides || how.aboard) ? seatsFor(ground, rest, rides) : [];
  const housed = units.map((unit, i): Placement | null => {
    if (inside[i]) return { unit, ...inside[i] };
    return seats.length >= units.length ? { unit, carrier: seats[i] } : null;
  });
  const afoot = units.filter((_, i) => housed[i] === null);
  const size = Math.max(
    ...units.map((unit) => Math.max(table.units[unit].size.width, table.units[unit].size.length)),
  );
  const pitch = size + how.gap;
  const [west, south, east, north] = quarters.zone.box;
  const slots = slotsOf(how.shape, afoot.length, pitch, Math.floor((north - south) / pitch));
  const spots = placed(slots, x, y, how.heading);
  const push = (values: readonly number[], least: number, most: number) => {
    const [low, high] = [Math.min(...values) - size / 2, Math.max(...values) + size / 2];
    return Math.ceil(low < least ? least - low : high > most ? most - high : 0);
  };
  const dx = push(
    spots.map((spot) => spot.x),
    west,
    east,
  );
  const dy = push(
    spots.map((spot) => spot.y),
    south,
    north,
  );
  const onFoot = afoot.map(
    (unit, i): Placement => ({
      unit,
      x: spots[i].x + dx,
      y: spots[i].y + dy,
      heading: how.heading,
    }),
  );
  const { commanders } = table.detachments[id];
  const all = [...housed.filter((one) => one !== null), ...onFoot].sort((a, b) => a.unit - b.unit);
  return {
    do: 'deploy',
    units: [
      ...rest.units,
      ...all.map((one, i) => (i < commanders ? { ...one, commander: true as const } : one)),
    ],
  };
}

/** The free cells of the building at a place, that one first. */
function roomsAt(ground: Ground, { units }: Draft, x: number, y: number) {
  const at = cellAt(ground, x, y);
  if (!at) return [];
  const { state } = ground;
  const cells = shapeOf(state.buildings[at.building]!).cells.map((_, cell) => cell);
  const taken = (cell: number) =>
    units.some((one) => 'building' in one && one.building === at.building && one.cell === cell) ||
    state.units.some(
      (unit) => unit?.where === 'table' && unit.building === at.building && unit.cell === cell,
    );
  return [at.cell, ...cells.filter((cell) => cell !== at.cell)]
    .filter((cell) => !taken(cell))
    .map((cell) => ({ building: at.building, cell }));
}

/** Free places on vehicles that are placed already. */
function seatsFor({ table }: Ground, { units }: Draft, rides: string | null): number[] {
  return units.flatMap(({ unit }) => {
    const { card } = table.units[unit];
    if (card.is !== 'vehicle' || (rides && card.id !== rides)) return [];
    const aboard = units.filter((one) => 'carrier' in one && one.carrier === unit).length;
    return Array.from({ length: Math.max(0, card.carries - aboard) }, () => unit);
  });
}

/** Units moved; a stand let go over a building goes into the cell there. */
export function shifted(
  ground: Ground,
  draft: Draft,
  those: readonly number[],
  dx: number,
  dy: number,
): Draft {
  return {
    do: 'deploy',
    units: draft.units.map((one): Placement => {
      const pose = those.includes(one.unit) ? poseOf(ground, one) : null;
      if (!pose) return one;
      const { unit } = one;
      const [x, y] = [Math.round(pose.x + dx), Math.round(pose.y + dy)];
      const led = one.commander ? { commander: true as const } : {};
      const cell = ground.table.units[unit].card.is === 'stand' ? cellAt(ground, x, y) : null;
      return cell ? { unit, ...cell, ...led } : { unit, x, y, heading: pose.heading, ...led };
    }),
  };
}

export function turned({ table }: Ground, draft: Draft, detachment: number, degrees: number): Draft {
  const own = draft.units.filter((one) => table.units[one.unit].detachment === detachment && 'x' in one);
  const poses = own as Extract<Placement, { x: number }>[];
  if (poses.length === 0) return draft;
  const mean = (of: (one: (typeof poses)[number]) => number) =>
    poses.reduce((sum, one) => sum + of(one), 0) / poses.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  return {
    do: 'deploy',
    units: draft.units.map((one): Placement => {
      if (!('x' in one) || !own.includes(one)) return one;
      const [spot] = placed([{ right: one.x - mx, front: one.y - my }], mx, my, degrees);
      return { ...one, ...spot, heading: (one.heading + degrees + 360) % 360 };
    }),
  };
}

/** E1-SETUP-10: another stand of the detachment has a commander with it, and the first of those that had is without. */
export function ledBy({ table }: Ground, draft: Draft, unit: number): Draft {
  const { detachment } = table.units[unit];
  const leader = draft.units.find(
    (one) => one.commander && table.units[one.unit].detachment === detachment && one.unit !== unit,
  );
  return {
    do: 'deploy',
    units: draft.units.map((one): Placement => {
      if (one.unit === unit) return { ...one, commander: true };
      if (one !== leader) return one;
      const { commander: _, ...plain } = one;
      return plain;
    }),
  };
}

/** Whoever is not set up yet set up sensibly, beside those who are; `idea` after `idea` is another way. */
export function withRest(ground: Ground, draft: Draft, idea: number): Draft | null {
  const { table, state } = ground;
  forget(table);
  const units = restOfParty(table, state, partyFor(ground, draft), draft.units, idea);
  forget(table);
  return units && { do: 'deploy', units };
}

export function faultsOf(ground: Ground, draft: Draft): readonly Fault[] {
  forget(ground.table);
  return faultsIn(ground.table, ground.state, partyFor(ground, draft), draft.units);
}

/** The unit whose base lies under a place. */
export function unitAt(ground: Ground, draft: Draft, x: number, y: number): number | null {
  let best: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of draft.units) {
    const pose = poseOf(ground, one);
    if (!pose) continue;
    const { width, length } = ground.table.units[one.unit].size;
    const off = Math.hypot(pose.x - x, pose.y - y);
    if (off >= nearest || off > Math.max(width, length) * 0.7) continue;
    nearest = off;
    best = one.unit;
  }
  return best;
}

/** The view as it would be, for the drawing. */
export function stateWith({ table, state }: Ground, draft: Draft): State {
  const next = fork(state);
  place(table, next, draft.units);
  forget(table);
  return next;
}
