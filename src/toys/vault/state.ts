/** Vault, a toy on squares: two gangs in the dark, each piece a runner or a brute, and one square to stand on. */
import * as v from 'valibot';
import type { Board } from '../../grid/index.ts';
import type { Outcome } from '../../kernel/contract.ts';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export const foeOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export const KINDS = ['runner', 'brute'] as const;
export const STANCES = ['rush', 'hold'] as const;
export const GANG = 3;
export const MOST_BRUTES = 2;

/** In a view: mustered or chosen, but the viewer may not know what. Nothing yet is ''. */
export const UNKNOWN = '?';

export interface Piece {
  readonly id: number;
  readonly side: Side;
  kind: string;
  shown: boolean;
  at: number;
}

export type Step =
  | { readonly do: 'muster' }
  | { readonly do: 'stance' }
  | { readonly do: 'move'; side: Side };

export interface State {
  round: number;
  /** Piece n is pieces[n - 1]. */
  pieces: Piece[];
  occupants: number[];
  stances: Record<Side, string>;
  steps: Step[];
  outcome: Outcome | null;
}

export interface Table {
  readonly board: Board;
  readonly vault: number;
  readonly starts: Readonly<Record<Side, readonly number[]>>;
  readonly rounds: number;
}

const Kind = v.picklist(KINDS);
export const Actions = v.variant('do', [
  v.strictObject({ do: v.literal('muster'), kinds: v.array(Kind) }),
  v.strictObject({ do: v.literal('stance'), stance: v.picklist(STANCES) }),
  v.strictObject({ do: v.literal('step'), piece: v.number(), dir: v.number() }),
  v.strictObject({ do: v.literal('stay') }),
]);
export type Action = v.InferOutput<typeof Actions>;

export type Event =
  | { readonly kind: 'mustered'; readonly seat: Side; readonly kinds?: readonly string[] }
  | { readonly kind: 'chose'; readonly seat: Side; readonly stance?: string }
  | { readonly kind: 'revealed'; readonly red: string; readonly blue: string }
  | { readonly kind: 'first'; readonly seat: Side; readonly die: number | null }
  | { readonly kind: 'moved'; readonly piece: number; readonly at: number }
  | { readonly kind: 'stayed'; readonly seat: Side }
  | { readonly kind: 'shown'; readonly piece: number; readonly side: Side; readonly what: string }
  | {
      readonly kind: 'fought';
      readonly piece: number;
      readonly foe: number;
      readonly dice: readonly [number, number];
      readonly lost: number | null;
    }
  | { readonly kind: 'over'; readonly winner: Side | null };

export const pieceOf = (state: State, id: number): Piece => state.pieces[id - 1];
export const gangOf = (state: State, side: Side): Piece[] =>
  state.pieces.filter((piece) => piece.side === side);
