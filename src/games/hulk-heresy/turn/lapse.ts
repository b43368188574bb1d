/** HH-STAT-04, HH-STAT-08, HH-OVW-02, HH-GAP-25, HH-MARK-01: what a side has made for one enemy Action phase goes. */

import { endEffects } from '../auras.ts';
import { groundAt } from '../markers.ts';
import { setGround, unitsOf } from '../position.ts';
import type { Side } from '../state.ts';
import type { Play } from '../steps.ts';

export function lapse(play: Play, side: Side): void {
  const { table, state, events } = play;
  events.push({ kind: 'lapsed', side });
  for (const p of unitsOf(state, side)) {
    p.overwatch = false;
    p.guard = false;
    if (p.jam === 'hail') continue; // HH-WPN-31
    p.jam = 'none';
    p.jammed = 0;
  }
  const gone = new Set<number>();
  for (const { owner, squares } of state.areas) if (owner === side) for (const s of squares) gone.add(s);
  for (const { owner, kind, square } of state.markers)
    if (owner === side && kind !== 'forge') gone.add(square);
  state.areas = state.areas.filter(({ owner }) => owner !== side);
  state.markers = state.markers.filter(({ owner, kind }) => owner !== side || kind === 'forge'); // HH-STAT-07
  endEffects(state, side, 'lapse');
  for (const square of gone) setGround(state, square, groundAt(table, state, square));
}
