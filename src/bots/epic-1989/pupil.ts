/** Plays the games that the judge learns from: in half of the turns as usual, in the others with a temper drawn by chance. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import type { View } from '../../games/epic-1989/view.ts';
import type { Pupil } from '../opponents.ts';
import { USUAL } from './gains.ts';
import { TEMPERS } from './tempers.ts';
import { SOUND, think } from './thumb.ts';

/** For one seat of one game. */
export function pupil(): Pupil<Epic89Game, View, Action> {
  let turn = -1;
  let temper = USUAL;
  return (game, view, seat, random) => {
    if (turn !== view.turn) {
      turn = view.turn;
      temper = random.below(2) === 0 ? USUAL : TEMPERS[random.below(TEMPERS.length)];
    }
    return think(game, view, seat, random, { ...SOUND, temper }).action;
  };
}
