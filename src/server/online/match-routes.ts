/** Matches: the lists of them, making one, joining it, what can be done with it beside playing, and its file. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rulesets } from '../../games/rulesets.ts';
import { Problem } from '../../kernel/contract.ts';
import { writeMatch } from '../../kernel/file.ts';
import { withinData } from '../../kernel/limits.ts';
import { listed } from '../../kernel/words.ts';
import type { ListedRow, MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Asking, found } from './asking.ts';
import { othersOf } from './away-routes.ts';
import { readControl } from './clocks.ts';
import { addMatch, nextMission, rematch } from './matches.ts';
import { readId, readText } from './names.ts';
import { openRoom, seatOf, viewerOf } from './room.ts';
import { shareCode, sharedSeat } from './sharers.ts';
import { freeSeat, phaseOf } from './tables.ts';

const LONGEST_SETUP = 512 * 1024;
/** Matches that one player may have open for others to join. */
const MOST_OPEN = 20;
const LONGEST_DELAY = 900;
const NOT_OPEN = 'This game is not open to you.';

export function registerMatches(api: FastifyInstance, { opened, player, known, seated, key }: Asking): void {
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
    const ruleset = await rulesets.load(readId(id));
    ruleset.open(ruleset.readSetup(setup)); // what cannot be played is refused here
    if (typeof seat !== 'string' || !ruleset.seats.includes(seat))
      throw new Problem(`Choose a side: ${ruleset.seats.join(' or ')}.`);
    const waiting = (await store.matchesOf(me)).filter((row) => phaseOf(row) === 'open').length;
    if (waiting >= MOST_OPEN) throw new Problem('Too many of your games wait for somebody already.');
    const seats = ruleset.seats.map((one) => ({ seat: one, player: one === seat ? me : null }));
    const wish = {
      setup,
      title: readText(title, 80),
      listed: listed === true,
      control: readControl(control),
      delay: readDelay(delay),
      campaign,
    };
    if (follows !== undefined) {
      const before = await found(store, readId(follows));
      if (viewerOf(before, me) === 'spectator' || before.ruleset !== ruleset.id)
        throw new Problem('You have no seat at the mission before.');
      if (before.campaign === null || campaign === null)
        throw new Problem('Only the next mission of a campaign follows another.');
      if (await store.away.isApart(me, othersOf(before, me))) throw new Problem(NOT_OPEN);
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
      await store.sharers.add(row.id, sharedSeat(await key(store), row, share), me);
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
    return { share: shareCode(await key(store), row, seat) };
  });

  api.get<{ Params: { id: string } }>('/api/matches/:id/abort', async (request) => {
    const store = opened();
    return { can: await store.isYoung((await seated(store, request)).id) };
  });

  api.post<{ Params: { id: string } }>('/api/matches/:id/abort', async (request) => {
    const store = opened();
    const row = await seated(store, request);
    if (!(await store.callOff(row.id))) throw new Problem('Both of you have acted already: concede instead.');
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
}

function readDelay(given: unknown): number {
  if (given === undefined) return 0;
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= LONGEST_DELAY)
    return given;
  throw new Problem(`Spectators are at most ${LONGEST_DELAY} seconds behind.`);
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

/** A match in a list: nothing that only one side may know. */
function entryOf(row: ListedRow, me: string | null) {
  const { id, ruleset, title, result, seats, clocks, control } = row;
  const you = seatOf(row, me);
  return {
    id,
    ruleset,
    title,
    result,
    control,
    phase: phaseOf(row),
    you,
    due: result === null && you !== null && (clocks?.running.includes(you) ?? false),
    seats: seats.map(({ seat, name, others }) => ({
      seat,
      name: name === null ? null : listed([name, ...others.map((one) => one.name)]),
    })),
  };
}
