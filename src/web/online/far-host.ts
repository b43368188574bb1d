/** A match that a server plays, as a host of this screen. */
import type { TableNews } from '../../kernel/far-table.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import type { Adapter } from '../games/adapter.ts';
import type { Host, Players } from '../match/host.ts';
import { fileOf } from './api.ts';

/** How matches at the server are called in this browser. */
export const FAR = 'far-';

/** `answered`: what the server answered for this seat, when it is asked. */
export function farHost(
  { id, setup, commitment, you, seats }: TableNews,
  sitting: RemoteSitting,
  adapter: Adapter,
  answered: Host['answered'],
): Host {
  const { ruleset } = adapter;
  const players: Players = Object.fromEntries(
    seats.map(({ seat }) => [seat, seat === you ? 'person' : 'far'] as const),
  );
  return {
    id: FAR + id,
    ruleset: ruleset.id,
    players,
    table: adapter.table(ruleset.open(ruleset.readSetup(setup))),
    // Nobody else's eyes are here.
    eyes: () => sitting,
    seal: { commitment, format: 2 },
    file: () => fileOf(id),
    keep: () => undefined,
    answered,
    hire() {
      throw new Error('No machine plays here.');
    },
    hear: (listener) => sitting.subscribe(listener),
  };
}
