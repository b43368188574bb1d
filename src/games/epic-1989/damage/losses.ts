/** E1-SEQ-14: several units that may be lost at once, one after the other, each with all that its loss brings about. */
import { judgeFallBack } from '../movement/fall-back.ts';
import { finish, type Play, push } from '../play.ts';
import type { Loss, StepOf, StepRule } from '../steps.ts';
import { superficial } from './damage.ts';

/** Units that make saving throws in this order, or are destroyed by this rule. */
export function allSave(play: Play, units: readonly number[], rule: string): void {
  push(play, { do: 'losses', left: units.map((unit) => ({ unit, rule })) });
}

export const losses: StepRule<StepOf<'losses'>> = {
  run(play, step) {
    const next: Loss | undefined = step.left.shift();
    if (!next) finish(play, step);
    else if (next.rule === 'E1-FALL-03') judgeFallBack(play, next.unit);
    else superficial(play, next.unit, next.rule);
    return false;
  },
};
