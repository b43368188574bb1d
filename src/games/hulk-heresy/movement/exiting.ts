/** HH-MOVE-13: leaving the board by an exit, for good. */
import type { Action } from '../actions.ts';
import { named, removePiece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { stepCost } from './ways.ts';

/** HH-BRD-08: the side of its square that leads off the board, or -1. */
function wayOut(table: Table, p: Piece): number {
  return p.at === NOWHERE ? -1 : table.exits[p.at];
}

/** Whether the mission lets this side use the exits. */
function mayLeave(table: Table, state: State, p: Piece): boolean {
  const { exitsFor } = table.mission;
  return exitsFor === null || state.zones[p.side] === exitsFor;
}

export const exitAct: Act = {
  on: ({ exits }) => exits.some((side) => side >= 0),
  price(table, state, p) {
    const side = wayOut(table, p);
    return side < 0 ? null : stepCost(state, p, p.facing, side * 2, -1);
  },
  refuse(table, state, p) {
    if (p.blip) return no('HH-BLIP-17', 'A blip cannot leave the board.');
    if (wayOut(table, p) < 0) return no('HH-MOVE-13', 'It stands at no exit.');
    if (!mayLeave(table, state, p)) return no('HH-MOVE-13', 'That exit is not yours.');
    return exitAct.price(table, state, p, { do: 'exit' }) === null
      ? no('HH-MOVE-03', 'It cannot step sideways.')
      : null;
  },
  list: (table, state, p): Action[] =>
    wayOut(table, p) < 0 || exitAct.refuse(table, state, p, { do: 'exit' })
      ? []
      : [{ do: 'exit', unit: p.id }],
  apply(play, p, _action, paid) {
    const { state, events } = play;
    events.push({ kind: 'exited', ...named(state, p), at: p.at, ...paid });
    const taken = state.objects.filter((item) => item.holder === p.id);
    state.exited[p.side].push(p.id);
    removePiece(state, p);
    // HH-OBJ-06: it takes them along
    for (const item of taken) Object.assign(item, { at: NOWHERE, holder: p.id, out: true });
  },
};
