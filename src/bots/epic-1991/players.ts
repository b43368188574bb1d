/** The opponents of epic-1991. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame, View } from '../../games/epic-1991/index.ts';
import type { Side } from '../../games/epic-1991/state.ts';
import type { Bot } from '../bot.ts';
import { RECRUIT, REGULAR, type Strength } from '../strengths.ts';
import { USUAL } from './plan.ts';
import { reasonOf } from './reasons.ts';
import { type Manner, SOUND, seenFrom, think } from './thumb.ts';

function botOf(strength: Strength, manner: Manner): Bot<EpicGame, View, Action> {
  return {
    ...strength,
    choose: (game, view, seat, random) => think(game, view, seat as Side, random, manner).action,
    why: (game, view, seat, random) => reasonOf(think(game, view, seat as Side, random, manner)),
    openly: (game, view, seat, action) => reasonOf(seenFrom(game, view, seat as Side, action)),
  };
}

export const recruit = botOf(RECRUIT, {
  slips: 5,
  misjudges: 1.2,
  worlds: 1,
  careful: false,
  thorough: { units: 1, foes: 1, shares: false },
  temper: USUAL,
});

export const regular = botOf(REGULAR, SOUND);
