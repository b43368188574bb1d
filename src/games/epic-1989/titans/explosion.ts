/** E1-TMOD-17, E1-TMOD-26: a reactor explodes; one unit after another is attacked, each with all that it brings about (E1-SEQ-14). */
import { blast } from '../damage/blast.ts';
import { finish } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { BARRAGES } from '../support/counters.ts';

const HEAVY = BARRAGES.find(({ id }) => id === 'heavy')!;

export const explosion: StepRule<StepOf<'explosion'>> = {
  run(play, step) {
    const next = step.left.shift();
    if (next === undefined) finish(play, step);
    else if (play.state.units[next].where === 'table') blast(play, next, HEAVY);
    return false;
  },
};
