/** HH-SPEC-08, HH-SPEC-09: whoever gravity holds watches, stands guard, and shoots on the move only for command points. */
import { named } from '../position.ts';
import type { Piece, Side, State } from '../state.ts';
import type { Play } from '../steps.ts';

export function isHeld(state: State, p: Piece): boolean {
  return state.effects.some(({ what, unit }) => what === 'graviton' && unit === p.id);
}

export function hold({ state, events }: Play, p: Piece, owner: Side): void {
  if (!state.effects.some((one) => one.what === 'graviton' && one.unit === p.id && one.owner === owner))
    state.effects.push({ what: 'graviton', owner, unit: p.id, section: -1, ends: 'phase', left: 0 });
  events.push({ kind: 'held', ...named(state, p), at: p.at, what: 'graviton' });
}
