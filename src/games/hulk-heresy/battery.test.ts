import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { battery } from '../../kernel/index.ts';
import { hulkHeresy } from './index.ts';

const mission = (name: string) => parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
/** Short games: what matters is every kind of decision, not who wins. */
const short = (name: string) => ({ ...mission(name), points: 6, turns: 2 });

test('random play keeps the contract: laws, secrets, replays, notation, undo', () => {
  const report = battery(
    hulkHeresy,
    [
      { mission: short('hold') },
      { mission: short('retrieve'), builder: 'A', options: { timer: true, standingWatch: false } },
    ],
    { games: 2, seed: 'battery', sample: 20, maxActions: 4000 },
  );
  expect(report.problems).toEqual([]);
}, 180_000);
