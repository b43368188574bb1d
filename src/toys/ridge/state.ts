/** Ridge, a toy in centimetres: two batteries, each stand of rifles or a cannon, and a ridge to be alone on. */
import * as v from 'valibot';
import { type Box, CM, cornersOf, type Point, type Polygon } from '../../field/index.ts';
import type { Outcome } from '../../kernel/contract.ts';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export const foeOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/** TR-FIRE-01: how far each kind reaches, and the score that hits. */
export const ARMS: Readonly<Record<string, { readonly reach: number; readonly hits: number }>> = {
  rifles: { reach: 12 * CM, hits: 3 },
  cannon: { reach: 24 * CM, hits: 5 },
};
export const KINDS = ['rifles', 'cannon'] as const;
export const ORDERS = ['fire', 'advance'] as const;
export const BATTERY = 3;
export const MOST_CANNONS = 2;
export const STRIDE = 8 * CM;
export const NEAR = 6 * CM;
export const SIZE = 2 * CM;

/** In a view: mustered or ordered, but the viewer may not know what. Nothing yet is ''. */
export const UNKNOWN = '?';

export interface Stand {
  readonly id: number;
  readonly side: Side;
  kind: string;
  shown: boolean;
  gone: boolean;
  x: number;
  y: number;
}

export type Step =
  | { readonly do: 'muster' }
  | { readonly do: 'order' }
  /** `left` are the stands that have still to act. */
  | { readonly do: 'fire' | 'advance'; readonly side: Side; left: number[] };

export interface State {
  round: number;
  /** Stand n is stands[n - 1]. */
  stands: Stand[];
  orders: Record<Side, string>;
  steps: Step[];
  outcome: Outcome | null;
}

export interface Table {
  readonly box: Box;
  readonly ridge: Point;
  readonly rocks: readonly Polygon[];
  readonly starts: Readonly<Record<Side, readonly Point[]>>;
  readonly rounds: number;
}

const whole = v.pipe(v.number(), v.safeInteger());
export const Actions = v.variant('do', [
  v.strictObject({ do: v.literal('muster'), kinds: v.array(v.picklist(KINDS)) }),
  v.strictObject({ do: v.literal('order'), order: v.picklist(ORDERS) }),
  v.strictObject({ do: v.literal('shoot'), stand: whole, target: whole }),
  v.strictObject({ do: v.literal('move'), stand: whole, x: whole, y: whole }),
  v.strictObject({ do: v.literal('done') }),
]);
export type Action = v.InferOutput<typeof Actions>;

export type Event =
  | { readonly kind: 'mustered'; readonly seat: Side; readonly kinds?: readonly string[] }
  | { readonly kind: 'ordered'; readonly seat: Side; readonly order?: string }
  | { readonly kind: 'revealed'; readonly red: string; readonly blue: string }
  | { readonly kind: 'shown'; readonly stand: number; readonly side: Side; readonly what: string }
  | {
      readonly kind: 'shot';
      readonly stand: number;
      readonly target: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | { readonly kind: 'moved'; readonly stand: number; readonly x: number; readonly y: number }
  | { readonly kind: 'done'; readonly seat: Side }
  | { readonly kind: 'over'; readonly winner: Side | null };

export const standOf = (state: State, id: number): Stand | undefined => state.stands[id - 1];
export const battery = (state: State, side: Side): Stand[] =>
  state.stands.filter((stand) => stand.side === side);
export const standing = (state: State, side: Side): Stand[] =>
  battery(state, side).filter(({ gone }) => !gone);

export function baseAt({ x, y }: Point): Polygon {
  return cornersOf({ x, y, heading: 0, width: SIZE, length: SIZE });
}
