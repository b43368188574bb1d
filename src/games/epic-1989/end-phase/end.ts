/** E1-SEQ-11: the end phase: is the battle over, counters come off, the marker passes. */
import { collapseBuildings } from '../buildings/collapse.ts';
import { takeOrdersOff } from '../orders/orders.ts';
import { finish } from '../play.ts';
import { foeOf } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { endByAgreement } from './victory.ts';

/** E1-WIN-11, a house value. */
const QUIET_TURNS = 10;

export const end: StepRule<StepOf<'end'>> = {
  run(play, step) {
    const { table, state, events } = play;
    if (!step.collapsed) {
      step.collapsed = true; // what that brings about is looked at first
      collapseBuildings(play);
      return false;
    }
    state.quiet = state.eventful ? 0 : state.quiet + 1;
    state.eventful = false;
    state.proposed = null;
    const { turnLimit } = table.options;
    if (turnLimit !== null && state.turn >= turnLimit)
      endByAgreement(play, 'E1-WIN-08', 'The last turn is over.');
    else if (state.quiet >= QUIET_TURNS)
      endByAgreement(play, 'E1-WIN-11', 'Ten turns running nothing has happened.');
    takeOrdersOff(state); // E1-END-01, E1-END-02
    state.first = foeOf(state.first!); // E1-FIRST-02
    events.push({ kind: 'passed-on', first: state.first });
    finish(play, step);
    return false;
  },
};
