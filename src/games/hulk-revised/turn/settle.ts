/** HR-GEN-17: what follows every action, in its order. */

import { auditShock } from '../assault/powers.ts';
import { exposeBlips } from '../blips/blips.ts';
import { auditHole } from '../movement/holes.ts';
import { isLocked, type Play, piece } from '../position.ts';
import { nextBlast } from '../shooting/area.ts';
import { fireOverwatch, offerUnjam } from '../shooting/overwatch.ts';
import { auditSustainedFire, canSnap } from '../shooting/shooting.ts';
import type { HulkRule, StepOf } from '../steps.ts';
import { dropOverwatch } from './acting.ts';
import { checkPlasma, checkVictory } from './victory.ts';

function runSettle(play: Play, step: StepOf<'settle'>): void {
  const { state } = play;
  // HR-GEN-16: explosions follow the event that caused them, one by one
  if (state.blasts.length > 0 && step.stage !== 'shots' && nextBlast(play)) return;
  switch (step.stage) {
    case 'audit':
      step.stage = 'shots';
      audit(play, step.actor);
      return;
    case 'shots':
      step.stage = 'audit-again';
      if (step.owed.length > 0) {
        if (state.pieces[step.actor]) fireOverwatch(play, step);
      } else if (step.snap && canSnap(play, step.actor)) state.steps.push({ do: 'snap', unit: step.actor });
      return;
    case 'audit-again':
      step.stage = 'overwatch';
      audit(play, step.actor);
      return;
    case 'overwatch':
      step.stage = 'unjam';
      loseOverwatch(play);
      return;
    case 'unjam':
      step.stage = 'victory';
      if (state.phase === 'stealer') offerUnjam(play, step);
      return;
    case 'victory':
      // HR-PIT-06: what has happened meanwhile may have closed the way off a hole
      if (auditHole(play)) {
        step.stage = 'audit';
        return;
      }
      state.steps.pop();
      // HR-WIN-08: inside a longer action (full auto, Lightning Arc) victory is judged when the whole is done
      if (state.steps.some((below) => below.do === 'settle')) return;
      checkVictory(play);
      if (state.plasma) {
        state.plasma = false;
        checkPlasma(play);
      }
  }
}

/** HR-GEN-17 step 4; HR-DOOR-16: after doors too. */
function audit(play: Play, actor: number): void {
  auditSustainedFire(play);
  auditShock(play);
  exposeBlips(play, actor);
}

/** HR-OVW-12: a locked Marine is off overwatch, however the lock came about. */
function loseOverwatch(play: Play): void {
  const { table, state } = play;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.overwatch && isLocked(table, state, p)) dropOverwatch(play, p, 'HR-OVW-12');
  }
}

export const settling: HulkRule<'settle'> = {
  run(play, step) {
    runSettle(play, step);
    return false;
  },
};
