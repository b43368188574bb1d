/** Units as they would stand while a plan is looked at: nothing real changes before it is carried out. */
import {
  type Box,
  boxOf,
  type Draft,
  drafted,
  inBox,
  makeDraft,
  type Polygon,
  type Pose,
} from '../../../field/index.ts';
import { footprintAt, standing } from '../geometry/position.ts';
import type { State, Unit } from '../state.ts';
import type { Table } from '../table.ts';

export type UnitDraft = Draft<Unit>;

export function draftOf(state: State): UnitDraft {
  return makeDraft(state.units);
}

/** The footprint of a drafted unit that is on the table; null for any other. */
export function draftedFootprint(table: Table, state: State, draft: UnitDraft, id: number): Polygon | null {
  const unit = drafted(draft, id);
  if (unit.where !== 'table') return null;
  return draft.bases.get(id) ?? standing(table, state).polygons[id];
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
): { id: number; footprint: Polygon }[] {
  const [west, south, east, north] = boxOf(polygon);
  const box: Box = [west - margin, south - margin, east + margin, north + margin];
  const near = inBox(standing(table, state), box).filter((other) => !draft.models.has(other));
  return [...near, ...draft.models.keys()]
    .filter((other) => other !== id && wanted(other))
    .sort((a, b) => a - b)
    .flatMap((other) => {
      const footprint = draftedFootprint(table, state, draft, other);
      return footprint ? [{ id: other, footprint }] : [];
    });
}

/** Puts a drafted unit down in a pose. */
export function putDown(table: Table, draft: UnitDraft, unit: Unit, pose: Pose): void {
  unit.x = pose.x;
  unit.y = pose.y;
  unit.heading = pose.heading;
  draft.bases.set(unit.id, footprintAt(table.units[unit.id], pose));
}
