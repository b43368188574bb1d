/** What a fight comes to, in hundredths. */
import { bout } from '../../../../games/epic-1991/odds/fights.ts';
import { inHundredths } from '../../../../games/epic-1991/odds/fraction.ts';
import type { Epic, View } from '../game.ts';

export interface BoutOdds {
  readonly wins: number;
  readonly draws: number;
  readonly loses: number;
}

/** The fight of `one` with the n-th of those it fights: each after the first rolls one die more (E2-MULT-04). */
export function fatesOf(
  { table }: Epic,
  view: View,
  one: number,
  many: readonly number[],
  nth: number,
): BoutOdds {
  const { win, lose } = bout(table, view, one, many[nth], nth);
  const [wins, loses] = [inHundredths(win), inHundredths(lose)];
  return { wins, loses, draws: Math.max(0, 100 - wins - loses) };
}
