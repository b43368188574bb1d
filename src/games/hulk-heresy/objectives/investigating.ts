/** HH-MISS-05, HH-MISS-06: looking at a face-down objective counter. */
import { FRONT } from '../../../grid/directions.ts';
import { beside } from '../../../grid/step.ts';
import type { Action } from '../actions.ts';
import { costOf } from '../data/armour.ts';
import { armourOf, named } from '../position.ts';
import { type Item, NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';

const counterAt = (state: State, square: number): Item | undefined =>
  state.objects.find((item) => item.at === square && item.counter !== 0);

/** Its own square and the three before it. */
function inReach(table: Table, p: Piece): number[] {
  return [p.at, ...FRONT.map((turned) => beside(table.board, p.at, p.facing, turned))];
}

export const investigateAct: Act = {
  on: ({ board }) => (board.marks.counter ?? []).length > 0,
  price: (_table, state, p) => (p.blip ? null : costOf('investigate', armourOf(state, p).column)),
  refuse(table, state, p, action) {
    if (p.blip) return no('HH-BLIP-02', 'A blip cannot look at a counter.');
    if (!counterAt(state, action.to as number)) return no('HH-MISS-05', 'No counter lies there.');
    return inReach(table, p).includes(action.to as number)
      ? null
      : no('HH-MISS-05', 'That counter is out of reach.');
  },
  list(table, state, p) {
    if (p.blip || p.at === NOWHERE || state.objects.length === 0) return [];
    return inReach(table, p)
      .filter((to) => to >= 0 && counterAt(state, to))
      .map((to): Action => ({ do: 'investigate', unit: p.id, to }));
  },
  apply(play, p, action, paid) {
    const { table, state, events } = play;
    const square = action.to as number;
    const counter = counterAt(state, square) as Item;
    const { secretDie: die } = state;
    events.push({ kind: 'investigated', ...named(state, p), square, value: counter.counter, die, ...paid });
    const isIt = counter.counter === 3;
    state.dieShown = true; // HH-MISS-11
    counter.counter = 0;
    counter.at = NOWHERE;
    counter.out = true;
    if (!isIt) return;
    const cat = state.objects[table.mission.objects.findIndex(({ name }) => name === table.mission.cat)];
    const there = state.pieces[state.occupant[square]];
    cat.at = there ? NOWHERE : square;
    cat.holder = there?.id ?? 0; // HH-OBJ-10
  },
};
