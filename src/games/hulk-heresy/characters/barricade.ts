/** HH-FORGE-04: a Forge Lord bars a square he sees. */
import { groundAt, isBare } from '../markers.ts';
import { inView, named, rowOfPiece, seesSquare, setGround } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';

/** HH-FORGE-07: one of each Forge Lord stands at a time. */
const standing = (state: State, p: Piece): boolean =>
  state.markers.some(({ kind, owner, by }) => kind === 'forge' && owner === p.side && by === p.row);

function refuse(table: Table, state: State, p: Piece, square: number) {
  if (p.blip || rowOfPiece(state, p).kind !== 'forge-lord')
    return no('HH-FORGE-04', 'Only a Forge Lord builds barricades.');
  if (standing(state, p)) return no('HH-FORGE-07', 'His barricade still stands.');
  if (!isBare(state, square)) return no('HH-FORGE-04', 'A barricade needs an empty square.');
  return seesSquare(table, state, p, square) ? null : no('HH-FORGE-04', 'He does not see that square.');
}

/** Exactly two command points, in either Action phase. */
export const barricadeAct: Act = {
  may: ({ kind }) => kind === 'forge-lord',
  least: 2,
  price: () => 2,
  cpOnly: () => 'HH-FORGE-04',
  refuse: (table, state, p, action) => refuse(table, state, p, action.to as number),
  list(table, state, p) {
    if (p.blip || p.at < 0) return [];
    return inView(table, p)
      .filter((to) => !refuse(table, state, p, to))
      .map((to) => ({ do: 'barricade', unit: p.id, to }));
  },
  apply({ table, state, events }, p, action, paid) {
    const square = action.to as number;
    state.markers.push({ kind: 'forge', owner: p.side, square, by: p.row });
    setGround(state, square, groundAt(table, state, square));
    events.push({ kind: 'raised', ...named(state, p), square, what: 'forge', ...paid });
  },
};
