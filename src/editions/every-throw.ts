/** What comes of every throw of the dice there is. */
import {
  ALWAYS,
  type Fraction,
  fraction,
  NEVER,
  not,
  plus,
  times,
} from '../games/epic-1991/odds/fraction.ts';
import type { Dice } from '../kernel/contract.ts';

/** Plays something once for each throw; the chance of each end it names is exact. */
function everyThrow(play: (dice: Dice) => string): ReadonlyMap<string, Fraction> {
  const faces: number[] = [];
  /** By end, how often after how many dice. */
  const ends = new Map<string, number[]>();
  do {
    let thrown = 0;
    const end = play({
      d6() {
        faces[thrown] ??= 1;
        return faces[thrown++];
      },
      draw() {
        throw new Error('Only dice are thrown here.');
      },
    });
    const counts = ends.get(end) ?? [];
    counts[thrown] = (counts[thrown] ?? 0) + 1;
    ends.set(end, counts);
    // The next throw: the last die that can still go up does, and what came after it is thrown anew.
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length > 0) faces[faces.length - 1]++;
  } while (faces.length > 0);
  return new Map([...ends].map(([end, counts]) => [end, sumOf(counts)]));
}

function sumOf(counts: readonly number[]): Fraction {
  let sum = fraction(0, 1);
  counts.forEach((ways, dice) => {
    sum = plus(sum, fraction(BigInt(ways), 6n ** BigInt(dice)));
  });
  return sum;
}

/** Something that goes on step by step, with dice, until it is over. */
export interface Course<S> {
  fork(state: S): S;
  /** One step further. */
  go(state: S, dice: Dice): void;
  /** What it has come to; null while it goes on. */
  end(state: S): string | null;
  /** The same for states from which the same can come. */
  key(state: S): string;
}

/** The exact chance of each end. A step that leaves everything as it was, as following fire may, is made again until it does not. */
export function fates<S>(course: Course<S>, start: S): ReadonlyMap<string, Fraction> {
  const known = new Map<string, ReadonlyMap<string, Fraction>>();
  const from = (state: S): ReadonlyMap<string, Fraction> => {
    const over = course.end(state);
    if (over !== null) return new Map([[over, ALWAYS]]);
    const key = course.key(state);
    const found = known.get(key);
    if (found) return found;
    const states = new Map<string, S>();
    const next = everyThrow((dice) => {
      const after = course.fork(state);
      course.go(after, dice);
      const name = course.key(after);
      if (!states.has(name)) states.set(name, after);
      return name;
    });
    const leaves = not(next.get(key) ?? NEVER);
    const sum = new Map<string, Fraction>();
    for (const [name, odds] of next) {
      if (name === key) continue;
      const share = times(odds, fraction(leaves.d, leaves.n));
      for (const [end, then] of from(states.get(name)!))
        sum.set(end, plus(sum.get(end) ?? NEVER, times(share, then)));
    }
    known.set(key, sum);
    return sum;
  };
  return from(start);
}
