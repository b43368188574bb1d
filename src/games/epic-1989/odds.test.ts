import { expect, test } from 'vitest';
import { supportedGame } from './leaks.ts';

test('E1-SUPP-08, E1-SUPP-13 the odds of a call, and of a barrage on its point', () => {
  const game = supportedGame();
  const { state } = game.start({ d6: () => 3, draw: () => 0 } as never);
  const leader = state.units.find((unit) => unit?.support === 'light')!;
  expect(game.odds(state, { do: 'call', unit: leader.id })?.chances).toEqual([
    { what: 'support is available', ways: 3, total: 6 },
  ]);
  const odds = game.odds(state, { do: 'support', unit: leader.id, at: [leader.x, leader.y] })!;
  // a light barrage hits stands in the open on 5+, with first fire orders on 6
  expect(odds.chances[0]).toEqual({ what: 'it lands on the point', ways: 18, total: 36 });
  expect(odds.chances[1]).toEqual({ what: `there it hits ${leader.id}`, ways: 6, total: 36 });
  expect(odds.parts.map(({ rule }) => rule)).toContain('E1-COVER-10');
  expect(game.odds(game.view(state, 'B'), { do: 'support', unit: leader.id, at: [0, 0] })).toBe(null);
});
