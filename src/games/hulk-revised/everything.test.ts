import { expect, test } from 'vitest';
import { battery } from '../../kernel/index.ts';
import { everything as mission } from './everything.ts';
import { hulkRevised } from './index.ts';

const timer = { timer: true, ambush: true, rubble: true };

test('random play with every rule at once keeps the contract', () => {
  const setups = [
    { mission, options: { ambush: true } },
    { mission, options: timer, chapter: 'salamanders' },
    { mission: { ...mission, first: 'stealer' }, options: { ambush: true, rubble: true }, chapter: '10' },
  ];
  const games = Number(process.env.EVERYTHING_GAMES ?? 3);
  const report = battery(hulkRevised, setups, { games, seed: process.env.EVERYTHING_SEED ?? 'everything' });
  expect(report.problems).toEqual([]);
}, 600_000);
