/** Starts judging processes and asks them. */
import { fork } from 'node:child_process';
import type { Answer, Orders, Surveyed } from './judge.ts';

interface Court {
  /** What it answers; 'time' when it took too long and was ended, 'crash' when it ended without an answer: then it is gone. */
  ask(orders: Orders): Promise<Answer | 'time' | 'crash'>;
  close(): void;
}

/** `mutant`: the number of the change that is in force from the start; 0 for none. */
export function open(bundle: string, mutant: number): Court {
  const child = fork(bundle, [String(mutant)], {
    execArgv: ['--max-old-space-size=1500'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    ask: (orders) =>
      new Promise((answered) => {
        const done = (answer: Answer | 'time' | 'crash'): void => {
          child.removeAllListeners();
          answered(answer);
        };
        child.on('message', (answer) => done(answer as Answer));
        child.on('exit', (_, signal) => done(signal === 'SIGKILL' ? 'time' : 'crash'));
        child.send(orders);
      }),
    close: () => child.kill('SIGKILL'),
  };
}

export interface Bench {
  /** Asks the process that judges one change after the other, or (`alone`) one of its own that begins with the change. */
  ask(mutant: number, run: readonly Surveyed[], alone: boolean): Promise<Verdict>;
  close(): void;
}

interface Verdict {
  readonly caught: string | null;
  readonly why: string;
  /** What was not really asked. */
  readonly missed: readonly string[];
}

export const nameOf = ({ source, check }: Surveyed): string => `${source} ${check}`;

export function benchOf(root: string, bundle: string): Bench {
  let court: Court | null = null;
  /** What fails unchanged once something else was judged. */
  const once = new Set<string>();

  async function askAlone(mutant: number, run: readonly Surveyed[]): Promise<Verdict> {
    const own = open(bundle, mutant);
    const answer = await own.ask({ root, mutant, alone: true, run: ordersOf(run) });
    own.close();
    return typeof answer === 'string' ? ended(answer) : answer;
  }

  async function askNext(mutant: number, run: readonly Surveyed[]): Promise<Verdict> {
    court ??= open(bundle, 0);
    const now = run.filter((check) => !once.has(nameOf(check)));
    const answer = await court.ask({ root, mutant, alone: false, run: ordersOf(now) });
    if (typeof answer === 'string') {
      court = null;
      return answer === 'crash' ? askAlone(mutant, run) : ended(answer);
    }
    if (!answer.stale) {
      const late = run.filter((check) => once.has(nameOf(check)));
      return { ...answer, missed: [...answer.missed, ...late.map(nameOf)] };
    }
    court.close();
    court = null;
    // The change may leave something behind that keeps it in force: then it is caught in a process of its own, too.
    const again = await askAlone(
      mutant,
      run.filter((check) => nameOf(check) === answer.caught),
    );
    if (again.caught !== null) return again;
    once.add(answer.caught!);
    return askNext(mutant, run);
  }

  return {
    ask: (mutant, run, alone) => (alone ? askAlone(mutant, run) : askNext(mutant, run)),
    close: () => court?.close(),
  };
}

const ordersOf = (run: readonly Surveyed[]) =>
  run.map(({ source, check, ms }) => [source, check, ms] as const);
const ended = (how: string): Verdict => ({ caught: how, why: '', missed: [] });
