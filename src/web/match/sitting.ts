/** One match being played at this screen, as the table sees it. `sit` makes one. */
import type { Decision, GameEvent, Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import type { Sitting as Eyes } from '../../kernel/sitting.ts';
import type { Effect, Ordered, Scene, Table } from '../games/adapter.ts';
import type { Save } from '../store/saves.ts';
import type { Timer } from './clock.ts';
import type { DrawOffer } from './draw.ts';

export type Players = Save['players'];

export interface Look {
  /** Goes up with every change. */
  readonly beat: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The decision the table waits for: the viewer's own where there is one, else a person's, else the machine's. */
  readonly decision: Decision | null;
  /** It is for the person whose eyes the screen shows. */
  readonly mine: boolean;
  /** The seat the screen must be passed to before play goes on. */
  readonly curtain: Seat | null;
  readonly actions: readonly unknown[];
  readonly effects: readonly Effect[];
  /** What the last step brought, as the viewer may know it: dice and sounds are made of it. */
  readonly happened: readonly GameEvent[];
  /** A picture on the way to the view; null when the view itself is shown. */
  readonly frame: Scene | null;
  /** The last number told to the viewer that has been shown. */
  readonly shown: number;
  /** Something is being played or thought out: the controls rest. */
  readonly busy: boolean;
  /** The standing order about to answer; until it has, it can be overruled. */
  readonly ordered: OrderGiven | null;
  /** A draw that was offered and is not over with. */
  readonly draw: DrawOffer | null;
  readonly problem: string | null;
  /** Preferences for the next actions, standing orders among them, by the game's own names. */
  readonly toggles: Readonly<Record<string, string>>;
}

/** An answer by standing order, and whose. */
export interface OrderGiven extends Ordered {
  readonly seat: Seat;
}

export interface Sitting {
  readonly id: string;
  readonly table: Table;
  readonly match: Match;
  readonly players: Players;
  /** The match through somebody's eyes: what they may know, numbered. */
  eyes(viewer: Viewer): Eyes;
  /** Stored, and played by standing orders; a lesson is neither. */
  readonly kept: boolean;
  look(): Look;
  subscribe(listener: () => void): () => void;
  /** The limit of time, told apart from the rest: it moves every second. */
  readonly clock: Pick<Timer, 'left' | 'subscribe'>;
  /** Plays an action, or a planned row of them; returns why not. */
  play(actions: readonly unknown[]): Refusal | null;
  check(action: unknown): Refusal | null;
  prefer(toggle: string, value: string): void;
  /** The entries of the match that standing orders played here, by their place. */
  readonly byOrder: ReadonlyMap<number, OrderGiven>;
  /** The same, by the number the table stood at for a viewer. */
  ordersFor(viewer: Viewer): ReadonlyMap<number, OrderGiven>;
  /** The person is asked after all, this once. */
  overrule(): void;
  undoReason(): string | null;
  takeBack(): void;
  giveUp(): void;
  /** Why no draw can be offered now. */
  drawReason(): string | null;
  offerDraw(): void;
  answerDraw(yes: boolean): void;
  /** The answer has been read. */
  forgetDraw(): void;
  reveal(): void;
  retry(): void;
  leave(): void;
}
