/** Where a detachment is set up: in the open, inside which buildings, on board of what (E1-SETUP-07, SCEN). */
import { areaDistance, CM } from '../../../field/index.ts';
import { type Building, shapeOf } from '../geometry/buildings.ts';
import { near, standing } from '../geometry/position.ts';
import { CENTRE } from '../scenarios/cityfight.ts';
import type { Edge, Side, State } from '../state.ts';
import { foeOf } from '../state.ts';
import type { DetachmentInfo, Table } from '../table.ts';
import { along, apartFrom, round, strip, stripBox, type Zone } from './zones.ts';

export interface Quarters {
  /** Where it says so. */
  readonly rule: string;
  readonly zone: Zone;
  /** Buildings its stands may start in, by number. */
  readonly houses: readonly number[];
  /** Its stands must be inside: a whole detachment in one building where one has room, or cell by cell; or on board of these. */
  readonly must: 'nothing' | 'one-house' | 'cells' | { readonly ride: string };
}

const DEPTH = 12 * CM;
/** E1-SCEN-06, E1-SCEN-12. */
const DEEP = 30 * CM;
/** E1-SCEN-17, E1-SCEN-18, E1-SCEN-32. */
const AWAY = 36 * CM;
/** E1-DET-12. */
const LINKED = 6 * CM;

export function quartersOf(table: Table, state: State, info: DetachmentInfo, grown: number): Quarters {
  const quarters = byScenario(table, state, info, grown);
  return table.options.ownForce ? { ...quarters, must: 'nothing' } : quarters; // E1-FORCE-12
}

function byScenario(table: Table, state: State, info: DetachmentInfo, grown: number): Quarters {
  const { side } = info;
  const stands = table.units[info.units[0]].card.is === 'stand';
  switch (table.battle.scenario) {
    case 'convoy': {
      const ordinary = atEdge(table, state, side, DEPTH + grown, 'E1-SETUP-07');
      if (!stands) return ordinary;
      if (side === 'imperial') return { ...ordinary, rule: 'E1-SCEN-06', must: { ride: 'rhino' } };
      const houses = emptyHouses(
        table,
        state,
        side,
        (one) => edgeGap(table, one, state.edges!.rebel) <= DEEP,
      );
      return { ...ordinary, rule: 'E1-SCEN-06', houses, must: 'one-house' };
    }
    case 'spoiling-attack':
      if (info.later)
        return { rule: 'E1-SCEN-14', zone: along(table, state.edges![side]), houses: [], must: 'nothing' };
      if (side === 'rebel') return atEdge(table, state, side, DEEP + grown, 'E1-SCEN-12');
      return {
        ...atEdge(table, state, side, DEPTH + grown, stands ? 'E1-SCEN-11' : 'E1-SETUP-07'),
        ...(stands && { must: { ride: 'whirlwind' } }),
      };
    case 'the-trap': {
      if (side === 'imperial')
        return {
          rule: stands ? 'E1-SCEN-17' : 'E1-SCEN-18',
          zone: round(table, state.point!, DEPTH + grown),
          houses: [],
          must: stands ? { ride: 'whirlwind' } : 'nothing',
        };
      const foes = vehiclesOf(table, state, 'imperial');
      const away = Math.max(0, AWAY - grown);
      const isAway = (one: Building) => areaDistance(shapeOf(one).bars, foes) >= away;
      return {
        rule: stands ? 'E1-SCEN-17' : 'E1-SCEN-18',
        zone: apartFrom(table, foes, away),
        houses: stands ? emptyHouses(table, state, side, isAway) : [],
        must: stands ? 'one-house' : 'nothing',
      };
    }
    case 'all-out-war':
      return {
        ...atEdge(table, state, side, DEPTH + grown, 'E1-SCEN-23'),
        ...(stands && { rule: 'E1-SCEN-22', must: { ride: 'whirlwind' } }),
      };
    case 'cityfight': {
      const ordinary = atEdge(table, state, side, DEPTH + grown, 'E1-SCEN-27');
      if (!stands) return { ...ordinary, rule: 'E1-FORCE-11' };
      const { [side]: own, [foeOf(side)]: other } = state.edges!;
      const houses = emptyHouses(
        table,
        state,
        side,
        (one, number) => number !== CENTRE && edgeGap(table, one, own) < edgeGap(table, one, other),
      );
      return { ...ordinary, houses, must: 'cells' };
    }
    case 'tankhunt': {
      const all = state.buildings.flatMap((one) => (one ? shapeOf(one).bars : []));
      const houses = emptyHouses(table, state, side, () => true);
      const away = Math.max(0, AWAY - grown);
      if (side === 'rebel')
        return { rule: 'E1-SCEN-32', zone: apartFrom(table, all, away), houses: [], must: 'nothing' };
      return { rule: 'E1-SCEN-32', zone: apartFrom(table, [], 0), houses, must: 'cells' };
    }
    default:
      return atEdge(table, state, side, DEPTH + grown, 'E1-SETUP-07');
  }
}

/** E1-SETUP-07: a strip along its edge, and the empty buildings wholly in it. */
function atEdge(table: Table, state: State, side: Side, depth: number, rule: string): Quarters {
  const edge = state.edges![side];
  const [west, south, east, north] = stripBox(table, edge, depth);
  const isIn = (one: Building) => {
    const { box } = shapeOf(one);
    return box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north;
  };
  return {
    rule,
    zone: strip(table, edge, depth),
    houses: emptyHouses(table, state, side, isIn),
    must: 'nothing',
  };
}

/** Buildings that stand, without an enemy in them. */
function emptyHouses(
  table: Table,
  state: State,
  side: Side,
  wanted: (building: Building, number: number) => boolean,
): number[] {
  const taken = new Set<number>();
  for (const unit of state.units)
    if (unit?.where === 'table' && unit.building > 0 && table.units[unit.id].side !== side)
      taken.add(unit.building);
  for (const one of state.hidden) if (one.side !== side) taken.add(one.building);
  return state.buildings.flatMap((building, number) =>
    !building || building.rubble || !wanted(building, number) || taken.has(number) ? [] : [number],
  );
}

function edgeGap(table: Table, building: Building, edge: Edge): number {
  const { box } = shapeOf(building);
  switch (edge) {
    case 'north':
      return table.depth - box[3];
    case 'south':
      return box[1];
    case 'east':
      return table.width - box[2];
    case 'west':
      return box[0];
  }
}

function vehiclesOf(table: Table, state: State, side: Side) {
  return standing(table, state).polygons.filter(
    (polygon, id) => polygon && table.units[id].side === side && table.units[id].card.is !== 'stand',
  ) as (readonly number[])[];
}

/** E1-DET-12: buildings near enough for those inside to hang together. */
export function areLinked(state: State, a: number, b: number): boolean {
  if (a === b) return true;
  const [one, other] = [a, b].map((number) => shapeOf(state.buildings[number]!).bars);
  return one.some((bar) => other.some((theirs) => near(bar, theirs, LINKED)));
}
