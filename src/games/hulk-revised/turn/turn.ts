/** SEQ, TIME and RESET: the order of play. */

import { exposeBlips } from '../blips/blips.ts';
import { beginReinforcement } from '../blips/entry.ts';
import { ANY_GAS, FIRE, GAS, OLD_GAS, STASIS } from '../ground.ts';
import { changeGround, type Play, piece } from '../position.ts';
import { auditSustainedFire } from '../shooting/shooting.ts';
import { beginSoloTurn } from '../solo/turn.ts';
import { NOWHERE, type Phase } from '../state.ts';
import type { HulkRule, StepOf } from '../steps.ts';
import type { Table } from '../table.ts';
import { timerSeconds, UNITS } from '../units.ts';
import { dropGuard, dropOverwatch } from './acting.ts';
import { beginCommand, commandTotal } from './command.ts';
import { checkTurnLimit, checkVictory } from './victory.ts';

/** HR-SEQ-01, HR-SEQ-02; the Timer phase only starts the clock and asks nothing. */
const MARINE_TURN: readonly Phase[] = ['command', 'marine'];
const STEALER_TURN: readonly Phase[] = ['reinforcement', 'stealer', 'reset'];

/** HR-SEQ-03. */
export function phases(table: Table): readonly Phase[] {
  return table.mission.first === 'marine'
    ? [...MARINE_TURN, ...STEALER_TURN]
    : [...STEALER_TURN, ...MARINE_TURN];
}

/** Goes on to the next phase of the turn, or to the next turn. */
export function nextPhase(play: Play): void {
  const { table, state } = play;
  const order = phases(table);
  const at = order.indexOf(state.phase);
  if (at === order.length - 1) {
    if (state.phase === 'marine') checkVictory(play, true); // HR-SEQ-08: the Stealers began
    if (!state.outcome) checkTurnLimit(play);
    if (state.outcome) return;
  }
  const next = at === order.length - 1 ? 0 : at + 1;
  if (next === 0) {
    state.turn++;
    for (const id of state.marines) piece(state, id).scorched = false; // HR-CHAP-06: once in a game turn
  }
  state.phase = order[next];
  beginPhase(play);
}

/** Begins the phase the state says it is. */
export function beginPhase(play: Play): void {
  const { turn, phase } = play.state;
  play.events.push({ kind: 'phase', turn, phase });
  BEGIN[phase](play);
}

const BEGIN: Readonly<Record<Phase, (play: Play) => void>> = {
  setup: () => {},
  command: beginCommand,
  marine: (play) => {
    startTimer(play);
    play.state.steps.push({ do: 'marines' });
  },
  reinforcement: (play) => {
    if (play.state.solo) beginSoloTurn(play);
    beginReinforcement(play);
  },
  stealer: (play) => play.state.steps.push({ do: 'stealers' }),
  reset: (play) => play.state.steps.push({ do: 'reset', stage: 'token' }),
};

/** HR-TIME-01 to HR-TIME-04. */
function startTimer(play: Play): void {
  const { table, state, events } = play;
  state.timeUp = false;
  if (!table.options.timer) return;
  const kinds = state.marines.map((id) => piece(state, id).kind);
  state.seconds = timerSeconds(kinds, table.chapter);
  events.push({ kind: 'timer', seconds: state.seconds });
}

/** HR-SEQ-06: its player ends the Stealer action phase; an Ambush blip in hand is hidden first (HR-AMB-04). */
export function endStealerPhase(play: Play): void {
  const { state } = play;
  state.steps.pop();
  const inHand = state.stealers.filter((id) => {
    const p = piece(state, id);
    return p.kind === 'ambush' && p.at === NOWHERE && p.area === NOWHERE;
  });
  for (const unit of inHand.reverse()) state.steps.push({ do: 'hide', unit });
  if (inHand.length === 0) nextPhase(play);
}

/** HR-RESET-01, in its order. */
function runReset(play: Play, step: StepOf<'reset'>): void {
  const { state, events } = play;
  switch (step.stage) {
    case 'token':
      step.stage = 'hazards';
      if (state.token)
        events.push({
          kind: 'token-shown',
          value: state.token,
          total: commandTotal(state),
          spent: state.spent,
        });
      state.token = 0;
      state.spent = 0;
      state.gained = 0;
      return;
    case 'hazards':
      step.stage = 'statuses';
      if (state.murk > 0) clearSmoke(play);
      exposeBlips(play, 0); // HR-RESET-05
      return;
    case 'statuses':
      step.stage = 'records';
      for (const id of state.marines) {
        const p = piece(state, id);
        if (p.overwatch) dropOverwatch(play, p, 'HR-RESET-01');
        if (p.guard) dropGuard(play, p, 'HR-RESET-01'); // HR-GUARD-05
        if (p.jam !== 0) p.jam = 1; // HR-RESET-04, HR-JAM-04, HR-JAM-08
        p.ap = UNITS[p.kind].ap;
        p.cast = false;
      }
      for (const id of state.sentries) {
        const gun = piece(state, id); // HR-RESET-02: it stays on overwatch
        gun.ap = UNITS.sentry.ap;
        gun.done = false;
      }
      for (let square = 0; square < state.ground.length; square++)
        if (state.ground[square] & STASIS) changeGround(state, square, 0, STASIS);
      for (const id of state.stealers) {
        const p = piece(state, id);
        p.ap = UNITS[p.kind].ap; // HR-SACT-01
        p.fresh = true;
        p.turned = false;
        p.done = false;
        p.lurks = false; // HR-ENTRY-09
      }
      state.active = 0;
      exposeBlips(play, 0); // HR-RESET-05
      return;
    case 'records':
      state.steps.pop();
      auditSustainedFire(play);
      checkVictory(play, true);
      if (!state.outcome) nextPhase(play);
  }
}

/** HR-HAZ-10, HR-GREN-07, HR-RESET-03: fire goes, gas is flipped, flipped gas goes. */
function clearSmoke(play: Play): void {
  const { state, events } = play;
  for (let square = 0; square < state.ground.length; square++) {
    const ground = state.ground[square];
    if (ground & (FIRE | ANY_GAS))
      changeGround(state, square, ground & GAS ? OLD_GAS : 0, FIRE | GAS | OLD_GAS);
  }
  events.push({ kind: 'smoke-cleared' });
}

export const resetting: HulkRule<'reset'> = {
  run(play, step) {
    runReset(play, step);
    return false;
  },
};
