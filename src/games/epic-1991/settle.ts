/** E2-GEN-10: what waited for the event to be over: points, Mad Boy rolls, morale checks. */

import { checkMorale, checksMorale } from './morale/morale.ts';
import { follow, newLeaders } from './orks/gretchin.ts';
import { madRoll } from './orks/mad.ts';
import { finish, type Play, push } from './play.ts';
import { award, living } from './saves/casualties.ts';
import type { State } from './state.ts';
import type { StepOf, StepRule } from './steps.ts';

type SettleStep = StepOf<'settle'>;

export function settleStep(): SettleStep {
  return { do: 'settle', now: { cards: [], mad: [], checks: [] } };
}

/** Takes over what waits, each kind in id order. */
function takeOver({ due }: State): SettleStep['now'] {
  const inOrder = (ids: number[]) => ids.splice(0).sort((a, b) => a - b);
  return { cards: inOrder(due.cards), mad: inOrder(due.mad), checks: inOrder(due.checks) };
}

export const settleRule: StepRule<SettleStep> = {
  run(play, step) {
    const { state } = play;
    const { now } = step;
    if (now.cards.length > 0) award(play, now.cards.splice(0));
    else if (now.mad.length > 0) madRoll(play, now.mad.shift()!);
    else if (now.checks.length > 0) checkBroken(play, now.checks.shift()!);
    else if (state.due.cards.length + state.due.mad.length + state.due.checks.length > 0)
      step.now = takeOver(state);
    else if (!followOthers(play)) finish(play, step);
    return false;
  },
};

/** E2-MORAL-02, E2-MORAL-13, E2-MAD-04. */
function checkBroken(play: Play, unit: number): void {
  const { table, state } = play;
  if (table.units[unit].kind === 'mad') madRoll(play, unit);
  else if (checksMorale(table, state, unit)) checkMorale(play, unit, 'broken');
}

/** E2-GRET-05: Gretchin whose Orks are gone follow others. True when somebody is asked whom (E2-GEO-10). */
function followOthers(play: Play): boolean {
  const { table, state } = play;
  for (const unit of state.units) {
    if (!unit || unit.follows === 0 || living(table, state, unit.follows).length > 0) continue;
    const models = newLeaders(table, state, unit.id);
    if (models.length > 1) {
      push(play, { do: 'tie', side: table.units[unit.id].side, models, energy: 0, shooter: 0, mob: unit.id });
      return true;
    }
    follow(state, unit.id, models.length > 0 ? table.models[models[0]].unit : 0);
  }
  return false;
}
