/** E1-SETUP-07 to E1-SETUP-10, E1-SETUP-15, E1-SCEN-04, E1-SCEN-36: whether units may be set up so. */
import { overlaps } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Placement } from '../actions.ts';
import { copyUnit } from '../copies.ts';
import { inFormation } from '../formation/formation.ts';
import { kindNamed } from '../geometry/buildings.ts';
import { embark, enter, footprint, footprintAt, forget, stand, touching } from '../geometry/position.ts';
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';
import { fork } from '../view.ts';
import { areLinked, type Quarters } from './quarters.ts';
import { fitsIn } from './zones.ts';

/** What is set up together: these detachments, all of them, each in its quarters. */
export interface Party {
  readonly side: Side;
  readonly detachments: readonly number[];
  quarters(detachment: number): Quarters;
}

/** A state in which the units of a party, and others that are named, can be put anywhere. */
export function draftFor(
  table: Table,
  state: State,
  { detachments }: Party,
  named: readonly Placement[] = [],
): State {
  const units = [...state.units];
  const own = detachments.flatMap((id) => table.detachments[id].units);
  for (const id of [...own, ...named.map(({ unit }) => unit)]) units[id] = copyUnit(units[id]);
  return { ...state, units };
}

/** Puts units where they are said to be. */
export function place(table: Table, state: State, units: readonly Placement[]): void {
  for (const one of units) {
    const unit = state.units[one.unit];
    if ('carrier' in one) embark(table, state, unit, one.carrier);
    else if ('building' in one) enter(table, state, unit, one.building, one.cell);
    else stand(table, unit, one);
    unit.commander = one.commander ?? false;
  }
}

/** Why these units may not be placed so. */
export function refusePlacing(
  table: Table,
  state: State,
  party: Party,
  units: readonly Placement[],
): Refusal | null {
  const { side, detachments } = party;
  const own = detachments.flatMap((id) => table.detachments[id].units);
  const placed = new Set<number>();
  for (const { unit } of units) {
    if (!own.includes(unit)) return { rule: 'E1-SETUP-08', why: `Unit ${unit} is not set up now.` };
    if (placed.has(unit)) return { rule: 'E1-SETUP-08', why: `Unit ${unit} is placed twice.` };
    placed.add(unit);
  }
  const missing = own.find((id) => !placed.has(id));
  if (missing !== undefined) return { rule: 'E1-SETUP-08', why: `Unit ${missing} is not placed.` };
  const draft = draftFor(table, state, party);
  const { value: fault } = faultsOfAll(table, draft, party, units).next();
  const refused = fault?.refusal ?? refuseCommanders(table, detachments, units);
  const scattered = refused ? undefined : detachments.find((id) => !inFormation(table, draft, id));
  const contact = refused
    ? undefined
    : own.find((id) => draft.units[id].where === 'table' && touchesFoe(table, draft, side, id));
  forget(table);
  if (refused) return refused;
  if (scattered !== undefined) return outOfFormation(scattered);
  if (contact !== undefined) return inContact(table, party, contact);
  return null;
}

/** A unit that cannot be set up where it is said to be. */
export interface Fault {
  readonly unit: number;
  readonly refusal: Refusal;
}

/** What is wrong with a part of a party, unit by unit: those that are missing are still to come. */
export function faultsIn(
  table: Table,
  state: State,
  party: Party,
  units: readonly Placement[],
): readonly Fault[] {
  const draft = fork(state);
  const faults = [...faultsOfAll(table, draft, party, units)];
  const wrong = new Set(faults.map(({ unit }) => unit));
  for (const id of party.detachments) {
    const members = table.detachments[id].units;
    const stand = members.filter((unit) => {
      const one = units.find((other) => other.unit === unit);
      return one && !wrong.has(unit) && !('carrier' in one && wrong.has(one.carrier));
    });
    if (stand.length === members.length && !inFormation(table, draft, id))
      faults.push({ unit: stand[0], refusal: outOfFormation(id) });
    for (const unit of stand)
      if (draft.units[unit].where === 'table' && touchesFoe(table, draft, party.side, unit))
        faults.push({ unit, refusal: inContact(table, party, unit) });
  }
  forget(table);
  return faults;
}

function outOfFormation(detachment: number): Refusal {
  return { rule: 'E1-SETUP-07', why: `Detachment ${detachment} is not in formation.` };
}

function inContact(table: Table, { quarters }: Party, unit: number): Refusal {
  return {
    rule: quarters(table.units[unit].detachment).rule,
    why: `Unit ${unit} may not touch an enemy.`,
  };
}

/** Those that may stay are placed as it goes; in the open, then inside, then on board. */
function* faultsOfAll(
  table: Table,
  draft: State,
  party: Party,
  units: readonly Placement[],
): Generator<Fault, undefined> {
  yield* inTheOpen(table, draft, party, units);
  yield* inCells(table, draft, party, units);
  yield* onBoard(table, draft, party, units);
}

/** E1-SCEN-14, E1-SCEN-37. */
function touchesFoe(table: Table, state: State, side: Side, id: number): boolean {
  return touching(table, state, id, (other) => table.units[other].side !== side).length > 0;
}

function* inTheOpen(table: Table, draft: State, party: Party, units: readonly Placement[]): Generator<Fault> {
  const done: number[] = [];
  for (const one of units) {
    if (!('x' in one)) continue;
    const info = table.units[one.unit];
    const { zone, rule } = party.quarters(info.detachment);
    const polygon = footprintAt(info, one);
    const other = done.find((id) => overlaps(footprint(table, draft, id), polygon));
    const refusal =
      other !== undefined
        ? { rule: 'E1-GEO-08', why: `Unit ${one.unit} overlaps unit ${other}.` }
        : fitsIn(table, draft, info, one, zone)
          ? null
          : { rule, why: `Unit ${one.unit} must stand wholly in its zone, off buildings and others.` };
    if (refusal) {
      yield { unit: one.unit, refusal };
      continue;
    }
    place(table, draft, [one]);
    done.push(one.unit);
  }
}

/** E1-SETUP-07, E1-BLDG-01: infantry only, one to a cell. */
function* inCells(table: Table, draft: State, party: Party, units: readonly Placement[]): Generator<Fault> {
  for (const one of units) {
    if (!('building' in one)) continue;
    const refusal = refuseCell(table, draft, party, one);
    if (refusal) yield { unit: one.unit, refusal };
    else place(table, draft, [one]);
  }
  for (const id of party.detachments) {
    const fault = refuseOutside(table, draft, party, id, units);
    if (fault) yield fault;
  }
}

function refuseCell(
  table: Table,
  draft: State,
  party: Party,
  { unit, building, cell }: Extract<Placement, { building: number }>,
): Refusal | null {
  const { card, detachment } = table.units[unit];
  const { houses, rule } = party.quarters(detachment);
  if (card.is !== 'stand') return { rule: 'E1-BLDG-01', why: `Unit ${unit} cannot be in a building.` };
  if (!houses.includes(building)) return { rule, why: `Unit ${unit} may not start in building ${building}.` };
  if (!freeCells(draft, building).includes(cell))
    return { rule: 'E1-BLDG-01', why: `There is no free cell ${cell} in building ${building}.` };
  return null;
}

export function freeCells(state: State, building: number): number[] {
  const { kind, rubble } = state.buildings[building]!;
  if (rubble) return [];
  const taken = state.units.filter((unit) => unit?.where === 'table' && unit.building === building);
  return kindNamed(kind)
    .plan.map((_, cell) => cell)
    .filter((cell) => !taken.some((unit) => unit.cell === cell));
}

/** E1-SCEN-06, E1-SCEN-17, E1-SCEN-27: who must be inside is not left in the open while there is room. */
function refuseOutside(
  table: Table,
  draft: State,
  { quarters }: Party,
  detachment: number,
  units: readonly Placement[],
): Fault | null {
  const { must, houses, rule } = quarters(detachment);
  const { units: members } = table.detachments[detachment];
  const outside = units.filter((one) => 'x' in one && members.includes(one.unit));
  if (outside.length === 0 || (must !== 'one-house' && must !== 'cells')) return null;
  const inside = members.map((id) => draft.units[id].building).filter((building) => building > 0);
  const own = (house: number) => inside.filter((building) => building === house).length;
  const hasPlace = (house: number) =>
    must === 'one-house'
      ? freeCells(draft, house).length + own(house) >= members.length
      : freeCells(draft, house).length > 0 &&
        (inside.length === 0 || inside.some((building) => areLinked(draft, building, house)));
  const house = houses.find(hasPlace);
  if (house === undefined) return null;
  const [{ unit }] = outside;
  return { unit, refusal: { rule, why: `Unit ${unit} must be inside: building ${house} has room.` } };
}

/** E1-SETUP-09, E1-SETUP-15, E1-TRAN-01: on vehicles that are set up with it, as many as they carry. */
function* onBoard(table: Table, draft: State, party: Party, units: readonly Placement[]): Generator<Fault> {
  const placed = new Set(units.map(({ unit }) => unit));
  const load = new Map<number, number>();
  for (const one of units) {
    const refusal = refuseSeat(table, party, placed, load, one);
    if (refusal) {
      yield { unit: one.unit, refusal };
      continue;
    }
    if (!('carrier' in one)) continue;
    load.set(one.carrier, (load.get(one.carrier) ?? 0) + 1);
    place(table, draft, [one]);
  }
  // E1-SCEN-06: on two of the Rhinos
  const convoy = table.battle.scenario === 'convoy' && party.side === 'imperial';
  const rider = units.find((one) => 'carrier' in one);
  if (convoy && rider && !table.options.ownForce && load.size > 2)
    yield { unit: rider.unit, refusal: { rule: 'E1-SCEN-06', why: 'They ride on two of the Rhinos.' } };
}

function refuseSeat(
  table: Table,
  { quarters }: Party,
  placed: ReadonlySet<number>,
  load: ReadonlyMap<number, number>,
  one: Placement,
): Refusal | null {
  const { card, detachment } = table.units[one.unit];
  const { must, rule } = quarters(detachment);
  const rides = typeof must === 'object' ? must.ride : null;
  if (!('carrier' in one))
    return rides ? { rule, why: `Unit ${one.unit} starts on board of a ${rides}.` } : null;
  const carrier = table.units[one.carrier];
  if (card.is !== 'stand' || carrier?.card.is !== 'vehicle')
    return { rule: 'E1-SETUP-15', why: 'Stands ride on vehicles.' };
  if (!placed.has(one.carrier))
    return { rule: 'E1-SETUP-15', why: `Unit ${one.carrier} is not set up with unit ${one.unit}.` };
  if (rides && carrier.card.id !== rides)
    return { rule, why: `Unit ${one.unit} starts on board of a ${rides}.` };
  return (load.get(one.carrier) ?? 0) + 1 > carrier.card.carries
    ? { rule: 'E1-TRAN-01', why: `Unit ${one.carrier} carries ${carrier.card.carries} stands.` }
    : null;
}

/** E1-SETUP-10, E1-CMDR-01: each commander of a detachment goes with one of its stands. */
function refuseCommanders(
  table: Table,
  detachments: readonly number[],
  units: readonly Placement[],
): Refusal | null {
  const led = units.filter(({ commander }) => commander).map(({ unit }) => table.units[unit].detachment);
  for (const id of detachments) {
    const { commanders } = table.detachments[id];
    if (led.filter((one) => one === id).length !== commanders)
      return {
        rule: 'E1-SETUP-10',
        why: `Detachment ${id} has ${commanders} commanders: mark the stands they are with.`,
      };
  }
  return null;
}
