import { type Match, startMatch } from '../../kernel/match.ts';
import type { Adapter } from '../games/adapter.ts';
import { randomHex } from '../store/random-id.ts';
import type { Save } from '../store/saves.ts';
import { drawnChance } from './drawn-chance.ts';
import { keep } from './saving.ts';

/** Sets up a match, stores it and returns its id. */
export async function newMatch(
  adapter: Adapter,
  setup: unknown,
  players: Save['players'],
  settle?: (match: Match) => void,
): Promise<string> {
  const match = startMatch(adapter.ruleset, setup, drawnChance(adapter.ruleset.seats));
  settle?.(match);
  return keepNew(match, players);
}

export async function keepNew(match: Match, players: Save['players']): Promise<string> {
  const id = randomHex(8);
  await keep(id, match, players);
  return id;
}
