import type { GameEvent, Line, Viewer } from '../../kernel/contract.ts';
import type { Table, Told } from '../games/adapter.ts';

export interface ReportLine extends Line {
  readonly key: string;
  readonly heading: boolean;
  /** The board stands after so many entries when this has happened. */
  readonly entry: number;
}

/** Lines are made once per entry and viewer; entries never change. */
const known = new WeakMap<object, Map<Viewer, readonly Told[]>>();

function toldOf(table: Table, owner: object, events: readonly GameEvent[], viewer: Viewer): readonly Told[] {
  let byViewer = known.get(owner);
  if (!byViewer) {
    byViewer = new Map();
    known.set(owner, byViewer);
  }
  let lines = byViewer.get(viewer);
  if (!lines) {
    lines = events.flatMap((whole) => {
      const event = table.match.game.redact(whole, viewer);
      const line = event && table.tell(event);
      return line ? [{ event, line }] : [];
    });
    byViewer.set(viewer, lines);
  }
  return lines;
}

/**
 * The report for one reader, as far back as about `most` entries. The newest phase comes first, under its heading,
 * and in it the newest line. A phase in which nothing happened is left out, unless it is the present one.
 */
export function reportFor(table: Table, viewer: Viewer, most: number, shown: number): ReportLine[] {
  const { opening } = table.match;
  const entries = table.match.entries.slice(0, shown);
  const first = Math.max(0, entries.length - most);
  const groups: (Told & { key: string; entry: number })[][] = [[]];
  const add = (owner: object, events: readonly GameEvent[], entry: number) => {
    toldOf(table, owner, events, viewer).forEach((told, i) => {
      const group = groups[groups.length - 1];
      const last = group.at(-1);
      const joined = last && table.join(last, told);
      if (joined) group[group.length - 1] = { event: told.event, line: joined, key: last.key, entry };
      else {
        const made = { ...told, key: `${entry}.${i}`, entry };
        if (isHeading(told.line)) groups.push([made]);
        else group.push(made);
      }
    });
  };
  if (first === 0) add(opening, opening, 0);
  for (let n = first; n < entries.length; n++) add(entries[n], entries[n].events, n + 1);
  return groups.reverse().flatMap((group, i) => {
    const [head, ...rest] = group;
    if (!head) return [];
    if (!isHeading(head.line)) return group.reverse().map(shownAs);
    return i > 0 && rest.length === 0 ? [] : [head, ...rest.reverse()].map(shownAs);
  });
}

/** A line that is nobody's tells what begins. */
function isHeading({ seat, dice }: Line): boolean {
  return seat === undefined && dice === undefined;
}

function shownAs({ line, key, entry }: Told & { key: string; entry: number }): ReportLine {
  return { ...line, key, entry, heading: isHeading(line) };
}
