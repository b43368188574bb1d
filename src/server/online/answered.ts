/** What was answered for those who were not there: told to them alone, when they come back. */
import type { Seat } from '../../kernel/contract.ts';
import type { AnsweredFor } from '../../kernel/far-table.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import type { Match } from '../../kernel/match.ts';
import type { Request } from './deeds.ts';

export interface Answered {
  /** A deed has just been done at the match. */
  note(seat: Seat, written: string): void;
  of(seat: Seat): readonly AnsweredFor[];
}

export function answeredAt(match: Match): Answered {
  const all = new Map<Seat, AnsweredFor[]>();
  return {
    note(seat, written) {
      if (!written.includes('"as":')) return;
      const { as } = JSON.parse(written) as Request;
      if (as === undefined) return;
      const n = localSitting(match, seat).told().length - 1;
      all.set(seat, [...(all.get(seat) ?? []), { n, as }]);
    },
    of: (seat) => all.get(seat) ?? [],
  };
}
