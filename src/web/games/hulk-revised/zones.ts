/** The squares an action would strike or show. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { seesSquare } from '../../../games/hulk-revised/position.ts';
import { burstSquares, flameSquares } from '../../../games/hulk-revised/shooting/area.ts';
import { GRENADES } from '../../../games/hulk-revised/shooting/armoury.ts';
import { ABILITIES } from '../../../games/hulk-revised/shooting/psychic.ts';
import { gunSees } from '../../../games/hulk-revised/shooting/sentry.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { type Hulk, pieceAt, type View } from './game.ts';

export function zoneOf({ table }: Hulk, view: View, action: Action): readonly number[] {
  const p = pieceAt(view, action.unit);
  switch (action.do) {
    case 'flame':
      return p ? flameSquares(table, view, action.to, p.facing) : [];
    case 'throw':
    case 'launch':
    case 'missile': {
      const kind = GRENADES[action.item - 1];
      return kind === 'crak' ? [action.to] : burstSquares(table, view, kind, action.to);
    }
    case 'burst':
      return p ? burstSquares(table, view, 'acid', p.at) : [];
    case 'wreck': {
      const gun = pieceAt(view, action.to);
      return gun ? burstSquares(table, view, 'sentry', gun.at) : [];
    }
    case 'cast': {
      const ability = ABILITIES[action.item - 1];
      if (ability === 'hellfire') return burstSquares(table, view, 'hellfire', action.to);
      return ability === 'scan' ? squaresOf(table.board.section, action.to) : [];
    }
    default:
      return [];
  }
}

function squaresOf(section: Int16Array, wanted: number): number[] {
  const squares: number[] = [];
  section.forEach((of, square) => {
    if (of === wanted) squares.push(square);
  });
  return squares;
}

/** What a Marine or a gun sees now, smoke and fire included. */
export function sightOf({ table }: Hulk, view: View, unit: number): readonly number[] {
  const p = pieceAt(view, unit);
  if (!p?.marine || p.at === NOWHERE) return [];
  const gun = p.kind === 'sentry';
  if (gun && !p.overwatch) return [];
  if (!gun && view.murk === 0 && !table.odd)
    return table.sight.view(p.at, p.facing, view.hard, view.soft, []);
  const squares: number[] = [];
  for (let square = 0; square < table.board.size; square++)
    if (gun ? gunSees(table, view, p, square) : seesSquare(table, view, p, square)) squares.push(square);
  return squares;
}
