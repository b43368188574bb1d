import type { Seat } from '../../kernel/contract.ts';
import { startMatch } from '../../kernel/match.ts';
import type { Adapter, MissionCard, Table } from '../games/adapter.ts';
import type { Save } from '../store/saves.ts';
import { keep } from './saving.ts';

/** Sets up a match, stores it and returns its id. Without a person's seat given, both are people. */
export async function newMatch(
  adapter: Adapter,
  setup: MissionCard['setup'],
  person: Seat | null,
): Promise<string> {
  const match = startMatch(adapter.ruleset, setup, { seed: randomHex(32) });
  const players: Save['players'] = Object.fromEntries(
    adapter.ruleset.seats.map((seat) => [seat, person === null || seat === person ? 'person' : 'machine']),
  );
  return keepNew(adapter.sit(match), players);
}

export async function keepNew(table: Table, players: Save['players']): Promise<string> {
  const id = randomHex(8);
  await keep(id, table, players);
  return id;
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
}
