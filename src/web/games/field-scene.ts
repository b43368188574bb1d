/** What stands on a table in centimetres, ready to draw. Lengths in millimetres, from the north-west corner to east and south. */

/** One stand, vehicle or Titan. */
export interface ModelDraw {
  readonly id: number;
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise from north. */
  readonly heading: number;
  /** Of its base. */
  readonly width: number;
  readonly length: number;
  /** A symbol of battle-pieces.svg; `far` is drawn where the table is small. */
  readonly symbol: string;
  readonly far: string;
  /** What it carries where everybody sees it: symbols and their places on the base. */
  readonly arms?: readonly { readonly symbol: string; readonly x: number; readonly y: number }[];
  readonly side: string;
  /** Looks the same from every quarter: drawn as upright as its base allows. */
  readonly square: boolean;
  /** Where it would go; where it would go from. */
  readonly ghost?: boolean;
  readonly faint?: boolean;
  readonly shields?: { readonly up: number; readonly full: number };
}

/** A unit's tag: its order and how many are left. */
export interface UnitDraw {
  readonly id: number;
  readonly side: string;
  readonly name: string;
  readonly count: number;
  /** A symbol of its order; none before orders are given. */
  readonly order: string | null;
  /** It has acted, or is asked for something. */
  readonly state?: 'done' | 'ready';
  /** Where it hangs on its models: by its lower edge, or by its upper one under them. */
  readonly x: number;
  readonly y: number;
  readonly under?: boolean;
  /** From model to model, as its formation holds together: x, y, x, y. */
  readonly links: readonly (readonly [number, number, number, number])[];
  /** What a screen reader says. */
  readonly label: string;
}

export interface TerrainDraw {
  readonly id: number;
  readonly kind: string;
  /** Convex polygons as flat lists of corners: what the rules go by. */
  readonly parts: readonly (readonly number[])[];
  readonly label: string;
  /** A symbol in place of the texture that its kind has, laid around a point and turned. */
  readonly art?: {
    readonly symbol: string;
    readonly x: number;
    readonly y: number;
    readonly heading: number;
  };
}

export interface CounterDraw {
  /** Where it must be found again. */
  readonly id?: string;
  readonly x: number;
  readonly y: number;
  readonly symbol: string;
  readonly side: string;
  readonly text: string;
  readonly label: string;
  /** A model stands where it would be drawn: it is put beside it. */
  readonly crowded?: boolean;
}

export interface DiscDraw {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: string;
  readonly label: string;
}

export interface FieldScene {
  readonly width: number;
  readonly length: number;
  readonly terrain: readonly TerrainDraw[];
  readonly models: readonly ModelDraw[];
  readonly units: readonly UnitDraw[];
  readonly counters: readonly CounterDraw[];
  readonly discs: readonly DiscDraw[];
  /** Whose edge is the north one, and whose the south one; empty before that is known. */
  readonly edges: { readonly north: string; readonly south: string };
}
