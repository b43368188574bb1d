import { expect, test } from 'vitest';
import { epic1991 } from '../../../games/epic-1991/index.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { act, pending, rehearse } from '../../../kernel/match.ts';
import entry from './index.ts';

test('a battle is drawn before its armies are mustered, and with those that were', () => {
  const battle = { battle: 'Strangers', points: 750, table: [4, 2], terrain: [], objectives: [], south: 'A' };
  const match = rehearse(epic1991 as unknown as AnyRuleset, { battle }, 'draw');
  const drawn = () => entry.draw!(match.game, match.game.view(match.state, 'spectator'));
  expect(drawn()).toContain('<svg');
  while (pending(match)[0].kind !== 'orders') {
    const [{ seat }] = pending(match);
    expect(act(match, seat, match.game.actions(match.state, seat)[0]).ok).toBe(true);
  }
  expect(drawn().length).toBeGreaterThan(2000);
});
