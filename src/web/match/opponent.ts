/** The machine's seat: a worker that is given what its seat may know and answers with a line of notation. */
import type { Seat } from '../../kernel/contract.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly setup: unknown;
  /** What its seat may know, and the match it belongs to: they decide its chance, so that it can be asked again. */
  readonly view: unknown;
  readonly match: string;
  readonly seat: Seat;
  /** By its name in `botsFor`; without one, the usual. */
  readonly strength?: string;
  /** Asks why it answers so: all it knows, or what somebody with that view may know. */
  readonly why?: 'all' | { readonly view: unknown };
  /** What it did, in notation, where another build may have played. */
  readonly did?: string;
}

export type Answer =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly problem: string };

export interface Opponent {
  ask(view: unknown, seat: Seat, strength?: string): Promise<string>;
  why(question: Pick<Question, 'view' | 'seat' | 'strength' | 'why' | 'did'>): Promise<string>;
  close(): void;
}

/** For a match of that setup, what is public of it; `match` tells it from others. */
export function hireOpponent(game: string, setup: unknown, match: string): Opponent {
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
  const put = (question: Omit<Question, 'id' | 'game' | 'setup' | 'match'>) => {
    const id = next++;
    return new Promise<string>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id, game, setup, match } satisfies Question);
    });
  };
  return {
    ask: (view, seat, strength) => put({ view, seat, strength }),
    why: put,
    close: () => worker.terminate(),
  };
}
