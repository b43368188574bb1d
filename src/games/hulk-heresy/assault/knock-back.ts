/** HH-SPEC-15 to HH-SPEC-17: the loser is pushed away. */

import { CLOSED } from '../../../grid/doors.ts';
import { dirTo, pinched } from '../../../grid/step.ts';
import { foeOf } from '../duel/duellists.ts';
import { SOLID } from '../ground.ts';
import { arrive } from '../movement/arriving.ts';
import { lift, named, stand } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Play } from '../steps.ts';
import { underWay } from '../turn/under-way.ts';

function stops(state: State, square: number): boolean {
  return (
    square < 0 ||
    state.occupant[square] !== 0 ||
    state.doors[square] >= CLOSED ||
    (state.ground[square] & SOLID) !== 0
  );
}

/** Straight on from the bearer through the loser. */
export function knockBack(play: Play, winner: Piece, loser: Piece): void {
  const { table, state, events } = play;
  const from = loser.at;
  const dir = dirTo(table.board, winner.at, from);
  const to = table.near[from * 8 + dir];
  if (stops(state, to) || foeOf(state, loser) !== 0) return;
  if (pinched(table.board, from, dir, (square) => stops(state, square))) return; // HH-SPEC-17
  lift(state, loser);
  stand(state, loser, to);
  events.push({ kind: 'knocked-back', ...named(state, loser), from, to });
  const action = underWay(state);
  if (action?.stage === 'casualties') action.pushed.push(loser.id); // HH-OVW-12: in step 1
  arrive(play, loser, false);
}
