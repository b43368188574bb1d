import type { Facing } from './directions.ts';

/** A square seen from another: columns to the east, rows to the south. */
export type Offset = readonly [dx: number, dy: number];

/**
 * What can block the line from (0,0) to an offset. Every square named lies in the box the two ends span and is
 * neither of them.
 */
export interface LineShape {
  /** Squares that block when hard. */
  readonly crossed: readonly Offset[];
  /** Pairs that block when both are hard. */
  readonly corners: readonly (readonly [Offset, Offset])[];
  /** Squares that block when soft. */
  readonly centres: readonly Offset[];
  /** Pairs that block when both are soft. */
  readonly pairs: readonly (readonly [Offset, Offset])[];
}

/** How a ruleset draws its lines of sight. */
export interface SightRule {
  /** What can block the line to that offset, which is never (0,0). The same offset gives the same shape. */
  line(dx: number, dy: number): LineShape;
  /** Whether a viewer looks at that offset. */
  inArc(facing: Facing, dx: number, dy: number): boolean;
}

const drawn = new WeakMap<SightRule, Map<number, LineShape>>();

/** The rule's line to that offset, worked out once for all boards. */
export function lineOf(rule: SightRule, dx: number, dy: number): LineShape {
  let shapes = drawn.get(rule);
  if (shapes === undefined) {
    shapes = new Map();
    drawn.set(rule, shapes);
  }
  const key = dx * 65536 + dy;
  let shape = shapes.get(key);
  if (shape === undefined) {
    shape = rule.line(dx, dy);
    shapes.set(key, shape);
  }
  return shape;
}
