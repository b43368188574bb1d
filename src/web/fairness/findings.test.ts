import { expect, test } from 'vitest';
import { concede } from '../../kernel/ending.ts';
import { knownChance } from '../../kernel/fairness.ts';
import { fairnessBefore } from '../../kernel/fairness-before.ts';
import { writeMatch } from '../../kernel/file.ts';
import { openMatch, startMatch } from '../../kernel/match.ts';
import { toyRuleset } from '../../kernel/toy.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import { findingsOf } from './findings.ts';

const ruleset = toyRuleset();
const match = startMatch(ruleset, { rounds: 3 }, knownChance(ruleset, 'page'));
concede(match, 'red');
const found = (text: string) => findingsOf(verifyMatch(text, [ruleset]));

test('an honest match is told in a player’s words, with the seal to compare', () => {
  const { verdict, sentences } = found(writeMatch(match));
  expect(verdict).toBe('proved');
  expect(sentences.length).toBe(8);
  expect(sentences.at(-1)).toContain(match.fairness.commitment.slice(0, 4));
  expect(sentences.join(' ')).not.toMatch(/SHA|nonce|hash/i);
});

test('a forged one is told what is not proved', () => {
  const { verdict, sentences } = found(writeMatch(match).replace('rounds: 3', 'rounds: 4'));
  expect(verdict).toBe('broken');
  expect(sentences.join(' ')).toMatch(/^Not proved: the seed, the setup/);
});

test('one of the first format is told what it leaves open', () => {
  const old = openMatch(ruleset, { rounds: 3 }, fairnessBefore('c0ffee', {}));
  concede(old, 'red');
  const { verdict, sentences } = found(writeMatch(old));
  expect(verdict).toBe('old');
  expect(sentences.join(' ')).toContain('who chose the seed chose the dice');
});
