/** E2-WEIRD-04, E2-VIBRO-10: somebody names the leg that takes a damage roll. */
import { finish } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { damage } from './damage.ts';

export const leg: StepRule<StepOf<'leg'>> = {
  run(play, step) {
    if (play.state.models[step.model].where === 'table') return true;
    finish(play, step);
    return false;
  },
  asks: (_table, _state, step) => [
    { seat: step.chooser, kind: 'leg', rule: 'E2-TITAN-12', unit: step.model },
  ],
  refuse: (_table, _state, _seat, action) =>
    action.do === 'leg' ? null : { rule: 'E2-TITAN-12', why: 'Say which leg is struck.' },
  list: () => [
    { do: 'leg', leg: 'left' },
    { do: 'leg', leg: 'right' },
  ],
  answer(play, _seat, action, step) {
    if (action.do !== 'leg') return;
    finish(play, step);
    damage(play, step.model, `${action.leg}-leg`, 0);
  },
};
