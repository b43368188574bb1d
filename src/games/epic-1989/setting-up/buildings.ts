/** E1-SETUP-04: buildings are placed in turn, the Imperial player first. */
import { headingsBy, lattice } from '../../../field/index.ts';
import type { Action } from '../actions.ts';
import { BUILDINGS, type Building, type BuildingKind } from '../geometry/buildings.ts';
import { layProblem, tableBox } from '../geometry/ground.ts';
import { finish, seatOf } from '../play.ts';
import { foeOf, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';

type BuildingsStep = StepOf<'buildings'>;

/** How many of a kind there are to be placed (E1-GEO-13, E1-GEO-14). */
function boxOf({ options }: Table, { box }: BuildingKind): number {
  return box === 0 && options.titanicusBuildings ? 1 : box;
}

/** E1-SETUP-05: what is still in the box; open to both. */
export function stillInBox(table: Table, { buildings }: State): BuildingKind[] {
  return BUILDINGS.filter(
    (kind) => buildings.filter((one) => one?.kind === kind.id).length < boxOf(table, kind),
  );
}

type Lay = Extract<Action, { do: 'building' }>;

function laid({ kind, x, y, heading }: Lay): Building {
  return { kind, x, y, heading, counters: 0, rubble: false };
}

/** Places for each kind that is left: some on a lattice over the whole table. */
function* offers(table: Table, state: State): Generator<Lay> {
  const spread = [...lattice(tableBox(table), 1500, headingsBy(90))];
  for (const { id } of stillInBox(table, state)) {
    let found = 0;
    // Another kind begins elsewhere, so that not all are asked for the same place.
    const from = (state.buildings.length * 7) % spread.length;
    for (let i = 0; i < spread.length && found < 3; i++) {
      const { x, y, heading } = spread[(from + i * 13) % spread.length];
      const lay: Lay = { do: 'building', kind: id, x, y, heading };
      if (layProblem(table, state.buildings, laid(lay))) continue;
      found++;
      yield lay;
    }
  }
}

export const buildings: StepRule<BuildingsStep> = {
  run(play, step) {
    const { table, state } = play;
    if (stillInBox(table, state).length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['building'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.next), kind: 'building', rule: 'E1-SETUP-04', sample: true },
  ],
  refuse(table, state, _seat, action) {
    if (action.do !== 'building') return null;
    if (!stillInBox(table, state).some(({ id }) => id === action.kind))
      return { rule: 'E1-SETUP-05', why: 'No such building is left in the box.' };
    const why = layProblem(table, state.buildings, laid(action));
    return why ? { rule: 'E1-SETUP-04', why } : null;
  },
  list: (table, state) => [...offers(table, state)],
  answer(play, _seat, action, step) {
    if (action.do !== 'building') return;
    const { state, events } = play;
    state.buildings = [...state.buildings, laid(action)];
    const { kind: is, x, y, heading } = action;
    events.push({
      kind: 'building',
      side: step.next,
      building: state.buildings.length - 1,
      is,
      x,
      y,
      heading,
    });
    step.next = foeOf(step.next);
  },
};
