/** GEO, BLDG, CC: where a move may end. */
import { contains, type Polygon } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { buildingPlace, type Inside } from '../buildings/occupants.ts';
import { touched } from '../geometry/position.ts';
import {
  goingFor,
  isBuilding,
  isInDisc,
  isOnBadGround,
  isOnTable,
  partsNear,
  pieceOf,
} from '../terrain/ground.ts';
import { isTaken, type MoveDraft, no } from './draft.ts';
import { isLame } from './ways.ts';

/** E2-GEO-06, E2-GEO-19, E2-GEO-23, E2-MOVE-11: why a base may not end here in the open, or null. */
export function placeProblem(draft: MoveDraft, id: number, base: Polygon, charges: boolean): Refusal | null {
  const { table, state } = draft;
  if (!isOnTable(table, base)) return no('E2-GEO-23', 'It must stay on the table.');
  if (isTaken(draft, id, base)) return no('E2-GEO-06', 'Another model is in the way.');
  if (isOnBadGround(table, state, id, base)) return no('E2-TERR-11', 'It may not stand on that ground.');
  if (isInDisc(state, base)) return no('E2-GEO-25', 'Nothing stands in a vortex or storm.');
  return contactProblem(draft, id, base, charges);
}

/** E2-BLDG-02: in a building there must be room; E2-BLDG-10: who else is in there does not matter. */
function occupantProblem(draft: MoveDraft, id: number, base: Polygon, charges: boolean): Refusal | null {
  if (isTaken(draft, id, base)) return no('E2-GEO-06', 'Another model is in the way.');
  return contactProblem(draft, id, base, charges);
}

function contactProblem(
  { table, state }: MoveDraft,
  id: number,
  base: Polygon,
  charges: boolean,
): Refusal | null {
  return !charges && touched(table, state, id, base).length > 0
    ? no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.')
    : null;
}

interface End {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly base: Polygon;
  /** E2-BLDG-01: the wall, where two are flush. */
  readonly wall: number | undefined;
}

/** Whether a model may end there, in a building (which and at which wall) or in the open (null), or why not. */
export function endOf(draft: MoveDraft, id: number, end: End, charges: boolean): Inside | Refusal | null {
  const { table, state } = draft;
  const inside = buildingPlace(table, state, id, end.x, end.y, end.heading, end.wall, end.base);
  if (inside && 'why' in inside) return inside;
  return (inside ? occupantProblem : placeProblem)(draft, id, end.base, charges) ?? inside;
}

/** E2-CC-04: whether the ground an enemy is on lets this model come to blows with it. */
export function mayTouch(draft: MoveDraft, id: number, foe: number): boolean {
  const { table, state } = draft;
  const { x, y, building } = state.models[foe];
  const stands = table.models[id].row.size === 'INF';
  if (building > 0 && !stands) return false;
  return !partsNear(table, state, [x, y, x, y]).some(
    ({ part, number }) =>
      contains(part, x, y) &&
      !isBuilding(pieceOf(state, number)) &&
      goingFor(table, id, pieceOf(state, number).kind, isLame(draft, id)) === 'impassable',
  );
}
