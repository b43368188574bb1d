/** HH-SPEC-15 to HH-SPEC-17: the loser is pushed away. */

import { CLOSED } from '../../../grid/doors.ts';
import { pinched } from '../../../grid/step.ts';
import { foeOf } from '../duel/duellists.ts';
import { SOLID } from '../ground.ts';
import { arrive } from '../movement/arriving.ts';
import { lift, named, stand } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { underWay } from '../turn/under-way.ts';

/** Straight on from the bearer through the loser, or -1. */
function behind({ near }: Table, winner: Piece, loser: Piece): number {
  for (let dir = 0; dir < 8; dir++)
    if (near[winner.at * 8 + dir] === loser.at) return near[loser.at * 8 + dir];
  return -1;
}

function stops(state: State, square: number): boolean {
  return (
    square < 0 ||
    state.occupant[square] !== 0 ||
    state.doors[square] >= CLOSED ||
    (state.ground[square] & SOLID) !== 0
  );
}

/** HH-SPEC-17: a diagonal push must not be pinched. */
function isPinched({ board, near }: Table, state: State, from: number, at: number, to: number): boolean {
  const dir = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (one) => near[from * 8 + one] === at && near[at * 8 + one] === to,
  );
  return dir !== undefined && pinched(board, at, dir, (square) => stops(state, square));
}

export function knockBack(play: Play, winner: Piece, loser: Piece): void {
  const { table, state, events } = play;
  const to = behind(table, winner, loser);
  if (stops(state, to) || foeOf(state, loser) !== 0) return;
  if (isPinched(table, state, winner.at, loser.at, to)) return;
  const from = loser.at;
  lift(state, loser);
  stand(state, loser, to);
  events.push({ kind: 'knocked-back', ...named(state, loser), from, to });
  const action = underWay(state);
  if (action?.stage === 'casualties') action.pushed.push(loser.id); // HH-OVW-12: in step 1
  arrive(play, loser, false);
}
