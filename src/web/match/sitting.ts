/** One match being played at this screen, as the screens know it. `sit` makes one. */
import type { Refusal, Viewer } from '../../kernel/contract.ts';
import type { Offer } from '../games/adapter.ts';
import type { Timer } from './clock.ts';
import type { Host } from './host.ts';
import type { AnswerGiven, Look } from './look.ts';

export type { Players } from './host.ts';
export type { AnswerGiven, Look, OrderGiven } from './look.ts';

export interface Sitting
  extends Pick<Host, 'id' | 'ruleset' | 'table' | 'players' | 'eyes' | 'seal' | 'file'> {
  /** Stored, and played by standing orders; a lesson is neither. */
  readonly kept: boolean;
  look(): Look;
  subscribe(listener: () => void): () => void;
  /** The limit of time, told apart from the rest: it moves every second. */
  readonly clock: Pick<Timer, 'left' | 'subscribe'>;
  /** Plays an action and, after it, the rest of a planned row; returns why not. */
  play(
    offer: Pick<Offer, 'action' | 'rest' | 'presses' | 'wishes'> & Partial<Pick<Offer, 'unit'>>,
  ): Refusal | null;
  check(action: unknown): Refusal | null;
  prefer(toggle: string, value: string): void;
  /** Several at once. */
  wish(toggles: Look['toggles']): void;
  /** What standing orders answered here, and the server in the seat's name, by the number the table stood at for a viewer. */
  ordersFor(viewer: Viewer): ReadonlyMap<number, AnswerGiven>;
  /** The person is asked after all, this once. */
  overrule(): void;
  undoReason(): string | null;
  takeBack(): void;
  giveUp(): void;
  /** Why no draw can be offered now. */
  drawReason(): string | null;
  offerDraw(): void;
  /** Why the other player cannot be asked to let the last action be taken back. */
  backReason(): string | null;
  askBack(): void;
  answerOffer(yes: boolean): void;
  /** The answer has been read. */
  forgetOffer(): void;
  /** The rest of what is being shown is shown at once. */
  skip(): void;
  /** What was missed has been read. */
  forgetRecap(): void;
  /** Why the machine did what the viewer was told by that number. */
  why(entry: number): Promise<string>;
  reveal(): void;
  retry(): void;
  leave(): void;
}
