/** HH-GEN-12: a piece is destroyed, with all that a death brings. */
import { endDuel } from './duel/duellists.ts';
import { named, removePiece } from './position.ts';
import { FALSE_BLIP, type Piece } from './state.ts';
import type { Play } from './steps.ts';

export function destroy(play: Play, p: Piece, rule: string): void {
  const { state, events } = play;
  events.push({ kind: 'destroyed', ...named(state, p), at: p.at, rule });
  state.objects.forEach(({ holder }, i) => {
    if (holder === p.id) events.push({ kind: 'dropped', ...named(state, p), at: p.at, object: i + 1 });
  });
  if (p.row !== FALSE_BLIP) state.losses[p.side]++;
  endDuel(state, p); // HH-DUEL-11
  removePiece(state, p);
}
