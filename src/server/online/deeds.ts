/** Deeds as they are written down, and carried out again. */
import type { Seat } from '../../kernel/contract.ts';
import { endByTime, localSitting } from '../../kernel/local-sitting.ts';
import type { Match } from '../../kernel/match.ts';
import type { Done } from '../../kernel/sitting.ts';

export interface Request {
  readonly answer?: { readonly decision: number; readonly text: string };
  readonly undo?: { readonly to?: number };
  readonly concede?: true;
  readonly draw?: true;
  readonly reply?: { readonly offer: number; readonly yes: boolean };
  readonly time?: 'own' | 'all';
  /** Answered for a seat whose player was not there: by what was said beforehand of such questions, or by the machine. */
  readonly as?: string;
}

/** What was allowed once is allowed again, or the rules have changed under the match. */
export function carryOut(match: Match, seat: Seat, written: string): void {
  const { answer, undo, concede, draw, reply, time } = JSON.parse(written) as Request;
  const sitting = localSitting(match, seat);
  const done: Done = (refusal) => {
    // Not the deed itself: what is logged must not tell secrets.
    if (refusal) throw new Error(`what was granted before is refused now (${refusal.rule})`);
  };
  if (answer) sitting.answer(answer.decision, { text: answer.text }, done);
  else if (undo) sitting.undo(undo.to, done);
  else if (concede) sitting.concede(done);
  else if (draw) sitting.offerDraw(done);
  else if (reply) sitting.reply(reply.offer, reply.yes, done);
  else if (time) done(endByTime(match, seat, time === 'all'));
}
