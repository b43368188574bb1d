/**
 * Plays the games that the judge learns from: in half of the turns as usual, in the others in a manner drawn by chance. Who weighs
 * many manners asks about positions that one manner alone never comes to.
 */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { Pupil } from '../opponents.ts';
import { answer } from './answers.ts';
import { mannerOf } from './manners.ts';
import { SEASONED, type Temper } from './temper.ts';

/** For one seat of one game. */
export function pupil(): Pupil<HulkGame, View, Action> {
  let turn = -1;
  let temper: Temper = SEASONED;
  return (game, view, seat, random) => {
    if (turn !== view.turn) {
      turn = view.turn;
      temper = mannerOf(seat, random);
    }
    return answer(game, view, game.imagine(view, random), seat, random, temper);
  };
}
