import type { GameEvent, Line, Viewer } from '../../kernel/contract.ts';
import type { Table, Told } from '../games/adapter.ts';

export interface ReportLine extends Line {
  readonly key: string;
  readonly heading: boolean;
}

/** Lines are made once per entry and viewer; entries never change. */
const known = new WeakMap<object, Map<Viewer, readonly Told[]>>();

function toldOf(
  { match: { game } }: Table,
  owner: object,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly Told[] {
  let byViewer = known.get(owner);
  if (!byViewer) {
    byViewer = new Map();
    known.set(owner, byViewer);
  }
  let lines = byViewer.get(viewer);
  if (!lines) {
    lines = events.flatMap((whole) => {
      const event = game.redact(whole, viewer);
      const line = event && game.describe(event);
      return line ? [{ event, line }] : [];
    });
    byViewer.set(viewer, lines);
  }
  return lines;
}

/** The report for one reader, newest first, as far back as about `most` lines. */
export function reportFor(table: Table, viewer: Viewer, most: number, shown: number): ReportLine[] {
  const { opening } = table.match;
  const entries = table.match.entries.slice(0, shown);
  const first = Math.max(0, entries.length - most);
  const out: (Told & { key: string })[] = [];
  const add = (owner: object, events: readonly GameEvent[], entry: number) => {
    toldOf(table, owner, events, viewer).forEach((told, i) => {
      const last = out.at(-1);
      const joined = last && table.join(last, told);
      if (joined) out[out.length - 1] = { event: told.event, line: joined, key: last.key };
      else out.push({ ...told, key: `${entry}.${i}` });
    });
  };
  if (first === 0) add(opening, opening, 0);
  for (let n = first; n < entries.length; n++) add(entries[n], entries[n].events, n + 1);
  return out.reverse().map(({ line, key }) => ({ ...line, key, heading: line.seat === undefined }));
}
