/** Who watches which squares. */

import { piece, seesSquare } from '../../games/hulk-revised/position.ts';
import { OVERWATCH_RANGE } from '../../games/hulk-revised/shooting/armoury.ts';
import { gunSees } from '../../games/hulk-revised/shooting/sentry.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';

export interface Watched {
  /** Per square: how many Marines and guns see it. */
  readonly seen: Uint8Array;
  /** Per square: the chance of a Genestealer to live through moving there. */
  readonly alive: Float64Array;
}

/** What one shot on overwatch does, sustained fire and jams considered. */
const BOLTER = 0.38;
const CANNON = 0.7;
const SENTRY = 0.5; // it may have to turn first

export function watched(table: Table, state: State): Watched {
  const seen = new Uint8Array(table.board.size);
  const alive = new Float64Array(table.board.size).fill(1);
  const note = (p: Piece, square: number, shot: number): void => {
    seen[square]++;
    if (shot > 0 && table.spread(p.at, square) <= OVERWATCH_RANGE) alive[square] *= 1 - shot;
  };
  const squares: number[] = [];
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.at === NOWHERE) continue;
    const shot = shotOf(table, p);
    for (const square of viewOf(table, state, p, squares)) note(p, square, shot);
  }
  for (const id of state.sentries) {
    const gun = piece(state, id);
    if (!gun.overwatch) continue;
    for (let square = 0; square < seen.length; square++)
      if (gunSees(table, state, gun, square)) note(gun, square, gun.ammo > 0 ? SENTRY : 0);
  }
  return { seen, alive };
}

function shotOf(table: Table, p: Piece): number {
  const weapon = table.loadouts[p.id]?.ranged;
  if (!p.overwatch || p.jam !== 0 || !weapon || (weapon.load > 0 && p.ammo === 0)) return 0;
  return weapon.jams ? BOLTER : CANNON;
}

/** What he sees: the quick way on a plain board, square by square where smoke, ducts or links are about. */
function viewOf(table: Table, state: State, p: Piece, out: number[]): readonly number[] {
  if (state.murk === 0 && !table.odd) return table.sight.view(p.at, p.facing, state.hard, state.soft, out);
  const found: number[] = [];
  for (const square of table.sight.field(p.at, p.facing))
    if (seesSquare(table, state, p, square)) found.push(square);
  for (const dir of [-1, p.facing * 2]) {
    const here = dir < 0 ? p.at : table.near[p.at * 8 + dir];
    const far = here < 0 ? NOWHERE : table.link[here];
    if (far !== NOWHERE && seesSquare(table, state, p, far)) found.push(far);
  }
  return found;
}
