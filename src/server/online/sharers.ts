/** Several players on one side, where its rules let them share it (E2-GEN-02): who has the link of a seat sits down beside its player. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { GAMES } from '../../games/list.ts';
import { Problem, type Seat } from '../../kernel/contract.ts';
import type { MatchRow } from '../store/rows.ts';
import { readId } from './names.ts';

/** What lets somebody share a seat; nobody can guess it. */
export function shareCode(key: string, { id, ruleset }: MatchRow, seat: Seat): string {
  if (!GAMES.find((game) => game.id === ruleset)?.shared)
    throw new Problem('In this game each side has one player.');
  return createHmac('sha256', key).update(`share ${id} ${seat}`).digest('base64url').slice(0, 24);
}

export function sharedSeat(key: string, row: MatchRow, given: unknown): Seat {
  const asked = Buffer.from(readId(given));
  const found = row.seats.find(({ seat }) => {
    const code = Buffer.from(shareCode(key, row, seat));
    return code.length === asked.length && timingSafeEqual(code, asked);
  });
  if (!found || found.player === null) throw new Problem('This link shares no seat.');
  return found.seat;
}
