import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised, type State } from '../../games/hulk-revised/index.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { judgeFrom } from '../judge.ts';
import { figures } from './figures.ts';
import trained from './judge.json' with { type: 'json' };
import { simpleBot } from './simple.ts';

const missions = ['src/bots/fixtures/kitchen.yaml', 'src/bots/fixtures/trail.yaml'];

function* positions(every: number) {
  for (const file of missions) {
    const mission = parse(readFileSync(file, 'utf8'));
    const game = hulkRevised.open(hulkRevised.readSetup({ mission, options: { ambush: true } }));
    const random = randomFrom(file);
    const dice = diceFrom(random);
    const { state } = game.start(dice);
    for (let n = 0; !game.outcome(state); n++) {
      if (n % every === 0) yield { game, state };
      const [{ seat }] = game.pending(state);
      game.apply(state, seat, simpleBot.choose(game, game.view(state, seat), seat, random), dice);
    }
  }
}

test('figures rest on what a seat may know: its view and every world imagined from it give the same', () => {
  let different = 0;
  for (const { game, state } of positions(40))
    for (const viewer of game.seats) {
      const read = (from: State): Float32Array => {
        const row = new Float32Array(figures.names.length);
        figures.read(game, from, viewer, row);
        return row;
      };
      const row = read(state);
      expect(row.every(Number.isFinite)).toBe(true);
      const view = game.view(state, viewer);
      expect(read(view)).toEqual(row);
      for (const seed of [1, 2, 3]) {
        const world = game.imagine(view, randomFrom(seed));
        expect(read(world)).toEqual(row);
        if (JSON.stringify(world.pieces) !== JSON.stringify(state.pieces)) different++;
      }
    }
  expect(different).toBeGreaterThan(0); // there were secrets to keep
});

test('a row is written whole, whatever stood in it', () => {
  for (const { game, state } of positions(60)) {
    const clean = new Float32Array(figures.names.length);
    const used = new Float32Array(figures.names.length).fill(7);
    figures.read(game, state, 'marine', clean);
    figures.read(game, state, 'marine', used);
    expect(used).toEqual(clean);
  }
});

test('figures have names of their own, and the trained judge was made from these', () => {
  expect(new Set(figures.names).size).toBe(figures.names.length);
  expect(trained.figures).toEqual(figures.names);
  expect(trained.made.ruleset).toBe('hulk-revised');
  expect(trained.logLoss.judge).toBeLessThan(trained.logLoss.formula);
  expect(trained.logLoss.formula).toBeLessThan(trained.logLoss.setup);
});

test('weights for other figures are refused', () => {
  expect(() => judgeFrom({ ...figures, names: [...figures.names, 'hats'] }, trained)).toThrow(
    'train it again',
  );
});

test('the judge sees a Marine fall, and whose he was', () => {
  const judge = judgeFrom(figures, trained);
  let better = 0;
  let theirs = 0;
  let asked = 0;
  for (const { game, state } of positions(40)) {
    if (state.marines.length < 3 || figures.stage(state) === '') continue;
    const fewer = game.fork(state);
    const id = fewer.marines[0];
    fewer.occupant[fewer.pieces[id]!.at] = 0;
    fewer.pieces[id] = null;
    fewer.marines.shift();
    fewer.marineLosses++;
    asked++;
    if (judge.chance(game, fewer, 'marine') < judge.chance(game, state, 'marine')) better++;
    if (judge.chance(game, fewer, 'stealer') > judge.chance(game, state, 'stealer')) theirs++;
  }
  expect(better).toBeGreaterThan(asked * 0.7);
  expect(theirs).toBeGreaterThan(asked * 0.7);
});
