/** HH-SEQ-05: what follows every action, in its order. HH-SEQ-07: nothing follows what is done in steps 3 to 5. HH-OVW-13: a push is no trigger of its own. */

import { offerVolley } from '../shooting/overwatch.ts';
import { activeSide, NOWHERE, otherSide, type Side, type State } from '../state.ts';
import type { HeresyRule, Play } from '../steps.ts';
import { offerReaction } from './reaction.ts';
import type { SettleStep } from './under-way.ts';

function runSettle(play: Play, step: SettleStep): void {
  const { state } = play;
  switch (step.stage) {
    case 'casualties': // 1. what the action has set off
      step.stage = 'reveal';
      state.steps.push({ do: 'blasts' });
      return;
    case 'reveal': // 2. reveal check
      step.stage = 'react';
      state.steps.push({ do: 'reveal', faces: [] });
      return;
    case 'react': // 3. command point reaction of the inactive player
      step.stage = 'watch';
      offerReaction(play, triggers(state, step));
      return;
    case 'watch': // 4. overwatch of the inactive player
      step.stage = 'placement';
      offerVolley(play, otherSide(activeSide(state) as Side), 'watch', triggers(state, step), step.reacted);
      return;
    case 'placement': // 5. placement fire of the active player
      state.steps.pop(); // 6. and then the next action
      offerVolley(play, activeSide(state) as Side, 'placement', exposed(state, step), 0);
  }
}

/** HH-SEQ-05 step 4, HH-SEQ-06, HH-SEQ-08: models of the active player on the board that acted or were revealed. */
function triggers(state: State, { actor, revealed }: SettleStep): number[] {
  const side = activeSide(state);
  const all = actor === 0 || revealed.includes(actor) ? revealed : [actor, ...revealed];
  return all.filter((id) => isModelOf(state, id, side));
}

/** HH-SEQ-05 step 5. */
function exposed(state: State, { revealed, pushed }: SettleStep): number[] {
  const side = activeSide(state);
  const all = [...new Set([...revealed, ...pushed])];
  return all.filter((id) => side !== null && isModelOf(state, id, otherSide(side)));
}

function isModelOf(state: State, id: number, side: Side | null): boolean {
  const p = state.pieces[id];
  return p?.side === side && !p.blip && p.at !== NOWHERE;
}

export const settling: HeresyRule<'settle'> = {
  run(play, step) {
    runSettle(play, step);
    return false;
  },
};
