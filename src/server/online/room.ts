/**
 * A match that people sit at from elsewhere. Nothing is told before it is durable: whatever a wish brings about is
 * held back until its deed is written. The match itself is only a memory of its deeds and can be lost at any time.
 */
import { rulesets } from '../../games/rulesets.ts';
import type { Viewer } from '../../kernel/contract.ts';
import { fairnessOf, termsOf } from '../../kernel/fairness.ts';
import { resultText } from '../../kernel/file.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import { type Match, openMatch } from '../../kernel/match.ts';
import { serveSitting } from '../../kernel/serve-sitting.ts';
import type { Done, Sitting } from '../../kernel/sitting.ts';
import type { Pipe } from '../../kernel/wire.ts';
import type { Deed, MatchRow, Store } from '../store/store.ts';

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
  /** Something was written, perhaps by another server. */
  catchUp(): void;
}

/** Null while its dice are not agreed on. */
export async function openRoom(store: Store, row: MatchRow, close: () => void): Promise<Room | null> {
  const nonces = row.seats.flatMap(({ seat, nonce }) => (nonce === null ? [] : [[seat, nonce] as const]));
  if (nonces.length < row.seats.length) return null;
  const ruleset = await rulesets.load(row.ruleset);
  const terms = { ...termsOf(ruleset, row.setup), version: row.version };
  const fairness = fairnessOf(row.seed, Object.fromEntries(nonces), terms);
  const match = openMatch(ruleset, row.setup, fairness, row.version);
  return roomAt(store, row, match, await store.deeds(row.id, 0), close);
}

function roomAt(
  store: Store,
  { id, result }: MatchRow,
  match: Match,
  written: readonly Deed[],
  close: () => void,
): Room {
  const guests = new Set<{ guest: Guest; held: Uint8Array[]; end: () => void }>();
  let known = 0;
  const fresh: Deed[] = [];
  let isTold = result !== null;
  let isLost = false;
  let work = Promise.resolve();

  /** Plays what others wrote. */
  function follow(deeds: readonly Deed[]): void {
    for (const { n, seat, request } of deeds) {
      if (n !== known + 1) continue;
      carryOut(localSitting(match, seat), request);
      known = n;
    }
  }

  /** A sitting whose wishes are written down once they are granted. */
  function scribed(seat: Viewer): Sitting {
    const inner = localSitting(match, seat);
    const noted =
      (request: () => unknown, done?: Done): Done =>
      (refusal) => {
        if (!refusal) fresh.push({ n: known + fresh.length + 1, seat, request: JSON.stringify(request()) });
        done?.(refusal);
      };
    return {
      ...inner,
      answer: (decision, answer, done) =>
        // As it was written into the match, so that the log reads like a file.
        inner.answer(
          decision,
          answer,
          noted(() => ({ answer: { decision, text: match.entries.at(-1)!.text } }), done),
        ),
      undo: (to, done) =>
        inner.undo(
          to,
          noted(() => ({ undo: to === undefined ? {} : { to } }), done),
        ),
      concede: (done) => inner.concede(noted(() => ({ concede: true }), done)),
      offerDraw: (done) => inner.offerDraw(noted(() => ({ draw: true }), done)),
      reply: (offer, yes, done) =>
        inner.reply(
          offer,
          yes,
          noted(() => ({ reply: { offer, yes } }), done),
        ),
    };
  }

  /** One thing after the other. What fails leaves a memory nobody can trust: all are sent away and come again. */
  function queue(job: () => Promise<void>): void {
    work = work.then(async () => {
      if (isLost) return;
      try {
        await job();
        for (const { guest, held } of guests) for (const bytes of held.splice(0)) guest.send(bytes);
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
  }

  /** Hears somebody out who knows all that was done before, here or at another server, and writes down what they did. */
  const hear = (say: () => void) =>
    store.inTurn(id, async (log) => {
      follow(await log.after(known));
      say();
      const deeds = fresh.splice(0);
      if (deeds.length > 0) await log.add(deeds);
      known += deeds.length;
      if (!match.outcome || isTold) return;
      isTold = true;
      await log.setResult(resultText(match.outcome));
    });

  follow(written);
  return {
    match,
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
      return {
        take: (bytes) => queue(() => hear(() => feed(bytes))),
        leave() {
          end();
          guests.delete(one);
        },
      };
    },
    catchUp: () => queue(async () => follow(await store.deeds(id, known))),
  };
}

interface Request {
  readonly answer?: { readonly decision: number; readonly text: string };
  readonly undo?: { readonly to?: number };
  readonly concede?: true;
  readonly draw?: true;
  readonly reply?: { readonly offer: number; readonly yes: boolean };
}

/** What was allowed once is allowed again, or the rules have changed under the match. */
function carryOut(sitting: Sitting, written: string): void {
  const { answer, undo, concede, draw, reply } = JSON.parse(written) as Request;
  const done: Done = (refusal) => {
    // Not the deed itself: what is logged must not tell secrets.
    if (refusal) throw new Error(`what was granted before is refused now (${refusal.rule})`);
  };
  if (answer) sitting.answer(answer.decision, { text: answer.text }, done);
  else if (undo) sitting.undo(undo.to, done);
  else if (concede) sitting.concede(done);
  else if (draw) sitting.offerDraw(done);
  else if (reply) sitting.reply(reply.offer, reply.yes, done);
}

/** Whose seat it is; somebody without one looks on. */
export function viewerOf({ seats }: MatchRow, player: string | null): Viewer {
  return seats.find((one) => player !== null && one.player === player)?.seat ?? 'spectator';
}
