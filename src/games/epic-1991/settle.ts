/** E2-GEN-10: what waited for the event to be over: points, Mad Boy rolls, morale checks. */
import { award } from './casualties.ts';
import { newLeader } from './gretchin.ts';
import { madRoll } from './mad.ts';
import { checkMorale, checksMorale, living } from './morale.ts';
import { finish, type Play } from './play.ts';
import type { StepOf, StepRule } from './steps.ts';

export const settleRule: StepRule<StepOf<'settle'>> = {
  run(play, step) {
    const { state } = play;
    const { due } = state;
    if (due.cards.length > 0) award(play);
    else if (due.mad.length > 0) madRoll(play, due.mad.shift()!);
    else if (due.checks.length > 0) {
      due.checks.sort((a, b) => a - b);
      checkBroken(play, due.checks.shift()!);
    } else {
      for (const unit of state.units) if (unit) follow(play, unit.id);
      finish(play, step);
    }
    return false;
  },
};

/** E2-MORAL-02, E2-MAD-04. */
function checkBroken(play: Play, unit: number): void {
  const { table, state } = play;
  if (table.units[unit].kind === 'mad') madRoll(play, unit);
  else if (checksMorale(table, state, unit)) checkMorale(play, unit, 'broken');
}

/** E2-GRET-05: Gretchin whose Orks are gone follow others, from the next Orders phase. */
function follow({ table, state }: Play, unit: number): void {
  const it = state.units[unit];
  if (it.follows === 0 || living(table, state, it.follows).length > 0) return;
  it.follows = newLeader(table, state, unit);
  it.order = null;
  it.commanded = true;
}
