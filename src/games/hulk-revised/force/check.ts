/** FORCE and CHAP: the price of a force list, and all that is wrong with it. For the command line and the browser alike. */
import { SPECIALS } from '../units.ts';
import { type Bill, type BillLine, buy, type ForceProblem, newBill, refuse } from './bill.ts';
import type { Limits } from './limits.ts';
import type { ForceList, MarineList, StealerList } from './list.ts';
import { billMarines } from './marines.ts';
import { LIMITED, type Limited, PRICES } from './prices.ts';

export interface Checked {
  readonly cost: number;
  readonly lines: readonly BillLine[];
  /** Empty when the list is legal. */
  readonly problems: readonly ForceProblem[];
}

const BLIPS_AT_ONCE = 5; // HR-FORCE-04

/** HR-FORCE-03, where the mission says nothing else (HR-FORCE-11). */
const MOST: Partial<Record<Limited, number>> = { captain: 1, librarian: 2 };

/** Prices a list and holds it against the limits. Never throws: whatever is wrong is in `problems`. */
export function checkForce(list: ForceList, limits: Limits): Checked {
  const bill = newBill();
  if (list.side === 'marine') checkMarines(bill, list, limits);
  else checkStealers(bill, list, limits);
  checkBounds(bill, list.side, limits);
  const cost = bill.lines.reduce((sum, line) => sum + line.cost, 0);
  if (limits.points !== null) {
    if (list.points !== undefined && list.points !== limits.points)
      refuse(
        bill,
        'HR-FORCE-01',
        'points',
        `Both sides have ${limits.points} points; this list is for ${list.points}.`,
      );
    if (cost > limits.points)
      refuse(bill, 'HR-FORCE-01', 'points', `The list costs ${cost}; there are ${limits.points} points.`);
  }
  return { cost, lines: bill.lines, problems: bill.problems };
}

function checkMarines(bill: Bill, list: MarineList, limits: Limits): void {
  billMarines(bill, list, limits.spares);
  const count = list.squads.reduce((sum, squad) => sum + squad.units.length, 0);
  if (count < limits.minMarines)
    refuse(bill, 'HR-FORCE-11', 'squads', `The mission asks for at least ${limits.minMarines} Marines.`);
  if (count > limits.maxMarines)
    refuse(bill, 'HR-FORCE-11', 'squads', `The mission takes at most ${limits.maxMarines} Marines.`);
  if (list.chapter === 'salamanders' && list.legion?.toLowerCase() !== 'salamanders')
    refuse(
      bill,
      'HR-CHAP-05',
      'chapter',
      'Only a Salamanders force may choose this row: write "legion: Salamanders".',
    );
}

function checkStealers(bill: Bill, list: StealerList, limits: Limits): void {
  // Nothing is bought in an assignment, so the fives do not matter there.
  if (limits.points !== null && list.blips % BLIPS_AT_ONCE !== 0)
    refuse(bill, 'HR-FORCE-04', 'blips', `Blips are bought in fives, not ${list.blips}.`);
  buy(bill, 'blips', Math.ceil(list.blips / BLIPS_AT_ONCE));
  bill.counts.set('blips', list.blips);
  buy(bill, 'ambush', list.ambush);
  for (const kind of SPECIALS) buy(bill, kind, list[kind]);
  if (list.blips < limits.minBlips)
    refuse(bill, limits.blipRule, 'blips', `At least ${limits.minBlips} blips are needed.`);
}

const STEALER_ITEMS: readonly Limited[] = ['blips', 'ambush', ...SPECIALS];

/** HR-FORCE-11: what the mission demands, forbids or limits; else HR-FORCE-03. */
function checkBounds(bill: Bill, side: 'marine' | 'stealer', limits: Limits): void {
  for (const item of LIMITED) {
    if (STEALER_ITEMS.includes(item) !== (side === 'stealer')) continue;
    const count = bill.counts.get(item) ?? 0;
    const set = limits.items[item];
    const most = set?.max ?? MOST[item];
    const name = item === 'librarian' ? 'Librarian' : item === 'blips' ? 'Blip' : PRICES[item].label;
    const path = side === 'marine' ? 'squads' : item;
    if (most !== undefined && count > most)
      refuse(
        bill,
        set?.max === undefined ? 'HR-FORCE-03' : 'HR-FORCE-11',
        path,
        most === 0 ? `${name}: not allowed here.` : `${name}: at most ${most}, not ${count}.`,
      );
    if (set?.min !== undefined && count < set.min)
      refuse(bill, 'HR-FORCE-11', path, `${name}: at least ${set.min} must be taken.`);
  }
}
