/** Where buildings may be placed: anywhere, or as the scenario has it. */
import { areaDistance, CM, distanceToArea, type Point } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Building, shapeOf } from '../geometry/buildings.ts';
import { layProblem } from '../geometry/ground.ts';
import { near } from '../geometry/position.ts';
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';

type Buildings = readonly (Building | null)[];

/** E1-SCEN-26, E1-SCEN-31. */
const BESIDE = 6 * CM;
/** E1-SCEN-18. */
const PASSAGE = 4 * CM;
const FROM_EDGE = 12 * CM;
const FROM_BUILDING = 8 * CM;
/** E1-SCEN-31. */
const CORNER = 50 * CM;

function isBeside(buildings: Buildings, building: Building): boolean {
  const { bars } = shapeOf(building);
  return buildings.some(
    (other) => other && shapeOf(other).bars.some((theirs) => bars.some((bar) => near(bar, theirs, BESIDE))),
  );
}

export function refuseSite(table: Table, buildings: Buildings, building: Building): Refusal | null {
  const why = layProblem(table, buildings, building);
  if (why) return { rule: 'E1-SETUP-04', why };
  switch (table.battle.scenario) {
    case 'the-trap':
      return refuseInTrap(table, buildings, building);
    case 'cityfight':
      return isBeside(buildings, building)
        ? null
        : { rule: 'E1-SCEN-26', why: 'It stands within 6 cm of a building already there.' };
    case 'tankhunt':
      return refuseInTankhunt(table, buildings, building);
    default:
      return null;
  }
}

/** E1-SCEN-18: ways out between buildings, and a point left to be named. */
function refuseInTrap(table: Table, buildings: Buildings, building: Building): Refusal | null {
  const { bars } = shapeOf(building);
  if (buildings.some((other) => other && areaDistance(shapeOf(other).bars, bars) < PASSAGE))
    return { rule: 'E1-SCEN-18', why: 'Buildings are at least 4 cm apart.' };
  for (const _ of trapPoints(table, [...buildings, building])) return null;
  return { rule: 'E1-SCEN-18', why: 'No point would be left where the trap can close.' };
}

/** E1-SCEN-31: a corner at least 50 cm from all buildings. */
function refuseInTankhunt(table: Table, buildings: Buildings, building: Building): Refusal | null {
  const rule = 'E1-SCEN-31';
  if (buildings.some((one) => one) && !isBeside(buildings, building))
    return { rule, why: 'It stands within 6 cm of a building already there.' };
  const all = [...buildings, building].flatMap((one) => (one ? shapeOf(one).bars : []));
  const corners = [0, table.width].flatMap((x) => [0, table.depth].map((y) => [x, y]));
  if (corners.some((corner) => distanceToArea(all, corner) >= CORNER)) return null;
  return { rule, why: 'One corner of the table stays at least 50 cm from all buildings.' };
}

/** E1-SCEN-18: why the trap cannot close there. */
export function refusePoint(table: Table, buildings: Buildings, { x, y }: Point): Refusal | null {
  const rule = 'E1-SCEN-18';
  if (Math.min(x, y, table.width - x, table.depth - y) < FROM_EDGE)
    return { rule, why: 'The point is at least 12 cm from every edge.' };
  const all = buildings.flatMap((one) => (one ? shapeOf(one).bars : []));
  if (all.some((bar) => distanceToArea([bar], [x, y]) < FROM_BUILDING))
    return { rule, why: 'The point is at least 8 cm from every building.' };
  return null;
}

/** Points on whole cm where the trap might close. */
export function* trapPoints(table: Table, buildings: Buildings, step = CM): Generator<Point> {
  for (let y = FROM_EDGE; y <= table.depth - FROM_EDGE; y += step)
    for (let x = FROM_EDGE; x <= table.width - FROM_EDGE; x += step)
      if (!refusePoint(table, buildings, { x, y })) yield { x, y };
}

/** E1-SCEN-18: the Rebel places all; else in turn, the Imperial player first (E1-SETUP-04). */
export function builderAfter({ battle }: Table, side: Side | null): Side {
  if (battle.scenario === 'the-trap') return 'rebel';
  return side === 'imperial' ? 'rebel' : 'imperial';
}

/** E1-SCEN-26: the power transmission centre stands in the middle from the start. */
export function firstBuildings(table: Table): State['buildings'] {
  if (table.battle.buildings) return [null, ...table.battle.buildings];
  if (table.battle.scenario !== 'cityfight') return [null];
  const { width, depth } = table;
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2), heading: 0 };
  return [null, { kind: 'low-cross', ...middle, counters: 0, rubble: false }];
}
