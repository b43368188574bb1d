/** Runs a case against its game and says what went otherwise. Knows no game. */
import { Problem } from '../kernel/contract.ts';
import type { Arranged, CaseAdapter } from './adapter.ts';
import type { Case, CaseStep, Place } from './case.ts';
import { problemAt } from './problem.ts';
import { runAct } from './run-act.ts';
import { runAllow, runExpect, runOffered, runRefuse, runSees } from './run-checks.ts';

/** What was found otherwise, one line each, and the board as it then stood. */
interface Failure {
  readonly place: Place;
  readonly lines: readonly string[];
  readonly board: string | null;
}

export interface Result {
  readonly of: Case;
  /** Null when everything held. */
  readonly failure: Failure | null;
}

/** A case being played. */
export interface CaseRun {
  readonly adapter: CaseAdapter;
  readonly table: Arranged;
  state: unknown;
}

/** Plays the case to its end or to the first step that fails. */
export function runCase(written: Case, adapter: CaseAdapter): Result {
  let run: CaseRun | null = null;
  let place = written.place;
  try {
    const table = adapter.arrange(written);
    run = { adapter, table, state: table.state };
    const broken = table.game.broken(table.state);
    if (broken.length > 0) throw problemAt(place, `This position cannot come about: ${broken.join('; ')}.`);
    for (const step of written.steps) {
      place = step.place;
      const lines = runStep(run, step);
      if (lines.length > 0) return { of: written, failure: { place, lines, board: sketch(run) } };
    }
    return { of: written, failure: null };
  } catch (error) {
    if (error instanceof Problem)
      place = { line: error.line ?? place.line, column: error.column ?? place.column };
    return { of: written, failure: { place, lines: [told(error)], board: run && sketch(run) } };
  }
}

function runStep(run: CaseRun, step: CaseStep): string[] {
  switch (step.is) {
    case 'act':
      return runAct(run, step);
    case 'expect':
      return runExpect(run, step);
    case 'allow':
      return runAllow(run, step);
    case 'refuse':
      return runRefuse(run, step);
    case 'offered':
      return runOffered(run, step);
    case 'sees':
      return runSees(run, step);
  }
}

/** The board as everybody may see it at once: seat by seat, where their pictures differ. */
function sketch({ table, state }: CaseRun): string | null {
  try {
    const boards = table.game.seats.map((seat) => table.game.sketch(table.game.view(state, seat)));
    return [...new Set(boards)].join('\n');
  } catch {
    return null;
  }
}

/** An engine that breaks is told in one line with the place in its code; a wrong case in a sentence. */
export function told(error: unknown): string {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const frame = error.stack?.split('\n').find((line) => line.includes('/src/'));
  return `The game broke: ${error.message}${frame ? ` (${frame.trim()})` : ''}`;
}
