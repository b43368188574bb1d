/** What a click most likely meant, so that the rules can say why it cannot be done; and why it leads nowhere. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { bladesOf } from '../../../games/hulk-heresy/assault/fighters.ts';
import { isShut } from '../../../games/hulk-heresy/position.ts';
import { readyWays } from '../../../games/hulk-heresy/shooting/weapons.ts';
import { NOWHERE } from '../../../games/hulk-heresy/state.ts';
import { apLeft } from '../../../games/hulk-heresy/turn/activation.ts';
import { hasDoor } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import { type Heresy, nameOf, pieceAt, type View } from './game.ts';

export function meantBy({ table }: Heresy, view: View, unit: number, square: number): Action | null {
  const p = pieceAt(view, unit);
  if (!p || square < 0) return null;
  if (p.at === NOWHERE) return { do: 'enter', unit };
  const target = pieceAt(view, view.occupant[square]);
  const dir = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => table.near[p.at * 8 + one] === square) ?? -1;
  if (target && target.id !== unit && target.side !== p.side && !p.blip) {
    if (dir === p.facing * 2) return { do: 'assault', unit, with: bladesOf(view, p)[0] };
    const [way] = readyWays(view, p);
    return way ? { do: 'shoot', unit, to: target.id, with: way.mode } : null;
  }
  if (hasDoor(view, square) && (dir < 0 || isShut(view, square))) return { do: 'door', unit, to: square };
  return dir < 0 ? null : { do: 'move', unit, to: dir };
}

export function beyond({ table }: Heresy, view: View, unit: number, square: number): Refusal {
  const p = pieceAt(view, unit);
  if (!p || p.at === NOWHERE)
    return { rule: 'HH-REINF-08', why: 'From an entry point it can only enter or be revealed.' };
  const ap = apLeft(table, view, p);
  if (p.stage === 'done')
    return { rule: 'HH-ACT-02', why: `${nameOf(view, p)} has been activated this turn.` };
  const steps = table.walk(p.at, square);
  return Number.isFinite(steps)
    ? {
        rule: 'HH-ACT-01',
        why: `${nameOf(view, p)} has ${ap} AP left, and it is ${counted(steps, 'step')} away.`,
      }
    : { rule: 'HH-MOVE-01', why: 'No way leads there.' };
}
