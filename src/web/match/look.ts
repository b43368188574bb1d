/** What the screen shows of a match: one plain thing, made anew with every change. */
import type { Decision, GameEvent, Outcome, Seat, Viewer } from '../../kernel/contract.ts';
import type { Ordered } from '../games/adapter.ts';
import type { TableOffer } from './offer.ts';
import type { Span } from './recap.ts';
import type { Beat } from './timeline.ts';

/** What stands in its pictures only the stage knows. */
export interface Look<Scene = unknown, Effect = unknown> {
  /** Goes up with every change. */
  readonly beat: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The picture: of the view, or one on the way to it. */
  readonly scene: Scene;
  /** The picture is one on the way to the view. */
  readonly moving: boolean;
  /** The decision the table waits for: the viewer's own where there is one, else a person's, else the machine's. */
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  /** It is for the person whose eyes the screen shows. */
  readonly mine: boolean;
  /** The seat the screen must be passed to before play goes on. */
  readonly curtain: Seat | null;
  readonly actions: readonly unknown[];
  readonly effects: readonly Effect[];
  /** What this picture brings, as the viewer may know it: dice and sounds are made of it. */
  readonly happened: readonly GameEvent[];
  /** How much the picture weighs, and the places it is about. */
  readonly weight: Beat<Scene, Effect>['weight'];
  readonly about: readonly number[];
  /** The last number told to the viewer that has been shown whole, and how many events of the next one have been. */
  readonly shown: number;
  readonly partly: number;
  /** Something is being played or thought out: the controls rest. */
  readonly busy: boolean;
  /** The standing order about to answer; until it has, it can be overruled. */
  readonly ordered: OrderGiven | null;
  /** What the viewer has missed while he waited, until he answers. */
  readonly recap: Span | null;
  /** What one seat asks of the other and is not over with. */
  readonly offer: TableOffer | null;
  readonly problem: string | null;
  /** Preferences for the next actions, standing orders among them, by the game's own names. */
  readonly toggles: Readonly<Record<string, string>>;
}

/** An answer that nobody gave at this screen, as it is told. */
export interface AnswerGiven extends Pick<OrderGiven, 'seat' | 'word' | 'sentence' | 'open'> {
  readonly order?: OrderGiven['order'];
  /** The server gave it, for somebody who was not there. */
  readonly byServer?: true;
}

/** An answer by standing order, and whose. */
export interface OrderGiven extends Ordered {
  readonly seat: Seat;
}
