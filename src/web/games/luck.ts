/** Dice against what they should have come to. */
import type { Seat } from '../../kernel/contract.ts';

/** One throw, or what it came to for one side of it. */
export interface Luck {
  /** Whose dice they were: 'Castor', 'Genestealers'. */
  readonly who: string;
  readonly seat: Seat;
  /** 'Marines', 'Stealers': the phase it fell in. */
  readonly phase: string;
  readonly turn: number;
  /** 'Shots', 'Close assaults'. */
  readonly what: string;
  /** Successes are counted by throw, points by die. */
  readonly measure: 'hits' | 'points';
  /** Throws, or dice where points are counted. */
  readonly rolls: number;
  readonly expected: number;
  readonly actual: number;
  /** How far chance alone strays from it: the variance. */
  readonly spread: number;
}

/** What was counted, and what it should have come to. */
type Count = Pick<Luck, 'measure' | 'rolls' | 'expected' | 'actual' | 'spread'>;

/** So many throws with the same chance each. */
export function hitsOf(rolls: number, chance: number, actual: number): Count {
  return { measure: 'hits', rolls, expected: rolls * chance, actual, spread: rolls * chance * (1 - chance) };
}

/** Dice that are added up. */
export function pointsOf(dice: readonly number[]): Count {
  return {
    measure: 'points',
    rolls: dice.length,
    expected: 3.5 * dice.length,
    actual: dice.reduce((sum, die) => sum + die, 0),
    spread: (35 / 12) * dice.length,
  };
}
