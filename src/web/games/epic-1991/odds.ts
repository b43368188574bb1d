/** Chances in one figure for a whole unit: how many fall, and how it comes about. */
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { type Epic, type View, withoutNumbers } from './game.ts';

/** So many targets are told one by one. */
const FEW = 6;

export function oddsOf({ game, table }: Epic, view: View, action: Action): Odds | null {
  const exact = game.odds(view, action);
  if (!exact) return null;
  const odds = {
    chances: exact.chances.map((one) => ({ ...one, what: withoutNumbers(table, one.what) })),
    parts: exact.parts
      .map((part) => ({ ...part, label: withoutNumbers(table, part.label) }))
      .filter(
        ({ label, value }, i, all) =>
          all.findIndex((one) => one.label === label && one.value === value) === i,
      ),
  };
  if (action.do !== 'fire' || odds.chances.length === 0) return odds;
  const range = table.options.openMeasuring ? '' : 'if all are in range';
  if (odds.chances.length === 1)
    return range === '' ? odds : { ...odds, chances: [{ means: range, ...odds.chances[0] }] };
  // Who is locked, thrown or shaken is told beside those who fall.
  const falling = odds.chances.filter(({ what }) => /(destroyed|past its shields|falls)$/.test(what));
  if (falling.length === 0)
    return { chances: odds.chances.slice(0, 1), parts: targets(odds.chances).slice(0, FEW) };
  const expected = falling.reduce((sum, { ways, total }) => sum + ways / total, 0);
  const none = falling.reduce((product, { ways, total }) => product * (1 - ways / total), 1);
  const some = Math.round((1 - none) * 1000);
  return {
    chances: [
      {
        what: `at least one falls${range && `, ${range}`}`,
        ways: some,
        total: 1000,
        means: `${expected.toFixed(1)} expected`,
      },
    ],
    parts: targets(odds.chances).slice(0, FEW),
  };
}

/** Those alike in one line: '3 × Boyz destroyed'. */
function targets(chances: Odds['chances']): Odds['parts'] {
  const rows = new Map<string, { n: number; odds: number; what: string }>();
  for (const { what, ways, total } of chances) {
    const odds = Math.round((100 * ways) / total);
    const known = rows.get(`${what} ${odds}`);
    rows.set(`${what} ${odds}`, { n: (known?.n ?? 0) + 1, odds, what });
  }
  return [...rows.values()]
    .sort((a, b) => b.odds - a.odds)
    .map(({ n, odds, what }) => ({ label: n > 1 ? `${n} × ${what}` : what, value: `${odds}%`, rule: '' }));
}
