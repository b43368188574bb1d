import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { epic1991 } from '../../games/epic-1991/index.ts';
import { SIDES, type State } from '../../games/epic-1991/state.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { figures } from './figures.ts';
import { recruit } from './players.ts';

function* positions(every: number) {
  const battle = parse(readFileSync('battles/epic-1991/marines-eldar-2000.yaml', 'utf8'));
  const army = (list: string) => parse(readFileSync(`armies/epic-1991/${list}.yaml`, 'utf8'));
  const armies = { A: army(battle.armies.A), B: army(battle.armies.B) };
  const setup = { battle: { ...battle, armies }, options: { 'turn-limit': 3 } };
  const game = epic1991.open(epic1991.readSetup(setup as never));
  const random = randomFrom('figures');
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  for (let n = 0; !game.outcome(state); n++) {
    if (n % every === 0 && state.turn > 0) yield { game, state };
    const [{ seat }] = game.pending(state);
    game.apply(state, seat, recruit.choose(game, game.view(state, seat), seat, random), dice);
  }
}

test('figures rest on what a side may know: its view and every world imagined from it give the same', () => {
  let secrets = 0;
  for (const { game, state } of positions(12))
    for (const viewer of SIDES) {
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
      if (JSON.stringify(world.units) !== JSON.stringify(state.units)) secrets++;
    }
  expect(secrets).toBeGreaterThan(0);
}, 60_000);

test('a turn is judged twice: when it begins, and when all have moved; every figure has a name of its own', () => {
  const stages = new Set<string>();
  for (const { state } of positions(1)) stages.add(figures.stage(state));
  expect([...stages].slice(0, 3)).toEqual(['1', '1 moved', '2']);
  expect(new Set(figures.names).size).toBe(figures.names.length);
});
