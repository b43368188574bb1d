/** E1-SEQ-14: several units that may be lost at once, one after the other, each with all that its loss brings about. */
import { finish, type Play, push } from '../play.ts';
import type { Loss, StepOf, StepRule } from '../steps.ts';
import { superficial } from './damage.ts';
import { destroy, type Fate } from './destroy.ts';

/** Units that make saving throws in this order, or are destroyed by this rule. */
export function allSave(play: Play, units: readonly number[], rule: string): void {
  push(play, { do: 'losses', left: units.map((unit) => ({ unit, rule })) });
}

/** Units lost without a roll, in ascending number (E1-DICE-07). */
export function allLost(play: Play, units: readonly number[], rule: string, fate: Fate = 'lost'): void {
  if (units.length > 0) push(play, { do: 'losses', left: units.map((unit) => ({ unit, rule, fate })) });
}

function loseOutright(play: Play, unit: number, rule: string, fate: Fate): void {
  if (play.state.units[unit].where === 'table') destroy(play, unit, rule, fate);
}

export const losses: StepRule<StepOf<'losses'>> = {
  run(play, step) {
    const next: Loss | undefined = step.left.shift();
    if (!next) finish(play, step);
    else if (next.fate) loseOutright(play, next.unit, next.rule, next.fate);
    else superficial(play, next.unit, next.rule);
    return false;
  },
};
