import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { concede } from '../../kernel/ending.ts';
import { knownChance } from '../../kernel/fairness.ts';
import { startMatch } from '../../kernel/match.ts';
import { epic1989 } from './index.ts';

test('E1-WIN-03 whoever concedes has lost', () => {
  const battle = parse(readFileSync('battles/epic-1989/crossroads.yaml', 'utf8'));
  const ruleset = epic1989 as unknown as AnyRuleset;
  const match = startMatch(ruleset, { battle }, knownChance(ruleset, 'concede'));
  concede(match, 'A');
  expect(match.outcome).toMatchObject({ winner: 'B' });
});
