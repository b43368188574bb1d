/** A strong player: what the rules of thumb propose is played out in imagined worlds, and the best of it is done. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { answer } from './answers.ts';
import { balance, marineChance } from './judge.ts';
import { playOn } from './playout.ts';
import { type Idea, ideas } from './ideas.ts';
import { STEADY } from './temper.ts';

/** Games played out for one decision, and how far: to the beginning of the Marines' next turn but so many. */
const G = globalThis as any;
const cfg = () => (G.VET ?? { games: 24, mr: 1, sr: 2, margin: 0.01 });

interface Runner {
  readonly idea: Idea;
  sum: number;
  games: number;
}

export const veteranBot: Bot<HulkGame, View, Action> = {
  id: 'veteran',
  title: 'Veteran',
  text: 'Thinks ahead: weighs what you may do next before it commits itself.',
  choose(game, view, seat, random) {
    const world = game.imagine(view, random);
    const steady = answer(game, view, game.fork(world), seat, random, STEADY);
    const all = ideas(game, view, world, seat, steady, random);
    return all.length === 1 ? steady : best(game, view, seat, all, random);
  },
};

/** Halves the field until two are left; the first idea is kept unless another is clearly better. */
function best(game: HulkGame, view: View, seat: string, all: readonly Idea[], random: Random): Action {
  const { games, mr, sr, margin } = cfg();
  const seed = random.below(0x1_0000_0000);
  const even = balance(game.tableOf(view), game.imagine(view, random));
  let field: Runner[] = all.map((idea) => ({ idea, sum: 0, games: 0 }));
  const first = field[0];
  const rounds = seat === 'marine' ? mr : sr;
  const play = (runner: Runner): void => {
    const chance = randomFrom(`${seed} ${runner.games++}`);
    const world = game.imagine(view, chance);
    game.apply(world, seat, runner.idea.action, diceFrom(chance));
    playOn(game, world, chance, rounds, runner.idea.temper);
    const won = marineChance(game.tableOf(world), world, even);
    runner.sum += seat === 'marine' ? won : 1 - won;
  };
  const levels = Math.max(1, Math.ceil(Math.log2(field.length)));
  for (let level = 0; level < levels; level++) {
    const each = Math.max(2, Math.floor(games / levels / field.length));
    for (const runner of field) for (let i = 0; i < each; i++) play(runner);
    field.sort((a, b) => b.sum / b.games - a.sum / a.games);
    if (level < levels - 1) field = field.slice(0, Math.max(2, Math.ceil(field.length / 2)));
    if (!field.includes(first)) field.push(first);
  }
  const top = field[0];
  return top.sum / top.games > first.sum / first.games + margin ? top.idea.action : first.idea.action;
}
