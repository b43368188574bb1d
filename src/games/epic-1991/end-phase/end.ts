/** END, RALLY: what happens at the end of a turn, in the order of E2-SEQ-05. */

import { clearVortices, moveVortex } from '../barrages/vortex.ts';
import { releaseLocks } from '../eldar/locks.ts';
import { checkMorale, checksMorale } from '../morale/morale.ts';
import { gatherEnergy, overload } from '../orks/weirdboy.ts';
import { finish, type Play } from '../play.ts';
import { living } from '../saves/casualties.ts';
import type { Order, State } from '../state.ts';
import type { EndStage, StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { repairTitan } from '../titans/repair.ts';
import { captureObjectives, checkVictory } from './victory.ts';

type EndStep = StepOf<'end'>;

/** E2-END-01; E2-END-03: what breaks after the victory check counts in the next turn's. */
const STAGES: readonly EndStage[] = [
  'objectives',
  'victory',
  'titans',
  'rally',
  'vortices',
  'locks',
  'energy',
  'overload',
  'orders',
];

/** The units, Titans or vortices that a stage takes one by one, by number. */
function enter(play: Play, stage: EndStage): number[] {
  const { table, state } = play;
  switch (stage) {
    case 'titans':
      return state.titans.flatMap((titan, i) =>
        titan && state.models[titan.model].where !== 'gone' ? [i] : [],
      );
    case 'rally': // E2-RALLY-07
      return table.units.filter((unit) => unit && mayRally(table, state, unit.id)).map(({ id }) => id);
    case 'vortices': // E2-VORT-12
      return state.discs.map((_, i) => i).filter((i) => state.discs[i].kind === 'vortex');
    case 'energy': // E2-WEIRD-11
    case 'overload':
      return table.models
        .filter((info) => info?.traits.includes('weirdboy') && state.models[info.id].where === 'table')
        .map(({ id }) => id);
    default:
      return [];
  }
}

/** E2-RALLY-01, E2-RALLY-02, E2-RALLY-06: not in the turn it got its counter. */
function mayRally(table: Table, state: State, unit: number): boolean {
  const { fellBack } = state.units[unit];
  return fellBack > 0 && fellBack < state.turn && checksMorale(table, state, unit);
}

export const end: StepRule<EndStep> = {
  run(play, step) {
    if (step.stage === 'rally' && step.left.length > 0) return true;
    const next = step.left.shift();
    if (next === undefined) return goOn(play, step);
    if (step.stage === 'titans') repairTitan(play, next);
    else if (step.stage === 'vortices') moveVortex(play, next);
    else if (step.stage === 'energy') gatherEnergy(play, next);
    else if (step.stage === 'overload') overload(play, next);
    return false;
  },
  asks(table, _state, step) {
    const unit = step.left[0];
    return [
      { seat: table.units[unit].side, kind: 'rally', rule: 'E2-RALLY-01', unit: table.units[unit].models[0] },
    ];
  },
  refuse: (_table, _state, _seat, action) =>
    action.do === 'rally' ? null : { rule: 'E2-RALLY-01', why: 'Say whether the unit tries to rally.' },
  list: () => [
    { do: 'rally', yes: true },
    { do: 'rally', yes: false },
  ],
  answer(play, _seat, action, step) {
    const unit = step.left.shift()!;
    if (action.do !== 'rally' || !action.yes) return; // E2-RALLY-05
    if (!checkMorale(play, unit, 'rally')) return;
    play.state.units[unit].fellBack = 0; // E2-RALLY-03
    play.events.push({ kind: 'rallies', unit });
  },
};

/** The next stage; false, as nobody is asked here. */
function goOn(play: Play, step: EndStep): boolean {
  const { state } = play;
  switch (step.stage) {
    case 'objectives':
      captureObjectives(play);
      break;
    case 'victory':
      checkVictory(play);
      if (state.outcome) return false;
      break;
    case 'vortices':
      clearVortices(play);
      break;
    case 'locks':
      releaseLocks(play);
      state.discs = state.discs.filter(({ kind }) => kind !== 'storm'); // E2-WLOCK-15
      for (const model of state.models) if (model) model.stuck = false; // E2-SEQ-05
      break;
    case 'orders':
      removeOrders(play);
      finish(play, step);
      return false;
  }
  step.stage = STAGES[STAGES.indexOf(step.stage) + 1];
  step.left = enter(play, step.stage);
  return false;
}

/** E2-ORD-11: nothing carries over, except what Robots remember (E2-SPEC-09). */
function removeOrders({ table, state }: Play): void {
  for (const unit of state.units) {
    if (!unit) continue;
    if (living(table, state, unit.id).length > 0) unit.before = unit.order as Order | null;
    unit.order = null;
    unit.sealed = false;
  }
}
