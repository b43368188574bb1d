/** What stands on a board of squares, ready to draw. */
import type { Facing } from '../../grid/index.ts';

/** A piece on a square. */
export interface PieceDraw {
  readonly id: number;
  readonly symbol: string;
  /** A class of tokens.css: 'marine', 'stealer', 'amber', 'moss'. */
  readonly side: string;
  readonly square: number;
  /** Null for pieces without a facing. */
  readonly facing: Facing | null;
  /** What a screen reader says: 'Castor, Terminator, I7, faces east, on overwatch'. */
  readonly label: string;
  readonly number?: number | string;
  readonly ap?: number;
  /** Something counted at the piece: shots, Psi points. */
  readonly badge?: { readonly symbol: string; readonly text: string };
  /** A word at the piece: a priority counter, the value of a counter. */
  readonly mark?: string;
  /** Symbols of its states, most urgent first. */
  readonly chips: readonly string[];
  readonly pulse?: boolean;
  /** It has nothing left to do. */
  readonly spent?: boolean;
}

export interface EntryDraw {
  readonly area: number;
  /** As the report calls it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly facing: Facing;
  readonly label: string;
  readonly side: string;
  readonly lurkers: readonly { readonly id: number; readonly symbol: string; readonly waits: boolean }[];
}

export interface DoorDraw {
  readonly square: number;
  readonly state: 'open' | 'closed' | 'jammed' | 'destroyed';
  /** The way through runs north and south. */
  readonly upright: boolean;
}

export interface MarkDraw {
  readonly square: number;
  readonly symbol: string;
  readonly label: string;
  /** Part of the floor, something lying on it, or a cloud over whoever stands there. */
  readonly layer: 'floor' | 'thing' | 'cloud';
  readonly side?: string;
  readonly done?: boolean;
  /** A letter or a number at its corner. */
  readonly text?: string;
  /** The square it leads to: the other end of a ladder, the floor under a hole. */
  readonly to?: number;
}

/** A rectangle of squares whose edges differ: north, east, south, west. */
export interface BoxDraw {
  readonly level: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly edges: readonly ('front' | 'side' | 'rear')[];
  readonly label: string;
}

export interface Scene {
  readonly pieces: readonly PieceDraw[];
  readonly entries: readonly EntryDraw[];
  readonly doors: readonly DoorDraw[];
  readonly marks: readonly MarkDraw[];
  readonly boxes: readonly BoxDraw[];
}
