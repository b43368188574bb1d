/** FORCE: a bill in the making: what is bought, what it comes to, what is wrong with it. */
import { type Item, type Limited, priceOf } from './prices.ts';

/** One purchase. `who` is the Marine it is for; empty for what nobody carries. */
export interface BillLine {
  readonly item: string;
  readonly count: number;
  readonly cost: number;
  readonly who: string;
}

/** What is wrong with a list: the rule, a sentence, and the place in the list ('squads.0.units.2.ranged'). */
export interface ForceProblem {
  readonly rule: string;
  readonly why: string;
  readonly path: string;
}

export interface Bill {
  readonly lines: BillLine[];
  readonly problems: ForceProblem[];
  readonly counts: Map<Limited, number>;
}

export function newBill(): Bill {
  return { lines: [], problems: [], counts: new Map() };
}

export function buy(bill: Bill, item: Item, count = 1, who = ''): void {
  if (count === 0) return;
  const { label, cost } = priceOf(item);
  bill.lines.push({ item: label, count, cost: cost * count, who });
  bill.counts.set(item, (bill.counts.get(item) ?? 0) + count);
}

export function refuse(bill: Bill, rule: string, path: string, why: string): void {
  bill.problems.push({ rule, why, path });
}
