/**
 * When a question in the middle of another's move is answered. An answer that the rules force, or that was ordered beforehand, comes
 * after a delay from one public range, and no chosen one sooner: its time tells nobody which it was (HR-HID-15, HH-HID-14, E1-SNAP-22).
 */
import { createHash } from 'node:crypto';
import type { Seat } from '../../kernel/contract.ts';
import { type Interruption, interruptionOf } from '../../kernel/interruption.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import { type Match, pending } from '../../kernel/match.ts';

/** Milliseconds; how long within it follows from the seed and the question, at every server alike. */
export interface Pace {
  readonly least: number;
  readonly most: number;
}

/** Between people. */
export const USUAL: Pace = { least: 700, most: 2200 };
export const AT_ONCE: Pace = { least: 0, most: 0 };

interface Put {
  readonly id: number;
  readonly interruption: Interruption;
  /** No answer is played before. */
  readonly due: number;
}

export interface Pacer {
  /** Something was played: new questions may have been put. */
  note(): void;
  /** What a seat is asked in the middle of another's move. */
  put(seat: Seat): Put | null;
  /** When a seat's question may be answered. */
  due(seat: Seat): Promise<void>;
}

export function pacerOf(
  match: Match,
  seed: string,
  all: readonly Interruption[],
  { least, most }: Pace,
): Pacer {
  const open = new Map<Seat, Put>();
  /** Whose move it is: the last to be asked anything else. */
  let mover: Seat | null = null;

  function delayOf(seat: Seat, id: number): number {
    const drawn = createHash('sha256').update(`pace ${seed} ${seat} ${id}`).digest().readUInt32BE();
    return least + Math.floor((drawn / 2 ** 32) * (most - least));
  }

  return {
    note() {
      const asked = pending(match);
      if (asked.length === 1 && !interruptionOf(all, asked[0])) mover = asked[0].seat;
      for (const seat of match.ruleset.seats) {
        const [question] = localSitting(match, seat).decisions();
        const interruption = question && mover !== seat ? interruptionOf(all, question) : null;
        if (!interruption) open.delete(seat);
        else if (open.get(seat)?.id !== question.id)
          open.set(seat, {
            id: question.id,
            interruption,
            due: Date.now() + delayOf(seat, question.id),
          });
      }
    },
    put: (seat) => open.get(seat) ?? null,
    due(seat) {
      const wait = (open.get(seat)?.due ?? 0) - Date.now();
      return wait <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, wait));
    },
  };
}
