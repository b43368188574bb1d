/** The machine's seat: a worker that is given what its seat may know and answers with a line of notation. */
import type { Seat } from '../../kernel/contract.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly setup: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  /** By its name in `botsFor`; without one, the usual. */
  readonly strength?: string;
}

export type Answer =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly problem: string };

export interface Opponent {
  ask(view: unknown, seat: Seat, strength?: string): Promise<string>;
  close(): void;
}

/** For a match of that setup: what is public of it. */
export function hireOpponent(game: string, setup: unknown): Opponent {
  const worker = new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();
  let next = 1;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('text' in data) asked?.resolve(data.text);
    else asked?.reject(new Error(data.problem));
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The opponent stopped.'));
    waiting.clear();
  };
  return {
    ask(view, seat, strength) {
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, game, setup, view, seat, strength } satisfies Question);
      });
    },
    close: () => worker.terminate(),
  };
}
