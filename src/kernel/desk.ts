/** The table of one match: every sitting at it goes through its desk, so that all see the same things at the same time. */
import { type Account, openAccount, waitingFor } from './account.ts';
import type { Decision, Refusal, Seat, Viewer } from './contract.ts';
import { agreeDraw, concede } from './ending.ts';
import { canonical, sameData } from './hash.ts';
import { type Acted, act, actText, allowedTarget, type Entry, type Match, pending } from './match.ts';
import type { Asked, FreeBack, Offer } from './sitting.ts';
import { freeBack, isFree, takeBack } from './take-back.ts';
import { undoByConsent } from './undo.ts';

export interface Desk {
  account(viewer: Viewer): Account;
  decisions(viewer: Viewer): readonly Asked[];
  waiting(viewer: Viewer): readonly Decision[];
  offers(viewer: Viewer): readonly Offer[];
  freeBack(viewer: Viewer): FreeBack;
  answer(seat: Viewer, decision: number, answer: object): Refusal | null;
  undo(seat: Viewer, to?: number): Refusal | null;
  concede(seat: Viewer): Refusal | null;
  offerDraw(seat: Viewer): Refusal | null;
  reply(seat: Viewer, offer: number, yes: boolean): Refusal | null;
  subscribe(viewer: Viewer, listener: () => void): () => void;
}

/** An offer as the table keeps it. */
interface Open {
  readonly id: number;
  readonly by: Seat;
  readonly what: Offer['what'];
  /** Entries that an undo would leave. */
  readonly to: number;
  /** Seats that have not said yes. */
  readonly left: readonly Seat[];
}

const desks = new WeakMap<Match, Desk>();

/** There is one to a match. */
export function deskOf(match: Match): Desk {
  const desk = desks.get(match) ?? openDesk(match);
  desks.set(match, desk);
  return desk;
}

const LATE: Refusal = { rule: 'KERNEL-STALE', why: 'That question is no longer open.' };
const WATCHING: Refusal = { rule: 'KERNEL-SEAT', why: 'Whoever only watches decides nothing.' };
const OVER: Refusal = { rule: 'KERNEL-OVER', why: 'The match is over.' };
const NOTHING: Refusal = { rule: 'KERNEL-UNDO', why: 'There is nothing to take back.' };
const NO_OFFER: Refusal = { rule: 'KERNEL-OFFER', why: 'Nothing of the kind has been offered to you.' };

function openDesk(match: Match): Desk {
  const { seats } = match.ruleset;
  const accounts = new Map<Viewer, Account>();
  const listeners = new Set<{ viewer: Viewer; pulse: string; tell(): void }>();
  const asked = new Map<Seat, readonly Asked[]>();
  const counts = new Map<Seat, number>();
  let offers: readonly Open[] = [];
  let offered = 0;
  let known: Entry[] = [];

  for (const seat of seats) account(seat);
  sync();

  function account(viewer: Viewer): Account {
    const found = accounts.get(viewer) ?? openAccount(match, viewer);
    accounts.set(viewer, found);
    return found;
  }

  /** Catches up with the match, however it came to be where it is. */
  function sync(): void {
    const { entries } = match;
    if (asked.size > 0 && known.length === entries.length && known.at(-1) === entries.at(-1)) return;
    let same = Math.min(known.length, entries.length);
    while (same > 0 && known[same - 1] !== entries[same - 1]) same--;
    const lines = (list: readonly Entry[], seat: Seat) =>
      list.flatMap((entry) => (entry.seat === seat ? entry.text : []));
    const [gone, come] = [known.slice(same), entries.slice(same)];
    const hasActed = (seat: Seat) => !sameData(lines(gone, seat), lines(come, seat));
    known = entries.slice();
    const news = [...accounts].map(([viewer, one]) => ({ viewer, told: one.sync() }));
    // An offer ends with what everybody saw happen: by less, one would learn of what another does unseen.
    const toSeats = news.filter(({ viewer }) => viewer !== 'spectator');
    if (come.some((entry) => toSeats.every(({ told }) => told.has(entry)))) offers = [];
    offers = offers.filter(({ to }) => to < entries.length);
    const open = pending(match);
    for (const seat of seats) number(seat, open, hasActed(seat));
  }

  /** A question keeps its number until its seat answers it, or it is no longer put. */
  function number(seat: Seat, open: readonly Decision[], hasActed: boolean): void {
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

  /** Does something at the table; whoever may know of what came of it is told. */
  function at(seat: Viewer, work: (seat: Seat) => Refusal | null): Refusal | null {
    sync();
    const refusal = seats.includes(seat) ? work(seat) : WATCHING;
    sync();
    for (const one of [...listeners]) {
      const pulse = pulseOf(one.viewer);
      if (pulse === one.pulse || !listeners.has(one)) continue;
      one.pulse = pulse;
      one.tell();
    }
    return refusal;
  }

  function pulseOf(viewer: Viewer): string {
    const { told } = account(viewer);
    return canonical([
      told().length,
      desk.decisions(viewer),
      desk.waiting(viewer),
      desk.offers(viewer),
      match.outcome,
    ]);
  }

  function offer(by: Seat, what: Offer['what'], to: number): Refusal | null {
    const left = seats.filter((seat) => seat !== by);
    offers = [...offers.filter((one) => one.by !== by), { id: ++offered, by, what, to, left }];
    return null;
  }

  function carryOut({ by, what, to }: Open): Refusal | null {
    offers = [];
    return refusalOf(what === 'draw' ? agreeDraw(match, by) : undoByConsent(match, by, to));
  }

  const desk: Desk = {
    account(viewer) {
      sync();
      return account(viewer);
    },
    decisions(viewer) {
      sync();
      return asked.get(viewer) ?? [];
    },
    waiting: (viewer) => waitingFor(match, viewer),
    offers(viewer) {
      sync();
      const { numberAt } = account(viewer);
      return offers.map(({ id, by, what, to }) =>
        what === 'draw' ? { id, by, what } : { id, by, what, to: numberAt(to) },
      );
    },
    freeBack(viewer) {
      sync();
      return freeBack(match, viewer, account(viewer));
    },
    answer: (viewer, decision, answer) =>
      at(viewer, (seat) => {
        if (match.outcome) return OVER;
        if (!asked.get(seat)?.some(({ id }) => id === decision)) return LATE;
        const { action, text } = answer as { action?: unknown; text?: unknown };
        return refusalOf(typeof text === 'string' ? actText(match, seat, text) : act(match, seat, action));
      }),
    undo: (viewer, to) =>
      at(viewer, (seat) => {
        if (match.outcome) return OVER;
        const last = match.entries.findLastIndex(
          (entry) => entry.seat === seat && allowedTarget(entry.text) === null,
        );
        const target = to === undefined ? last : account(seat).entriesAt(to);
        if (target < 0 || target >= match.entries.length) return NOTHING;
        return isFree(match, seat, target, account(seat))
          ? takeBack(match, seat, target)
          : offer(seat, 'undo', target);
      }),
    concede: (viewer) => at(viewer, (seat) => refusalOf(concede(match, seat))),
    offerDraw: (viewer) => at(viewer, (seat) => (match.outcome ? OVER : offer(seat, 'draw', -1))),
    reply: (viewer, id, yes) =>
      at(viewer, (seat) => {
        const found = offers.find((one) => one.id === id && one.left.includes(seat));
        if (!found) return NO_OFFER;
        offers = offers.filter((one) => one !== found);
        if (!yes) return null;
        const agreed = { ...found, left: found.left.filter((one) => one !== seat) };
        if (agreed.left.length === 0) return carryOut(agreed);
        offers = [...offers, agreed];
        return null;
      }),
    subscribe(viewer, tell) {
      const listener = { viewer, pulse: pulseOf(viewer), tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return desk;
}

function refusalOf(acted: Acted): Refusal | null {
  return acted.ok ? null : acted.refusal;
}
