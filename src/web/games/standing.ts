/** Where a battle stands, and what a turn of it came to. */
import type { Line } from '../../kernel/contract.ts';
import type { RosterRow } from './face.ts';

export interface Standing {
  /** 'Turn 2 is over', 'Turn 3 so far'. */
  readonly title: string;
  /** Who is ahead, in a sentence. */
  readonly says: string;
  /** A turn has just ended: it is shown unasked. */
  readonly fresh: boolean;
  readonly sides: readonly StandingSide[];
  readonly parts: readonly StandingPart[];
}

interface StandingSide {
  readonly name: string;
  readonly side: string;
  readonly points: number;
  readonly goal: number;
  /** Points of this turn; fewer than none when something was lost. */
  readonly gained: number;
  /** 'Objectives 1, 4 and 7'. */
  readonly holds: string;
  readonly cards: readonly StandingCard[];
}

/** What is bought, broken and paid for as a whole. */
export interface StandingCard {
  readonly name: string;
  /** Points for the enemy when it breaks. */
  readonly worth: number;
  readonly broken: boolean;
  readonly strength: NonNullable<RosterRow['strength']>;
}

/** One step of the turn's end: what it is, and what came of it. */
export interface StandingPart {
  readonly word: string;
  readonly explains: string;
  readonly rule: string;
  readonly lines: readonly Line[];
}
