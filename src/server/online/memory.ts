/** For tests: a match at a server whose database is a few lists. */

import { expect } from 'vitest';
import { interruptions } from '../../games/interruptions.ts';
import { rulesets } from '../../games/rulesets.ts';
import type { AnyRuleset, Seat } from '../../kernel/contract.ts';
import { commitment, termsOf } from '../../kernel/fairness.ts';
import { type FarTable, farTable, type TableNews } from '../../kernel/far-table.ts';
import type { Instructions } from '../../kernel/interruption.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { textOf } from '../../kernel/wire.ts';
import { type Machine, NO_MACHINE } from '../machine/machine.ts';
import { NO_PUSH, type Push } from '../push/push.ts';
import type { Deed, Heard, MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Clocks } from './clocks.ts';
import { AT_ONCE, type Pace } from './pace.ts';
import { openRoom } from './room.ts';
import { openTables } from './tables.ts';

const SEED = '5e'.repeat(32);

/** One match in memory. */
function keeping(first: MatchRow) {
  const deeds: Deed[] = [];
  const forgotten: string[] = [];
  const instructions = new Map<Seat, Instructions>();
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
    chats: { add: async () => undefined, after: async () => [] },
    seen: async () => undefined,
    snapshots: {
      of: async () => [],
      keep: async () => undefined,
      file: async () => null,
      keepFile: async () => undefined,
    },
    pushes: {
      add: async () => undefined,
      remove: async () => undefined,
      due: async (_match, name) =>
        [`https://${name}`, 'https://gone'].map((endpoint) => ({
          endpoint,
          p256dh: '',
          auth: '',
          title: 'A title',
        })),
      gone: async (endpoint) => void forgotten.push(endpoint),
    },
    instructions: async (_match, name) => instructions.get(name) ?? {},
    async setInstructions(_match, name, given) {
      instructions.set(name, given);
    },
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
    deeds,
    forgotten,
    seat,
    listen(listener: typeof heard) {
      heard = listener;
    },
  };
}

/** A match with everybody at it; `streams` is all that each was ever sent. */
export async function evening(
  ruleset: AnyRuleset,
  setup: unknown,
  {
    pace = AT_ONCE,
    machine = NO_MACHINE,
    push = NO_PUSH,
    more = {},
  }: { pace?: Pace; machine?: Machine; push?: Push; more?: Partial<MatchRow> } = {},
) {
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
    campaign: null,
    seats: ruleset.seats.map((seat) => ({
      seat,
      player: seat,
      name: seat,
      others: [],
      promise: null,
      nonce: null,
      here: true,
      gone: false,
      machine: false,
    })),
  };
  await interruptions.load(ruleset.id); // what is loaded once comes at once afterwards
  const kept = keeping({ ...row, ...more });
  const tables = openTables(kept.store, { machine, pace, push });
  kept.listen(tables.heard);
  const streams = new Map<string, string[]>();
  const sittings = new Map<string, RemoteSitting>();
  const says = new Map<string, FarTable['say']>();
  const leaves = new Map<string, () => void>();
  const news = new Map<string, TableNews>();
  async function sit(player: string): Promise<void> {
    const stream = streams.get(player) ?? [];
    streams.set(player, stream);
    const table = farTable({
      load: rulesets.load,
      nonce: () => Buffer.from(player.padEnd(32)).toString('hex'),
      news: (told) => void news.set(player, told),
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
    const joined = (await tables.join(row.id, line))!;
    ({ take } = joined);
    says.set(player, table.say);
    leaves.set(player, joined.leave);
    for (const bytes of spoken) take(bytes);
    await settled();
  }
  for (const player of [...ruleset.seats, 'spectator']) await sit(player);
  return {
    streams,
    sittings,
    says,
    news,
    deeds: kept.deeds,
    forgotten: kept.forgotten,
    /** Goes away from the table, and is known to be. */
    async leave(player: Seat) {
      leaves.get(player)!();
      await kept.seat(player, { here: false });
      await settled();
    },
    /** Comes back. */
    async come(player: Seat) {
      await kept.seat(player, { here: true });
      await sit(player);
    },
    match: async () => (await openRoom(kept.store, kept.row(), () => undefined))!.match,
  };
}

/** Until nothing is under way any more: everything here happens by promises alone. */
export async function settled(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((done) => setImmediate(done));
}
