/** How a list stands: what it costs, what is wrong with it, as `auspex army check` says it. */
import { type ArmyProblem, billOf, checkArmy, FIRST_LIMIT } from '../../../../games/epic-1991/army/index.ts';
import type { Army } from '../../../../games/epic-1991/army/list.ts';

export function limitOf({ points }: Army): number {
  return points ?? FIRST_LIMIT;
}

export function problemsOf(army: Army): ArmyProblem[] {
  return checkArmy(army, limitOf(army), { otherDecks: true });
}

export function pointsOf(army: Army): number {
  return billOf(army).points;
}
