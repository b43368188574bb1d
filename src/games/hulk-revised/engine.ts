/** Runs the step on top of the stack until it is done or somebody must decide. */
import type { Decision } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import { ACTS, type Act } from './acts.ts';
import { runArea } from './area.ts';
import { runAssault } from './assault.ts';
import { answerClaw, answerPsi, answerReroll, answerSupport } from './assault-answers.ts';
import { answerBring, answerFace, answerPlace, convert, runConvert, runExpose } from './blips.ts';
import { answerCommand } from './command.ts';
import { answerAmbush, hide, lurk, runHide, runReinforce } from './entry.ts';
import { answerEnd, answerTile, tileDecision } from './geotiles/play.ts';
import { fall } from './holes.ts';
import { answerUnjamOffer } from './overwatch.ts';
import { type Play, piece } from './position.ts';
import { answerArc, runArc, runScan, scanned } from './psychic.ts';
import { applySentry } from './sentry.ts';
import { runSettle, settle } from './settle.ts';
import { answerAuto, applySnap, canGoOn } from './shooting.ts';
import { answerOf, prepareHand, rollSpecial } from './solo/index.ts';
import type { State, Step } from './state.ts';
import {
  answerRubble,
  answerStart,
  endStealerPhase,
  nextPhase,
  nextToStart,
  runReset,
  runSetup,
} from './turn.ts';

export function topStep(state: State): Step | undefined {
  return state.steps[state.steps.length - 1];
}

/** Plays on until a decision waits or the match is over. */
export function run(play: Play): void {
  const { state } = play;
  for (;;) {
    const step = topStep(state);
    if (!step) {
      if (state.outcome) return;
      nextPhase(play); // a phase without anything left to decide is over
    } else if (runStep(play, step)) {
      const seat = decisionOf(state)?.seat;
      if (seat === 'stealer' && state.solo) answer(play, step, answerOf(play, step));
      else if (seat === 'marine' && state.timeUp) answer(play, step, outOfTime(play, step));
      else return;
    }
  }
}

/** True when the step waits for an answer. */
function runStep(play: Play, step: Step): boolean {
  switch (step.do) {
    case 'settle':
      runSettle(play, step);
      return false;
    case 'marines':
    case 'stealers':
    case 'snap':
    case 'face':
    case 'unjam':
    case 'ambush':
      return true;
    case 'area':
      runArea(play, step);
      return false;
    case 'auto':
      if (canGoOn(play, step.unit)) return true;
      play.state.steps.pop();
      return false;
    case 'arc':
      return runArc(play, step);
    case 'scan':
      return runScan(play, step);
    case 'expose':
      return runExpose(play, step);
    case 'convert':
      if (play.state.solo) rollSpecial(play, step);
      return runConvert(play, step);
    case 'assault':
      return runAssault(play, step);
    case 'command':
      if (step.redraws > 0) return true;
      play.state.steps.pop();
      return false;
    case 'reinforce':
      if (play.state.solo) prepareHand(play, step.hand);
      return runReinforce(play, step);
    case 'hide':
      return runHide(play, step);
    case 'setup':
      return runSetup(play, step);
    case 'reset':
      runReset(play, step);
      return false;
  }
}

/** The question the top step asks. */
export function decisionOf(state: State): Decision | null {
  const step = topStep(state);
  if (!step) return null;
  switch (step.do) {
    case 'setup':
      if (step.stage === 'tiles' || step.stage === 'ends') return tileDecision(state, step.stage);
      return step.stage === 'rubble'
        ? { seat: 'stealer', kind: 'rubble', rule: 'HR-RUBB-03' }
        : { seat: 'marine', kind: 'start', rule: 'HR-SETUP-05', unit: nextToStart(state) };
    case 'command':
      return { seat: 'marine', kind: 'command', rule: 'HR-CMD-03' };
    case 'marines':
      return { seat: 'marine', kind: 'act', rule: 'HR-ACT-02' };
    case 'stealers':
      return { seat: 'stealer', kind: 'act', rule: 'HR-SACT-02' };
    case 'ambush':
      return { seat: 'stealer', kind: 'ambush', rule: 'HR-AMB-01' };
    case 'reinforce':
      return { seat: 'stealer', kind: 'lurk', rule: 'HR-REIN-04', unit: step.hand[0] };
    case 'hide':
      return { seat: 'stealer', kind: 'hide', rule: 'HR-AMB-04', unit: step.unit };
    case 'snap':
      return { seat: 'marine', kind: 'snap', rule: 'HR-MVSH-03', unit: step.unit };
    case 'auto':
      return { seat: 'marine', kind: 'auto', rule: 'HR-CANN-03', unit: step.unit };
    case 'arc':
      return { seat: 'marine', kind: 'arc', rule: 'HR-PSI-13', unit: step.unit };
    case 'scan':
      return { seat: 'marine', kind: 'first', rule: 'HR-PSI-05' };
    case 'expose':
      return { seat: phaseOwner(state), kind: 'first', rule: 'HR-CONV-07', unit: step.choices[0] };
    case 'convert':
      return step.stage === 'special'
        ? { seat: 'stealer', kind: 'bring', rule: 'HR-CONV-10' }
        : { seat: step.placer, kind: 'place', rule: 'HR-CONV-06', unit: step.placed[0] };
    case 'face':
      return { seat: 'stealer', kind: 'face', rule: 'HR-CONV-06', unit: step.units[0] };
    case 'assault':
      switch (step.stage) {
        case 'support':
          return { seat: 'marine', kind: 'support', rule: 'HR-GANG-05', unit: step.defender };
        case 'claw':
          return { seat: 'stealer', kind: 'claw', rule: 'HR-CA-12', unit: step.defender };
        case 'psi':
          return { seat: 'marine', kind: 'psi', rule: 'HR-CA-15', unit: step.defender };
        default:
          return { seat: 'marine', kind: 'reroll', rule: 'HR-CA-13', unit: step.defender };
      }
    case 'unjam':
      return { seat: 'marine', kind: 'unjam', rule: 'HR-JAM-05', unit: step.marines[0] };
    default:
      return null;
  }
}

function phaseOwner(state: State): string {
  return state.phase === 'marine' || state.phase === 'command' ? 'marine' : 'stealer';
}

/** Plays one legal action and what follows from it. */
export function play(game: Play, action: Action): void {
  if (action.do === 'time') {
    game.state.timeUp = true;
    game.events.push({ kind: 'time-up' });
  } else answer(game, topStep(game.state) as Step, action);
  run(game);
}

/** HR-TIME-05, HR-TIME-08: what a Marine player who has run out of time answers. */
function outOfTime(game: Play, step: Step): Action {
  const { state, table } = game;
  switch (step.do) {
    case 'snap':
      return act('hold');
    case 'auto':
    case 'arc':
      return act('stop');
    case 'assault':
      return act(step.stage === 'support' ? 'fight' : 'accept');
    case 'expose':
      return act('first', firstByPlace(state, step.choices));
    case 'scan':
      return act('first', firstByPlace(state, scanned(table, state, step.section)));
    case 'convert':
      return act('place', 0, step.squares[0]);
    default:
      return act('end');
  }
}

function firstByPlace(state: State, ids: readonly number[]): number {
  return [...ids].sort((a, b) => piece(state, a).at - piece(state, b).at)[0];
}

function answer(game: Play, step: Step, action: Action): void {
  const { state } = game;
  switch (step.do) {
    case 'marines':
    case 'stealers':
      return actInPhase(game, action);
    case 'setup':
      if (step.stage === 'tiles') return answerTile(game, action);
      if (step.stage === 'ends') return answerEnd(game, action);
      return step.stage === 'rubble' ? answerRubble(game, step, action) : answerStart(game, action);
    case 'command':
      return answerCommand(game, step, action);
    case 'ambush':
      return answerAmbush(game, action);
    case 'reinforce':
      return lurk(game, step, action.to);
    case 'hide':
      state.steps.pop();
      return hide(game, piece(state, action.unit), action.to);
    case 'snap':
      return applySnap(game, action);
    case 'auto':
      return answerAuto(game, action);
    case 'arc':
      return answerArc(game, step, action);
    case 'scan':
    case 'expose':
      return convert(game, piece(state, action.unit), true);
    case 'convert':
      return step.stage === 'special' ? answerBring(game, step, action) : answerPlace(game, step, action);
    case 'face':
      return answerFace(game, step, action);
    case 'assault':
      switch (step.stage) {
        case 'support':
          return answerSupport(game, step, action);
        case 'claw':
          return answerClaw(game, step, action);
        case 'psi':
          return answerPsi(game, step, action);
        default:
          return answerReroll(game, step, action);
      }
    case 'unjam':
      return answerUnjamOffer(game, step, action);
    default:
      throw new Error(`Nothing is asked in step ${step.do}.`);
  }
}

function endPhase(game: Play): void {
  const { state } = game;
  if (state.phase === 'stealer') return endStealerPhase(game);
  if (state.onPit) {
    // HR-PIT-06: time ran out over a hole
    const unit = state.onPit;
    fall(game, piece(state, unit));
    return settle(game, unit, false);
  }
  state.timeUp = false;
  state.seconds = 0;
  state.steps.pop();
  nextPhase(game);
}

function actInPhase(game: Play, action: Action): void {
  if (action.do === 'end') return endPhase(game);
  const p = piece(game.state, action.unit);
  if (p.kind === 'sentry' && (p.overwatch || action.do === 'deploy')) return applySentry(game, p, action);
  (ACTS[action.do] as Act).apply(game, p, action);
}
