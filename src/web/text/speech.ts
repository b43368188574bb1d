/** What a game puts into words for those who play it in text. Everything is read from a view. */
import type { Viewer } from '../../kernel/contract.ts';
import type { Ask, BarButton, Offer } from '../games/adapter.ts';

/** Who says a line of the game's own, and what is asked of them; null when nothing is. */
export interface Hearing {
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly selected: number;
  readonly ask: Ask | null;
}

/** What such a line came to: an answer, a deed, somebody chosen, preferences set. */
export type Heard =
  | { readonly says: readonly string[]; readonly prefers?: BarButton['prefers'] }
  | { readonly plays: Offer }
  | { readonly selects: number };

export interface Speech {
  /** 'Castor', 'Genestealer 12'. */
  name(view: unknown, unit: number): string;
  /** The piece in full: 'Castor, Terminator at K11, faces north, 3 of 4 action points, on overwatch'. */
  unit(view: unknown, unit: number): string;
  /** The piece as met on a square: 'Genestealer 12, faces south, sees Varro'. */
  met(view: unknown, unit: number): string;
  /** Two letters for the map: '2>', 'g<', '??'. */
  mark(view: unknown, unit: number): string;
  /** The viewer's pieces in play; an onlooker has none. */
  own(view: unknown, viewer: Viewer): readonly number[];
  /** The pieces against them. */
  foes(view: unknown, viewer: Viewer): readonly number[];
  /** The square of a piece, or -1. */
  at(view: unknown, unit: number): number;
  /** The pieces on a square. */
  on(view: unknown, square: number): readonly number[];
  /** The squares a piece sees. */
  sight(view: unknown, unit: number): readonly number[];
  /** The enemies that see a piece. */
  watchers(view: unknown, unit: number): readonly number[];
  /** Lines that only this game understands, or understands better; null for any other. */
  hears?(hearing: Hearing, line: string): Heard | null;
  /** What those lines are, and one of them for whoever types nothing yet. */
  readonly help?: readonly string[];
  readonly example?: string;
}
