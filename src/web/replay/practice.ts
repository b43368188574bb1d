/** Playing on from a point of a match that was played. */
import type { Seat } from '../../kernel/contract.ts';
import type { Adapter } from '../games/adapter.ts';
import { keepNew } from '../match/new-match.ts';
import { openFile } from '../match/saving.ts';
import type { Player, Save } from '../store/saves.ts';
import type { Replay } from './replay.ts';

/** The file as it was after so many entries. */
export function cutAt(text: string, n: number): string {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---') + 1;
  const kept = lines.slice(end).filter((line) => {
    const number = /^(?:(\d+) \S+:|= (\d+) )/.exec(line.trim());
    return number !== null && Number(number[1] ?? number[2]) <= n;
  });
  return `${[...lines.slice(0, end), ...kept].join('\n')}\n`;
}

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

/** Starts a game that begins with the same entries; returns its id. */
export async function practise(replay: Replay, n: number, players: Save['players']): Promise<string> {
  return keepNew(await openFile(cutAt(replay.text, n)), players);
}
