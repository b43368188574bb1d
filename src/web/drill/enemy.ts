import type { Seat } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';

/** The other side of a lesson: it plays its lines, answers anything else with the first thing open, and rests. */
export function enemyOf(match: Match, lines: readonly string[]): (seat: Seat) => string {
  const left = [...lines];
  return (seat) => {
    const { game, state } = match;
    const open = game.actions(state, seat).map((action) => game.notation.print(state, action));
    if (left.length > 0 && open.includes(left[0])) return left.shift()!;
    return open.includes('end') ? 'end' : open[0];
  };
}
