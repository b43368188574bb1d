import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Random } from '../../kernel/contract.ts';
import { battery } from '../../kernel/index.ts';
import { hulkRevised } from './index.ts';

const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'));
const shipped = readdirSync('missions/hulk-revised').map((name) => read(`missions/hulk-revised/${name}`));
const crowded = ['everything', 'solo/kitchen'].map((name) => read(`src/games/hulk-revised/${name}.yaml`));

const options = (random: Random) =>
  Object.fromEntries(hulkRevised.options.map(({ id }) => [id, random.below(3) === 0]));

test.each([
  ['shipped missions', shipped, 30],
  ['missions with everything in them', crowded, 30],
] as const)('random play of %s keeps the contract', (_, missions, games) => {
  const setups = (random: Random) => ({
    mission: {
      ...missions[random.below(missions.length)],
      first: random.below(2) === 0 ? 'marine' : 'stealer',
    },
    options: options(random),
    chapter: [undefined, 'salamanders', '10', '4'][random.below(4)],
  });
  const report = battery(hulkRevised, setups, { games, seed: 'long', sample: 12, maxActions: 6000 });
  expect(report.problems).toEqual([]);
  expect(report.games).toBe(games);
});

test('HR-SETUP-04 random play with boards laid from tiles keeps the contract', () => {
  const setups = (random: Random) => ({
    mission: {
      id: 'adrift',
      title: 'Adrift',
      summary: '',
      briefing: '',
      geotiles: { deal: 2 + random.below(4) },
      marines: crowded[0].marines,
      blips: { total: 20 },
      turns: 6,
      objective: { text: 'Reach the far end.' },
    },
    options: options(random),
  });
  const report = battery(hulkRevised, setups, { games: 30, seed: 'long tiles', sample: 12 });
  expect(report.problems).toEqual([]);
});
