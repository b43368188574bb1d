/** E1-HERO-10 to E1-HERO-12: a commander whose stand is overrun may try to take the vehicle out. */
import { allSave } from '../damage/losses.ts';
import { finish } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';

/** E1-HERO-11: after the overrun, whatever it brought. */
export const takeout: StepRule<StepOf<'takeout'>> = {
  run(play, step) {
    finish(play, step);
    if (play.state.units[step.unit].where === 'table') allSave(play, [step.unit], 'E1-HERO-11');
    return false;
  },
};
