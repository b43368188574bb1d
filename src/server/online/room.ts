/**
 * A match that people sit at from elsewhere. Nothing is told before it is durable: whatever a wish brings about is
 * held back until its deed is written. The match itself is only a memory of its deeds and can be lost at any time.
 */
import { setImmediate as breath } from 'node:timers/promises';
import { interruptions } from '../../games/interruptions.ts';
import { rulesets } from '../../games/rulesets.ts';
import type { Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import { fairnessOf, termsOf } from '../../kernel/fairness.ts';
import type { AnsweredFor } from '../../kernel/far-table.ts';
import { resultText } from '../../kernel/file.ts';
import type { Interruption } from '../../kernel/interruption.ts';
import { endByTime, localSitting } from '../../kernel/local-sitting.ts';
import { type Match, pending } from '../../kernel/match.ts';
import { serveSitting } from '../../kernel/serve-sitting.ts';
import type { Done, Sitting } from '../../kernel/sitting.ts';
import { leave } from '../../kernel/stretches.ts';
import type { Pipe } from '../../kernel/wire.ts';
import type { Deed, MatchRow, SeatRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { TurnRead, TurnWritten } from '../store/turns.ts';
import { answeredAt } from './answered.ts';
import { type Clocks, deadlineOf, overdue, pauseAsked, spent, turned, wound } from './clocks.ts';
import { carryOut, type Request } from './deeds.ts';
import { deputyOf, type Hired } from './deputy.ts';
import { isOnlyLooking } from './looking.ts';
import { AT_ONCE, type Pace, pacerOf } from './pace.ts';
import { sharing } from './sharing.ts';
import { openedBy } from './versions.ts';

/** A position is kept at least so often, in deeds. */
const KEEP_EVERY = 100;
/** After so many deeds nothing is taken back or offered any more: whoever opens the match carries them all out. */
const MOST_DEEDS = 10_000;
const PLAY_ON: Refusal = { rule: 'KERNEL-LONG', why: 'Enough was taken back and offered in this match.' };
/** Milliseconds for which a match that is opened keeps others waiting. */
const BREATH = 10;

/** Somebody's line to a room. */
export interface Guest {
  send(bytes: Uint8Array): void;
  /** The room must be opened anew: come again. */
  drop(): void;
}

export interface Room {
  readonly match: Match;
  /** Sits somebody down. What comes back takes what they send, and ends it. */
  seat(viewer: Viewer, guest: Guest): { take(bytes: Uint8Array): void; leave(): void };
  /** What was answered for a seat while nobody was there. */
  answered(seat: Seat): readonly AnsweredFor[];
  /** Keeps the position for those who play on by other rules one day. */
  keep(): Promise<void>;
  /** Something was written, perhaps by another server: deeds up to that number, or who knows what. */
  catchUp(deed?: number): void;
  /** Whoever may answers for those who are not there. */
  think(): void;
  /** Does what the clocks say. */
  enforce(): Promise<void>;
  /** A seat asks for a pause, or agrees to one. */
  pause(seat: Seat): void;
  /** A seat takes the win over whoever has no time left. */
  claim(seat: Seat): void;
}

/** Null while its dice are not agreed on. */
export async function openRoom(
  store: Store,
  row: MatchRow,
  close: () => void,
  hired?: Hired,
  pace: Pace = AT_ONCE,
): Promise<Room | null> {
  const nonces = row.seats.flatMap(({ seat, nonce }) => (nonce === null ? [] : [[seat, nonce] as const]));
  if (nonces.length < row.seats.length) return null;
  const ruleset = sharing(await rulesets.load(row.ruleset));
  const terms = { ...termsOf(ruleset, row.setup), version: row.version };
  const fairness = fairnessOf(row.seed, Object.fromEntries(nonces), terms);
  const { match, known } = await openedBy(store, row, ruleset, fairness);
  const written = await store.deeds(row.id, known);
  const asides = await interruptions.load(row.ruleset);
  return roomAt(store, { row, known, written, asides }, match, close, pace, hired);
}

async function roomAt(
  store: Store,
  {
    row,
    known,
    written,
    asides,
  }: {
    readonly row: MatchRow;
    /** Deeds that the match holds already. */
    known: number;
    readonly written: readonly Deed[];
    readonly asides: readonly Interruption[];
  },
  match: Match,
  close: () => void,
  pace: Pace,
  hired?: Hired,
): Promise<Room> {
  const { id, result, control } = row;
  const pacer = pacerOf(match, row.seed, asides, pace);
  const deputy = hired && deputyOf(match, row, pacer, hired);
  const thinking = new Set<Seat>();
  const nudged = new Map<Seat, number>();
  const guests = new Set<{ guest: Guest; held: Uint8Array[]; end: () => void }>();
  /** The deeds of which a position has been kept. */
  let left = known;
  const fresh: Deed[] = [];
  const answered = answeredAt(match);
  let isTold = result !== null;
  let isLost = false;
  let work = Promise.resolve();

  /** Plays what others wrote. */
  function follow(deeds: readonly Deed[]): void {
    for (const { n, seat, request } of deeds) {
      if (n !== known + 1) continue;
      carryOut(match, seat, request);
      answered.note(seat, request);
      pacer.note();
      known = n;
    }
  }

  /** A sitting whose wishes are written down once they are granted; `as`: somebody else answers. */
  function scribed(seat: Viewer, as?: string): Sitting {
    const inner = localSitting(match, seat);
    const noted =
      (request: () => unknown, done?: Done): Done =>
      (refusal) => {
        if (!refusal) enter(seat, JSON.stringify(request()));
        done?.(refusal);
      };
    return {
      ...inner,
      answer: (decision, answer, done) =>
        // As it was written into the match, so that the log reads like a file.
        inner.answer(
          decision,
          answer,
          noted(() => ({ answer: { decision, text: match.entries.at(-1)!.text }, as }), done),
        ),
      undo: (to, done) =>
        isLong()
          ? done?.(PLAY_ON)
          : inner.undo(
              to,
              noted(() => ({ undo: to === undefined ? {} : { to } }), done),
            ),
      concede: (done) => inner.concede(noted(() => ({ concede: true }), done)),
      offerDraw: (done) =>
        isLong() ? done?.(PLAY_ON) : inner.offerDraw(noted(() => ({ draw: true }), done)),
      reply: (offer, yes, done) =>
        inner.reply(
          offer,
          yes,
          noted(() => ({ reply: { offer, yes } }), done),
        ),
    };
  }

  const isLong = () => known + fresh.length >= MOST_DEEDS;

  function enter(seat: Seat, request: string): void {
    fresh.push({ n: known + fresh.length + 1, seat, request });
    answered.note(seat, request);
  }

  /** One thing after the other. What fails leaves a memory nobody can trust: all are sent away and come again. */
  function queue(job: () => Promise<void>): Promise<void> {
    work = work.then(async () => {
      if (isLost) return;
      try {
        await job();
        pacer.note();
        for (const { guest, held } of guests) if (held.length > 0) guest.send(Buffer.concat(held.splice(0)));
        think();
        if (known - left >= KEEP_EVERY || (match.outcome && known > left)) await keepNow();
      } catch (error) {
        isLost = true;
        console.error(`Match ${id} is opened anew: ${error instanceof Error ? error.message : error}`);
        close();
        for (const { guest, end } of [...guests]) {
          end();
          guest.drop();
        }
        guests.clear();
      }
    });
    return work;
  }

  async function keepNow(): Promise<void> {
    left = known;
    await store.snapshots.keep(id, { version: match.ruleset.version, n: known, left: leave(match) });
  }

  const limitNow = () => match.game.clock?.(match.state) ?? null;
  const isTimed = () => !match.outcome && (control !== null || limitNow() !== null);

  /** Hears somebody out who knows all that was done before, here or at another server, and writes down what they did. */
  const hear = (say: (clocks: Clocks | null) => Clocks | null) =>
    store.turns.take(
      id,
      () => known,
      (read): TurnWritten | null => {
        follow(read.deeds);
        const before = isTimed() ? clocksAt(read) : null;
        if (before) runOut(before);
        const after = say(before) ?? (isTimed() ? clocksAt(read) : null);
        const deeds = fresh.splice(0);
        known += deeds.length;
        if (match.outcome) {
          if (isTold) return { deeds };
          isTold = true;
          return { deeds, result: resultText(match.outcome) };
        }
        // What was only read is not written.
        const isTurned = after && (deeds.length > 0 || after !== before || after.running.length === 0);
        return { deeds, ...(isTurned ? turnedBy(after, deeds) : {}) };
      },
    );

  function clocksAt({ clocks, now }: TurnRead): Clocks {
    return clocks ? spent(clocks, now) : wound(control, match.ruleset.seats, now);
  }

  function turnedBy(clocks: Clocks, deeds: readonly Deed[]): TurnWritten {
    const asked = pending(match).map(({ seat }) => seat);
    const acted = deeds.flatMap(({ seat, request }) => (request.startsWith('{"answer"') ? seat : []));
    const next = turned(clocks, control, { asked, acted, limit: limitNow() });
    return { clocks: next, deadline: deadlineOf(next, control) };
  }

  /** The rules' own limit forces what they say; live, whoever has no time left loses. By correspondence the other decides. */
  function runOut(clocks: Clocks): void {
    const { seats, phase } = overdue(clocks);
    const limit = limitNow();
    if (phase && limit) {
      const at = scribed(limit.seat);
      at.answer(at.decisions()[0]?.id ?? 0, { action: limit.action });
    } else if (seats.length > 0 && control && 'bank' in control) endFor(seats);
  }

  function endFor(seats: readonly Seat[]): void {
    const all = seats.length === match.ruleset.seats.length;
    if (endByTime(match, seats[0], all)) return;
    enter(seats[0], JSON.stringify({ time: all ? 'all' : 'own' } satisfies Request));
  }

  function think(): void {
    if (isLost || !deputy) return;
    for (const { seat } of pending(match))
      if (!deputy.isOn(seat)) nudge(seat);
      else if (!thinking.has(seat)) void thinkFor(seat);
  }

  /** Once a question, if nobody is there to see it. */
  function nudge(seat: Seat): void {
    const { id: asked } = localSitting(match, seat).decisions()[0];
    if (hired!.isHere(seat) || nudged.get(seat) === asked) return;
    nudged.set(seat, asked);
    hired!.nudge(seat);
  }

  /** What is answered meets the match as it is then: an answer that comes too late is not taken. */
  async function thinkFor(seat: Seat): Promise<void> {
    thinking.add(seat);
    const decision = localSitting(match, seat).decisions()[0].id;
    try {
      const [given] = await Promise.all([deputy!.answer(seat), pacer.due(seat)]);
      thinking.delete(seat);
      if (given === null) return nudge(seat);
      await queue(() =>
        hear((clocks) => {
          if (deputy!.isOn(seat)) scribed(seat, given.as).answer(decision, { text: given.text });
          return clocks;
        }),
      );
    } catch (error) {
      thinking.delete(seat); // asked again at the next sign of life
      console.error(`Nobody answers for a seat of match ${id}: ${(error as Error).message}`);
    }
  }

  const keep = () => queue(async () => void (known > left && (await keepNow())));

  pacer.note();
  for (let began = performance.now(), n = 0; n < written.length; n++) {
    follow([written[n]]);
    if (performance.now() - began < BREATH) continue;
    await breath();
    began = performance.now();
  }
  return {
    match,
    answered: answered.of,
    think,
    keep,
    seat(viewer, guest) {
      const held: Uint8Array[] = [];
      let feed: (bytes: Uint8Array) => void = () => undefined;
      const pipe: Pipe = {
        send: (bytes) => held.push(bytes),
        onBytes(listener) {
          feed = listener;
        },
      };
      const end = serveSitting(match, viewer, pipe, scribed(viewer));
      const one = { guest, held, end };
      guests.add(one);
      // The clocks begin when somebody sits down, and what ran out meanwhile is seen.
      if (isTimed() && viewer !== 'spectator') void queue(() => hear((clocks) => clocks));
      let turn = Promise.resolve();
      /** What nobody can make sense of ends the line of whoever said it, and nobody else's. */
      const fed = (bytes: Uint8Array): void => {
        try {
          feed(bytes);
        } catch (error) {
          if (fresh.length > 0) throw error;
          console.error(`Somebody is sent away from match ${id}: ${(error as Error).message}`);
          leave();
          guest.drop();
        }
      };
      const heard = (bytes: Uint8Array, isLook: boolean) =>
        queue(async () => {
          if (isLook) fed(bytes);
          else
            await hear((clocks) => {
              fed(bytes);
              return clocks;
            });
        });
      const leave = () => {
        end();
        guests.delete(one);
        if (guests.size === 0) void keep();
      };
      return {
        take(bytes) {
          const isLook = isOnlyLooking(bytes);
          turn = turn.then(() => (isLook ? undefined : pacer.due(viewer)));
          turn = turn.then(() => void heard(bytes, isLook));
        },
        leave,
      };
    },
    catchUp(deed) {
      if (deed === undefined || deed > known) void queue(async () => follow(await store.deeds(id, known)));
    },
    enforce: () => queue(() => hear((clocks) => clocks && { ...clocks })),
    pause: (seat) => void queue(() => hear((clocks) => clocks && pauseAsked(clocks, seat))),
    claim: (seat) =>
      void queue(() =>
        hear((clocks) => {
          const out = clocks ? overdue(clocks).seats : [];
          if (out.length > 0 && !out.includes(seat)) endFor(out);
          return clocks;
        }),
      ),
  };
}

/** Somebody's seat, their own or one they share. */
export function seatOf({ seats }: Pick<MatchRow, 'seats'>, player: string | null): Seat | null {
  if (player === null) return null;
  const isTheirs = ({ player: own, others }: SeatRow) =>
    own === player || others.some((one) => one.player === player);
  return seats.find(isTheirs)?.seat ?? null;
}

/** Whose seat it is; somebody without one looks on. */
export function viewerOf(row: MatchRow, player: string | null): Viewer {
  return seatOf(row, player) ?? 'spectator';
}
