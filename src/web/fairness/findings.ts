import type { VerifyReport } from '../../kernel/verify.ts';
import { shortSeal } from './seal.tsx';

/** What a verified match proved, as a player understands it. */
export interface Findings {
  readonly verdict: 'proved' | 'old' | 'broken';
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A check's player's words, by how its own begin. */
const WORDS: readonly (readonly [begins: string, words: string])[] = [
  [
    'The seed, the setup',
    'The seed, the mission, the rules and the sides are the ones sealed before the first roll.',
  ],
  ['Every nonce', "Each side's number was sealed too, before any of them was shown."],
  ['The seed is the one', 'The seed is the one fixed before the first roll.'],
  [
    'The first lines are played',
    'The game goes on from an earlier one: its first actions were played with dice that are known by now, and the dice after them are sealed anew.',
  ],
  ['The dice come from', 'Every die follows from these numbers. None was thrown again or left out.'],
  ['Every action', 'Every action was played again, and the rules allowed each.'],
  ['Every recorded', 'Every position on the way came out the same.'],
  ['The result', 'So did the result.'],
];

export function findingsOf({ ok, checks, cannot, commitment }: VerifyReport): Findings {
  if (!ok) {
    const failed = checks.filter((check) => !check.ok);
    return {
      verdict: 'broken',
      title: 'This record does not hold.',
      sentences: failed.map(({ what, detail }) => `Not proved: ${lower(what)}. ${detail}`),
    };
  }
  const sentences = checks.flatMap(({ what, detail }) => {
    if (what.startsWith('Nothing was taken back')) return [detail];
    return WORDS.filter(([begins]) => what.startsWith(begins)).map(([, words]) => words);
  });
  if (cannot.length > 0)
    return {
      verdict: 'old',
      title: 'It plays again as recorded, but not all can be proved.',
      sentences: [...sentences, ...cannot],
    };
  const compare = `Seal ${shortSeal(commitment ?? '')}…: is it the one you saw at the start? Then these are the dice that were fixed there.`;
  return {
    verdict: 'proved',
    title: 'The dice are the ones that were sealed.',
    sentences: [...sentences, compare],
  };
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
