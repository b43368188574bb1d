/**
 * How far a seat can take play back by itself. Its own actions come back until a die was rolled, something was shown or
 * somebody was seen to act; what others did unseen meanwhile stays, or one would learn of it by trying.
 */
import type { Account } from './account.ts';
import type { Refusal, Seat, Viewer } from './contract.ts';
import { actText, type Entry, firstOwn, isTableWord, type Match, rolls } from './match.ts';
import type { FreeBack } from './sitting.ts';
import { isBarrier, undo } from './undo.ts';

/** Whether a seat may take back its part of everything after the first `to` entries without asking. */
export function isFree(match: Match, seat: Seat, to: number, account: Account): boolean {
  for (let n = match.entries.length; n > to; n--) if (barrier(match, seat, n, account)) return false;
  return true;
}

/** What stands in the way of taking entry n back, as far as the seat may know; null when nothing does. */
function barrier(match: Match, seat: Viewer, n: number, account: Account): string | null {
  const entry = match.entries[n - 1];
  const seen = account.numberAt(n) !== account.numberAt(n - 1);
  if (isTableWord(entry.text)) return 'Play was taken back by consent.';
  if (entry.seat !== seat && seen) return 'The other player has acted.';
  if (!isBarrier(match, n)) return null;
  if (entry.seat !== seat || !seen) return 'What happened since cannot be taken back.';
  return rolls(match, n) ? 'Dice were rolled.' : 'Something hidden was shown.';
}

/** Takes a seat's own actions back and leaves those of others, which it has not seen. */
export function takeBack(match: Match, seat: Seat, to: number): Refusal | null {
  const gone = match.entries.slice(to);
  for (let entry = match.entries.at(-1); match.entries.length > to; entry = match.entries.at(-1)) {
    const back = undo(match, entry!.seat);
    if (!back.ok) return back.refusal;
  }
  const refusal = replay(
    match,
    gone.filter((entry) => entry.seat !== seat),
  );
  if (refusal === null) return null;
  while (match.entries.length > to) undo(match, match.entries.at(-1)!.seat);
  replay(match, gone);
  return { rule: 'KERNEL-UNDO', why: 'That cannot be taken back now.' };
}

function replay(match: Match, entries: readonly Entry[]): Refusal | null {
  for (const { seat, text } of entries) {
    const acted = actText(match, seat, text);
    if (!acted.ok) return acted.refusal;
  }
  return null;
}

export function freeBack(match: Match, viewer: Viewer, account: Account): FreeBack {
  if (match.outcome) return { to: [], why: 'The match is over.' };
  const to: number[] = [];
  for (let n = match.entries.length; n > firstOwn(match); n--) {
    const why = barrier(match, viewer, n, account);
    if (why !== null) return { to, why };
    if (match.entries[n - 1].seat === viewer) to.push(account.numberAt(n - 1));
  }
  return { to, why: 'This is the start of the match.' };
}
