/** HR-SOLO-04, HR-SOLO-34, HR-SOLO-39: what the program sees to before it decides anything. */
import { type Play, piece } from '../position.ts';
import type { Step } from '../state.ts';
import { rollSpecial } from './conversion.ts';
import { fixLines } from './lines.ts';
import { giveCounter, giveMissingCounters } from './priority.ts';

/** HR-SOLO-34, HR-SOLO-39: what comes before everything else in a Stealer turn. */
export function beginSoloTurn(play: Play): void {
  fixLines(play);
  giveMissingCounters(play);
}

/** What comes before a step of the Stealer player goes on: counters for his hand, and the roll for what a blip brings. */
export function prepare(play: Play, step: Step): void {
  if (step.do === 'reinforce') prepareHand(play, step.hand);
  else if (step.do === 'convert') rollSpecial(play, step);
}

/** HR-SOLO-04: counters for the blips in hand, as soon as they are drawn. */
function prepareHand(play: Play, hand: readonly number[]): void {
  const blips = hand.map((id) => piece(play.state, id)).filter((blip) => blip.priority === 0);
  if (play.state.phase === 'setup') {
    giveMissingCounters(play);
    if (blips.length > 0) fixLines(play);
  }
  for (const blip of blips) giveCounter(play, blip);
}
