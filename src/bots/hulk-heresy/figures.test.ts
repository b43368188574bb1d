import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkHeresy } from '../../games/hulk-heresy/index.ts';
import type { Side, State } from '../../games/hulk-heresy/state.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { figures } from './figures.ts';
import { recruit } from './players.ts';

function* positions(every: number) {
  for (const name of ['first-breach', 'incursion']) {
    const mission = parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
    const game = hulkHeresy.open(hulkHeresy.readSetup({ mission: { ...mission, turns: 3 } }));
    const random = randomFrom(name);
    const dice = diceFrom(random);
    const { state } = game.start(dice);
    for (let n = 0; !game.outcome(state); n++) {
      if (n % every === 0 && state.phase !== 'setup') yield { game, state };
      const [{ seat }] = game.pending(state);
      game.apply(state, seat, recruit.choose(game, game.view(state, seat), seat, random), dice);
    }
  }
}

test('figures rest on what a seat may know: its view and every world imagined from it give the same', () => {
  let different = 0;
  for (const { game, state } of positions(25))
    for (const viewer of ['A', 'B'] as Side[]) {
      const read = (from: State, before: number): Float32Array => {
        const row = new Float32Array(figures.names.length).fill(before);
        figures.read(game, from, viewer, row);
        return row;
      };
      const row = read(state, 0);
      expect(row.every(Number.isFinite)).toBe(true);
      expect(read(state, 7)).toEqual(row); // a row is written whole
      const view = game.view(state, viewer);
      expect(read(view, 0)).toEqual(row);
      for (const seed of [1, 2]) {
        const world = game.imagine(view, randomFrom(seed));
        expect(read(world, 0)).toEqual(row);
        if (JSON.stringify(world.pieces) !== JSON.stringify(state.pieces)) different++;
      }
    }
  expect(different).toBeGreaterThan(0); // there were secrets to keep
}, 60_000);

test('figures have names of their own', () => {
  expect(new Set(figures.names).size).toBe(figures.names.length);
});
