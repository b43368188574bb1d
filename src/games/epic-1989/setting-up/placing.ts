/** E1-SETUP-07, E1-SETUP-15: whether a force may be set up so: in the open, in vehicles, in buildings. */
import { type Area, type Box, insideBox, overlaps, type Polygon, type Pose } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Placement } from '../actions.ts';
import { isChain } from '../formation/formation.ts';
import { kindNamed, shapeOf } from '../geometry/buildings.ts';
import { enter, footprintAt, stand } from '../geometry/position.ts';
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';
import { capacityOf } from '../transport/boarding.ts';
import { fitsIn, zoneOf } from './zones.ts';

export function forceOf(table: Table, side: Side): number[] {
  return table.units.filter((info) => info?.side === side).map(({ id }) => id);
}

type InOpen = Placement & Pose;
type Aboard = Extract<Placement, { carrier: number }>;
type Inside = Extract<Placement, { cell: number }>;

export function refuseDeploy(
  table: Table,
  state: State,
  side: Side,
  units: readonly Placement[],
): Refusal | null {
  const zone = zoneOf(table, state, side);
  const own = forceOf(table, side);
  const named = new Set<number>();
  for (const { unit } of units) {
    if (!own.includes(unit)) return { rule: 'E1-SETUP-08', why: `Unit ${unit} is not one of yours.` };
    if (named.has(unit)) return { rule: 'E1-SETUP-08', why: `Unit ${unit} is placed twice.` };
    named.add(unit);
  }
  const missing = own.find((id) => !named.has(id));
  if (missing !== undefined) return { rule: 'E1-SETUP-08', why: `Unit ${missing} is not placed.` };
  const places = new Map<number, Area>();
  return (
    refuseOpen(
      table,
      state,
      zone,
      units.filter((one): one is InOpen => 'x' in one),
      places,
    ) ??
    refuseAboard(
      table,
      units.filter((one): one is Aboard => 'carrier' in one),
      places,
    ) ??
    refuseInside(
      table,
      state,
      zone,
      units.filter((one): one is Inside => 'cell' in one),
      places,
    ) ??
    refuseFormation(table, side, places) ??
    refuseCommanders(table, side, units)
  );
}

type Places = Map<number, Area>;

function refuseOpen(
  table: Table,
  state: State,
  zone: Box,
  units: readonly InOpen[],
  places: Places,
): Refusal | null {
  const taken = new Map<number, Polygon>();
  for (const one of units) {
    const info = table.units[one.unit];
    const polygon = footprintAt(info, one);
    if (!fitsIn(table, state, info, one, zone))
      return {
        rule: 'E1-SETUP-07',
        why: `Unit ${one.unit} must stand wholly in its zone, off buildings and others.`,
      };
    for (const [other, theirs] of taken)
      if (overlaps(theirs, polygon))
        return { rule: 'E1-GEO-08', why: `Units ${one.unit} and ${other} overlap.` };
    taken.set(one.unit, polygon);
    places.set(one.unit, [polygon]);
  }
  return null;
}

/** E1-SETUP-15, E1-SETUP-09: stands in vehicles that are set up with them, as many as those carry. */
function refuseAboard(table: Table, units: readonly Aboard[], places: Places): Refusal | null {
  const rule = 'E1-SETUP-15';
  const load = new Map<number, number>();
  const before = new Map(places);
  for (const { unit, carrier } of units) {
    const place = before.get(carrier);
    if (table.units[unit].card.is !== 'stand' || !place || capacityOf(table, carrier) === 0)
      return { rule, why: `Unit ${unit} cannot ride in unit ${carrier}.` };
    load.set(carrier, (load.get(carrier) ?? 0) + 1);
    if (load.get(carrier)! > capacityOf(table, carrier))
      return { rule: 'E1-TRAN-01', why: `Unit ${carrier} has no room for unit ${unit}.` };
    places.set(unit, place);
  }
  return null;
}

/** E1-SETUP-07: stands in an empty building wholly in the zone, one in a cell (E1-BLDG-01). */
function refuseInside(
  table: Table,
  state: State,
  zone: Box,
  units: readonly Inside[],
  places: Places,
): Refusal | null {
  const cells = new Set<string>();
  for (const { unit, building: number, cell } of units) {
    const building = state.buildings[number];
    if (table.units[unit].card.is !== 'stand' || !building || building.rubble)
      return { rule: 'E1-BLDG-01', why: `Unit ${unit} cannot be in building ${number}.` };
    const { bars } = shapeOf(building);
    const isTaken = state.units.some((other) => other?.where === 'table' && other.building === number);
    if (isTaken || !bars.every((bar) => insideBox(bar, zone)))
      return { rule: 'E1-SETUP-07', why: `Building ${number} is not an empty one in your zone.` };
    if (cell >= kindNamed(building.kind).cells || cells.has(`${number}.${cell}`))
      return { rule: 'E1-BLDG-01', why: `Cell ${cell} of building ${number} is not free.` };
    cells.add(`${number}.${cell}`);
    places.set(unit, bars);
  }
  return null;
}

function refuseFormation(table: Table, side: Side, places: Places): Refusal | null {
  for (const info of table.detachments)
    if (info?.side === side && !isChain(info.units.map((id) => places.get(id)!)))
      return { rule: 'E1-SETUP-07', why: `Detachment ${info.id} is not in formation.` };
  return null;
}

/** E1-SETUP-10, E1-CMDR-01: each commander of a detachment goes with one of its stands. */
function refuseCommanders(table: Table, side: Side, units: readonly Placement[]): Refusal | null {
  const led = units.filter(({ commander }) => commander).map(({ unit }) => table.units[unit].detachment);
  for (const info of table.detachments) {
    if (info?.side !== side) continue;
    if (led.filter((id) => id === info.id).length !== info.commanders)
      return {
        rule: 'E1-SETUP-10',
        why: `Detachment ${info.id} has ${info.commanders} commanders: mark the stands they are with.`,
      };
  }
  return null;
}

/** Puts a unit where it is set up. */
export function setUp(table: Table, state: State, one: Placement): void {
  const unit = state.units[one.unit];
  if ('carrier' in one) Object.assign(unit, { where: 'aboard', carrier: one.carrier });
  else if ('cell' in one) enter(table, state, unit, one.building, one.cell);
  else stand(table, unit, one);
  unit.commander = one.commander ?? false;
}
