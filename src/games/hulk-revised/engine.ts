/** Runs the step on top of the stack until it is done or somebody must decide. */
import type { Decision } from '../../kernel/contract.ts';
import type { Action } from './actions.ts';
import { answerReroll, answerSupport, applyAssault, runAssault } from './assault.ts';
import { answerFace, answerPlace, applyConvert, convert, runConvert, runExpose } from './blips.ts';
import { answerCommand } from './command.ts';
import { applyBatter, applyDoor } from './doors.ts';
import { applyEnter, lurk, runReinforce } from './entry.ts';
import { applyMove, applyTurn } from './movement.ts';
import { answerUnjamOffer, applyStance, applyUnjam } from './overwatch.ts';
import { type Play, piece } from './position.ts';
import { runSettle } from './settle.ts';
import { applyShot, applySnap } from './shooting.ts';
import type { State, Step } from './state.ts';
import { nextPhase, runReset, runSetup } from './turn.ts';
import { applyUse } from './victory.ts';

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
      nextPhase(play); // a phase without anything to decide is over
    } else if (runStep(play, step)) return;
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
      return true;
    case 'expose':
      return runExpose(play, step);
    case 'convert':
      return runConvert(play, step);
    case 'assault':
      return runAssault(play, step);
    case 'command':
      if (step.redraws > 0) return true;
      play.state.steps.pop();
      return false;
    case 'reinforce':
      return runReinforce(play, step);
    case 'setup':
      runSetup(play, step);
      return false;
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
    case 'command':
      return { seat: 'marine', kind: 'command', rule: 'HR-CMD-03' };
    case 'marines':
      return { seat: 'marine', kind: 'act', rule: 'HR-ACT-02' };
    case 'stealers':
      return { seat: 'stealer', kind: 'act', rule: 'HR-SACT-02' };
    case 'reinforce':
      return { seat: 'stealer', kind: 'lurk', rule: 'HR-REIN-04', unit: step.hand[0] };
    case 'snap':
      return { seat: 'marine', kind: 'snap', rule: 'HR-MVSH-03', unit: step.unit };
    case 'expose':
      return { seat: phaseOwner(state), kind: 'first', rule: 'HR-CONV-07', unit: step.choices[0] };
    case 'convert':
      return { seat: step.placer, kind: 'place', rule: 'HR-CONV-06', unit: step.placed[0] };
    case 'face':
      return { seat: 'stealer', kind: 'face', rule: 'HR-CONV-06', unit: step.units[0] };
    case 'assault':
      return step.stage === 'support'
        ? { seat: 'marine', kind: 'support', rule: 'HR-GANG-05', unit: step.defender }
        : { seat: 'marine', kind: 'reroll', rule: 'HR-CA-13', unit: step.defender };
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
  answer(game, topStep(game.state) as Step, action);
  run(game);
}

function answer(game: Play, step: Step, action: Action): void {
  const { state } = game;
  switch (step.do) {
    case 'marines':
    case 'stealers':
      return actInPhase(game, action);
    case 'command':
      return answerCommand(game, step, action);
    case 'reinforce':
      return lurk(game, step, action.to);
    case 'snap':
      return applySnap(game, action);
    case 'expose':
      return convert(game, piece(state, action.unit), true);
    case 'convert':
      return answerPlace(game, step, action);
    case 'face':
      return answerFace(game, step, action);
    case 'assault':
      return step.stage === 'support' ? answerSupport(game, step, action) : answerReroll(game, step, action);
    case 'unjam':
      return answerUnjamOffer(game, step, action);
    default:
      throw new Error(`Nothing is asked in step ${step.do}.`);
  }
}

function actInPhase(game: Play, action: Action): void {
  if (action.do === 'end') {
    game.state.steps.pop();
    nextPhase(game);
    return;
  }
  const p = piece(game.state, action.unit);
  switch (action.do) {
    case 'move':
      return applyMove(game, p, action);
    case 'turn':
      return applyTurn(game, p, action);
    case 'door':
      return applyDoor(game, p, action);
    case 'batter':
      return applyBatter(game, p, action);
    case 'shoot':
    case 'shoot-door':
      return applyShot(game, p, action);
    case 'assault':
      return applyAssault(game, p, action);
    case 'overwatch':
    case 'guard':
      return applyStance(game, p, action);
    case 'unjam':
      return applyUnjam(game, p, action);
    case 'use':
      return applyUse(game, p, action);
    case 'enter':
      return applyEnter(game, p, action);
    case 'convert':
      return applyConvert(game, p);
    default:
      throw new Error(`${action.do} is not an act of a phase.`);
  }
}
