import { type Action, act } from '../../../games/hulk-revised/actions.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { NO_DOOR } from '../../../grid/doors.ts';
import { type Hulk, pieceAt, type View } from './game.ts';

/** The action a click on a square most likely meant. The engine then says why it cannot be done. */
export function meantBy({ table }: Hulk, view: View, unit: number, square: number): Action | null {
  const p = pieceAt(view, unit);
  if (!p || square < 0) return null;
  if (p.at === NOWHERE) return p.area === NOWHERE ? null : act('enter', unit, square);
  const target = view.occupant[square] || view.guns[square];
  const dir = [0, 1, 2, 3, 4, 5, 6, 7].find((d) => table.near[p.at * 8 + d] === square) ?? -1;
  if (target && target !== unit && pieceAt(view, target)?.marine !== p.marine) {
    if (pieceAt(view, target)?.kind === 'sentry') return act('wreck', unit, target);
    return p.marine && dir !== p.facing * 2 ? act('shoot', unit, target) : act('assault', unit, target);
  }
  if (view.doors[square] !== NO_DOOR && (dir < 0 || view.doors[square] > 1)) return act('door', unit, square);
  return dir < 0 ? null : act('move', unit, dir);
}
