/** Standing orders: what a player wants done about a question that comes again and again. */
import type { Offer } from './offer.ts';

export interface Order {
  readonly id: string;
  /** What it is about: 'Jams on overwatch'. */
  readonly word: string;
  /** A sentence for those who do not know the question yet. */
  readonly text: string;
  readonly rule: string;
  /** The first holds until another is chosen. */
  readonly options: readonly OrderOption[];
}

export interface OrderOption {
  readonly value: string;
  /** The order as one says it: 'Clear them while one command point stays.' */
  readonly sentence: string;
}

/** The answer an order gives to a question. */
export interface Ordered {
  readonly order: string;
  /** 'Jams on overwatch: always clear them.' */
  readonly sentence: string;
  /** What it is about, without what was ordered: all that the other player is told. */
  readonly word: string;
  readonly offer: Offer;
  /**
   * Everything it was decided by is known to both: at one screen it is given without passing the screen on. All other
   * orders answer every question of their kind, so that nobody can tell one case from another by who had to think.
   */
  readonly open: boolean;
  /** Its player has only just said so: there is no need to show it for long. */
  readonly quick?: true;
}
