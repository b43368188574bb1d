/** A lesson of the drill: a small position, and one instruction after another. Lessons are data. */
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';

/** Fields an event must have to be meant. Squares are written by their names. */
export type Wanted = Readonly<{ kind: string } & Record<string, string | number | boolean>>;

export interface LessonStep {
  readonly say: string;
  /** More, in smaller print: why it matters. */
  readonly why?: string;
  readonly rule?: string;
  /** What it waits for: something that happens, or only that it has been read. */
  readonly until: Wanted | 'read';
  /** Beginnings of the actions that are open now, as notation has them, or whole with a full stop. None: the player only reads. */
  readonly may?: readonly string[];
  /** The same for answers to questions. Absent: any answer. */
  readonly answer?: readonly string[];
  /** The piece whose sight stays lit, by its number; else that of whoever is chosen. */
  readonly lit?: number;
  /** What to point at: a button of the bar by its id, a square by its name, the end of the phase, a question. */
  readonly point?: string;
}

export interface Lesson<Position = unknown> {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly icon: string;
  readonly position: Position;
  /** Who takes it, where that is not the course's own seat. */
  readonly seat?: string;
  /** What the dice show, in order; chance takes over after that. */
  readonly dice?: readonly number[];
  /** What is drawn, in order: the first of the bag is 0. */
  readonly draws?: readonly number[];
  /** What the other side does, line by line; it ends its phase after that. */
  readonly enemy?: readonly string[];
  readonly steps: readonly LessonStep[];
  /** The last word. */
  readonly learned: string;
  /** One way through, for tests. */
  readonly way: readonly string[];
}

/** A position on a board, ready to be played on. */
export interface Laid {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  readonly game: AnyGame;
  readonly state: unknown;
  /** The square of that name. */
  find(name: string): number;
}

/** All lessons of a game, and how their positions come onto a table. */
export interface Course {
  readonly game: string;
  readonly seat: string;
  readonly lessons: readonly Lesson[];
  /** The mission to play after the last one. */
  readonly mission: string;
  lay(lesson: Lesson): Laid;
}

export function seatOf(course: Course, lesson: Lesson): string {
  return lesson.seat ?? course.seat;
}
