/** E1-SETUP-04: buildings are placed in turn, the Imperial player first, until all stand or none has a place left. */
import { headingsBy, lattice, type Pose } from '../../../field/index.ts';
import type { Action } from '../actions.ts';
import { BUILDINGS, type Building, type BuildingKind } from '../geometry/buildings.ts';
import { tableBox } from '../geometry/ground.ts';
import { finish, seatOf } from '../play.ts';
import { builderAfter, refuseSite } from '../scenarios/building-site.ts';
import type { State } from '../state.ts';
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

/** How many places of each kind are offered. */
const OFFERED = 3;

/** Places for each kind that is left: over the whole table, and beside what stands already; where none will do, on a finer lattice. */
function offers(table: Table, state: State): Lay[] {
  const kinds = stillInBox(table, state);
  for (const spread of spreads(table, state)) {
    const found = kinds.flatMap(({ id }) => some(table, state, id, spread, OFFERED));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether any of what is left has a place. */
function hasPlace(table: Table, state: State): boolean {
  const kinds = stillInBox(table, state);
  for (const spread of spreads(table, state))
    if (kinds.some(({ id }) => some(table, state, id, spread, 1).length > 0)) return true;
  return false;
}

function* spreads(table: Table, state: State): Generator<readonly Pose[]> {
  yield [...beside(state), ...latticeOf(table, 1500)];
  yield latticeOf(table, 300);
}

const LATTICES = new WeakMap<Table, Map<number, readonly Pose[]>>();

function latticeOf(table: Table, step: number): readonly Pose[] {
  let known = LATTICES.get(table);
  if (!known) {
    known = new Map();
    LATTICES.set(table, known);
  }
  const poses = known.get(step) ?? [...lattice(tableBox(table), step, headingsBy(90))];
  known.set(step, poses);
  return poses;
}

/** Another building begins elsewhere, so that not all are asked for the same place. */
function some(table: Table, state: State, kind: Lay['kind'], spread: readonly Pose[], most: number): Lay[] {
  const from = state.buildings.length;
  const found: Lay[] = [];
  const offset = (from * 7) % spread.length;
  const stride = spread.length % 13 === 0 ? 1 : 13;
  for (let i = 0; i < spread.length && found.length < most; i++) {
    const { x, y, heading } = spread[(offset + i * stride) % spread.length];
    const lay: Lay = { do: 'building', kind, x, y, heading };
    if (found.some((one) => one.x === x && one.y === y && one.heading === heading)) continue;
    if (!refuseSite(table, state.buildings, laid(lay))) found.push(lay);
  }
  return found;
}

/** Round the buildings that stand, as scenarios want them. */
function beside(state: State): Pose[] {
  return state.buildings.flatMap((one) =>
    one
      ? [
          [1000, 0],
          [0, 1000],
          [-1000, 0],
          [0, -1000],
          [900, 900],
          [-900, 900],
          [900, -900],
          [-900, -900],
        ].map(([dx, dy]) => ({ x: one.x + dx, y: one.y + dy, heading: 0 }))
      : [],
  );
}

export const buildings: StepRule<BuildingsStep, 'building'> = {
  run(play, step) {
    const { table, state } = play;
    if (hasPlace(table, state)) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['building'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.next), kind: 'building', rule: 'E1-SETUP-04', sample: true },
  ],
  refuse(table, state, _seat, action) {
    if (!stillInBox(table, state).some(({ id }) => id === action.kind))
      return { rule: 'E1-SETUP-05', why: 'No such building is left in the box.' };
    return refuseSite(table, state.buildings, laid(action));
  },
  list: (table, state) => offers(table, state),
  answer(play, _seat, action, step) {
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
    step.next = builderAfter(play.table, step.next);
  },
};
