/** E2-GEO-10: of several as near the owner says which: the tower that has the energy (E2-MAD-17), whom a Mad Boy shoots at (E2-MAD-09), whom Gretchin follow (E2-GRET-05). */
import { shootAt } from './orks/frenzy.ts';
import { follow } from './orks/gretchin.ts';
import { charge } from './orks/weirdboy.ts';
import { finish } from './play.ts';
import type { StepOf, StepRule } from './steps.ts';

export const tie: StepRule<StepOf<'tie'>> = {
  run: () => true,
  asks: (_table, _state, step) => [
    { seat: step.side, kind: 'choose', rule: 'E2-GEO-10', unit: step.models[0] },
  ],
  refuse: (_table, _state, _seat, action, step) =>
    action.do === 'choose' && step.models.includes(action.model)
      ? null
      : { rule: 'E2-GEO-10', why: 'Choose one of those that are equally near.' },
  list: (_table, _state, _seat, step) => step.models.map((model) => ({ do: 'choose', model })),
  answer(play, _seat, action, step) {
    if (action.do !== 'choose') return;
    finish(play, step);
    if (step.mob > 0) return follow(play.state, step.mob, play.table.models[action.model].unit);
    if (step.shooter > 0) return shootAt(play, step.shooter, action.model);
    charge(play, action.model, step.energy);
  },
};
