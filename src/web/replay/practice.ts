/** Playing on from a point of a match that was played. */
import type { Seat } from '../../kernel/contract.ts';
import type { Adapter } from '../games/adapter.ts';
import { drawnChance } from '../match/drawn-chance.ts';
import { keepNew } from '../match/new-match.ts';
import { openFile } from '../match/saving.ts';
import type { Player, Save } from '../store/saves.ts';
import type { Replay } from './replay.ts';

/** The match was set up for the solo rules: its other seat is nobody's. */
export function isSolo({ solo }: Adapter, setup: unknown): boolean {
  const options = (setup as { options?: Readonly<Record<string, unknown>> } | null)?.options;
  return solo !== null && options?.[solo.option] === true;
}

export function practicePlayers(
  adapter: Adapter,
  setup: unknown,
  side: Seat,
  other: Player,
): Save['players'] {
  const own = isSolo(adapter, setup) ? adapter.solo!.seat : side;
  const rest = isSolo(adapter, setup) ? 'rules' : other;
  return Object.fromEntries(adapter.ruleset.seats.map((seat) => [seat, seat === own ? 'person' : rest]));
}

/** Starts a game that begins with the same entries and goes on with new dice; returns its id. */
export async function practise(replay: Replay, n: number, players: Save['players']): Promise<string> {
  const [{ continueFrom }, match] = await Promise.all([
    import('../../kernel/continuing.ts'),
    openFile(replay.text),
  ]);
  return keepNew(continueFrom(match, n, drawnChance(replay.seats)), players);
}
