/** Units as they would stand while a plan is looked at: nothing real changes before it is carried out. */
import {
  type Area,
  type Box,
  boxOf,
  type Draft,
  drafted,
  grown,
  inBox,
  makeDraft,
  type Polygon,
  type Pose,
} from '../../../field/index.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { footprintAt, membersOf, standing, touches } from '../geometry/position.ts';
import type { State, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan, legsAt } from '../titans/legs.ts';

export type UnitDraft = Draft<Unit>;

export function draftOf(state: State): UnitDraft {
  return makeDraft(state.units);
}

/** The footprint of a drafted unit that is on the table and does not go aboard something; null for any other. */
export function draftedFootprint(table: Table, state: State, draft: UnitDraft, id: number): Polygon | null {
  const unit = drafted(draft, id);
  if (unit.where !== 'table' || unit.boards > 0) return null;
  return draft.bases.get(id) ?? standing(table, state).polygons[id];
}

/** Where a drafted unit counts for its formation; null when it is not in play (E1-DET-11, E1-DET-12). */
export function draftedPlace(table: Table, state: State, draft: UnitDraft, id: number): Area | null {
  const { where, carrier, boards, building } = drafted(draft, id);
  if (where === 'table' && building > 0) return shapeOf(state.buildings[building]!).bars;
  const rides = where === 'aboard' ? carrier : boards;
  const polygon = draftedFootprint(table, state, draft, rides || id);
  return polygon && [polygon];
}

/** Where the units of a detachment are after a plan; those that left drop out of the chain. */
export function placesAfter(table: Table, state: State, detachment: number, draft: UnitDraft): Area[] {
  return membersOf(table, state, detachment).flatMap((id) => {
    if (state.units[id].frozen) return []; // E1-MISL-26
    const place = draftedPlace(table, state, draft, id);
    return place ? [place] : [];
  });
}

/** A unit in somebody's way. */
export interface Other {
  readonly id: number;
  readonly footprint: Polygon;
}

/** The wanted of the other units whose footprints share a box with a polygon, as drafted, in ascending number. */
export function others(
  table: Table,
  state: State,
  draft: UnitDraft,
  id: number,
  polygon: Polygon,
  margin: number,
  wanted: (id: number) => boolean,
): Other[] {
  const index = standing(table, state);
  const box = grown(boxOf(polygon), margin);
  const found: Other[] = [];
  for (const other of inBox(index, box, NEAR))
    if (other !== id && !draft.models.has(other) && state.units[other].boards === 0 && wanted(other))
      found.push({ id: other, footprint: index.polygons[other]! });
  const undrafted = found.length;
  for (const [other, unit] of draft.models) {
    if (other === id || !couldMeet(table, unit, box) || !wanted(other)) continue;
    const footprint = draftedFootprint(table, state, draft, other);
    if (footprint) found.push({ id: other, footprint });
  }
  return found.length > undrafted && found.length > 1 ? found.sort((a, b) => a.id - b.id) : found;
}

const NEAR: number[] = [];

/** Whether a unit's footprint could share a box, by its middle. */
function couldMeet({ units }: Table, { id, x, y }: Unit, [west, south, east, north]: Box): boolean {
  const { length, width } = units[id].size;
  const reach = (length + width) / 2 + 2;
  return x + reach >= west && x - reach <= east && y + reach >= south && y - reach <= north;
}

/** The same for whoever drives: of a Titan there are only its legs, one after the other (E1-TITAN-09). */
export function solids(
  table: Table,
  state: State,
  draft: UnitDraft,
  id: number,
  polygon: Polygon,
  margin: number,
  wanted: (id: number) => boolean,
): Other[] {
  const found = others(table, state, draft, id, polygon, margin, wanted);
  if (!found.some((other) => isTitan(table, other.id))) return found;
  return found.flatMap((other) =>
    isTitan(table, other.id)
      ? legsAt(table.units[other.id], drafted(draft, other.id)).map((footprint) => ({
          id: other.id,
          footprint,
        }))
      : [other],
  );
}

/** The enemies that a footprint of a unit touches, as drafted, in ascending number; for a vehicle a Titan is its legs (E1-TITAN-09). */
export function foesTouched(
  table: Table,
  state: State,
  draft: UnitDraft,
  id: number,
  polygon: Polygon,
): number[] {
  const { side } = table.units[id];
  const near = table.units[id].card.is === 'vehicle' ? solids : others;
  const foes = near(table, state, draft, id, polygon, 20, (other) => table.units[other].side !== side);
  if (foes.length === 0) return [];
  return [...new Set(foes.filter((foe) => touches(foe.footprint, polygon)).map((foe) => foe.id))];
}

/** Puts a drafted unit down in a pose. */
export function putDown(table: Table, draft: UnitDraft, unit: Unit, pose: Pose): void {
  unit.x = pose.x;
  unit.y = pose.y;
  unit.heading = pose.heading;
  draft.bases.set(unit.id, footprintAt(table.units[unit.id], pose));
}
