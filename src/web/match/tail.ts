/**
 * The last actions of a match, written at once and apart from the match itself: the large write takes a moment, and a
 * page that dies in that moment must lose nothing that was on the screen.
 */
import { replayLine } from '../../kernel/ending.ts';
import type { Entry, Match } from '../../kernel/match.ts';
import { undo } from '../../kernel/undo.ts';

interface Tail {
  /** The stored match it goes on from: how often that had been written, and how many of its entries still hold. */
  readonly rev: number;
  readonly from: number;
  readonly lines: readonly (readonly [seat: string, text: string])[];
}

const key = (id: string) => `auspex.tail.${id}`;

/** False when the browser would not keep it. */
export function keepTail(id: string, rev: number, stored: readonly Entry[], now: readonly Entry[]): boolean {
  let from = Math.min(stored.length, now.length);
  while (from > 0 && stored[from - 1] !== now[from - 1]) from--;
  const lines = now.slice(from).map(({ seat, text }) => [seat, text] as const);
  try {
    localStorage.setItem(key(id), JSON.stringify({ rev, from, lines } satisfies Tail));
    return true;
  } catch {
    return false;
  }
}

export function dropTail(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Then there is none.
  }
}

export function readTail(id: string): Tail | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Tail | null;
  } catch {
    return null;
  }
}

/** Plays what the stored match lacks. A tail that does not belong to it changes nothing; false when it fitted but failed. */
export function playTail(match: Match, rev: number, { from, lines, rev: base }: Tail): boolean {
  const { entries } = match;
  const beyond = entries.slice(from);
  const isKnown =
    beyond.length <= lines.length && beyond.every(({ seat, text }, i) => isLine(lines[i], seat, text));
  if (!isKnown && base !== rev) return true;
  if (!isKnown) {
    const seat = entries.at(-1)?.seat;
    if (seat === undefined || !undo(match, seat, { to: from }).ok) return false;
  }
  for (const [seat, text] of lines.slice(entries.length - from))
    if (!replayLine(match, seat, text).ok) return false;
  return true;
}

function isLine([itsSeat, itsText]: Tail['lines'][number], seat: string, text: string): boolean {
  return itsSeat === seat && itsText === text;
}
