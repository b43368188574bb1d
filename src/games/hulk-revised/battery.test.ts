import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { battery } from '../../kernel/index.ts';
import { hulkRevised } from './index.ts';

const mission = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));

test('random play keeps the contract: laws, secrets, replays, notation, undo', () => {
  const report = battery(hulkRevised, [{ mission }, { mission: { ...mission, first: 'stealer' } }], {
    games: 4,
    seed: 'battery',
    sample: 10,
  });
  expect(report.problems).toEqual([]);
}, 180_000);

test('random play keeps it too where both sides muster in secret', () => {
  const report = battery(
    hulkRevised,
    [
      { mission, muster: ['marine', 'stealer'] },
      { mission, muster: ['marine'] },
    ],
    {
      games: 2,
      seed: 'muster',
      sample: 20,
    },
  );
  expect(report.problems).toEqual([]);
}, 180_000);
