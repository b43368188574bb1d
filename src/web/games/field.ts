/** A stage in centimetres: what a game with an open table brings so that units can be drawn, sent and set on each other. */
import type { GameEvent, Refusal, Viewer } from '../../kernel/contract.ts';
import type { Picture } from '../match/timeline.ts';
import type { Point } from '../stage/box.ts';
import type { FieldScene, ModelDraw } from './field-scene.ts';
import type { LayerKind } from './layer.ts';
import type { Ask, Offer } from './offer.ts';
import type { LineDraw, OnField, SpotDraw } from './on-field.ts';
import type { Staging } from './staging.ts';

/** A short mark on the table for something that just happened. */
export type FieldEffect =
  | (LineDraw & { readonly kind: 'shot' | 'beam'; readonly hit: boolean; readonly side: string })
  /** Something that went astray, was thrown or wandered off, as large as it is. */
  | (LineDraw & { readonly kind: 'drift'; readonly radius: number })
  /** A model that is no more. */
  | { readonly kind: 'fall'; readonly model: ModelDraw }
  | { readonly kind: 'blast'; readonly x: number; readonly y: number; readonly radius: number }
  /** As far as something reached. */
  | { readonly kind: 'area'; readonly x: number; readonly y: number; readonly radius: number }
  /** What a die brought, under whom it was rolled for; `nth`: so many words stand there already. */
  | {
      readonly kind: 'word';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly good: boolean;
      readonly nth: number;
    }
  | { readonly kind: 'clash'; readonly x: number; readonly y: number };

/** A model that fell: where, whose, and of what. */
export interface LossDraw {
  readonly x: number;
  readonly y: number;
  readonly model: number;
  readonly side: string;
  /** The name of its unit. */
  readonly unit: string;
  /** 'Bolters', 'close combat'. */
  readonly how: string;
}

export type FieldFrame = Picture<FieldScene, FieldEffect>;

/** A circle around a model or a place. */
export interface RingDraw {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: 'reach' | 'range' | 'command';
  readonly text?: string;
  /** Degrees from north: only the part of it that lies that way, half of it where nothing else is said. */
  readonly facing?: number;
  readonly wide?: number;
}

/** Something laid over the table. */
export interface FieldLayer {
  readonly lines: readonly (LineDraw & { readonly kind: string })[];
  readonly spots: readonly SpotDraw[];
  readonly rings: readonly RingDraw[];
  /** The same in sentences. */
  readonly says: readonly string[];
}

/** A button and a key by which a plan is changed. */
export interface PlanEdit {
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly key: string;
  readonly held?: boolean;
  make(): Offer | Refusal | null;
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
  /** What can be laid over the table, and one of these: of a unit, or of a place that is pointed at. */
  readonly layers: readonly LayerKind[];
  layer(view: unknown, viewer: Viewer, id: string, unit: number, at: Point | null): FieldLayer;
  /** What an answer would look like on the table. */
  drawn(ask: Ask, action: unknown): OnField;
  /** The selected unit sent to a place as far as it goes, or what is asked for put there; why not; null when a place means nothing now. */
  sentTo(ask: Ask, at: Point): Offer | Refusal | null;
  /**
   * A plan with one thing of it put elsewhere: a model that would go, the shots of one that would fire (`held`: its number), or a
   * template (`held`: -1 for the first, and so on). Null where that means nothing.
   */
  pulled(ask: Ask, plan: Offer, held: number, at: Point): Offer | Refusal | null;
  /** What else can be done to a plan before it is carried out. */
  edits(ask: Ask, plan: Offer): readonly PlanEdit[];
  /** What the selected unit can do to that one, or the answers that are about it; `model`: the one that was pressed, if one was. */
  onto(ask: Ask, unit: number, model?: number): readonly Offer[];
  /** Who fell in these events; `view`: before them. */
  losses(view: unknown, events: readonly GameEvent[]): readonly LossDraw[];
  /** Around the selected unit; nothing that nobody may measure. */
  rings(ask: Ask): readonly RingDraw[];
}
