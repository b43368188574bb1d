/** The squares an action would strike, and those a piece sees. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { seesSquare } from '../../../games/hulk-heresy/position.ts';
import { NOWHERE } from '../../../games/hulk-heresy/state.ts';
import { affectedArea } from '../../../games/hulk-heresy/table.ts';
import { type Heresy, pieceAt, type View } from './game.ts';

export function zoneOf({ table }: Heresy, view: View, action: Action): readonly number[] {
  if (action.do === 'burst') return affectedArea(table, view.doors, action.to ?? 0);
  return action.do === 'spray' ? (action.list ?? []) : [];
}

export function sightOf({ table }: Heresy, view: View, unit: number): readonly number[] {
  const p = pieceAt(view, unit);
  if (!p || p.at === NOWHERE || p.blip) return [];
  return Array.from({ length: table.board.size }, (_, square) => square).filter((square) =>
    seesSquare(table, view, p, square),
  );
}
