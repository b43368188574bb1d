/** A piece comes into a square: what it finds and meets there, and what comes before anything else can react. */
import { isBanished } from '../auras.ts';
import { destroy } from '../deaths.ts';
import { pickUp } from '../objectives/objects.ts';
import { canSnap } from '../shooting/snap.ts';
import { loseAim } from '../shooting/sustained.ts';
import type { Piece } from '../state.ts';
import type { Play } from '../steps.ts';

/** `mayShoot`: a forward or backward step, which a shot may follow (HH-MOVE-10). `climbs`: by a ladder. */
export function arrive(play: Play, p: Piece, mayShoot: boolean, climbs = false): void {
  const { state } = play;
  p.stirred = true;
  loseAim(p); // HH-SPEC-26
  pickUp(play, p);
  if (isBanished(play.table, state, p)) return destroy(play, p, 'HH-PSI-26');
  if (mayShoot && canSnap(state, p)) state.steps.push({ do: 'snap', unit: p.id });
  state.steps.push({ do: 'reveal', faces: [] }); // HH-MOVE-15, HH-SEQ-09
  state.steps.push({ do: 'meet', unit: p.id, stage: 'shield', climbs });
}
