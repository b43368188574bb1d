/** A sentry gun: it drives to a corridor they come from, deploys, and then shoots. */

import { type Action, act, move, turn } from '../../games/hulk-revised/actions.ts';
import { LADDER, LANDING, PIT } from '../../games/hulk-revised/ground.ts';
import { stepTo } from '../../games/hulk-revised/movement/tread.ts';
import { piece } from '../../games/hulk-revised/position.ts';
import type { Piece } from '../../games/hulk-revised/state.ts';
import { dirFrom } from '../../grid/directions.ts';
import { hasDoor } from '../../grid/doors.ts';
import type { Squad } from './squad.ts';
import { aroundGun, stopped } from './threats.ts';

const GOOD = 0.35; // Genestealers stopped in one phase that make a place worth the gun
const FARTHEST = 12; // AP
const DRIVE = 0.03; // for each AP there
const BLAST = 0.3; // for each Marine who would go with it (HR-SENT-12)
const ALONG = 0.02; // for each square nearer to the rest, while no place is good

/** The gun's next action while it is mobile; null to stay. */
export function drive(squad: Squad, gun: Piece): Action | null {
  const { table, state } = squad;
  const costs = new Map<number, number>();
  const firsts = new Map<number, Action | null>();
  const waiting: number[] = [];
  const worth = new Map<number, number>();
  const reach = (node: number, cost: number, first: Action | null): void => {
    if (cost > FARTHEST || costs.has(node)) return;
    costs.set(node, cost);
    firsts.set(node, first);
    waiting.push(node);
  };
  reach(gun.at * 4 + gun.facing, 0, null);
  let best: Action | null = null;
  let score = 0;
  // every step and turn costs 1, so that the queue is in order of cost
  for (let i = 0; i < waiting.length; i++) {
    const node = waiting[i];
    const square = node >> 2;
    const facing = node & 3;
    const cost = costs.get(node) as number;
    const first = firsts.get(node) ?? null;
    let value = worth.get(square);
    if (value === undefined) {
      value = placeWorth(squad, gun, square);
      worth.set(square, value);
    }
    const deploys = value >= GOOD;
    const here = (deploys ? value : -ALONG * toOthers(squad, square)) - cost * DRIVE;
    if (i === 0 || here > score) {
      score = here;
      best = first ?? (deploys ? act('deploy', gun.id) : null);
    }
    for (const way of [0, 4]) {
      const dir = dirFrom(facing, way);
      const to = stepTo(table, state, gun, square, dir);
      if (to >= 0) reach(to * 4 + facing, cost + 1, first ?? move(gun.id, dir, -1, 0, false));
    }
    for (const quarter of [1, 2, 3]) {
      const face = (facing + quarter) & 3;
      reach(square * 4 + face, cost + 1, first ?? turn(gun.id, face, 0, false));
    }
  }
  return best;
}

/** What the gun would stop from there; nothing where it may not stand or would be in the way. */
function placeWorth(squad: Squad, gun: Piece, square: number): number {
  const { table, state, way } = squad;
  if (way[square] || hasDoor(state, square) || state.occupant[square]) return 0;
  if (state.ground[square] & (LADDER | PIT | LANDING)) return 0;
  if (state.objects.some((object) => object.at === square)) return 0;
  const seen = aroundGun(table, state, gun, square);
  let sum = 0;
  for (const { weight, squares } of squad.threats) sum += weight * stopped(seen, squares);
  for (const id of state.marines) if (table.spread(piece(state, id).at, square) <= 1) sum -= BLAST;
  return sum;
}

function toOthers({ table, state }: Squad, square: number): number {
  let least = 99;
  for (const id of state.marines) least = Math.min(least, table.walk(piece(state, id).at, square));
  return least;
}
