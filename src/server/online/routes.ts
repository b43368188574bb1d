/** What a browser asks of the server to play with somebody elsewhere. */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rulesets } from '../../games/rulesets.ts';
import { Problem } from '../../kernel/contract.ts';
import { writeMatch } from '../../kernel/file.ts';
import { withinData } from '../../kernel/limits.ts';
import { listed } from '../../kernel/words.ts';
import type { Tally } from '../metrics.ts';
import type { MatchRow, Store, StoreState } from '../store/store.ts';
import { othersOf, registerAway } from './away-routes.ts';
import { readControl } from './clocks.ts';
import { addMatch, nextMission, rematch } from './matches.ts';
import { cookieFor, NO_COOKIE, newId, playerIn, readName } from './names.ts';
import { patienceWith } from './patience.ts';
import { newPhrase, phraseHash } from './phrase.ts';
import { openRoom, seatOf, viewerOf } from './room.ts';
import { shareCode, sharedSeat } from './sharers.ts';
import { freeSeat, type Means, openTables, phaseOf, type Tables } from './tables.ts';

const LONGEST_SETUP = 512 * 1024;
const LONGEST_MESSAGE = 64 * 1024;
/** Messages that a connection may send at once, and how many more each second. */
const BURST = 200;
const RATE = 50;
/** Matches that one player may have open for others to join. */
const MOST_OPEN = 20;
/** Questions that one address may ask at once, and how many more each second. */
const ASKED = 120;
const ASKED_RATE = 10;
/** Connections that one address may hold: a household, or a club behind one line. */
const LINES = 60;
const NEWLINE = 10;
const LONGEST_DELAY = 900;
const NOT_OPEN = 'This game is not open to you.';
/** How often every server looks whether somebody's time is over. */
const LOOK_EVERY = 500;
/** How often every server says who is here. */
const SIGN_EVERY = 20_000;

export function registerOnline(
  app: FastifyInstance,
  state: () => StoreState,
  tally: Tally,
  means: Means,
): void {
  let key: Promise<string> | null = null;
  let tables: ReturnType<typeof openTables> | null = null;
  let last: Store | null = null;
  let listening: Promise<void> | null = null;
  let watch: NodeJS.Timeout | undefined;
  let signs: NodeJS.Timeout | undefined;
  app.addHook('onClose', async () => {
    clearInterval(watch);
    clearInterval(signs);
    await tables?.keep();
    await means.machine.close();
  });

  function opened(): Store {
    const now = state();
    if ('missing' in now) throw new Missing(now.missing);
    if (!tables || last !== now.store) {
      last = now.store;
      tables?.close(); // what they hear of comes from a database that is gone
      tables = openTables(now.store, means);
      const at = tables;
      listening = now.store.listen(at.heard);
      listening.catch(() => undefined);
      clearInterval(watch);
      const isTime = patienceWith(1, 0.2); // one that cannot be opened is not tried all the time
      const store = now.store;
      watch = setInterval(() => void watchClocks(store, at, isTime), LOOK_EVERY);
      watch.unref();
      clearInterval(signs);
      signs = setInterval(() => void at.stillHere().catch(() => undefined), SIGN_EVERY);
      signs.unref();
    }
    return now.store;
  }

  const keyOf = (store: Store) => {
    key ??= store.key('cookie');
    return key;
  };

  async function player(store: Store, request: FastifyRequest): Promise<string | null> {
    const id = playerIn(await keyOf(store), request.headers.cookie);
    return id !== null && (await store.playerName(id)) !== null ? id : null;
  }

  async function known(store: Store, request: FastifyRequest): Promise<string> {
    const id = await player(store, request);
    if (id === null) throw new Problem('Choose a name first.');
    return id;
  }

  /** The match that is asked about, by one of its players. */
  async function seated(store: Store, request: FastifyRequest): Promise<MatchRow> {
    const me = await known(store, request);
    const row = await found(store, (request.params as { id: string }).id);
    if (viewerOf(row, me) === 'spectator') throw new Problem('You have no seat at this match.');
    return row;
  }

  app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  app.register(async (api) => {
    api.setErrorHandler((error, _request, reply) => {
      const { code, text } = answerFor(error);
      reply.code(code).send({ error: text });
    });
    const patience = patienceWith(ASKED, ASKED_RATE);
    const lines = new Map<string, number>();
    api.addHook('onRequest', async (request, reply) => {
      if (!patience(request.ip))
        return reply.code(429).send({ error: 'Too many questions at once. Wait a moment.' });
      if (request.method !== 'GET' && !isOwnPage(request))
        reply.code(403).send({ error: 'Not from this page.' });
    });

    api.get('/api/me', async (request) => {
      const store = opened();
      const id = await player(store, request);
      return { name: id === null ? null : await store.playerName(id) };
    });

    api.put('/api/me', async (request, reply) => {
      const store = opened();
      const name = readName((request.body as { name?: unknown } | null)?.name);
      const id = await player(store, request);
      if (id !== null) await store.rename(id, name);
      else {
        const made = newId();
        await store.addPlayer(made, name);
        reply.header('set-cookie', cookieFor(await keyOf(store), made, request.protocol === 'https'));
      }
      return { name };
    });

    api.post('/api/me/phrase', async (request) => {
      const store = opened();
      const me = await known(store, request);
      const phrase = newPhrase();
      await store.setPhrase(me, phraseHash(phrase)!);
      return { phrase };
    });

    api.post('/api/me/bring', async (request, reply) => {
      const store = opened();
      const hash = phraseHash((request.body as { phrase?: unknown } | null)?.phrase);
      const id = hash && (await store.playerBy(hash));
      if (!id) throw new Problem('Nobody here has this passphrase.');
      reply.header('set-cookie', cookieFor(await keyOf(store), id, request.protocol === 'https'));
      return { name: await store.playerName(id) };
    });

    api.delete('/api/me', async (request, reply) => {
      const store = opened();
      await store.forget(await known(store, request));
      reply.header('set-cookie', NO_COOKIE);
      return { name: null };
    });

    registerAway(api, { opened, known, seated });

    api.get('/api/push', async () => ({ key: means.push.publicKey }));

    api.put('/api/me/push', async (request) => {
      const store = opened();
      await store.pushes.add(await known(store, request), means.push.read(request.body));
      return {};
    });

    api.delete('/api/me/push', async (request) => {
      const store = opened();
      const { endpoint } = (request.body ?? {}) as { endpoint?: unknown };
      await store.pushes.remove(await known(store, request), String(endpoint));
      return {};
    });

    api.get('/api/matches', async (request) => {
      const store = opened();
      const me = await player(store, request);
      const [open, mine] = await Promise.all([store.openMatches(), me === null ? [] : store.matchesOf(me)]);
      const apart = me === null ? new Set() : await store.away.apartFrom(me);
      const others = open.filter(
        (row) =>
          seatOf(row, me) === null && !row.seats.some(({ player }) => player !== null && apart.has(player)),
      );
      return { mine: mine.map((row) => entryOf(row, me)), open: others.map((row) => entryOf(row, me)) };
    });

    api.post('/api/matches', { bodyLimit: LONGEST_SETUP }, async (request) => {
      const store = opened();
      const me = await known(store, request);
      const {
        ruleset: id,
        setup,
        seat,
        title,
        listed,
        control,
        delay,
        campaign = null,
        follows,
      } = (request.body ?? {}) as Record<string, unknown>;
      withinData(setup, 'A setup');
      withinData(campaign, 'A campaign');
      const ruleset = await rulesets.load(String(id));
      ruleset.open(ruleset.readSetup(setup)); // what cannot be played is refused here
      if (typeof seat !== 'string' || !ruleset.seats.includes(seat))
        throw new Problem(`Choose a side: ${ruleset.seats.join(' or ')}.`);
      const waiting = (await store.matchesOf(me)).filter((row) => phaseOf(row) === 'open').length;
      if (waiting >= MOST_OPEN) throw new Problem('Too many of your games wait for somebody already.');
      const seats = ruleset.seats.map((one) => ({ seat: one, player: one === seat ? me : null }));
      const wish = {
        setup,
        title: String(title ?? '').slice(0, 80),
        listed: listed === true,
        control: readControl(control),
        delay: readDelay(delay),
        campaign,
      };
      if (follows !== undefined) {
        const before = await found(store, String(follows));
        if (viewerOf(before, me) === 'spectator' || before.ruleset !== ruleset.id)
          throw new Problem('You have no seat at the mission before.');
        if (before.result === null) throw new Problem('The mission before is not over.');
        return { id: await nextMission(store, before, ruleset, wish) };
      }
      return { id: await addMatch(store, ruleset, wish, seats) };
    });

    api.post<{ Params: { id: string } }>('/api/matches/:id/join', async (request) => {
      const store = opened();
      const me = await known(store, request);
      const row = await found(store, request.params.id);
      if (viewerOf(row, me) !== 'spectator') return { id: row.id };
      if (await store.away.isApart(me, othersOf(row, me))) throw new Problem(NOT_OPEN);
      const { seat: wanted, share } = (request.body ?? {}) as { seat?: unknown; share?: unknown };
      if (share !== undefined) {
        await store.sharers.add(row.id, sharedSeat(await keyOf(store), row, share), me);
        return { id: row.id };
      }
      const seat = freeSeat(row, wanted);
      if (!(await store.takeSeat(row.id, seat, me))) throw new Problem('That seat is taken.');
      return { id: row.id };
    });

    api.post<{ Params: { id: string } }>('/api/matches/:id/share', async (request) => {
      const store = opened();
      const row = await seated(store, request);
      const seat = viewerOf(row, await known(store, request));
      return { share: shareCode(await keyOf(store), row, seat) };
    });

    api.post<{ Params: { id: string } }>('/api/matches/:id/abort', async (request) => {
      const store = opened();
      const row = await seated(store, request);
      if (!(await store.callOff(row.id))) throw new Problem('Somebody has acted already: concede instead.');
      return {};
    });

    api.post<{ Params: { id: string } }>('/api/matches/:id/rematch', async (request) => {
      const store = opened();
      const row = await seated(store, request);
      if (row.result === null) throw new Problem('The match is not over.');
      const me = await known(store, request);
      if (await store.away.isApart(me, othersOf(row, me))) throw new Problem(NOT_OPEN);
      return { id: row.rematch ?? (await rematch(store, row)) };
    });

    api.get<{ Params: { id: string } }>('/api/matches/:id/file', async (request, reply: FastifyReply) => {
      const store = opened();
      const row = await found(store, request.params.id);
      if (row.result === null) throw new Problem('The match is not over: its file would tell secrets.');
      return reply.type('text/plain; charset=utf-8').send(await fileOf(store, row));
    });

    api.get<{ Params: { id: string } }>(
      '/api/matches/:id/sit',
      { websocket: true },
      async (socket, request) => {
        if (!isOwnPage(request)) return socket.close(1008, 'Not from this page.');
        const { ip } = request;
        const held = lines.get(ip) ?? 0;
        if (held >= LINES) return socket.close(1008, 'Too many connections.');
        lines.set(ip, held + 1);
        socket.on('close', () => {
          const left = lines.get(ip)! - 1;
          if (left > 0) lines.set(ip, left);
          else lines.delete(ip);
        });
        const patience = patienceWith(BURST, RATE);
        const thrownOut = (why: string) => {
          tally.thrownOut++;
          socket.close(1008, why);
        };
        tally.lines++;
        socket.on('close', () => tally.lines--);
        let early: Uint8Array[] | null = [];
        let at: { take(bytes: Uint8Array): void; leave(): void } | null = null;
        socket.on('message', (data: Buffer) => {
          tally.messages++;
          if (!patience('')) return thrownOut('Too fast.');
          const bytes = new Uint8Array(data);
          // Browsers send whole lines: nothing is put by for somebody who never ends one.
          if (bytes.at(-1) !== NEWLINE) return thrownOut('That message cannot be read.');
          if (early) early.push(bytes);
          else at?.take(bytes);
        });
        socket.on('close', () => at?.leave());
        socket.on('error', () => socket.close());
        try {
          const store = opened();
          const me = await player(store, request);
          await listening; // what happens from now on is heard of
          const line = {
            player: me,
            send: (bytes: Uint8Array) => socket.send(bytes),
            close: () => socket.close(1012),
          };
          at = await tables!.join(request.params.id, line);
        } catch {
          return socket.close(1013, 'Come again later.');
        }
        if (!at) return socket.close(4404, 'There is no such match. It may have been called off.');
        if (socket.readyState !== socket.OPEN) return at.leave();
        for (const bytes of early) at.take(bytes);
        early = null;
      },
    );
  });
}

/** Whoever sits at a match, and at whichever server: the first that looks ends it. */
async function watchClocks(store: Store, tables: Tables, isTime: (id: string) => boolean): Promise<void> {
  const overdue = await store.overdue().catch(() => []); // a database that is gone is looked at again
  for (const id of overdue) if (isTime(id)) await tables.enforce(id).catch(() => undefined);
}

function readDelay(given: unknown): number {
  if (given === undefined) return 0;
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= LONGEST_DELAY)
    return given;
  throw new Problem(`Spectators are at most ${LONGEST_DELAY} seconds behind.`);
}

class Missing extends Error {}

function answerFor(error: unknown): { code: number; text: string } {
  if (error instanceof Missing) return { code: 503, text: error.message };
  if (error instanceof Problem) return { code: 422, text: error.message };
  const code = (error as { statusCode?: number }).statusCode;
  if (code !== undefined && code >= 400 && code < 500) return { code, text: 'This cannot be read.' };
  return { code: 500, text: 'Something went wrong here. Nothing was lost; try again.' };
}

/** A page of another place cannot act for whoever is signed in here. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true; // not a browser
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** As the rules wrote it by which it was played to the end. */
async function fileOf(store: Store, row: MatchRow): Promise<string> {
  const kept = await store.snapshots.file(row.id);
  if (kept !== null) return kept;
  const room = await openRoom(store, row, () => undefined);
  const text = room ? writeMatch(room.match) : '';
  await store.snapshots.keepFile(row.id, text);
  return text;
}

async function found(store: Store, id: string): Promise<MatchRow> {
  const row = await store.match(id);
  if (!row) throw new Problem('There is no such match.');
  return row;
}

/** A match in a list: nothing that only one side may know. */
function entryOf(row: MatchRow, me: string | null) {
  const { id, ruleset, title, result, seats, clocks } = row;
  const you = seatOf(row, me);
  return {
    id,
    ruleset,
    title,
    result,
    phase: phaseOf(row),
    you,
    due: result === null && you !== null && (clocks?.running.includes(you) ?? false),
    seats: seats.map(({ seat, name, others }) => ({
      seat,
      name: name === null ? null : listed([name, ...others.map((one) => one.name)]),
    })),
  };
}
