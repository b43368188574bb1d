/** E1-TITAN-05: the close combat segment with Titans: their own combats, attacks on them, then all others. */
import { isFoughtOver, pushFights } from '../close-combat/segment.ts';
import { finish, inOrder, type Play, push } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { anyAssails } from './assails.ts';
import { liveGrapples } from './grapples.ts';

const STAGES = ['duels', 'assails', 'fights'] as const;
export type MeleeStage = (typeof STAGES)[number];

/** Begins the segment; false where nobody is engaged and nobody touches a Titan (E1-SEQ-12). */
export function beginCloseCombat(play: Play): boolean {
  const { table, state } = play;
  if (!isFoughtOver(state) && liveGrapples(state).length === 0 && !anyAssails(table, state)) return false;
  state.segment = 'close-combat';
  push(play, { do: 'melee', left: [...STAGES] });
  return true;
}

const BEGIN: { readonly [S in MeleeStage]: (play: Play) => void } = {
  duels: (play) => push(play, { do: 'duels', done: [] }),
  assails: (play) => push(play, { do: 'assails', left: [...inOrder(play.state)], done: [] }),
  fights: pushFights,
};

export const melee: StepRule<StepOf<'melee'>> = {
  run(play, step) {
    const stage = step.left.shift();
    if (stage) BEGIN[stage](play);
    else finish(play, step);
    return false;
  },
};
