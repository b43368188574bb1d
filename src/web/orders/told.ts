/** What standing orders did, in words, for one reader. */
import type { Viewer } from '../../kernel/contract.ts';
import type { OrderGiven, Sitting } from '../match/sitting.ts';
import type { ReportLine } from '../table/lines.ts';

/** Null when this reader is not to know that anything was asked. */
export function sayOrder({ seat, sentence, word, open }: OrderGiven, viewer: Viewer): string | null {
  if (seat === viewer) return `Standing order. ${sentence}`;
  return open ? `A standing order answers. ${word}.` : null;
}

/** The report, newest first, with a line under whatever an order played. */
export function withOrders(
  lines: readonly ReportLine[],
  byOrder: Sitting['byOrder'],
  viewer: Viewer,
): readonly ReportLine[] {
  if (byOrder.size === 0) return lines;
  const waiting = [...byOrder]
    .sort(([a], [b]) => b - a)
    .flatMap(([entry, given]): (ReportLine & { entry: number })[] => {
      const text = sayOrder(given, viewer);
      const line = { key: `order ${entry}`, text: text ?? '', rules: [], seat: given.seat, heading: false };
      return text === null ? [] : [{ ...line, entry }];
    });
  const out: ReportLine[] = [];
  for (const line of lines) {
    // Keys begin with the number of the entry, counted from one; the opening is 0.
    while (waiting.length > 0 && Number.parseInt(line.key, 10) <= waiting[0].entry)
      out.push(waiting.shift()!);
    out.push(line);
  }
  return out;
}
