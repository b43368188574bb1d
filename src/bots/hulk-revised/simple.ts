/** A plain, sensible player of either side: rules of thumb, one action at a time, nothing remembered. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { Bot } from '../bot.ts';
import { REGULAR } from '../strengths.ts';
import { answer } from './answers.ts';
import { explain, explainOpenly } from './reasons/explain.ts';
import { STEADY } from './temper.ts';

export const simpleBot: Bot<HulkGame, View, Action> = {
  ...REGULAR,
  choose: (game, view, seat, random) => answer(game, view, game.imagine(view, random), seat, random, STEADY),
  why(game, view, seat, random) {
    const world = game.imagine(view, random);
    const action = answer(game, view, game.fork(world), seat, random, STEADY);
    return explain(game, view, world, seat, action, STEADY);
  },
  openly: explainOpenly(STEADY),
};
