import { expect, test } from 'vitest';
import { act, actText, pending } from '../../../../kernel/match.ts';
import { enemyOf } from '../../../drill/enemy.ts';
import { FIRST_LESSON } from '../../../drill/progress.ts';
import { type LessonRun, runLesson } from '../../../drill/run.ts';
import { COURSE } from './index.ts';

const YOU = COURSE.seat;

/** Plays whatever waits for the other side, and what has only one answer. */
function settle({ match, lesson }: LessonRun, enemy: (seat: string) => string): void {
  for (let n = 0; n < 50; n++) {
    const [asked] = pending(match);
    if (!asked) return;
    const open = match.game.actions(match.state, asked.seat);
    if (open.length === 0) return;
    const text = asked.seat === YOU ? match.game.notation.print(match.state, open[0]) : enemy(asked.seat);
    if (asked.seat === YOU && (open.length > 1 || text !== 'pass')) return;
    const answer = actText(match, asked.seat, text);
    if (!answer.ok) throw new Error(`${lesson.id}: ${answer.refusal.why}`);
  }
}

for (const lesson of COURSE.lessons) {
  test(`${lesson.title} can be taken to its end`, () => {
    const run = runLesson(COURSE, lesson);
    const { match } = run;
    const enemy = enemyOf(match, lesson.enemy ?? []);
    for (const text of lesson.way) {
      settle(run, enemy);
      const open = match.game
        .actions(match.state, YOU)
        .map((action) => match.game.notation.print(match.state, action));
      const found = open.find((one) => one === text || one.startsWith(`${text} `));
      expect(found, `${text} among ${open} at: ${run.step()?.say}`).toBeDefined();
      const action = match.game.notation.parse(match.state, found!);
      expect(act(match, YOU, action), text).toMatchObject({ ok: true });
    }
    settle(run, enemy);
    expect(run.step()?.say ?? 'done').toBe('done');
    // Somebody who has just learned something is not told that the game is over.
    expect(match.outcome).toBe(null);
  });
}

test('a newcomer is sent to the first lesson, and what is not asked for is refused', () => {
  expect(COURSE.lessons[0].id).toBe(FIRST_LESSON);
  const { match, find } = runLesson(COURSE, COURSE.lessons[0]);
  const answer = actText(match, YOU, '2 convert E');
  expect(answer.ok ? null : answer.refusal.why).toContain('Walk the Terminator’s to F2');
  for (const { point } of COURSE.lessons[0].steps)
    if (point?.startsWith('square ')) expect(find(point.slice(7))).toBeGreaterThan(-1);
});
