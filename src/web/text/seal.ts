import { type SealShown, shortSeal } from '../fairness/seal.tsx';

/** What the table promised about its dice, to be noted at the start. */
export function saySeal({ commitment, format }: SealShown): string[] {
  if (commitment === '') return [];
  if (format === 1)
    return ['This game was begun before dice were sealed with the setup and a number for each side.'];
  return [
    `The dice are sealed: ${shortSeal(commitment)}. Write these digits down. When the game is over, verify opens the seal: the digits must be the same.`,
  ];
}
