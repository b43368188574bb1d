/** A stage in centimetres: what a game with an open table brings so that units can be drawn, sent and set on each other. */
import type { Refusal } from '../../kernel/contract.ts';
import type { Picture } from '../match/timeline.ts';
import type { Point } from '../stage/box.ts';
import type { FieldScene, ModelDraw } from './field-scene.ts';
import type { Ask, Offer } from './offer.ts';
import type { LineDraw } from './on-field.ts';
import type { Staging } from './staging.ts';

/** A short mark on the table for something that just happened. */
export type FieldEffect =
  | (LineDraw & { readonly kind: 'shot'; readonly hit: boolean; readonly side: string })
  /** A model that is no more. */
  | { readonly kind: 'fall'; readonly model: ModelDraw }
  | { readonly kind: 'blast'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'clash'; readonly x: number; readonly y: number };

export type FieldFrame = Picture<FieldScene, FieldEffect>;

/** A circle around a model or a place. */
export interface RingDraw {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: 'reach' | 'range' | 'command';
  readonly text?: string;
}

/** Places are units by number: dice, questions and sounds stand beside a unit. */
export interface Field extends Staging<FieldScene, FieldEffect> {
  readonly stage: 'field';
  /** Whether a hand that drags is told how far: where nobody may measure it would be a tape. */
  readonly measures: boolean;
  /** The scene with what its player has set and not sealed yet: orders. */
  drafted(scene: FieldScene, ask: Ask): FieldScene;
  /** What a stroke of the brush over a unit prefers; null when nothing is being painted. */
  stroke(ask: Ask, unit: number): { readonly toggle: string; readonly value: string } | null;
  /** The selected unit sent to a place, as far as it goes; why not; null when nobody can be sent anywhere now. */
  sentTo(ask: Ask, at: Point): Offer | Refusal | null;
  /** What the selected unit can do to that one. */
  onto(ask: Ask, unit: number): readonly Offer[];
  /** Around the selected unit; nothing that nobody may measure. */
  rings(ask: Ask): readonly RingDraw[];
}
