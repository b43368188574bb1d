import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { epic1989 } from '../../games/epic-1989/index.ts';
import type { State } from '../../games/epic-1989/state.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { figures } from './figures.ts';
import { recruit } from './players.ts';

function* positions(name: string, every: number) {
  const battle = parse(readFileSync(`battles/epic-1989/${name}.yaml`, 'utf8'));
  const game = epic1989.open(epic1989.readSetup({ battle } as never));
  const random = randomFrom('figures');
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  for (let n = 0; !game.outcome(state) && state.turn < 4; n++) {
    if (n % every === 0 && state.turn > 0) yield { game, state };
    const [{ seat }] = game.pending(state);
    game.apply(state, seat, recruit.choose(game, game.view(state, seat), seat, random), dice);
  }
}

test('figures rest on what a side may know: its view and every world imagined from it give the same', () => {
  let secrets = 0;
  for (const name of ['convoy', 'crown-jewels', 'titan-hunt'])
    for (const { game, state } of positions(name, 15))
      for (const viewer of game.seats) {
        const read = (from: State, before: number): Float32Array => {
          const row = new Float32Array(figures.names.length).fill(before);
          figures.read(game, from, viewer, row);
          return row;
        };
        const row = read(state, 0);
        expect(row.every(Number.isFinite)).toBe(true);
        expect(read(state, 7)).toEqual(row); // a row is written whole
        const world = game.imagine(game.view(state, viewer), randomFrom(1));
        expect(read(world, 0)).toEqual(row);
        if (JSON.stringify(world.detachments) !== JSON.stringify(state.detachments)) secrets++;
      }
  expect(secrets).toBeGreaterThan(0);
}, 60_000);

test('a turn is judged twice: when it begins, and when all have moved; every figure has a name of its own', () => {
  const stages = new Set<string>();
  for (const { state } of positions('crossroads', 1)) stages.add(figures.stage(state));
  expect([...stages].slice(0, 3)).toEqual(['1', '2', '2 moved']); // in the first turn nobody is near enough to be asked
  expect(new Set(figures.names).size).toBe(figures.names.length);
});
