/** Plans into buildings, out of them and against them. */
import { along, COARSE } from '../../field/index.ts';
import { goingIn, goingOut, storming } from '../../games/epic-1989/buildings/building-offers.ts';
import type { MoveSegment } from '../../games/epic-1989/state.ts';
import { type Field, isBlocked, type Piece } from './field.ts';
import { SLACK, type Way, wayOf } from './way.ts';

/** Into cells and out of them, and against buildings that the enemy holds. */
export function buildingWays(
  field: Field,
  pieces: readonly Piece[],
  segment: MoveSegment,
  directions: ReadonlySet<number>,
): Way[] {
  const { table, state } = field;
  const ids = pieces.map(({ id }) => id);
  const ways: Way[] = [];
  const into = goingIn(table, state, ids);
  if (into.length > 0) ways.push(wayOf(field, pieces, into));
  const assaults = storming(
    table,
    state,
    ids.filter((id) => state.units[id].building === 0),
  );
  if (assaults.length > 0) ways.push(wayOf(field, pieces, assaults));
  const inside = pieces.filter((piece) => piece.inside);
  if (inside.length > 0)
    for (const bearing of directions) ways.push(sortie(field, pieces, inside, segment, bearing));
  return ways;
}

/** All that are in buildings out of them, and on. */
function sortie(
  field: Field,
  pieces: readonly Piece[],
  inside: readonly Piece[],
  segment: MoveSegment,
  bearing: number,
): Way {
  const rates = new Map(
    inside.map(({ id, advance, charge }) => [id, segment === 'charge' ? charge : advance]),
  );
  const legs = goingOut(field.table, field.state, [...rates.keys()], bearing, (id, from) => {
    const { x, y } = along(from, rates.get(id)! - SLACK, bearing, COARSE);
    return isBlocked(field, from.x, from.y, x, y) ? [] : [{ to: [x, y] }];
  });
  return wayOf(field, pieces, legs);
}
