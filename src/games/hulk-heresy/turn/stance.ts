/** How overwatch and guard end. */
import { named } from '../position.ts';
import type { Piece } from '../state.ts';
import type { Play } from '../steps.ts';

/** HH-OVW-03, HH-GUARD-02, HH-CA-18, HH-BLIP-14; HH-SPEC-14: whoever acts does not return to overwatch by clearing its jam. */
export function endStance(play: Play, p: Piece): void {
  if (p.overwatch) loseStatus(play, p, 'overwatch', p.blip ? 'HH-BLIP-14' : 'HH-OVW-03');
  if (p.guard) loseStatus(play, p, 'guard', 'HH-GUARD-02');
  if (p.jam === 'watch') p.jam = 'plain';
}

/** HH-CA-17, HH-SPEC-14: being assaulted ends overwatch, and the way back to it, but not guard. */
export function loseWatch(play: Play, p: Piece): void {
  if (p.overwatch) loseStatus(play, p, 'overwatch', 'HH-CA-17');
  if (p.jam === 'watch') p.jam = 'plain';
}

function loseStatus(play: Play, p: Piece, status: 'overwatch' | 'guard', rule: string): void {
  p[status] = false;
  play.events.push({ kind: 'lost', ...named(play.state, p), at: p.at, status, rule });
}
