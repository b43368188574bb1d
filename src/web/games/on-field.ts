/** What an offer looks like on a table in centimetres: lengths in millimetres, as in a scene. */
import type { DiscDraw, ModelDraw } from './field-scene.ts';

export interface LineDraw {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** At its far end: a chance, a distance. */
  readonly text?: string;
}

/** A ring around a model or a place. */
export interface SpotDraw {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Meant, struck, where it cannot stay, or as far as something may come. */
  readonly kind: 'mark' | 'foe' | 'fault' | 'reach';
  readonly text?: string;
}

export interface OnField {
  /** Models as they would stand after it, and the ways they take. */
  readonly ghosts?: readonly ModelDraw[];
  readonly ways?: readonly LineDraw[];
  /** Whoever is pulled goes on from where it would end: that is a corner of its way. */
  readonly bends?: boolean;
  /** Who would shoot at whom. */
  readonly shots?: readonly LineDraw[];
  readonly templates?: readonly DiscDraw[];
  /** Its template is put wherever the table is pressed. */
  readonly aims?: boolean;
  readonly spots?: readonly SpotDraw[];
  /** Terrain as it would lie: convex polygons as flat lists of corners. */
  readonly outlines?: readonly (readonly number[])[];
}
