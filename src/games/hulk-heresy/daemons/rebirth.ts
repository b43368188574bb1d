/** HH-DAEM-12: two Blue Horrors for a Pink one. */

import { pinched } from '../../../grid/step.ts';
import type { Action } from '../actions.ts';
import { isBanished } from '../auras.ts';
import { destroy } from '../deaths.ts';
import { isFree } from '../position.ts';
import type { Piece, Side, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { bring, daemonRow } from './born.ts';

export interface RebirthStep {
  do: 'rebirth';
  side: Side;
  at: number;
  /** HH-DAEM-12: the Pink Horror had not been activated. */
  isFresh: boolean;
  stage: 'first' | 'second';
}

/** Beside the square, in reading order; not past a corner of two walls. */
function places(table: Table, state: State, at: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((dir) => !pinched(table.board, at, dir))
    .map((dir) => table.near[at * 8 + dir])
    .filter((square) => isFree(state, square))
    .sort((a, b) => a - b);
}

function bear(play: Play, { side, isFresh }: RebirthStep, square: number): void {
  const p: Piece = bring(play, side, daemonRow('blue-horror'), square, isFresh);
  if (isBanished(play.table, play.state, p)) destroy(play, p, 'HH-PSI-26');
  else play.state.steps.push({ do: 'reveal', faces: [p.id], facesOnly: true });
}

export const beingReborn: HeresyRule<'rebirth'> = {
  answersItself: true,
  run(play, step) {
    const { table, state } = play;
    if (step.stage === 'first') {
      step.stage = 'second';
      if (state.occupant[step.at] === 0) bear(play, step, step.at);
      return false;
    }
    return places(table, state, step.at).length > 0 ? true : done(state);
  },
  asks: (_table, _state, { side, at }) => [
    { seat: side, kind: 'rebirth', rule: 'HH-DAEM-12', about: { at } },
  ],
  verbs: () => ['place'],
  refuse: (table, state, _seat, action, { at }) =>
    places(table, state, at).includes(action.to as number)
      ? null
      : no('HH-DAEM-12', 'It stands on an empty square beside the first.'),
  list: (table, state, _seat, { at }) => places(table, state, at).map((to): Action => ({ do: 'place', to })),
  answer(play, _seat, action, step) {
    play.state.steps.pop();
    bear(play, step, action.to as number);
  },
  forced: (table, state, { at }) => ({ do: 'place', to: places(table, state, at)[0] }),
};
