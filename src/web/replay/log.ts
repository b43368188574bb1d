import type { GameEvent, Line, Seat } from '../../kernel/contract.ts';
import { undoTarget } from '../../kernel/match.ts';
import type { Table } from '../games/adapter.ts';
import type { Lens, Replay } from './replay.ts';

export interface LogLine extends Line {
  readonly key: string;
  /** The board stands after so many entries when this has happened. */
  readonly entry: number;
  readonly heading: boolean;
  /** Those who were not told, or not all of it; only somebody who knows everything is told of that. */
  readonly kept: readonly Seat[];
}

/** The report of the whole match as one reader knows it, in its order. Every action has its own lines. */
export function logOf(replay: Replay, lens: Lens): LogLine[] {
  const { match } = replay;
  const lines: LogLine[] = [];
  tell(replay, lens, match.opening, 0, lines);
  match.entries.forEach(({ seat, text, events }, i) => {
    const entry = i + 1;
    const word = wordOf(replay, seat, text);
    if (word) lines.push({ text: word, rules: [], seat, key: `${entry}`, entry, heading: false, kept: [] });
    tell(replay, lens, events, entry, lines);
  });
  return lines;
}

function tell(
  { match: { game }, table, told }: Replay,
  lens: Lens,
  events: readonly GameEvent[],
  entry: number,
  lines: LogLine[],
): void {
  let older: { event: GameEvent; line: Line } | null = null;
  events.forEach((whole, i) => {
    const event = told(whole, lens);
    const line = event && table.tell(event);
    if (!line) return;
    const joined: Line | null = older && table.join(older, { event, line });
    older = { event, line: joined ?? line };
    const kept = lens === 'all' ? game.seats.filter((seat) => keptFrom(told(whole, seat), whole)) : [];
    const made = {
      ...(lens === 'all' ? retold(table, older.line) : older.line),
      entry,
      heading: line.seat === undefined,
      kept,
    };
    if (joined) lines[lines.length - 1] = { ...made, key: lines[lines.length - 1].key };
    else lines.push({ ...made, key: `${entry}.${i}` });
  });
}

/** 'You draw' was said to somebody; to a third person it is said of him. */
function retold({ seatName }: Table, line: Line): Line {
  const { seat, text } = line;
  return seat ? { ...line, text: text.replace(/^You (\w+)/, `The ${seatName(seat)} player $1s`) } : line;
}

function keptFrom(told: GameEvent | null, whole: GameEvent): boolean {
  return told !== whole && JSON.stringify(told) !== JSON.stringify(whole);
}

/** The table's own words, which no event tells. */
function wordOf({ table }: Replay, seat: Seat, text: string): string | null {
  if (text === 'concede') return `The ${table.seatName(seat)} player concedes.`;
  if (text === 'draw') return 'The players agree on a draw.';
  const back = undoTarget(text);
  return back === null
    ? null
    : `By consent, play goes back to ${back === 0 ? 'the start' : `action ${back}`}.`;
}

/** The last line that has been told when the board stands there; -1 before the first. */
export function lineAt(lines: readonly LogLine[], at: number): number {
  return lines.findLastIndex(({ entry }) => entry <= at);
}
