/** E1-SEQ-11: the end phase, stage by stage; what one brings about is looked at before the next. */
import { collapseBuildings } from '../buildings/collapse.ts';
import { beginRegrouping } from '../heroic/regroup.ts';
import { takeOrdersOff } from '../orders/orders.ts';
import { finish, type Play } from '../play.ts';
import { beginArrivals } from '../scenarios/arrivals.ts';
import { lookAtCentre } from '../scenarios/cityfight.ts';
import { foeOf } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { beginCalls } from '../support/calls.ts';
import { clearMines } from '../support/mines.ts';
import { endByAgreement } from './victory.ts';

const STAGES = [
  'collapse',
  'vortex',
  'regrouping',
  'support',
  'reinforcements',
  'mines',
  'victory',
  'counters',
] as const;
export type EndStage = (typeof STAGES)[number];

export function endStep(): StepOf<'end'> {
  return { do: 'end', left: [...STAGES] };
}

/** E1-WIN-11, a house value. */
const QUIET_TURNS = 10;

/** E1-WIN-08, E1-WIN-11, E1-SCEN-29: is it over? */
function lookForEnd(play: Play): void {
  const { table, state } = play;
  state.quiet = state.eventful ? 0 : state.quiet + 1;
  state.eventful = false;
  state.proposed = null;
  lookAtCentre(play);
  if (state.outcome) return;
  const { turnLimit } = table.options;
  if (turnLimit !== null && state.turn >= turnLimit)
    endByAgreement(play, 'E1-WIN-08', 'The last turn is over.');
  else if (state.quiet >= QUIET_TURNS)
    endByAgreement(play, 'E1-WIN-11', 'Ten turns running nothing has happened.');
}

/** E1-END-01, E1-END-02: counters come off, the marker passes (E1-FIRST-02). */
function passOn({ state, events }: Play): void {
  takeOrdersOff(state);
  state.first = foeOf(state.first!);
  events.push({ kind: 'passed-on', first: state.first });
}

const PLAYED: { readonly [S in EndStage]: (play: Play) => void } = {
  collapse: collapseBuildings,
  vortex: ({ state }) => state.steps.push({ do: 'vortexes', after: 0 }),
  regrouping: beginRegrouping,
  support: beginCalls,
  reinforcements: beginArrivals,
  mines: clearMines,
  victory: lookForEnd,
  counters: passOn,
};

export const end: StepRule<StepOf<'end'>> = {
  run(play, step) {
    const stage = step.left.shift();
    if (stage) PLAYED[stage](play);
    else finish(play, step);
    return false;
  },
};
