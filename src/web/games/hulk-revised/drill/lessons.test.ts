import { expect, test } from 'vitest';
import { act, actText, pending } from '../../../../kernel/match.ts';
import { enemyOf } from '../../../drill/enemy.ts';
import { seatOf } from '../../../drill/lesson.ts';
import { FIRST_LESSON } from '../../../drill/progress.ts';
import { type LessonRun, runLesson } from '../../../drill/run.ts';
import { COURSE } from './index.ts';

/** Plays whatever waits for the other side, and what has only one answer. */
function settle({ match, lesson }: LessonRun, enemy: (seat: string) => string, next = ''): void {
  for (let n = 0; n < 50; n++) {
    const asked = pending(match)[0];
    if (!asked) return;
    const own = asked.seat === seatOf(COURSE, lesson);
    // The table holds fire by itself where only a door could be shot.
    if (own && (asked.kind !== 'snap' || next.startsWith('1 shoot'))) return;
    const answer = actText(match, asked.seat, own ? 'hold' : enemy(asked.seat));
    if (!answer.ok) throw new Error(`${lesson.id}: ${answer.refusal.why}`);
  }
}

for (const lesson of COURSE.lessons) {
  test(`${lesson.title} can be taken to its end`, () => {
    const run = runLesson(COURSE, lesson);
    const enemy = enemyOf(run.match, lesson.enemy ?? []);
    for (const text of lesson.way) {
      settle(run, enemy, text);
      if (text === 'read') {
        run.read();
        continue;
      }
      const open = run.match.game
        .actions(run.match.state, seatOf(COURSE, lesson))
        .map((action) => run.match.game.notation.print(run.match.state, action));
      expect(open, `${lesson.id}, step ${run.done() + 1}: ${run.step()?.say}`).toContain(text);
      const action = run.match.game.notation.parse(run.match.state, text);
      expect(act(run.match, seatOf(COURSE, lesson), action)).toMatchObject({ ok: true });
    }
    settle(run, enemy);
    expect(run.step()?.say ?? 'done').toBe('done');
    // Somebody who has just learned something is not told that the game is over.
    expect(run.match.outcome).toBe(null);
  });
}

test('the drill refuses what is not asked for, and says what is', () => {
  const { match } = runLesson(COURSE, COURSE.lessons[0]);
  const answer = actText(match, 'marine', '1 turn S');
  expect(answer.ok ? null : answer.refusal.why).toContain('Walk to E2');
});

test('every square a lesson points at is on its board', () => {
  for (const lesson of COURSE.lessons) {
    const { find } = runLesson(COURSE, lesson);
    for (const { point } of lesson.steps)
      if (point?.startsWith('square '))
        expect(find(point.slice(7)), `${lesson.id} ${point}`).toBeGreaterThan(-1);
  }
});

test('a newcomer is sent to the first lesson', () => {
  expect(COURSE.lessons[0].id).toBe(FIRST_LESSON);
});

test('both sides are learned', () => {
  expect(new Set(COURSE.lessons.map((lesson) => seatOf(COURSE, lesson)))).toEqual(
    new Set(['marine', 'stealer']),
  );
});
