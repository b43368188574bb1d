/** HH-DICE-12: what a piece meets in the square it has come into, and what comes before anything else can react. */
import { pickUp } from '../objectives/objects.ts';
import { canSnap } from '../shooting/snap.ts';
import type { Piece } from '../state.ts';
import type { Play } from '../steps.ts';
import { burn } from './burning.ts';

/** `mayShoot`: a forward or backward step, which a shot may follow (HH-MOVE-10). */
export function arrive(play: Play, p: Piece, mayShoot: boolean): void {
  const { state } = play;
  p.stirred = true;
  pickUp(play, p);
  if (mayShoot && canSnap(state, p)) state.steps.push({ do: 'snap', unit: p.id });
  state.steps.push({ do: 'reveal', faces: [] }); // HH-MOVE-15, HH-SEQ-09
  burn(play, p);
}
