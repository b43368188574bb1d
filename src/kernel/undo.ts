import type { Seat } from './contract.ts';
import { LIMITS } from './limits.ts';
import {
  type Acted,
  allowedTarget,
  enter,
  firstOwn,
  isTableWord,
  type Match,
  refuse,
  rolls,
  stateAt,
  TOO_LONG,
  undoTarget,
} from './match.ts';

/** How far back play can be taken without asking anybody. */
export interface UndoLimit {
  /** The seat that may: the one that acted last. Null before the first action. */
  readonly seat: Seat | null;
  /** The number of entries that must stay; equal to all of them when nothing can be taken back. */
  readonly to: number;
  /** What stands in the way of going further, as a sentence. */
  readonly why: string;
}

/** Free undo goes back over one's own actions until a die was rolled, something was shown, or somebody else acted. */
export function undoLimit(match: Match): UndoLimit {
  const { entries } = match;
  const seat = entries.at(-1)?.seat ?? null;
  const total = entries.length;
  if (match.outcome) return { seat, to: total, why: 'The match is over.' };
  for (let n = total; n > firstOwn(match); n--) {
    const entry = entries[n - 1];
    if (isTableWord(entry.text)) return { seat, to: n, why: `Line ${n} is '${entry.text}'.` };
    if (entry.seat !== seat) return { seat, to: n, why: `The other player acted (action ${n}).` };
    if (rolls(match, n)) return { seat, to: n, why: `Dice were rolled (action ${n}).` };
    if (shows(match, n)) return { seat, to: n, why: `Something hidden was shown (action ${n}).` };
  }
  return { seat, to: firstOwn(match), why: 'This is the start of the match.' };
}

/** Whether chance or something shown came with entry n, counted from 1: nobody could know before what it would bring. */
export function isBarrier(match: Match, n: number): boolean {
  return n > 0 && (rolls(match, n) || shows(match, n));
}

function shows({ entries, game }: Match, n: number): boolean {
  return entries[n - 1].events.some((event) =>
    game.seats.some((seat) => game.reveals(event, seat).length > 0),
  );
}

/**
 * Takes play back to the first `to` entries (default: one action). Within the free limit the entries vanish as if
 * never made. Beyond it every other player's consent is needed, and `consent` says that they gave it; the match then keeps every
 * line, adds `allow undo to N` for each of them and `undo to N`, and the dice stream runs on, so that nobody can fish for a
 * better roll.
 */
export function undo(match: Match, seat: Seat, how: { to?: number; consent?: boolean } = {}): Acted {
  const total = match.entries.length;
  const to = how.to ?? total - 1;
  if (match.outcome) return refuse('KERNEL-OVER', 'The match is over.');
  if (!Number.isInteger(to) || !isPlace(match, to))
    return refuse('KERNEL-UNDO', 'There is nothing to take back.');
  const limit = undoLimit(match);
  if (limit.seat === seat && to >= limit.to) return truncate(match, to);
  if (!how.consent) return needsConsent(match, seat, `needs the other player's consent`);
  return undoByConsent(match, seat, to);
}

/** Goes back as every other seat has agreed to, and writes down that they have. */
export function undoByConsent(match: Match, seat: Seat, to: number): Acted {
  const spent = tooMany(match);
  if (spent) return spent;
  if (match.fairness.format > 1) for (const other of othersThan(match, seat)) allowUndo(match, other, to);
  return undoOnRecord(match, seat, to);
}

/** Writes down that a seat lets the others go back so far. It holds for the lines right after it. */
export function allowUndo(match: Match, seat: Seat, to: number): Acted {
  if (match.outcome) return refuse('KERNEL-OVER', 'The match is over.');
  if (!isPlace(match, to)) return refuse('KERNEL-UNDO', 'There is nothing to take back.');
  if (match.entries.length >= LIMITS.actions) return { ok: false, refusal: TOO_LONG };
  enter(match, { seat, text: `allow undo to ${to}`, events: [], position: match.dice.position });
  return { ok: true, events: [] };
}

/** Goes back by a line in the match, as consented undo and its replay do. */
export function undoOnRecord(match: Match, seat: Seat, to: number): Acted {
  if (match.outcome) return refuse('KERNEL-OVER', 'The match is over.');
  if (!isPlace(match, to)) return refuse('KERNEL-UNDO', 'There is nothing to take back.');
  const spent = tooMany(match);
  if (spent) return spent;
  const limit = undoLimit(match);
  const isFree = limit.seat === seat && to >= limit.to;
  const agreed = consentsTo(match, match.entries.length, to);
  // Files of format 1 do not say who agreed.
  if (
    match.fairness.format > 1 &&
    !isFree &&
    !othersThan(match, seat).every((other) => agreed.includes(other))
  )
    return needsConsent(match, seat, "needs the other player's consent, and none is recorded");
  match.state = stateAt(match, to);
  enter(match, { seat, text: `undo to ${to}`, events: [], position: match.dice.position });
  return { ok: true, events: [] };
}

function isPlace(match: Match, to: number): boolean {
  return to >= firstOwn(match) && to < match.entries.length;
}

/** One going back on record. */
export interface TakenBack {
  /** The entry, counted from 1. */
  readonly entry: number;
  readonly seat: Seat;
  readonly to: number;
  /** Who agreed, as far as it is written down. */
  readonly consents: readonly Seat[];
  /** The entries behind it that rolled dice. */
  readonly rolls: readonly number[];
}

/** Every going back that a match's lines tell of. */
export function takenBackIn(match: Match): TakenBack[] {
  return match.entries.flatMap(({ seat, text }, index) => {
    const to = undoTarget(text);
    if (to === null) return [];
    const rolled: number[] = [];
    for (let n = to + 1; n <= index; n++) if (rolls(match, n)) rolled.push(n);
    return [{ entry: index + 1, seat, to, consents: consentsTo(match, index, to), rolls: rolled }];
  });
}

/** Who allowed going back to `to` in the lines right before line `before`, which is counted from 0. */
function consentsTo({ entries }: Match, before: number, to: number): Seat[] {
  const seats: Seat[] = [];
  for (let at = before - 1; at >= 0 && allowedTarget(entries[at].text) === to; at--)
    seats.unshift(entries[at].seat);
  return seats;
}

function othersThan({ ruleset }: Match, seat: Seat): Seat[] {
  return ruleset.seats.filter((other) => other !== seat);
}

function needsConsent(match: Match, seat: Seat, needs: string): Acted {
  const limit = undoLimit(match);
  const why = limit.seat === seat ? limit.why : `The other player acted (action ${match.entries.length}).`;
  return refuse('KERNEL-UNDO', `${why} Going back further ${needs}.`);
}

function tooMany(match: Match): Acted | null {
  if (match.entries.length >= LIMITS.actions) return { ok: false, refusal: TOO_LONG };
  if (match.entries.filter(({ text }) => undoTarget(text) !== null).length >= LIMITS.undos)
    return refuse('KERNEL-UNDO', `A match is taken back on record at most ${LIMITS.undos} times.`);
  return null;
}

function truncate(match: Match, to: number): Acted {
  match.state = stateAt(match, to);
  match.entries.length = to;
  for (const list of [match.hashes, match.snapshots]) while (list.at(-1)!.after > to) list.pop();
  return { ok: true, events: [] };
}
