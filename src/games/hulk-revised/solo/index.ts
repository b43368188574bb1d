/**
 * SOLO: the book's automatic Stealer player. The engine asks it whatever the Stealer player would be asked; it looks
 * only at what he may know, and all its dice are the match's own.
 */
import { type Action, act } from '../actions.ts';
import { listActions } from '../legal.ts';
import { canStepOff, isOnGun, listBlipMoves, listStealerMoves } from '../movement.ts';
import { isBlip, type Play, piece } from '../position.ts';
import { refuse } from '../refusals.ts';
import type { Step } from '../state.ts';
import { answerAmbush, chooseArea, chooseHidingPlace, least } from './areas.ts';
import { decideBlip } from './blips.ts';
import { chooseFacing, chooseFirst, chooseParry, choosePlace, chooseRubble } from './choices.ts';
import { lastTurn } from './conduct.ts';
import { steps } from './distances.ts';
import { fixLines } from './lines.ts';
import type { Activation, Solo } from './memory.ts';
import { currentActivation } from './order.ts';
import { giveCounter, giveMissingCounters } from './priority.ts';
import { decideUnit } from './rows.ts';
import { type Choice, type Scene, setScene } from './scene.ts';

export { rollSpecial } from './conversion.ts';
export { emptySolo, forkSolo, type Line, type Solo, type SquadBox } from './memory.ts';
export { COUNTERS } from './priority.ts';

/** HR-SOLO-34, HR-SOLO-39: what comes before everything else in a Stealer turn. */
export function beginSoloTurn(play: Play): void {
  fixLines(play);
  giveMissingCounters(play);
}

/** HR-SOLO-04: counters for the blips in hand, as soon as they are drawn. */
export function prepareHand(play: Play, hand: readonly number[]): void {
  const blips = hand.map((id) => piece(play.state, id)).filter((blip) => blip.priority === 0);
  if (play.state.phase === 'setup') {
    giveMissingCounters(play);
    if (blips.length > 0) fixLines(play);
  }
  for (const blip of blips) giveCounter(play, blip);
}

/** What the program answers to the step that waits for the Stealer player. */
export function answerOf(play: Play, step: Step): Action {
  switch (step.do) {
    case 'ambush':
      return answerAmbush(play);
    case 'reinforce':
      return chooseArea(play, step);
    case 'hide':
      return chooseHidingPlace(play, step.unit);
    case 'setup':
      if (step.stage === 'rubble') return chooseRubble(play);
      return listActions(play.table, play.state, 'stealer')[0];
    case 'expose':
      return chooseFirst(play.state, step.choices);
    case 'convert':
      return choosePlace(play, step);
    case 'face':
      return chooseFacing(play, step.units[0]);
    case 'assault':
      return chooseParry(play, step);
    case 'stealers':
      return nextAct(play);
    default:
      return listActions(play.table, play.state, 'stealer')[0];
  }
}

/** The next action of the phase. Every turn of the loop ends an activation, puts one off, or returns. */
function nextAct(play: Play): Action {
  const { state } = play;
  const solo = state.solo as Solo;
  if (solo.boxes.length === 0) beginSoloTurn(play);
  for (;;) {
    const now = currentActivation(play);
    if (!now) {
      solo.covers = [];
      return act('end');
    }
    const scene = setScene(play, now);
    const choice = now.turned ? 'stop' : decide(scene);
    if (choice === 'wait') postpone(play, now);
    else if (typeof choice === 'object') {
      if (choice.do === 'move' || choice.do === 'climb' || choice.do === 'enter') now.moved = true;
      return choice;
    } else {
      const turn = now.turned ? null : lastTurn(scene);
      now.turned = true;
      if (turn) return turn;
      scene.unit.done = true;
    }
  }
}

function postpone({ state, events }: Play, now: Activation): void {
  const solo = state.solo as Solo;
  solo.waiting.push(now);
  solo.now = null;
  state.active = 0;
  events.push({ kind: 'waits', unit: now.unit, type: piece(state, now.unit).kind });
}

function decide(scene: Scene): Choice {
  const { table, state, unit } = scene;
  if (isOnGun(state, unit) && canStepOff(table, state, unit, unit.at, unit.facing, unit.ap))
    return stepOff(scene);
  return isBlip(unit) ? decideBlip(scene) : decideUnit(scene);
}

/** HR-SENT-04: off a mobile gun, as near to its target as it can. */
function stepOff({ table, state, unit, target }: Scene): Choice {
  const moves: Action[] = [];
  if (isBlip(unit)) listBlipMoves(table, state, unit, moves);
  else listStealerMoves(table, state, unit, moves);
  const ways = moves.filter(
    (move) => move.do === 'move' && move.face === -1 && refuse(table, state, 'stealer', move) === null,
  );
  if (ways.length === 0) return 'stop';
  const away = (dir: number): number => {
    const to = table.step[unit.at * 8 + dir];
    return (state.guns[to] ? 1000 : 0) + (target ? Math.min(500, steps(table, to, target.square)) : 0);
  };
  const dir = least(
    ways.map((move) => move.to),
    away,
  );
  return ways.find((move) => move.to === dir) ?? 'stop';
}
