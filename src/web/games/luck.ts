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
