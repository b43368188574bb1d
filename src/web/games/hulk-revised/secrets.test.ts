import { expect, test } from 'vitest';
import kitchen from '../../../bots/fixtures/kitchen.yaml';
import { type Action, act as action, type State } from '../../../games/hulk-revised/index.ts';
import { act, pending, rehearse } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { hulkRevisedAdapter } from './index.ts';

/** The value of a blip as a drawing, a word at the piece or a fact on its card. */
const VALUE = /"b-[123]"|"mark":"\d"|Stands for/;

test('what is drawn for the Marine player and for onlookers never tells a blip’s value', () => {
  const setup = { mission: kitchen, options: { ambush: true } };
  const match = rehearse(hulkRevisedAdapter.ruleset, setup, '0b');
  const table = hulkRevisedAdapter.table(match.game);
  const random = randomFrom('secrets');
  let known = 0;
  for (let n = 0; n < 500 && !match.outcome; n++) {
    const { stealers } = match.state as State;
    const drawn = (viewer: string) => {
      const view = match.game.view(match.state, viewer);
      const cards = stealers.map((id) => table.card(view, id));
      return JSON.stringify([table.scene(view), table.roster(view, viewer), cards]);
    };
    if (n % 10 === 0) {
      expect(drawn('marine')).not.toMatch(VALUE);
      expect(drawn('spectator')).not.toMatch(VALUE);
      if (VALUE.test(drawn('stealer'))) known++;
    }
    const [{ seat, kind }] = pending(match);
    const all = match.game.actions(match.state, seat) as Action[];
    const next = kind === 'ambush' ? action('ambush') : all[random.below(all.length)];
    act(match, seat, next);
  }
  expect(known).toBeGreaterThan(5);
});
