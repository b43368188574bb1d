/** A stage of squares: what a game with a board brings so that its pieces can be drawn and clicked. */
import type { Board, Facing } from '../../grid/index.ts';
import type { Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import type { Picture } from '../match/timeline.ts';
import type { LayerDraw, LayerKind } from './layer.ts';
import type { Ask, Offer } from './offer.ts';
import type { PieceDraw, Scene } from './scene.ts';
import type { Staging } from './staging.ts';

/** A short mark on the board for something that just happened. */
export type Effect =
  | {
      readonly kind: 'beam';
      readonly from: number;
      readonly to: number;
      readonly hit: boolean;
      readonly side: string;
    }
  /** Somebody shoots, and nobody knows yet whether it hits. */
  | { readonly kind: 'aim'; readonly from: number; readonly to: number }
  | { readonly kind: 'burst'; readonly at: number; readonly side: string }
  | { readonly kind: 'clash'; readonly at: number; readonly to: number }
  /** What a fighter came to, and whether it was more. */
  | { readonly kind: 'score'; readonly at: number; readonly text: string; readonly won: boolean }
  /** A piece that is no more; `name` where it had one of its own. */
  | { readonly kind: 'fall'; readonly piece: PieceDraw; readonly name: string };

/** One picture of several that follow each other. */
export type Frame = Picture<Scene, Effect>;

export interface Squares extends Staging<Scene, Effect> {
  readonly stage: 'squares';
  /** The board of a view: it grows while tiles are laid, and never changes after that. */
  board(view: unknown): Board;
  /** What can be laid over the board, in the order of its keys. */
  readonly layers: readonly LayerKind[];
  /** One of them: `unit` is the piece it is about, where it is about one. */
  layer(view: unknown, viewer: Viewer, id: string, unit: number): LayerDraw;
  /** The squares a piece sees. */
  sight(view: unknown, unit: number): readonly number[];
  /** Offers of several steps for the selected piece; asked for only when somebody looks. */
  reach(ask: Ask): readonly Offer[];
  /** The same way, ending with the piece looking this way or that. */
  endings(ask: Ask, offer: Offer): readonly Offer[];
  /** The squares an action would strike or show, for drawing while it is pointed at. */
  zone(view: unknown, action: unknown): readonly number[];
  /** The action a click on a square would have meant, for the rules to explain; null when it meant none. */
  meant(view: unknown, seat: Seat, unit: number, square: number): unknown | null;
  /** Why a click that meant no single action leads nowhere. */
  beyond(view: unknown, unit: number, square: number): Refusal;
  /** Ways to move and strike at that square in one go. */
  combined(ask: Ask, square: number): readonly Offer[];
  /** The action by which the piece would look that way. */
  turning(view: unknown, unit: number, facing: Facing): unknown;
}
