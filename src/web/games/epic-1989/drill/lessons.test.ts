import { expect, test } from 'vitest';
import { act, pending } from '../../../../kernel/match.ts';
import { enemyOf } from '../../../drill/enemy.ts';
import { FIRST_LESSON } from '../../../drill/progress.ts';
import { runLesson } from '../../../drill/run.ts';
import { hostOf } from '../../../match/host.ts';
import epic89Adapter from '../index.ts';
import { COURSE } from './index.ts';

const YOU = COURSE.seat;

for (const lesson of COURSE.lessons) {
  test(`${lesson.title} can be taken to its end, by what the table offers or its forms take`, () => {
    const run = runLesson(COURSE, lesson);
    const { match } = run;
    const { table } = hostOf(`drill-${lesson.id}`, match, { A: 'person', B: 'machine' }, epic89Adapter);
    const enemy = enemyOf(match, lesson.enemy ?? []);
    const offered = (start: string): unknown => {
      const seen = match.game.view(match.state, YOU);
      const [decision] = pending(match).filter(({ seat }) => seat === YOU);
      const actions = (table.lists?.(decision) ?? true) ? match.game.actions(match.state, YOU) : [];
      const selected = Number(/^\w+ (\d+)$/.exec(start)?.[1] ?? 0);
      const hand = table.hand({ view: seen, decision, actions, selected, toggles: {} });
      const offers = [
        ...hand.bar.flatMap((button) => button.offers),
        ...(hand.prompt?.choices ?? []).map(({ offer }) => offer),
      ];
      return offers.find(({ text }) => text === start || text.startsWith(`${start} `))?.action;
    };
    const settle = () => {
      for (let n = 0; n < 30 && pending(match)[0] && pending(match)[0].seat !== YOU; n++) {
        const text = enemy(pending(match)[0].seat);
        act(match, pending(match)[0].seat, match.game.notation.parse(match.state, text));
      }
    };
    for (const text of lesson.way) {
      settle();
      if (text === 'read') {
        run.read();
        continue;
      }
      const found = /^orders/.test(text) ? match.game.notation.parse(match.state, text) : offered(text);
      expect(found, `${lesson.id}: ${text} is offered at step ${run.done() + 1}`).toBeDefined();
      expect(act(match, YOU, found)).toMatchObject({ ok: true });
    }
    for (let n = 0; n < 30 && run.step() !== null && pending(match)[0]; n++) {
      const [{ seat }] = pending(match);
      const [action] = match.game.actions(match.state, seat);
      expect(act(match, seat, action), `${lesson.id}, step ${run.done() + 1}`).toMatchObject({ ok: true });
    }
    expect(run.step()?.say ?? 'done').toBe('done');
  });
}

test('the drill refuses what is not asked for, and says what is', () => {
  const run = runLesson(COURSE, COURSE.lessons[0]);
  run.read();
  const refusal = (orders: string) => {
    const { game, state } = run.match;
    return game.check(state, YOU, game.notation.parse(state, orders));
  };
  expect(refusal('orders 1:charge 2:charge')?.why).toContain('Not yet.');
  expect(refusal('orders 1:advance 2:charge')).toBeNull();
  expect(COURSE.lessons[0].id).toBe(FIRST_LESSON);
  expect(COURSE.lessons.length).toBe(3);
});

test('a lesson about waiting refuses to wait for good', () => {
  const run = runLesson(COURSE, COURSE.lessons[1]);
  const { game, state } = run.match;
  const table = epic89Adapter.table(game);
  run.read();
  expect(act(run.match, 'B', game.notation.parse(state, 'move 2 3:f16'))).toMatchObject({ ok: true });
  expect(game.check(state, YOU, game.notation.parse(state, 'pass phase'))?.why).toContain('Not yet.');
  const needed = (view: unknown) => table.odds(view, game.notation.parse(state, 'fire 1 1>3'));
  const before = needed(game.view(state, YOU));
  expect(act(run.match, YOU, game.notation.parse(state, 'pass'))).toMatchObject({ ok: true });
  expect(needed(game.view(run.match.state, YOU)), 'it has come nearer').not.toEqual(before);
});

test('who stays where he is has taken his move, too', () => {
  const run = runLesson(COURSE, COURSE.lessons[0]);
  const { game, state } = run.match;
  run.read();
  act(run.match, YOU, game.notation.parse(state, 'orders 1:advance 2:charge'));
  act(run.match, 'B', game.notation.parse(state, 'orders 3:none'));
  expect(act(run.match, YOU, game.notation.parse(state, 'move 2'))).toMatchObject({ ok: true });
  expect(run.done()).toBe(3);
});
