/** Chances in one figure for a whole unit: how many fall, and how it comes about. */
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Odds } from '../../../kernel/contract.ts';
import type { Epic, View } from './game.ts';

/** So many targets are told one by one. */
const FEW = 6;

export function oddsOf({ game, table }: Epic, view: View, action: Action): Odds | null {
  const odds = game.odds(view, action);
  if (!odds || action.do !== 'fire' || odds.chances.length < 2) return odds;
  const expected = odds.chances.reduce((sum, { ways, total }) => sum + ways / total, 0);
  const none = odds.chances.reduce((product, { ways, total }) => product * (1 - ways / total), 1);
  const some = Math.round((1 - none) * 1000);
  const range = table.options.openMeasuring ? '' : ', if all are in range';
  return {
    chances: [
      {
        what: `at least one falls${range}`,
        ways: some,
        total: 1000,
        means: `${expected.toFixed(1)} expected`,
      },
    ],
    parts: [...odds.chances]
      .sort((a, b) => b.ways / b.total - a.ways / a.total)
      .slice(0, FEW)
      .map(({ what, ways, total }) => ({
        label: what,
        value: `${Math.round((100 * ways) / total)}%`,
        rule: '',
      })),
  };
}
