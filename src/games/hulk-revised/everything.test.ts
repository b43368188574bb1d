import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { battery } from '../../kernel/index.ts';
import { hulkRevised } from './index.ts';

const mission = parse(readFileSync('src/games/hulk-revised/everything.yaml', 'utf8'));
const timer = { timer: true, ambush: true, rubble: true };

test('random play with every rule at once keeps the contract', () => {
  const setups = [
    { mission, options: { ambush: true } },
    { mission, options: timer, chapter: 'salamanders' },
    { mission: { ...mission, first: 'stealer' }, options: { ambush: true, rubble: true }, chapter: '10' },
  ];
  const report = battery(hulkRevised, setups, { games: 2, seed: 'everything', sample: 12 });
  expect(report.problems).toEqual([]);
}, 600_000);
