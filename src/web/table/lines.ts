import type { GameEvent, Line } from '../../kernel/contract.ts';
import { holding, type Sitting } from '../../kernel/sitting.ts';
import type { Table, Told } from '../games/adapter.ts';
import type { Look } from '../match/look.ts';

export interface ReportLine extends Line {
  readonly key: string;
  readonly heading: boolean;
  /** The number by which the reader was told. */
  readonly entry: number;
}

/** How far a reader has been shown what happened. */
type Shown = Pick<Look, 'shown' | 'partly'>;

/** Lines are made once; what was told never changes. */
const known = new WeakMap<object, readonly Told[]>();

function toldOf(table: Table, events: readonly GameEvent[]): readonly Told[] {
  const lines =
    known.get(events) ??
    events.flatMap((event) => {
      const line = table.tell(event);
      return line ? [{ event, line }] : [];
    });
  known.set(events, lines);
  return lines;
}

/**
 * The report for one reader, as far back as about `most` actions, in the order of what happened, as replays and play in
 * text have it: what has been shown, with so many events of the number after that. A phase in which nothing happened is
 * left out, unless it is the present one.
 */
export function reportFor(table: Table, eyes: Sitting, most: number, { shown, partly }: Shown): ReportLine[] {
  const told = holding(eyes.told().slice(0, shown + 1)).slice(-most);
  const groups: (Told & { key: string; entry: number })[][] = [[]];
  const add = (events: readonly GameEvent[], entry: number) => {
    toldOf(table, events).forEach((told, i) => {
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
  for (const one of told) if (one.kind === 'played') add(one.events, one.n);
  const next = eyes.told()[shown + 1];
  if (partly > 0 && next?.kind === 'played') add(next.events.slice(0, partly), next.n);
  const present = groups.length - 1;
  return groups.flatMap((group, i) => {
    const isEmpty = group.length === 1 && isHeading(group[0].line);
    return isEmpty && i < present ? [] : group.map(shownAs);
  });
}

/** A line that is nobody's tells what begins. */
function isHeading({ seat, dice }: Line): boolean {
  return seat === undefined && dice === undefined;
}

function shownAs({ line, key, entry }: Told & { key: string; entry: number }): ReportLine {
  return { ...line, key, entry, heading: isHeading(line) };
}
