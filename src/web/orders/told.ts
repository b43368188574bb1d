/** What standing orders did, in words, for one reader. */
import type { Viewer } from '../../kernel/contract.ts';
import type { AnswerGiven, Sitting } from '../match/sitting.ts';
import type { ReportLine } from '../table/lines.ts';

/** Null when this reader is not to know that anything was asked. */
export function sayOrder(
  { seat, sentence, word, open, byServer }: AnswerGiven,
  viewer: Viewer,
): string | null {
  if (byServer) return seat === viewer ? sentence : null;
  if (seat === viewer) return `Standing order. ${sentence}`;
  return open ? `A standing order answers. ${word}.` : null;
}

/** The report, newest first, with a line under whatever an order played. */
export function withOrders(
  lines: readonly ReportLine[],
  byOrder: ReturnType<Sitting['ordersFor']>,
  viewer: Viewer,
): readonly ReportLine[] {
  if (byOrder.size === 0) return lines;
  const waiting = [...byOrder]
    .sort(([a], [b]) => b - a)
    .flatMap(([entry, given]): ReportLine[] => {
      const text = sayOrder(given, viewer);
      const line = { key: `order ${entry}`, text: text ?? '', rules: [], seat: given.seat, heading: false };
      return text === null ? [] : [{ ...line, entry }];
    });
  const out: ReportLine[] = [];
  for (const line of lines) {
    // Entries of lines are counted from one. Headings stand above their lines, though they are older.
    const entry = line.heading ? Infinity : line.entry;
    while (waiting.length > 0 && entry <= waiting[0].entry) out.push(waiting.shift()!);
    out.push(line);
  }
  return out;
}
