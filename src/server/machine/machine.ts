/** A machine plays on for whoever is gone: a few threads think beside the server, so that one slow thought delays nobody. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Question } from './thinker.ts';

export interface Machine {
  answer(question: Question): Promise<string>;
  close(): Promise<void>;
}

/** A thought that takes longer is given up; the match asks again later. */
const LONGEST_THOUGHT = 20_000;
const IDLE = 60_000;

/** `filename`: the built thinker. Its threads begin when somebody is first asked for. */
export function machineOf(filename: string): Machine {
  let pool: Piscina | null = null;
  return {
    answer(question) {
      const maxThreads = Math.max(1, availableParallelism() - 1);
      pool ??= new Piscina({ filename, minThreads: 0, maxThreads, idleTimeout: IDLE });
      return pool.run(question, { signal: AbortSignal.timeout(LONGEST_THOUGHT) }) as Promise<string>;
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** Where nobody can think. */
export const NO_MACHINE: Machine = {
  answer: () => Promise.reject(new Error('No machine plays here.')),
  close: async () => undefined,
};
