/**
 * SOLO: the book's automatic Stealer player. The engine asks it whatever the Stealer player would be asked; it looks
 * only at what he may know, and all its dice are the match's own.
 */
import { type Action, act } from '../actions.ts';
import { listActions, refuse } from '../engine.ts';
import { listBlipMoves, listStealerMoves } from '../movement/movement.ts';
import { canStepOff, isOnGun } from '../movement/tread.ts';
import { isBlip, type Play, piece } from '../position.ts';
import type { Step } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { answerAmbush, chooseArea, chooseHidingPlace, least } from './areas.ts';
import { decideBlip } from './blips.ts';
import { chooseFacing, chooseFirst, chooseParry, choosePlace, chooseRubble } from './choices.ts';
import { lastTurn } from './conduct.ts';
import { steps } from './distances.ts';
import type { Activation, Solo } from './memory.ts';
import { currentActivation } from './order.ts';
import { decideUnit } from './rows.ts';
import { type Choice, type Scene, setScene } from './scene.ts';
import { beginSoloTurn } from './turn.ts';

export { rollSpecial } from './conversion.ts';
export { emptySolo, forkSolo, type Line, type Solo, type SquadBox } from './memory.ts';
export { COUNTERS } from './priority.ts';

type Answers = { readonly [Do in Step['do']]?: (play: Play, step: StepOf<Do>) => Action };

/** What the program answers to a step that waits for the Stealer player; to any other, the first of what is offered. */
const ANSWERS: Answers = {
  ambush: answerAmbush,
  reinforce: chooseArea,
  hide: (play, { unit }) => chooseHidingPlace(play, unit),
  setup: (play, { stage }) => (stage === 'rubble' ? chooseRubble(play) : firstOffered(play)),
  expose: ({ state }, { choices }) => chooseFirst(state, choices),
  convert: choosePlace,
  face: (play, { units }) => chooseFacing(play, units[0]),
  assault: chooseParry,
  stealers: nextAct,
};

export function answerOf(play: Play, step: Step): Action {
  const answer = ANSWERS[step.do] as ((play: Play, step: Step) => Action) | undefined;
  return answer ? answer(play, step) : firstOffered(play);
}

function firstOffered({ table, state }: Play): Action {
  return listActions(table, state, 'stealer')[0];
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
    const to = table.near[unit.at * 8 + dir];
    return (state.guns[to] ? 1000 : 0) + (target ? Math.min(500, steps(table, to, target.square)) : 0);
  };
  const dir = least(
    ways.map((move) => move.to),
    away,
  );
  return ways.find((move) => move.to === dir) ?? 'stop';
}
