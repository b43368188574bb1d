/** HH-SHOOT-05: what is added to every shooting die besides Sustained Fire. */
import { hasEffect, isNear } from '../auras.ts';
import { rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

/** HH-CHAP-04: a Catechism spoken within six squares; HH-DAEM-08: a Herald. */
export function shootingBonus(table: Table, state: State, p: Piece): number {
  if (p.blip) return 0;
  const fired = isNear(table, state, p, (_row, chaplain) => hasEffect(state, chaplain, 'catechism'), 6);
  return (fired ? 1 : 0) + (rowOfPiece(state, p).herald ? 1 : 0);
}

/** HH-PA-07: Fury of the Legion: on overwatch a die more for each friend of its kind beside it. */
export function furyOf({ near }: Table, state: State, p: Piece): number {
  const isTactical = (one: Piece | null): boolean =>
    !!one && !one.blip && rowOfPiece(state, one).kind === 'tactical';
  if (!isTactical(p)) return 0;
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((dir) => {
    const square = near[p.at * 8 + dir];
    const other = square < 0 ? null : state.pieces[state.occupant[square]];
    return other?.side === p.side && isTactical(other);
  }).length;
}
