/** E1-HIDE-11, E1-HIDE-12, E1-HIDE-21: the stands of a detachment that is revealed are placed, with their commanders. */
import {
  type Area,
  boxOf,
  closerThan,
  lattice,
  overlaps,
  type Pose,
  reachedByDisc,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Placement } from '../actions.ts';
import { standsIn } from '../buildings/sieges.ts';
import { lose } from '../damage/destroy.ts';
import { allLost } from '../damage/losses.ts';
import { save as rollSave } from '../damage/save.ts';
import { isLinked, placeOf } from '../formation/formation.ts';
import { buildingsUnder, isOn } from '../geometry/ground.ts';
import {
  enter,
  footprintAt,
  forget,
  membersOf,
  near,
  stand,
  standing,
  touches,
} from '../geometry/position.ts';
import { groundOf } from '../geometry/under.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import { freeCells, place } from '../setting-up/placing.ts';
import { areLinked } from '../setting-up/quarters.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { stasisDiscs } from '../support/stasis.ts';
import { engulf } from '../support/vortex.ts';
import type { Table } from '../table.ts';
import { fork } from '../view.ts';

export type Unfold = StepOf<'unfold'>;

/** E1-HIDE-11. */
const CLEAR = 1200;
/** As far from those placed already as a stand may be in formation. */
const REACH = 900;

/** Whether a stand can be in a pose: on the table, off buildings and others, free of enemies; `clear`: 12 cm from each of them. */
function fits(table: Table, state: State, unit: number, pose: Pose, clear: boolean): boolean {
  if (!isOn(table, pose.x, pose.y)) return false;
  const { side } = table.units[unit];
  const polygon = footprintAt(table.units[unit], pose);
  const under = buildingsUnder(state.buildings, polygon, boxOf(polygon));
  if (under.some((number) => !state.buildings[number]!.rubble)) return false;
  if (stasisDiscs(state).some((disc) => reachedByDisc(disc, polygon))) return false; // E1-MISL-27
  return !standing(table, state).polygons.some((other, id) => {
    if (!other || id === unit) return false;
    if (overlaps(other, polygon)) return true;
    if (table.units[id].side === side) return false;
    return touches(other, polygon) || (clear && closerThan(other, polygon, CLEAR));
  });
}

/** Places of the stands placed so far. */
function placed(table: Table, state: State, detachment: number): Area[] {
  return membersOf(table, state, detachment).map((id) => placeOf(table, state, id));
}

/** E1-GEO-27: the first lattice point where a stand is in formation with those placed. */
function roomFor(
  table: Table,
  state: State,
  { detachment }: Unfold,
  unit: number,
  clear: boolean,
): Pose | null {
  const areas = placed(table, state, detachment);
  const [west, south, east, north] = boxOf(areas.flat(2));
  for (const pose of lattice([west - REACH, south - REACH, east + REACH, north + REACH], 100, [0]))
    if (fits(table, state, unit, pose, clear) && linked(table, unit, pose, areas)) return pose;
  return null;
}

function linked(table: Table, unit: number, pose: Pose, areas: readonly Area[]): boolean {
  const own = [footprintAt(table.units[unit], pose)];
  return areas.some((area) => isLinked(own, area));
}

/** Where the first stand of a counter in the open goes: its point, else the nearest lattice point where it fits. */
function anchorFor(table: Table, state: State, { x, y }: Unfold, unit: number): Pose | null {
  const at = { x, y, heading: 0 };
  if (fits(table, state, unit, at, false)) return at;
  let best: Pose | null = null;
  const square = (pose: Pose) => (pose.x - x) ** 2 + (pose.y - y) ** 2;
  for (const pose of lattice([0, 0, table.width, table.depth], 100, [0]))
    if ((!best || square(pose) < square(best)) && fits(table, state, unit, pose, false)) best = pose;
  return best;
}

/** E1-HIDE-12: the buildings whose cells are open to it: its own, and those within 6 cm that no enemy holds. */
function housesFor(table: Table, state: State, { building, side }: Unfold): number[] {
  if (building === 0) return [];
  return [...state.buildings.keys()].filter((number) => {
    const one = state.buildings[number];
    if (!one || one.rubble || !areLinked(state, building, number)) return false;
    return standsIn(state, number).every((id) => table.units[id].side === side);
  });
}

/** The cells that are left, its own building's first. */
function cellsFor(table: Table, state: State, step: Unfold): { building: number; cell: number }[] {
  const houses = housesFor(table, state, step).sort(
    (a, b) => Number(b === step.building) - Number(a === step.building) || a - b,
  );
  return houses.flatMap((building) => freeCells(state, building).map((cell) => ({ building, cell })));
}

export function toPlace(table: Table, state: State, { detachment }: Unfold): number[] {
  return table.detachments[detachment].units.filter((id) => state.units[id].where === 'hidden');
}

/** Where a stand goes if nothing else is said; null: it has no room and is lost. */
function spotFor(table: Table, state: State, step: Unfold, unit: number): Placement | null {
  const [cell] = cellsFor(table, state, step);
  if (cell) return { unit, ...cell };
  const first = membersOf(table, state, step.detachment).length === 0;
  const pose = first
    ? anchorFor(table, state, step, unit)
    : (roomFor(table, state, step, unit, true) ?? roomFor(table, state, step, unit, false));
  return pose && { unit, ...pose };
}

/** Why one stand may not be placed so, after those before it. */
function refuseOne(table: Table, state: State, step: Unfold, one: Placement): Refusal | null {
  const rule = step.building > 0 ? 'E1-HIDE-12' : 'E1-HIDE-11';
  if ('carrier' in one) return { rule, why: 'Stands are placed on the table.' };
  const cells = cellsFor(table, state, step);
  const first = membersOf(table, state, step.detachment).length === 0;
  if ('building' in one) {
    if (!cells.some(({ building, cell }) => building === one.building && cell === one.cell))
      return { rule, why: `Cell ${one.cell} of building ${one.building} is not open to unit ${one.unit}.` };
    return null;
  }
  if (cells.length > 0) return { rule, why: `There is a cell for unit ${one.unit}.` };
  if (first) {
    const anchor = anchorFor(table, state, step, one.unit);
    const isThere = anchor && anchor.x === one.x && anchor.y === one.y;
    if (isThere && fits(table, state, one.unit, one, false)) return null;
    return { rule, why: 'The first stand is placed on the point of the counter, or as near as it fits.' };
  }
  if (!fits(table, state, one.unit, one, false)) return { rule, why: `Unit ${one.unit} has no room there.` };
  if (!linked(table, one.unit, one, placed(table, state, step.detachment)))
    return { rule, why: `Unit ${one.unit} would be out of formation.` };
  if (fits(table, state, one.unit, one, true)) return null;
  return roomFor(table, state, step, one.unit, true)
    ? { rule, why: `Unit ${one.unit} must be 12 cm from every enemy.` }
    : null;
}

function refuse(table: Table, state: State, step: Unfold, units: readonly Placement[]): Refusal | null {
  const rule = step.building > 0 ? 'E1-HIDE-12' : 'E1-HIDE-11';
  const own = toPlace(table, state, step);
  const draft = fork(state);
  const refused = (why: Refusal | null) => {
    forget(table);
    return why;
  };
  const done: number[] = [];
  const homes = step.building > 0 ? freeCells(state, step.building) : [];
  for (const one of units) {
    if (!own.includes(one.unit) || done.includes(one.unit))
      return refused({ rule, why: `Unit ${one.unit} is not placed now, or twice.` });
    const why = refuseOne(table, draft, step, one);
    if (why) return refused(why);
    place(table, draft, [one]);
    done.push(one.unit);
  }
  const left = own.find((id) => !done.includes(id));
  if (left !== undefined && spotFor(table, draft, step, left))
    return refused({ rule, why: `Unit ${left} has room and is not placed.` });
  if (homes.length > 0 && !done.some((id) => draft.units[id].building === step.building))
    return refused({ rule, why: `At least one stand goes into building ${step.building}.` });
  const { commanders } = table.detachments[step.detachment];
  if (units.filter(({ commander }) => commander).length !== Math.min(commanders, units.length))
    return refused({
      rule: 'E1-HIDE-21',
      why: `It has ${commanders} commanders: mark the stands they are with.`,
    });
  return refused(null);
}

/** Stands that cannot be where they are, each after those before it. */
export function faultsInUnfolding(
  table: Table,
  state: State,
  step: Unfold,
  units: readonly Placement[],
): { unit: number; refusal: Refusal }[] {
  const draft = fork(state);
  forget(table);
  const faults = units.flatMap((one) => {
    const refusal = refuseOne(table, draft, step, one);
    place(table, draft, [one]);
    return refusal ? [{ unit: one.unit, refusal }] : [];
  });
  forget(table);
  return faults;
}

/** Those who stand already, and these others after them wherever each has room. */
export function restOfUnfolding(
  table: Table,
  state: State,
  step: Unfold,
  given: readonly Placement[],
  others: readonly number[],
): Placement[] {
  const draft = fork(state);
  forget(table);
  place(table, draft, given);
  const out = [...given];
  for (const unit of others) {
    const spot = spotFor(table, draft, step, unit);
    if (!spot) continue;
    place(table, draft, [spot]);
    out.push(spot);
  }
  forget(table);
  return out;
}

/** Where the first stand in the open has to be; null where it is placed in a building. */
export function anchorOf(table: Table, state: State, step: Unfold, unit: number): Pose | null {
  forget(table);
  const found = cellsFor(table, state, step).length > 0 ? null : anchorFor(table, state, step, unit);
  forget(table);
  return found;
}

/** Ways to place them: as they come, and with another stand first. */
function offers(table: Table, state: State, step: Unfold): Placement[][] {
  const own = toPlace(table, state, step);
  const orders = [own, [...own].reverse()].filter((one, i) => i === 0 || one.join() !== own.join());
  const { commanders } = table.detachments[step.detachment];
  return orders.map((order) =>
    restOfUnfolding(table, state, step, [], order).map((one, i) =>
      i < commanders ? { ...one, commander: true as const } : one,
    ),
  );
}

export const unfold: StepRule<Unfold, 'deploy'> = {
  run: () => true,
  verbs: () => ['deploy'],
  asks: (_table, state, { side }) => [
    { seat: seatOf(state, side), kind: 'unfold', rule: 'E1-HIDE-11', sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, step, action.units),
  list: (table, state, _seat, step): Action[] =>
    offers(table, state, step).map((units) => ({ do: 'deploy', units })),
  answer(play, _seat, action, step) {
    unfolded(play, step, action.units);
  },
};

function unfolded(play: Play, step: Unfold, units: readonly Placement[]): void {
  const { table, state, events } = play;
  const { side, detachment, save, mine } = step;
  finish(play, step);
  const own = toPlace(table, state, step);
  for (const one of units) {
    const unit = state.units[one.unit];
    if ('building' in one) enter(table, state, unit, one.building, one.cell);
    else if ('x' in one) stand(table, unit, one);
    unit.commander = one.commander ?? false;
    unit.begun = { x: unit.x, y: unit.y, heading: unit.heading };
  }
  events.push({ kind: 'deployed', side, units });
  const ids = units.map(({ unit }) => unit);
  for (const id of own) if (!ids.includes(id)) lose(play, id, 'E1-HIDE-11');
  if (save !== null && ids.length > 0) push(play, { do: 'yield', side, detachment, save });
  if (mine) {
    const hit = ids.filter((id) => near(groundOf(table, state, id), [mine.x, mine.y], 600));
    allLost(play, hit, 'E1-MISL-11');
  }
  engulf(play, ids);
}

/** E1-HIDE-16: one saving throw for the detachment; if it fails its owner says which stand is lost. */
export const yieldStep: StepRule<StepOf<'yield'>, 'yield'> = {
  run(play, step) {
    const { table, state } = play;
    const stands = membersOf(table, state, step.detachment);
    if (step.save !== null) {
      const plus = step.save;
      step.save = null;
      if (stands.length > 0 && !rollSave(play, stands[0], plus))
        return stands.length > 1 || yieldLast(play, step);
      finish(play, step);
      return false;
    }
    return true;
  },
  verbs: () => ['yield'],
  asks: (_table, state, { side }) => [{ seat: seatOf(state, side), kind: 'yield', rule: 'E1-HIDE-16' }],
  refuse(table, state, _seat, action, { detachment }) {
    if (membersOf(table, state, detachment).includes(action.unit)) return null;
    return { rule: 'E1-HIDE-16', why: `Unit ${action.unit} is no stand of that detachment.` };
  },
  list: (table, state, _seat, { detachment }): Action[] =>
    membersOf(table, state, detachment).map((unit) => ({ do: 'yield', unit })),
  answer(play, _seat, action, step) {
    finish(play, step);
    lose(play, action.unit, 'E1-HIDE-16');
  },
};

function yieldLast(play: Play, step: StepOf<'yield'>): boolean {
  finish(play, step);
  for (const id of membersOf(play.table, play.state, step.detachment)) lose(play, id, 'E1-HIDE-16');
  return false;
}
