/** Command points of a side, as its viewer knows them. */
import { type Side, UNKNOWN } from '../../../games/hulk-heresy/state.ts';
import { counted } from '../../../kernel/words.ts';
import type { Pool } from '../adapter.ts';
import type { View } from './game.ts';

interface Points {
  readonly left: number;
  readonly total: number;
  readonly spent: number;
}

/** Null while the counter is the other side's secret. */
function pointsOf(view: View, side: Side): Points | null {
  const { counter, spent, commander, duel, daemonic } = view.command[side];
  const extra = commander + duel + daemonic;
  if (counter === UNKNOWN) return null;
  return { left: Math.max(0, counter - spent) + extra, total: counter + extra, spent };
}

export function commandText(view: View, side: Side): string {
  const points = pointsOf(view, side);
  return points ? `${counted(points.left, 'command point')} left.` : '';
}

export function poolOf(view: View, side: Side, word: string): Pool[] {
  const { counter, spent } = view.command[side];
  const points = pointsOf(view, side);
  if (counter === 0) return [];
  if (!points)
    return [
      {
        word: `${word}, spent`,
        left: spent,
        total: spent,
        text: `${word}: ${counted(spent, 'command point')} spent; what is left is secret`,
      },
    ];
  const { left, total } = points;
  return [{ word, left, total, text: `${word}: ${left} of ${counted(total, 'command point')} left` }];
}
