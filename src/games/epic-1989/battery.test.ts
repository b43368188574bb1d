import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { battery } from '../../kernel/index.ts';
import { epic1989 } from './index.ts';

const battles = ['crossroads', 'road-block'].map((name) =>
  parse(readFileSync(`battles/epic-1989/${name}.yaml`, 'utf8')),
);

test('random play keeps the contract: laws, secrets, replays, notation, undo', () => {
  const setups = battles.map((battle) => ({ battle, options: { 'turn-limit': 2 } }));
  const report = battery(epic1989, setups, {
    games: 2,
    seed: 'battery',
    sample: 30,
    maxActions: 4000,
    completeActions: false,
    worldSteps: 6,
  });
  expect(report.problems).toEqual([]);
}, 180_000);
