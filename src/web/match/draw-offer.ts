import type { Seat } from '../../kernel/contract.ts';

export interface DrawOffer {
  readonly by: Seat;
  readonly to: Seat;
  readonly answer: 'waits' | 'declined';
  /** Why it was declined. */
  readonly why: string;
}
