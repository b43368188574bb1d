import { type SeededDice, seededDice } from '../../kernel/dice.ts';

/** The dice of game number `n`. */
export function diceOf(n: number): SeededDice {
  return seededDice(n.toString(16).padStart(64, '0'));
}
