/** STAT: the Mission Status phase. */
import { otherSide, type Side } from '../state.ts';
import { done, type HeresyRule } from '../steps.ts';
import { lapse } from './lapse.ts';
import { judge, judgeLastTurn } from './victory.ts';

export interface StatusStep {
  do: 'status';
  stage: 'victory' | 'counters' | 'clear';
}

export const status: HeresyRule<'status'> = {
  run(play, step) {
    const { table, state, events } = play;
    const attacker = state.attacker as Side;
    if (step.stage === 'victory') {
      step.stage = 'counters';
      judge(play); // HH-STAT-01
    } else if (step.stage === 'counters') {
      step.stage = 'clear';
      for (const side of [attacker, otherSide(attacker)]) {
        const purse = state.command[side];
        // HH-STAT-02, HH-CMD-10
        if (purse.counter)
          events.push({ kind: 'counter-shown', side, value: purse.counter, spent: purse.spent });
        state.command[side] = { ...purse, counter: 0, spent: 0, commander: 0, duel: 0, daemonic: 0 }; // HH-STAT-03
      }
    } else {
      lapse(play, attacker); // HH-STAT-04
      if (!table.standingWatch) lapse(play, otherSide(attacker)); // HH-OVW-14
      for (const p of state.pieces) {
        if (!p) continue;
        p.aim = 0; // HH-STAT-05
        p.aimGun = 0;
      }
      judgeLastTurn(play); // HH-STAT-06
      done(state);
    }
    return false;
  },
};
