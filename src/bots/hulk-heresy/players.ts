/** The opponents of hulk-heresy who play by rule of thumb. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import type { HeresyGame } from '../../games/hulk-heresy/index.ts';
import type { Side } from '../../games/hulk-heresy/state.ts';
import type { View } from '../../games/hulk-heresy/view.ts';
import type { Bot } from '../bot.ts';
import { RECRUIT, REGULAR, type Strength } from '../strengths.ts';
import { openlyOf } from './openly.ts';
import { reasonOf } from './reasons.ts';
import { type Manner, RECRUITS, REGULARS } from './temper.ts';
import { think } from './thumb.ts';

function botOf(strength: Strength, manner: Manner): Bot<HeresyGame, View, Action> {
  return {
    ...strength,
    choose: (game, view, seat, random) => think(game, view, seat as Side, random, manner).action,
    why: (game, view, seat, random) => reasonOf(think(game, view, seat as Side, random, manner)),
    openly: (_game, _view, _seat, action) => openlyOf(action),
  };
}

export const recruit = botOf(RECRUIT, RECRUITS);

export const regular = botOf(REGULAR, REGULARS);
