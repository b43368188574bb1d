/** One lesson being taken: a match on its position that lets through what is asked for, and notices when it is done. */
import type { AnyGame, GameEvent, Seat } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import { drillDice } from './drill-dice.ts';
import { type Course, type Lesson, type LessonStep, seatOf, type Wanted } from './lesson.ts';
import { matchOn } from './match-on.ts';

export interface LessonRun {
  readonly lesson: Lesson;
  readonly match: Match;
  find(name: string): number;
  /** The step waited for; all of them are done when there is none. */
  step(): LessonStep | null;
  /** How many are done. */
  done(): number;
  /** Whether a line of notation is what is asked for. */
  allows(text: string): boolean;
  /** A step that was only to be read has been. */
  read(): void;
}

export function runLesson(course: Course, lesson: Lesson): LessonRun {
  const laid = course.lay(lesson);
  const learner = seatOf(course, lesson);
  let at = 0;
  const step = () => lesson.steps[at] ?? null;
  const isFree = (state: unknown, seat: Seat) =>
    laid.game.pending(state).some((asked) => asked.seat === seat && asked.kind === 'act');
  const isOpen = (state: unknown, seat: Seat, action: unknown): boolean => {
    if (seat !== learner) return true;
    const asked = isFree(state, seat) ? (step()?.may ?? []) : step()?.answer;
    if (!asked) return true;
    return isOne(laid.game.notation.print(state, action), asked);
  };
  const game: AnyGame = {
    ...laid.game,
    // A question keeps all its answers, so that it can be put as always; the wrong ones are refused.
    actions: (state, seat) =>
      laid.game.actions(state, seat).filter((action) => !isFree(state, seat) || isOpen(state, seat, action)),
    check(state, seat, action) {
      const refusal = laid.game.check(state, seat, action);
      if (refusal || isOpen(state, seat, action)) return refusal;
      return { rule: 'Drill', why: step() ? `Not yet. ${step()!.say}` : 'This lesson is done.' };
    },
  };
  const match = matchOn({ ...laid, game }, drillDice(lesson.dice ?? [], lesson.draws ?? []), (events) => {
    for (const event of events) {
      const wanted = step()?.until;
      if (wanted && wanted !== 'read' && isWanted(event, wanted, laid.find)) at++;
    }
  });
  return {
    lesson,
    match,
    find: laid.find,
    step,
    done: () => at,
    allows: (text) => isOne(text, step()?.may ?? []),
    read() {
      if (step()?.until === 'read') at++;
    },
  };
}

function isOne(text: string, starts: readonly string[]): boolean {
  return starts.some((start) =>
    start.endsWith('.') ? text === start.slice(0, -1) : text === start || text.startsWith(`${start} `),
  );
}

const PLACES = ['at', 'to', 'from', 'square'];

function isWanted(event: GameEvent, wanted: Wanted, find: (name: string) => number): boolean {
  const fields = event as unknown as Record<string, unknown>;
  return Object.entries(wanted).every(([key, value]) =>
    PLACES.includes(key) && typeof value === 'string' ? fields[key] === find(value) : fields[key] === value,
  );
}
