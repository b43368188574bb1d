/** E1-SETUP-07 to E1-SETUP-10, E1-SETUP-15, E1-SCEN-04, E1-SCEN-36: whether units may be set up so. */
import { overlaps } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Placement } from '../actions.ts';
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
  const draft = fork(state);
  const refused =
    inTheOpen(table, draft, party, units) ??
    inCells(table, draft, party, units) ??
    onBoard(table, draft, party, units) ??
    refuseCommanders(table, detachments, units);
  const scattered = refused ? undefined : detachments.find((id) => !inFormation(table, draft, id));
  const contact = refused
    ? undefined
    : own.find((id) => draft.units[id].where === 'table' && touchesFoe(table, draft, side, id));
  forget(table);
  if (refused) return refused;
  if (scattered !== undefined)
    return { rule: 'E1-SETUP-07', why: `Detachment ${scattered} is not in formation.` };
  if (contact !== undefined)
    return {
      rule: party.quarters(table.units[contact].detachment).rule,
      why: `Unit ${contact} may not touch an enemy.`,
    };
  return null;
}

/** E1-SCEN-14, E1-SCEN-37. */
function touchesFoe(table: Table, state: State, side: Side, id: number): boolean {
  return touching(table, state, id, (other) => table.units[other].side !== side).length > 0;
}

function inTheOpen(table: Table, draft: State, party: Party, units: readonly Placement[]): Refusal | null {
  const done: number[] = [];
  for (const one of units) {
    if (!('x' in one)) continue;
    const info = table.units[one.unit];
    const { zone, rule } = party.quarters(info.detachment);
    const polygon = footprintAt(info, one);
    const other = done.find((id) => overlaps(footprint(table, draft, id), polygon));
    if (other !== undefined) return { rule: 'E1-GEO-08', why: `Units ${one.unit} and ${other} overlap.` };
    if (!fitsIn(table, draft, info, one, zone))
      return { rule, why: `Unit ${one.unit} must stand wholly in its zone, off buildings and others.` };
    place(table, draft, [one]);
    done.push(one.unit);
  }
  return null;
}

/** E1-SETUP-07, E1-BLDG-01: infantry only, one to a cell. */
function inCells(table: Table, draft: State, party: Party, units: readonly Placement[]): Refusal | null {
  for (const one of units) {
    if (!('building' in one)) continue;
    const { card, detachment } = table.units[one.unit];
    const { houses, rule } = party.quarters(detachment);
    if (card.is !== 'stand') return { rule: 'E1-BLDG-01', why: `Unit ${one.unit} cannot be in a building.` };
    if (!houses.includes(one.building))
      return { rule, why: `Unit ${one.unit} may not start in building ${one.building}.` };
    if (!freeCells(draft, one.building).includes(one.cell))
      return { rule: 'E1-BLDG-01', why: `There is no free cell ${one.cell} in building ${one.building}.` };
    place(table, draft, [one]);
  }
  for (const id of party.detachments) {
    const refused = refuseOutside(table, draft, party, id, units);
    if (refused) return refused;
  }
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
): Refusal | null {
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
  return { rule, why: `Unit ${outside[0].unit} must be inside: building ${house} has room.` };
}

/** E1-SETUP-09, E1-SETUP-15, E1-TRAN-01: on vehicles that are set up with it, as many as they carry. */
function onBoard(table: Table, draft: State, party: Party, units: readonly Placement[]): Refusal | null {
  const placed = new Set(units.map(({ unit }) => unit));
  const load = new Map<number, number>();
  for (const one of units) {
    const { card, detachment } = table.units[one.unit];
    const { must, rule } = party.quarters(detachment);
    const rides = typeof must === 'object' ? must.ride : null;
    if (!('carrier' in one)) {
      if (rides) return { rule, why: `Unit ${one.unit} starts on board of a ${rides}.` };
      continue;
    }
    const carrier = table.units[one.carrier];
    if (card.is !== 'stand' || carrier?.card.is !== 'vehicle')
      return { rule: 'E1-SETUP-15', why: 'Stands ride on vehicles.' };
    if (!placed.has(one.carrier))
      return { rule: 'E1-SETUP-15', why: `Unit ${one.carrier} is not set up with unit ${one.unit}.` };
    if (rides && carrier.card.id !== rides)
      return { rule, why: `Unit ${one.unit} starts on board of a ${rides}.` };
    load.set(one.carrier, (load.get(one.carrier) ?? 0) + 1);
    if (load.get(one.carrier)! > carrier.card.carries)
      return { rule: 'E1-TRAN-01', why: `Unit ${one.carrier} carries ${carrier.card.carries} stands.` };
    place(table, draft, [one]);
  }
  // E1-SCEN-06: on two of the Rhinos
  if (
    table.battle.scenario === 'convoy' &&
    party.side === 'imperial' &&
    !table.options.ownForce &&
    load.size > 2
  )
    return { rule: 'E1-SCEN-06', why: 'They ride on two of the Rhinos.' };
  return null;
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
