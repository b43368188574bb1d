/** HH-GEN-12: a model on the board is destroyed, with all that a death brings. */
import { endDuel } from './duel/duellists.ts';
import { pickUp } from './objectives/objects.ts';
import { named, removePiece, rowOfPiece } from './position.ts';
import type { Piece, State } from './state.ts';
import type { Play } from './steps.ts';

/** HH-WPN-28, HH-WPN-29: fuel that has not been used up goes off with its bearer. */
function detonate(state: State, p: Piece): void {
  rowOfPiece(state, p).ranged.forEach((gun, i) => {
    if ((gun !== 'heavy-flamer' && gun !== 'flamer') || (p.body?.fired[i] ?? 0) >= 3) return;
    state.blasts.push({ kind: gun === 'flamer' ? 'detonation' : 'heavy-detonation', square: p.at });
  });
}

export function destroy(play: Play, p: Piece, rule: string): void {
  const { state, events } = play;
  events.push({ kind: 'destroyed', ...named(state, p), at: p.at, rule });
  state.objects.forEach(({ holder }, i) => {
    if (holder === p.id) events.push({ kind: 'dropped', ...named(state, p), at: p.at, object: i + 1 });
  });
  const { kind } = rowOfPiece(state, p);
  state.losses[p.side]++;
  state.fallen[p.side].push(kind);
  endDuel(state, p); // HH-DUEL-11
  detonate(state, p);
  const { side, at } = p;
  // HH-DAEM-20: a Herald of Tzeentch is a Pink Horror too
  const isReborn = kind === 'pink-horror';
  const isFresh = p.stage === 'fresh';
  removePiece(state, p);
  const there = state.pieces[state.occupant[at]];
  if (there) pickUp(play, there); // HH-OBJ-10: it died in another's square (HH-PA-02)
  if (isReborn) state.steps.push({ do: 'rebirth', side, at, isFresh, stage: 'first' }); // HH-DAEM-12
}
