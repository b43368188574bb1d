/** The opponents of epic-1989. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import type { View } from '../../games/epic-1989/view.ts';
import type { Bot } from '../bot.ts';
import { RECRUIT, REGULAR, type Strength } from '../strengths.ts';
import { USUAL } from './gains.ts';
import { reasonOf } from './reasons.ts';
import { type Manner, SOUND, seenFrom, think } from './thumb.ts';

function botOf(strength: Strength, manner: Manner): Bot<Epic89Game, View, Action> {
  return {
    ...strength,
    choose: (game, view, seat, random) => think(game, view, seat, random, manner).action,
    why: (game, view, seat, random) => reasonOf(think(game, view, seat, random, manner)),
    openly: (game, view, seat, action) => reasonOf(seenFrom(game, view, seat, action)),
  };
}

export const recruit = botOf(RECRUIT, {
  slips: 8,
  misjudges: 0.8,
  worlds: 1,
  units: 1,
  breadth: { bearings: 8, shares: [1] },
  temper: USUAL,
});

export const regular = botOf(REGULAR, SOUND);
