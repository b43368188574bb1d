/** What a target is worth to the Marines. */

import { isBlip, piece, seesSquare } from '../../games/hulk-revised/position.ts';
import { burstSquares } from '../../games/hulk-revised/shooting/area.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import type { PieceKind } from '../../games/hulk-revised/units.ts';
import type { Squad } from './squad.ts';
import { nearness } from './threats.ts';

const EXTRA: Readonly<Partial<Record<PieceKind, number>>> = { feeder: 0.2, hormagaunt: 0.2, broodlord: 1 };
const FRIEND = 1.3;
const ACID = 5 / 6;

/** What a Stealer dead is worth: those that hold somebody or come next first. */
export function targetValue(squad: Squad, target: Piece): number {
  let value = 0.3 + 0.7 * nearness(squad.approach[target.at]) + (EXTRA[target.kind] ?? 0);
  if (squad.lockers.has(target.id)) value += 1;
  if (squad.way[target.at]) value += 0.4;
  return target.kind === 'acidmaw' ? value + explosion(squad, target) : value;
}

/** HR-UNIT-13: an Acid Maw is best killed among its own. */
function explosion(squad: Squad, target: Piece): number {
  const { table, state } = squad;
  let sum = 0;
  for (const square of burstSquares(table, state, 'acid', target.at)) {
    const id = state.occupant[square];
    if (!id || id === target.id) continue;
    sum += ACID * (piece(state, id).marine ? -FRIEND : 0.5);
  }
  return sum;
}

/** The best target a Marine would have there, 0 for none. */
export function bestTarget(squad: Squad, at: number, facing: number): number {
  const { table, state } = squad;
  const viewer = { at, facing, marine: true } as Piece;
  let best = 0;
  for (const id of state.stealers) {
    const target = piece(state, id);
    if (isBlip(target) || target.at === NOWHERE) continue;
    if (!seesSquare(table, state, viewer, target.at)) continue;
    best = Math.max(best, targetValue(squad, target));
  }
  return best;
}
