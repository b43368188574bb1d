/** The table of one match: every sitting at it goes through its desk, so that all see the same things at the same time. */
import { type Account, openAccount, waitingFor } from './account.ts';
import type { Decision, Seat, Viewer } from './contract.ts';
import { canonical, sameData } from './hash.ts';
import { type Entry, type Match, pending } from './match.ts';
import type { Asked, Offer } from './sitting.ts';

/** An offer as the table keeps it. */
export interface OpenOffer {
  readonly id: number;
  readonly by: Seat;
  readonly what: Offer['what'];
  /** Entries that an undo would leave. */
  readonly to: number;
  /** Seats that have not said yes. */
  readonly left: readonly Seat[];
}

interface Listener {
  readonly viewer: Viewer;
  /** What the viewer could know when last told. */
  pulse: string;
  tell(): void;
}

export interface Desk {
  readonly match: Match;
  readonly accounts: Map<Viewer, Account>;
  readonly listeners: Set<Listener>;
  readonly asked: Map<Seat, readonly Asked[]>;
  /** Questions that each seat has been asked so far. */
  readonly counts: Map<Seat, number>;
  offers: readonly OpenOffer[];
  /** Offers made so far. */
  offered: number;
  /** The entries the desk has caught up with. */
  known: readonly Entry[];
}

const desks = new WeakMap<Match, Desk>();

/** There is one to a match. */
export function deskOf(match: Match): Desk {
  const found = desks.get(match);
  if (found) return found;
  const desk: Desk = {
    match,
    accounts: new Map(),
    listeners: new Set(),
    asked: new Map(),
    counts: new Map(),
    offers: [],
    offered: 0,
    known: [],
  };
  desks.set(match, desk);
  for (const seat of match.ruleset.seats) accountOf(desk, seat);
  sync(desk);
  return desk;
}

export function accountOf({ match, accounts }: Desk, viewer: Viewer): Account {
  const found = accounts.get(viewer) ?? openAccount(match, viewer);
  accounts.set(viewer, found);
  return found;
}

/** Catches up with the match, however it came to be where it is. */
export function sync(desk: Desk): void {
  const { match, accounts, asked, known } = desk;
  const { entries } = match;
  if (asked.size > 0 && known.length === entries.length && known.at(-1) === entries.at(-1)) return;
  let same = Math.min(known.length, entries.length);
  while (same > 0 && known[same - 1] !== entries[same - 1]) same--;
  const lines = (list: readonly Entry[], seat: Seat) =>
    list.flatMap((entry) => (entry.seat === seat ? entry.text : []));
  const [gone, come] = [known.slice(same), entries.slice(same)];
  const hasActed = (seat: Seat) => !sameData(lines(gone, seat), lines(come, seat));
  desk.known = entries.slice();
  const news = [...accounts].map(([viewer, one]) => ({ viewer, told: one.sync() }));
  // An offer ends with what everybody saw happen: by less, one would learn of what another does unseen.
  const toSeats = news.filter(({ viewer }) => viewer !== 'spectator');
  if (come.some((entry) => toSeats.every(({ told }) => told.has(entry)))) desk.offers = [];
  desk.offers = desk.offers.filter(({ to }) => to < entries.length);
  const open = pending(match);
  for (const seat of match.ruleset.seats) number(desk, seat, open, hasActed(seat));
}

/** A question keeps its number until its seat answers it, or it is no longer put. */
function number({ asked, counts }: Desk, seat: Seat, open: readonly Decision[], hasActed: boolean): void {
  const before = hasActed ? [] : (asked.get(seat) ?? []);
  const now = open.filter((decision) => decision.seat === seat);
  const kept = now.map((decision): Asked => {
    const old = before.find(({ id: _, ...rest }) => sameData(rest, decision));
    if (old) return old;
    const id = (counts.get(seat) ?? 0) + 1;
    counts.set(seat, id);
    return { ...decision, id };
  });
  asked.set(seat, kept);
}

/** Every viewer that may know what came of it is told. */
export function tell(desk: Desk): void {
  for (const one of [...desk.listeners]) {
    const pulse = pulseOf(desk, one.viewer);
    if (pulse === one.pulse || !desk.listeners.has(one)) continue;
    one.pulse = pulse;
    one.tell();
  }
}

export function subscribe(desk: Desk, viewer: Viewer, listener: () => void): () => void {
  const one = { viewer, pulse: pulseOf(desk, viewer), tell: listener };
  desk.listeners.add(one);
  return () => desk.listeners.delete(one);
}

function pulseOf(desk: Desk, viewer: Viewer): string {
  sync(desk);
  return canonical([
    accountOf(desk, viewer).told().length,
    desk.asked.get(viewer) ?? [],
    waitingFor(desk.match, viewer),
    offersTo(desk, viewer),
    desk.match.outcome,
  ]);
}

/** The open offers, in a viewer's numbers. */
export function offersTo(desk: Desk, viewer: Viewer): readonly Offer[] {
  const { numberAt } = accountOf(desk, viewer);
  return desk.offers.map(({ id, by, what, to }) =>
    what === 'draw' ? { id, by, what } : { id, by, what, to: numberAt(to) },
  );
}

export function putOffer(desk: Desk, by: Seat, what: Offer['what'], to: number): void {
  const left = desk.match.ruleset.seats.filter((seat) => seat !== by);
  const others = desk.offers.filter((one) => one.by !== by);
  desk.offers = [...others, { id: ++desk.offered, by, what, to, left }];
}
