import { expect, test } from 'vitest';
import { armyNamed } from '../../../cli/games/epic-1991/battles.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { comparePair } from './index.ts';
import { ARMIES, compareMadeUp, madeUp } from './testing.ts';

const armies = ARMIES.map((name) => armyNamed(name, 'epic-1991'));

test('the quick answers are the plain ones, on positions made up of what is rare', () => {
  const met = compareMadeUp(armies, 'oracle', 200);
  expect(met.wrong).toEqual([]);
  // Each of the rare things was there often enough to matter.
  expect(met).toMatchObject({ positions: 200 });
  for (const kind of ['occupants', 'exposed', 'aboard', 'heights', 'discs'] as const)
    expect(met[kind], kind).toBeGreaterThan(8);
});

test('a model whose ground is not as kept is seen otherwise than the plain rule says', () => {
  const random = randomFrom('blind');
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { game, state } = madeUp(random, armies);
    const standing = state.models.filter((model) => model?.where === 'table');
    for (const model of standing) model.ground = 1500;
    for (const said of comparePair(game.table, state, standing[0].id, standing[1].id))
      seen.add(said.split(' of')[0]);
  }
  expect([...seen].some((what) => what.startsWith('sight'))).toBe(true);
});
