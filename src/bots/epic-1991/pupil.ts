/** Plays the games that the judge learns from: in half of the turns as usual, in the others with a temper drawn by chance. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame, View } from '../../games/epic-1991/index.ts';
import type { Side } from '../../games/epic-1991/state.ts';
import type { Pupil } from '../opponents.ts';
import { USUAL } from './plan.ts';
import { TEMPERS } from './tempers.ts';
import { QUICK, think } from './thumb.ts';

/** For one seat of one game. */
export function pupil(): Pupil<EpicGame, View, Action> {
  let turn = -1;
  let temper = USUAL;
  return (game, view, seat, random) => {
    if (turn !== view.turn) {
      turn = view.turn;
      temper = random.below(2) === 0 ? USUAL : TEMPERS[random.below(TEMPERS.length)][1];
    }
    return think(game, view, seat as Side, random, { ...QUICK, temper }).action;
  };
}
