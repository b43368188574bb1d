/** Plays the games that the judge learns from: in half of the turns as usual, in the others with a temper drawn by chance. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import type { HeresyGame } from '../../games/hulk-heresy/index.ts';
import type { Side } from '../../games/hulk-heresy/state.ts';
import type { View } from '../../games/hulk-heresy/view.ts';
import type { Pupil } from '../opponents.ts';
import { QUICK, TEMPERS, temperOf } from './temper.ts';
import { think } from './thumb.ts';

/** For one seat of one game. */
export function pupil(): Pupil<HeresyGame, View, Action> {
  let turn = -1;
  let temper = TEMPERS[0];
  return (game, view, seat, random) => {
    if (turn !== view.turn) {
      turn = view.turn;
      temper = temperOf(random);
    }
    return think(game, view, seat as Side, random, { ...QUICK, temper }).action;
  };
}
