/** CMD: the command phase and its points. */
import { act } from '../actions.ts';
import { type Play, piece } from '../position.ts';
import type { State } from '../state.ts';
import type { HulkRule } from '../steps.ts';

export const TOKENS = [1, 1, 1, 1, 1, 1]; // HR-CMD-01, HR-HOUSE-01: one token each of 1 to 6

export const CAPTAIN_BONUS = 2;

/** HR-CMD-07. */
export const MOST_COMMAND = 6;

/** HR-CMD-10: the points of a turn, by what was drawn, added by commanders, and gained since. */
export function totalFor(token: number, bonus: number, gained: number): number {
  return Math.min(MOST_COMMAND, Math.max(1, token + bonus) + gained);
}

/** Before the first draw, and after the Reset phase, there are none (HR-SEQ-05, HR-CMD-09). */
export function commandTotal(state: State): number {
  if (state.token === 0) return 0;
  return totalFor(state.token, state.bonus, state.gained);
}

export function commandLeft(state: State): number {
  return commandTotal(state) - state.spent;
}

/** HR-CMD-01 to HR-CMD-04: draws, and goes on offering re-draws while Sergeants are left to ask for one. */
export function beginCommand(play: Play): void {
  const { state } = play;
  state.spent = 0;
  state.gained = 0;
  drawToken(play, false);
  let redraws = 0;
  state.bonus = play.table.chapter.cp; // HR-CMD-06, HR-CHAP-04
  // HR-GEN-21: every Marine alive on the board, also in Stasis
  for (const id of state.marines) {
    const { kind } = piece(state, id);
    if (kind === 'sergeant') redraws++; // HR-CMD-03
    if (kind === 'captain') state.bonus += CAPTAIN_BONUS; // HR-CMD-05, HR-CMD-08
  }
  state.steps.push({ do: 'command', redraws });
}

export function drawToken(play: Play, redrawn: boolean): void {
  play.state.token = play.dice.draw(TOKENS) + 1;
  play.events.push({ kind: 'token', value: play.state.token, redrawn });
}

/** HR-CMD-03, HR-CMD-04: one re-draw for each Sergeant. */
export const command: HulkRule<'command'> = {
  run({ state }, step) {
    if (step.redraws > 0) return true;
    state.steps.pop();
    return false;
  },
  asks: () => [{ seat: 'marine', kind: 'command', rule: 'HR-CMD-03' }],
  verbs: () => ['keep', 'redraw'],
  list: () => [act('keep'), act('redraw')],
  answer(play, _seat, action, step) {
    if (action.do === 'keep') step.redraws = 0;
    else {
      drawToken(play, true);
      step.redraws--;
    }
  },
};
