import type { GameEvent, Line, Seat } from '../../kernel/contract.ts';
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
  const lines: LogLine[] = [];
  for (let entry = 0; entry <= replay.last; entry++) {
    const word = wordAt(replay, entry);
    if (word) lines.push({ ...word, rules: [], key: `${entry}`, entry, heading: false, kept: [] });
    tell(replay, lens, entry, lines);
  }
  return lines;
}

function tell(replay: Replay, lens: Lens, entry: number, lines: LogLine[]): void {
  const { table } = replay;
  const kept = lens === 'all' ? replay.keptAt(entry) : [];
  let older: { event: GameEvent; line: Line } | null = null;
  replay.toldAt(entry, lens).forEach((event, i) => {
    const line = table.tell(event);
    if (!line) return;
    const joined: Line | null = older && table.join(older, { event, line });
    older = { event, line: joined ?? line };
    const made = {
      ...(lens === 'all' ? retold(table, older.line) : older.line),
      entry,
      heading: line.seat === undefined,
      kept: kept[i] ?? [],
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

/** The table's own words, which no event tells. */
function wordAt({ table, seatAt, wordAt }: Replay, n: number): { text: string; seat: Seat } | null {
  const word = wordAt(n);
  const seat = seatAt(n);
  if (!word || seat === null) return null;
  if (word.kind === 'concede') return { seat, text: `The ${table.seatName(seat)} player concedes.` };
  if (word.kind === 'draw') return { seat, text: 'The players agree on a draw.' };
  if (word.kind === 'time')
    return {
      seat,
      text: word.all ? 'Nobody has any time left.' : `The ${table.seatName(seat)} player runs out of time.`,
    };
  const where = word.to === 0 ? 'the start' : `action ${word.to}`;
  return { seat, text: `By consent, play goes back to ${where}.` };
}

/** The last line that has been told when the board stands there; -1 before the first. */
export function lineAt(lines: readonly LogLine[], at: number): number {
  return lines.findLastIndex(({ entry }) => entry <= at);
}
