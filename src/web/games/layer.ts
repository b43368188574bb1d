/** What can be laid over the board to understand it: squares with a pattern, words at squares, and what they mean. */

import type { Viewer } from '../../kernel/contract.ts';

/** How squares are filled: told apart by pattern first, by colour second. */
export type Fill = 'sight' | 'watch' | 'maybe' | 'reach' | 'strike' | 'own' | 'section';

export interface LayerArea {
  readonly fill: Fill;
  readonly squares: readonly number[];
  /** What the fill means, for the legend. */
  readonly text: string;
}

/** Words on the board. `sign`: a warning at a piece; `plate`: words above a square; `note`: small, inside it. */
export interface LayerLabel {
  readonly square: number;
  readonly kind: 'sign' | 'plate' | 'note';
  readonly lines: readonly string[];
}

export interface LayerDraw {
  readonly areas: readonly LayerArea[];
  readonly labels: readonly LayerLabel[];
  /** The same in sentences: what the legend and a screen reader say. */
  readonly says: readonly string[];
}

/** A layer as the switch offers it. */
export interface LayerKind {
  /** Shown in short to these even while it is switched off: covered squares and warnings, without figures. */
  readonly standing?: readonly Viewer[];
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly detail: string;
}
