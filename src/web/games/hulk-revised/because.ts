/** What a plain "out of sight" leaves open: the arc, the walls, or what stands in the line. */

import type { Action } from '../../../games/hulk-revised/actions.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { clearBit, hasBit } from '../../../grid/bits.ts';
import { CLOSED } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { outOfReach } from './beyond.ts';
import { type Hulk, isBlip, nameOf, pieceAt, type View, wayName, whoIs } from './game.ts';

export function because(hulk: Hulk, view: View, action: Action, refusal: Refusal): Refusal {
  const p = pieceAt(view, action.unit);
  const foe = action.do === 'assault' ? pieceAt(view, action.to) : null;
  if (refusal.rule === 'HR-CA-01' && p && foe && p.at !== NOWHERE && !isBlip(p) && !isBlip(foe))
    return outOfReach(hulk, view, p, foe) ?? refusal;
  if (refusal.rule !== 'HR-LOS-01' || !p || p.at === NOWHERE) return refusal;
  const square = action.do.endsWith('-door') ? action.to : (pieceAt(view, action.to)?.at ?? NOWHERE);
  const { sight } = hulk.table;
  if (square === NOWHERE) return refusal;
  if (!sight.openAround(p.at, square))
    return { rule: 'HR-LOS-03', why: 'Out of sight: walls are in the way.' };
  if (!sight.open(p.at, p.facing, square))
    return {
      rule: 'HR-LOS-02',
      why: `Out of sight: ${nameOf(hulk, p)} faces ${wayName(p.facing)}, and it is outside his front arc.`,
    };
  return inTheLine(hulk, view, p.at, square) ?? refusal;
}

/** The one thing without which the line would be clear. */
function inTheLine(hulk: Hulk, view: View, from: number, to: number): Refusal | null {
  const { table } = hulk;
  for (let square = 0; square < table.board.size; square++) {
    const isHard = hasBit(view.hard, square);
    if (!isHard && !hasBit(view.soft, square)) continue;
    const [hard, soft] = [[...view.hard], [...view.soft]];
    clearBit(hard, square);
    clearBit(soft, square);
    if (!table.sight.clear(from, to, hard, soft)) continue;
    return {
      rule: isHard ? 'HR-LOS-03' : 'HR-LOS-04',
      why: `Out of sight: ${blocker(hulk, view, square)} blocks it.`,
    };
  }
  return null;
}

function blocker(hulk: Hulk, view: View, square: number): string {
  const there = pieceAt(view, view.occupant[square] || view.guns[square]);
  const name = hulk.table.board.name(square);
  if (view.doors[square] >= CLOSED) return `the closed door at ${name}`;
  return there ? whoIs(hulk, there) : `what burns or drifts at ${name}`;
}
