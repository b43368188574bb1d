/** A case played step by step, with everything there is to see on the way. */
import type { Arranged, CaseAdapter } from '../../../cases/adapter.ts';
import type { Case, CaseStep, Placed } from '../../../cases/case.ts';
import { parsed } from '../../../cases/phrase.ts';
import { type CaseRun, told } from '../../../cases/run.ts';
import type { Decision, GameEvent, Outcome, Refusal } from '../../../kernel/contract.ts';
import { scriptedDice } from '../../../kernel/dice.ts';
import type { CaseWords } from '../../games/case-words.ts';
import { namesOf, numbersOf } from './tags.ts';

export interface Refused {
  /** What was tried, in words. */
  readonly text: string;
  readonly refusal: Refusal | null;
}

/** The table after one step; the first stage comes before any. */
export interface Stage {
  readonly step: CaseStep | null;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly refused: readonly Refused[];
  readonly asked: readonly Decision[];
  readonly outcome: Outcome | null;
  /** Why the case cannot go on. */
  readonly problem: string | null;
  /** Every action the step names, in words, in the order in which it names them. */
  readonly said: readonly string[];
  /** How the case calls the pieces, by number; those that are gone too. */
  readonly called: ReadonlyMap<number, string>;
}

interface Course extends CaseRun {
  readonly words: CaseWords | null;
  readonly names: readonly string[];
  readonly called: Map<number, string>;
}

export interface Played {
  readonly table: Arranged;
  readonly stages: readonly Stage[];
}

/** Throws a `Problem` when the position itself cannot be laid out. */
export function playCase(written: Case, adapter: CaseAdapter, words: CaseWords | null): Played {
  const table = adapter.arrange(written);
  const names = namesOf(written);
  const course: Course = { adapter, table, state: table.state, words, names, called: new Map() };
  const stages = [stageOf(course, null, {})];
  for (const step of written.steps) {
    try {
      stages.push(playStep(course, step));
    } catch (error) {
      stages.push(stageOf(course, step, { problem: told(error) }));
      break;
    }
  }
  return { table, stages };
}

function stageOf(course: Course, step: CaseStep | null, found: Partial<Stage>): Stage {
  const { table, state } = course;
  const asked = table.game.pending(state);
  const outcome = table.game.outcome(state);
  learnNames(course);
  const called = new Map(course.called);
  return { step, state, events: [], refused: [], asked, outcome, problem: null, said: [], called, ...found };
}

function learnNames({ table, state, names, called }: Course): void {
  for (const [number, name] of numbersOf(table, state, names))
    if (!called.has(number)) called.set(number, name);
}

function playStep(course: Course, step: CaseStep): Stage {
  switch (step.is) {
    case 'act':
      return playActions(course, step);
    case 'refuse': {
      const refused = step.actions.map((action) => tryOut(course, action));
      return stageOf(course, step, { refused, said: refused.map(({ text }) => text) });
    }
    case 'allow':
      return stageOf(course, step, { said: step.actions.map(({ value }) => sayTried(course, value)) });
    case 'offered': {
      const all = [...step.has, ...step.lacks, ...(step.only ?? [])];
      return stageOf(course, step, { said: all.map(({ value }) => say(course, value)) });
    }
    default:
      return stageOf(course, step, {});
  }
}

function playActions(course: Course, step: Extract<CaseStep, { is: 'act' }>): Stage {
  const { game, drawn } = course.table;
  const dice = scriptedDice(step.dice, step.draws.map(drawn));
  const events: GameEvent[] = [];
  const said: string[] = [];
  const before = course.state;
  for (const written of step.actions) {
    const text = say(course, written.value);
    said.push(text);
    const action = parsed(course, written);
    const refusal = game.check(course.state, step.seat, action);
    if (refusal) return stageOf(course, step, { events, said, refused: [{ text, refusal }] });
    const next = game.fork(course.state);
    events.push(...game.apply(next, step.seat, action, dice));
    course.state = next;
    learnNames(course);
  }
  if (step.names) course.table.nameNew?.(before, course.state, step.names);
  return stageOf(course, step, { events, said });
}

/** What the rules say to it; nothing where it cannot even be written down. */
function tryOut(course: Course, { value, place }: Placed<string>): Refused {
  const [seat, ...words] = value.split(' ');
  const text = sayTried(course, value);
  try {
    const action = parsed(course, { value: words.join(' '), place });
    return { text, refusal: course.table.game.check(course.state, seat, action) };
  } catch {
    return { text, refusal: null };
  }
}

/** `marine M move N`: who tries it comes first. */
function sayTried(course: Course, text: string): string {
  return say(course, text.split(' ').slice(1).join(' '));
}

/** An action in words; as it is written where no words can be found. */
function say(course: Course, text: string): string {
  const { words, table, state, called } = course;
  try {
    const action = parsed(course, { value: text, place: { line: 0, column: 0 } });
    return words ? words.action(table.game, state, action, called) : text;
  } catch {
    return text;
  }
}
