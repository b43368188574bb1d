/** A strong player: what the rules of thumb propose is played out in imagined worlds, and the best of it is done. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { VETERAN } from '../strengths.ts';
import { answer } from './answers.ts';
import { type Idea, ideas } from './ideas.ts';
import { balance, marineChance } from './judge.ts';
import { playOn } from './playout.ts';
import { SEASONED } from './temper.ts';

/** Games played out for each idea, and again for the best two. A budget in games, not in time: the same view, the same answer. */
const TRIES = 3;
const MORE_TRIES = 4;
const MARGIN = 0.015; // by which another idea must beat the first
/** Turns looked ahead: the Stealers must see how the Marines answer. */
const BEYOND: Readonly<Record<string, number>> = { marine: 0, stealer: 1 };

interface Runner {
  readonly idea: Idea;
  games: number;
  won: number;
}

export const veteranBot: Bot<HulkGame, View, Action> = {
  ...VETERAN,
  choose(game, view, seat, random) {
    const world = game.imagine(view, random);
    const usual = answer(game, view, game.fork(world), seat, random, SEASONED);
    const all = ideas(game, view, world, seat, usual, random);
    return all.length === 1 ? usual : bestOf(game, view, seat, all, random);
  },
};

/** A round with every idea, and one with the best two and the first. */
function bestOf(game: HulkGame, view: View, seat: string, all: readonly Idea[], random: Random): Action {
  const seed = random.below(0x1_0000_0000);
  const even = balance(game.tableOf(view), game.imagine(view, random));
  const tryIt = (runner: Runner): void => {
    const chance = randomFrom(`${seed} ${runner.games++}`); // all ideas meet the same worlds
    const world = game.imagine(view, chance);
    game.apply(world, seat, runner.idea.action, diceFrom(chance));
    playOn(game, world, chance, runner.idea.temper, BEYOND[seat]);
    const marines = marineChance(game.tableOf(world), world, even);
    runner.won += seat === 'marine' ? marines : 1 - marines;
  };
  const field: Runner[] = all.map((idea) => ({ idea, games: 0, won: 0 }));
  const [first] = field;
  for (const runner of field) for (let i = 0; i < TRIES; i++) tryIt(runner);
  field.sort((a, b) => rate(b) - rate(a));
  const last = new Set([first, ...field.slice(0, 2)]);
  for (const runner of last) for (let i = 0; i < MORE_TRIES; i++) tryIt(runner);
  let best = first;
  for (const runner of last) if (rate(runner) > Math.max(rate(first) + MARGIN, rate(best))) best = runner;
  return best.idea.action;
}

function rate({ won, games }: Runner): number {
  return won / games;
}
