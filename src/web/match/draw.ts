/** The offer of a draw, from being made to being answered. */
import type { Seat } from '../../kernel/contract.ts';
import type { Look, Players } from './sitting.ts';

export interface DrawOffer {
  readonly by: Seat;
  readonly to: Seat;
  readonly answer: 'waits' | 'declined';
  /** Why it was declined. */
  readonly why: string;
}

/** Why no draw can be offered now; null when one can. */
export function refuseDraw(look: Look, players: Players, over: boolean, again: boolean): string | null {
  if (over) return 'The match is over.';
  if (Object.values(players).includes('rules'))
    return 'The other side is played by the rules, and they agree to nothing.';
  if (!look.mine || look.busy) return 'Wait for your turn.';
  return again ? 'It was declined. Play on before you offer again.' : null;
}
