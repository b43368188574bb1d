import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/list.ts';
import { rulesets } from '../../games/rulesets.ts';
import { goldenNames, goldenSetup } from '../../golden/matches.ts';
import type { AnyRuleset, Refusal, Seat } from '../../kernel/contract.ts';
import { commitment, termsOf } from '../../kernel/fairness.ts';
import { farTable } from '../../kernel/far-table.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { textOf } from '../../kernel/wire.ts';
import { NO_MACHINE } from '../machine/machine.ts';
import type { Deed, Heard, MatchRow, Store } from '../store/store.ts';
import type { Clocks } from './clocks.ts';
import { openRoom } from './room.ts';
import { openTables } from './tables.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SEED = '5e'.repeat(32);

beforeAll(() => void vi.spyOn(Date, 'now').mockReturnValue(0));
afterAll(() => void vi.restoreAllMocks());

/** One match in memory. */
function keeping(first: MatchRow) {
  const deeds: Deed[] = [];
  let row = first;
  let heard: (news: Heard) => void = () => undefined;
  const told = () => heard({ kind: 'done', match: row.id });
  const seat = (name: Seat, change: object) => {
    row = { ...row, seats: row.seats.map((one) => (one.seat === name ? { ...one, ...change } : one)) };
    told();
    return Promise.resolve();
  };
  const store: Partial<Store> = {
    match: async () => row,
    news: async () => row,
    deeds: async (_match, after) => deeds.filter(({ n }) => n > after),
    ahead: async () => 0,
    chat: async () => [],
    seen: async () => undefined,
    setPromise: (_match, name, promise) => seat(name, { promise }),
    setNonce: (_match, name, nonce) => seat(name, { nonce }),
    turns: {
      async take(_match, known, play) {
        const read = { deeds: deeds.filter(({ n }) => n > known()), now: 0, clocks: row.clocks as Clocks };
        const { deeds: fresh = [], clocks, result } = play(read) ?? {};
        deeds.push(...fresh);
        row = { ...row, clocks: clocks ?? row.clocks, result: result ?? row.result };
        if (clocks || result !== undefined) told();
      },
    },
  };
  return {
    store: store as Store,
    row: () => row,
    listen(listener: typeof heard) {
      heard = listener;
    },
  };
}

/** A match with everybody at it; `streams` is all that each was ever sent. */
async function evening(ruleset: AnyRuleset, setup: unknown) {
  const row: MatchRow = {
    id: 'match',
    ruleset: ruleset.id,
    version: ruleset.version,
    title: '',
    setup,
    seed: SEED,
    commitment: commitment(SEED, termsOf(ruleset, setup)),
    listed: false,
    result: null,
    rematch: null,
    control: { bank: 3600, increment: 0 },
    clocks: null,
    delay: 0,
    seats: ruleset.seats.map((seat) => ({
      seat,
      player: seat,
      name: seat,
      promise: null,
      nonce: null,
      here: true,
      gone: false,
      machine: false,
    })),
  };
  const kept = keeping(row);
  const tables = openTables(kept.store, NO_MACHINE);
  kept.listen(tables.heard);
  const streams = new Map<string, string[]>();
  const sittings = new Map<string, RemoteSitting>();
  for (const player of [...ruleset.seats, 'spectator']) {
    const stream: string[] = [];
    streams.set(player, stream);
    const table = farTable({
      load: rulesets.load,
      nonce: () => Buffer.from(player.padEnd(32)).toString('hex'),
      news: () => undefined,
      seated: (sitting) => sittings.set(player, sitting),
    });
    const line = {
      player,
      send(bytes: Uint8Array) {
        stream.push(textOf(bytes));
        table.receive(bytes);
      },
      close: () => expect.unreachable('nobody is sent away'),
    };
    const spoken: Uint8Array[] = [];
    let take = (bytes: Uint8Array): void => void spoken.push(bytes);
    table.connected((bytes) => take(bytes));
    ({ take } = (await tables.join(row.id, line))!);
    for (const bytes of spoken) take(bytes);
    await settled();
  }
  return {
    streams,
    sittings,
    match: async () => (await openRoom(kept.store, kept.row(), () => undefined))!.match,
  };
}

/** Until nothing is under way any more: everything here happens by promises alone. */
async function settled(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((done) => setImmediate(done));
}

const SETUPS = (await Promise.all(GAMES.map(({ id }) => rulesets.load(id)))).flatMap((ruleset) =>
  goldenNames(ROOT, ruleset.id).map((name) => ({ name: `${ruleset.id}, ${name}`, ruleset, golden: name })),
);

test.each(SETUPS)(
  '$name: what one decides in secret changes no byte on the other’s line',
  async ({ name, ruleset, golden }) => {
    const setup = goldenSetup(ROOT, ruleset.id, golden);
    const random = randomFrom(name);
    const [one, two] = [await evening(ruleset, setup), await evening(ruleset, setup)];
    const [hider, seeker] = ruleset.seats;
    let secrets = 0;
    for (let n = 0; n < 12; n++) {
      const seat = [hider, seeker].find((each) => one.sittings.get(each)!.decisions().length > 0)!;
      const at = [one, two].map(({ sittings }) => sittings.get(seat)!);
      const asked = at[0].decisions()[0];
      const list = at[0].actions();
      const action = list[random.below(list.length)];
      const like = asked.secret && seat === hider ? list[random.below(list.length)] : action;
      if (like !== action) secrets++;
      const refused = at.map((sitting, i) => {
        let refusal: Refusal | null = null;
        sitting.answer(sitting.decisions()[0].id, { action: [action, like][i] }, (why) => {
          refusal = why;
        });
        return () => refusal;
      });
      await settled();
      expect(refused.map((why) => why())).toEqual([null, null]);
      const matches = [await one.match(), await two.match()];
      const shown = matches.some(({ game, entries }) =>
        entries
          .at(-1)!
          .events.some((event) => [seeker, 'spectator'].some((who) => game.reveals(event, who).length > 0)),
      );
      if (shown || matches[0].dice.position !== matches[1].dice.position) break;
      for (const viewer of [seeker, 'spectator'])
        expect(two.streams.get(viewer)).toEqual(one.streams.get(viewer));
    }
    if (golden === 'muster') expect(secrets).toBeGreaterThan(0);
  },
);
