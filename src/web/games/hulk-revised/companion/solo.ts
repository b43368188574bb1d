/** The dice of the solo opponent, rolled for a real board (HR-SOLO-03 to HR-SOLO-06, HR-SOLO-10, HR-SOLO-11). */

import { AMBUSH_SCORE } from '../../../../games/hulk-revised/solo/areas.ts';
import { specialFor } from '../../../../games/hulk-revised/solo/conversion.ts';
import {
  counterFor,
  counterPlus,
  isPrimary,
  scoreOf,
  typePlus,
} from '../../../../games/hulk-revised/solo/priority.ts';
import { P2 } from '../../../../games/hulk-revised/solo/targets.ts';
import { SPECIALS, SPECIALS_OF, type StealerKind } from '../../../../games/hulk-revised/units.ts';
import type { Random } from '../../../../kernel/contract.ts';
import { drawBlip, type Kit, takeOff } from './kit.ts';

export interface Roll {
  readonly dice: readonly number[];
  readonly plus: number;
  readonly total: number;
}

/** How a blip came by its counter. Without a roll the rules left no choice (HR-SOLO-37). */
export interface Given {
  readonly no: number;
  readonly type: Roll | null;
  readonly counter: Roll | null;
  readonly result: number;
}

/** What a blip turned out to be. */
export interface Revealed {
  readonly no: number;
  readonly value: number;
  readonly ambush: boolean;
  readonly roll: Roll | null;
  readonly kind: StealerKind;
  readonly count: number;
  /** The special unit that was rolled but is not to be had. */
  readonly missed: StealerKind | null;
}

function d6(random: Random): number {
  return random.below(6) + 1;
}

function rollTwo(random: Random, plus: number): Roll {
  const dice = [d6(random), d6(random)];
  return { dice, plus, total: scoreOf(dice, plus) };
}

export function isAmbush(die: number): boolean {
  return die >= AMBUSH_SCORE;
}

/** HR-SOLO-03: first thing in the Reinforcement phase, where there is a place for it. */
export function checkAmbush(kit: Kit, random: Random): Kit {
  const check = d6(random);
  return { ...(isAmbush(check) ? drawBlip(kit, true, random) : kit), given: null, revealed: null, check };
}

/** Gives the blip its counter. */
export function giveCounter(kit: Kit, no: number, random: Random): Kit {
  const counts = [0, 0, 0, 0, 0];
  for (const { counter } of kit.out) if (counter > 0) counts[counter]++;
  const given = rollFor(no, kit.front, counts, random);
  const out = kit.out.map((blip) => (blip.no === no ? { ...blip, counter: given.result } : blip));
  return { ...kit, out, given, check: 0 };
}

function rollFor(no: number, front: Kit['front'], counts: readonly number[], random: Random): Given {
  if (front === 'none') return { no, type: null, counter: null, result: P2 };
  const type = front === 'lines' ? rollTwo(random, typePlus(counts)) : null;
  const primary = type === null || isPrimary(type.total);
  const counter = rollTwo(random, counterPlus(counts, primary));
  return { no, type, counter, result: counterFor(counter.total, primary) };
}

/** Turns a blip over. By the solo rules a 1 or a 3 may bring a special unit; otherwise the Stealer player says what comes. */
export function reveal(kit: Kit, no: number, random: Random): Kit {
  const blip = kit.out.find((one) => one.no === no);
  if (!blip) return kit;
  const { value, ambush, counter } = blip;
  const plain = { no, value, ambush, roll: null, kind: 'genestealer' as const, count: value, missed: null };
  const after = { ...takeOff(kit, no), given: null, check: 0 };
  if (!kit.solo || ambush || !(value in SPECIALS_OF)) return { ...after, revealed: plain };
  const roll = rollTwo(random, 0);
  const kind = specialFor(value, counter || P2, roll.total);
  const at = SPECIALS.indexOf(kind as (typeof SPECIALS)[number]);
  if (at < 0) return { ...after, revealed: { ...plain, roll } };
  if (kit.specials[at] === 0) return { ...after, revealed: { ...plain, roll, missed: kind } };
  const specials = kit.specials.map((n, i) => (i === at ? n - 1 : n));
  return { ...after, specials, revealed: { ...plain, roll, kind, count: 1 } };
}
