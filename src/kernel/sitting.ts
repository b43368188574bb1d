/**
 * A sitting stands between a match and its viewer: one seat, or a spectator. It gives out what that viewer may
 * know and nothing else, counted in the viewer's own numbers, and takes answers. `localSitting` sits at a match in the same
 * process, `remoteSitting` at one behind a connection.
 */
import type { Decision, GameEvent, Outcome, Refusal, Seat, Viewer } from './contract.ts';

/** A question that waits for the viewer. An answer belongs to its id, and is late only when that question is gone. */
export interface Asked extends Decision {
  readonly id: number;
}

/** One thing the viewer was told. The first, number 0, is what happened before the first decision. */
export type Told =
  | { readonly n: number; readonly kind: 'played'; readonly events: readonly GameEvent[] }
  /** Play was taken back: the table stands again as it did after number `to`. What was told since stays told. */
  | { readonly n: number; readonly kind: 'back'; readonly to: number }
  /** Somebody gave up, or a draw was agreed. */
  | { readonly n: number; readonly kind: 'ended' };

/** What one seat asks of the others: everybody else must say yes. */
export interface Offer {
  readonly id: number;
  readonly by: Seat;
  readonly what: 'draw' | 'undo';
  /** Where an undo would go back to, in the viewer's numbers. */
  readonly to?: number;
}

/** Taking back without asking anybody. */
export interface FreeBack {
  /** The numbers the table could stand at again, each one action further back; none when nothing can be taken back. */
  readonly to: readonly number[];
  /** What stands in the way of more. */
  readonly why: string;
}

/** Told why not; null when it was done. A local sitting answers at once. */
export type Done = (refusal: Refusal | null) => void;

export interface Sitting {
  readonly viewer: Viewer;
  view(): unknown;
  /** What waits for the viewer. */
  decisions(): readonly Asked[];
  /** Whom the table waits for. Of a sealed question of somebody else: that it is open, and no more. */
  waiting(): readonly Decision[];
  outcome(): Outcome | null;
  offers(): readonly Offer[];
  /** Everything told so far; its numbers have no gaps. */
  told(): readonly Told[];
  /** The number the table stands at: the last one told, unless play was taken back. */
  standing(): number;
  /** The view as it was after that number was told; null for a number that was not. */
  viewAt(n: number, show: (view: unknown) => void): void;
  /** The legal answers of the viewer, why one would be refused, and how it is written. */
  actions(): readonly unknown[];
  check(action: unknown): Refusal | null;
  print(action: unknown): string;
  /** Answers a decision, by an action or by a line of notation. */
  answer(
    decision: number,
    answer: { readonly action: unknown } | { readonly text: string },
    done?: Done,
  ): void;
  freeBack(): FreeBack;
  /** Takes play back to a number (default: the viewer's last action). Where that is not free, the others are asked. */
  undo(to?: number, done?: Done): void;
  concede(done?: Done): void;
  offerDraw(done?: Done): void;
  reply(offer: number, yes: boolean, done?: Done): void;
  /** Told of every change the viewer may know of, and of no other. */
  subscribe(listener: () => void): () => void;
}

/** Of everything told, what has not been taken back, in its order. */
export function holding(told: readonly Told[]): Told[] {
  const before: number[] = [];
  let stands = -1;
  for (const one of told) {
    before.push(stands);
    stands = one.kind === 'back' ? one.to : one.n;
  }
  const held: Told[] = [];
  for (let n = stands; n >= 0; n = before[n]) held.push(told[n]);
  return held.reverse();
}

/** What happened by what was told. */
export function eventsOf(told: readonly Told[]): readonly GameEvent[] {
  return told.flatMap((one) => (one.kind === 'played' ? one.events : []));
}
