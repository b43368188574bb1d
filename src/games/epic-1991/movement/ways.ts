/** MOVE, GEO: the way a model's middle takes: what it costs, what lies across it, on which heading it ends. */
import {
  approached,
  avoidsDisc,
  boxOf,
  direction,
  type Path,
  passesThrough,
  pathCost,
  pathLength,
  squareOfPoints,
  staysIn,
  turn,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { playsDead, standing } from '../geometry/position.ts';
import { goingFor, partsNear, pieceOf, piecesAt } from '../terrain/ground.ts';
import { isTitan, titanOf } from '../titans/titans.ts';
import { crossesAnything } from './allowance.ts';
import { type MoveDraft, no } from './draft.ts';

/** E2-GEO-18: what a way costs this model; `length` where it is known. */
export function costOf(
  { table, state }: MoveDraft,
  id: number,
  way: Path,
  length: number = pathLength(way),
): number {
  if (crossesAnything(table, id)) return length;
  const near = partsNear(table, state, boxOf(way));
  if (near.length === 0) return length;
  const difficult = [...new Set(near.map(({ number }) => number))]
    .map((number) => pieceOf(state, number))
    .filter(({ kind }) => goingFor(table, id, kind) === 'difficult')
    .map(({ parts }) => parts);
  return difficult.length === 0 ? length : pathCost(way, difficult) + length - pathLength(way);
}

/** E2-GEO-19, E2-GEO-20, E2-GEO-23, E2-GEO-25. `ends`: the enemies it may end in contact with. */
export function wayProblem(draft: MoveDraft, id: number, way: Path, ends: readonly number[]): Refusal | null {
  const { table, state } = draft;
  if (!staysIn(way, [0, 0, table.width, table.length])) return no('E2-GEO-23', 'It must stay on the table.');
  const barred = crossesAnything(table, id) ? undefined : barredOn(draft, id, way);
  if (barred !== undefined)
    return no('E2-TERR-11', `The way leads through ${pieceOf(state, barred).kind} it may not enter.`);
  if (state.discs.some(({ x, y, radius }) => radius > 0 && !avoidsDisc(way, x, y, radius)))
    return no('E2-GEO-25', 'Nothing moves through a vortex or storm.');
  return table.models[id].traits.includes('skimmer') ? null : clearanceProblem(draft, id, way, ends);
}

/** The first terrain on a way that a model may not enter, by number. */
function barredOn(draft: MoveDraft, id: number, way: Path): number | undefined {
  const { table, state } = draft;
  const lame = isLame(draft, id);
  const leaving = lame ? piecesAt(table, state, way[0], way[1]) : []; // E2-TCARD-14
  return partsNear(table, state, boxOf(way)).find(
    ({ part, number }) =>
      passesThrough(way, part) &&
      goingFor(table, id, pieceOf(state, number).kind, lame && !leaving.includes(number)) === 'impassable',
  )?.number;
}

/** E2-GEO-20, E2-MOVE-14. */
function clearanceProblem(
  { table, state }: MoveDraft,
  id: number,
  way: Path,
  ends: readonly number[],
): Refusal | null {
  const { side, size } = table.models[id];
  const half = Math.min(size.width, size.length) / 2;
  const index = standing(table, state);
  const titan = isTitan(table, id);
  const counts = (other: number) =>
    table.models[other].side !== side && !playsDead(table, state, other) && (!titan || isTitan(table, other));
  for (const foe of approached(index, way, half, counts)) {
    if (!ends.includes(foe) || passesThrough(way, index.polygons[foe]!))
      return no('E2-GEO-20', 'An enemy stands too near the way.');
  }
  return null;
}

export function isLame({ table, state }: MoveDraft, id: number): boolean {
  return (
    isTitan(table, id) &&
    titanOf(state, id).damage.some(({ effects }) => effects.some(({ effect }) => effect === 'leg-damaged'))
  );
}

/** E2-MOVE-05 to E2-MOVE-07. */
export function headingProblem(
  { table, state }: MoveDraft,
  id: number,
  heading: number,
  way: Path,
): Refusal | null {
  const { stand, length } = table.models[id].size;
  if (stand || way.length < 4) return null;
  const n = way.length;
  const [ax, ay, bx, by] = [way[n - 4], way[n - 3], way[n - 2], way[n - 1]];
  if (ax === bx && ay === by) return no('E2-MOVE-06', 'The last stretch goes nowhere.');
  if (turn(direction(bx - ax, by - ay), heading) > 45)
    return no('E2-MOVE-06', 'It ends facing within 45 degrees of the way it came.');
  const { x, y } = state.models[id];
  const goesOn = n > 4 || way[0] !== x || way[1] !== y; // after a halt for passengers
  if (goesOn && squareOfPoints(ax, ay, bx, by) < length * length)
    return no('E2-MOVE-07', 'The last stretch is at least as long as the model.');
  return null;
}
