/** What a target is worth to the Marines. */
import { piece, seesSquare } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import { nearness, type Squad } from './squad.ts';

/** What a Genestealer dead is worth: those that hold somebody or come next first. */
export function targetValue(squad: Squad, target: Piece): number {
  let value = 0.3 + 0.7 * nearness(squad.approach[target.at]);
  if (squad.lockers.has(target.id)) value += 1;
  if (squad.way[target.at]) value += 0.4;
  return value;
}

/** The best target a Marine would have there, 0 for none. */
export function bestTarget(squad: Squad, at: number, facing: number): number {
  let best = 0;
  for (const id of squad.state.stealers) {
    const target = piece(squad.state, id);
    if (target.kind === 'blip' || target.at === NOWHERE) continue;
    if (!wouldSee(squad, at, facing, target.at)) continue;
    best = Math.max(best, targetValue(squad, target));
  }
  return best;
}

function wouldSee(squad: Squad, at: number, facing: number, target: number): boolean {
  const viewer = { at, facing } as Piece;
  return seesSquare(squad.table, squad.state, viewer, target);
}
