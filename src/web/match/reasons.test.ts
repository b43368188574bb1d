// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import mission from '../../../missions/hulk-revised/cold-trail.yaml';
import opponents from '../../bots/hulk-revised/index.ts';
import type { Seat, Viewer } from '../../kernel/contract.ts';
import { concede } from '../../kernel/ending.ts';
import { act, type Match, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { hostOf } from './host.ts';
import type { Question } from './opponent.ts';
import { remember, whyAt } from './reasons.ts';
import { openState, type TableState } from './state.ts';

vi.mock('./saving.ts', () => ({ keep: () => Promise.resolve(), fileOf: () => '' }));

interface Put {
  readonly view: { viewer: Viewer };
  readonly seat: Seat;
  readonly why: Question['why'];
}

/** A table with a person as the Marines; the machine answers by rule of thumb until it has done something. */
function table(): { at: TableState; match: Match; put: Put[] } {
  const match = rehearse(hulkRevisedAdapter.ruleset, { mission, options: {} }, '0c');
  const put: Put[] = [];
  const host = hostOf('test', match, { marine: 'person', stealer: 'machine' }, hulkRevisedAdapter);
  const at = openState({
    ...host,
    hire: () => ({
      ask: () => new Promise(() => {}),
      why: async ({ view, seat, why }) => {
        put.push({ view: view as Put['view'], seat, why });
        return 'It had its reasons.';
      },
      close() {},
    }),
  });
  const random = randomFrom('reasons');
  const [, bot] = opponents.bots;
  for (let asked = pending(match)[0]; at.deeds.length < 3; asked = pending(match)[0]) {
    const { seat } = asked;
    const action = bot.choose(match.game, match.game.view(match.state, seat), seat, random);
    if (seat === 'stealer') remember(at, seat);
    act(match, seat, action);
  }
  return { at, match, put };
}

test('while the match goes on the machine is asked for what the person may know, once it is over for all of it', async () => {
  const { at, match, put } = table();
  const [first] = at.deeds;
  const numbers = first.at.get('marine');
  expect(await whyAt(at, numbers?.told ?? -1)).toBe('It had its reasons.');
  const [{ view, seat, why }] = put;
  expect(seat).toBe('stealer');
  expect(view.viewer).toBe('stealer');
  expect((why as { view: Put['view'] }).view.viewer).toBe('marine');
  concede(match, 'marine');
  at.look = { ...at.look, outcome: match.outcome };
  await whyAt(at, numbers?.told ?? -1);
  expect(put[1].why).toBe('all');
});

test('what somebody else did has no reason of the machine’s; what it did before has', async () => {
  const { at, put } = table();
  const last = Math.max(...at.deeds.map((deed) => deed.at.get('marine')?.told ?? 0));
  expect(await whyAt(at, last + 5)).toMatch(/^What the machine did before this: /);
  at.deeds = [];
  expect(await whyAt(at, last)).toBe('The machine has done nothing here yet.');
  expect(put.length).toBe(1);
});
