/** TR-MOVE-01: straight, at most so far, on the table, round rocks, and not onto another stand. */
import {
  type AnyLeg,
  type Gait,
  insideBox,
  legLength,
  overlaps,
  passesThrough,
  walkLeg,
} from '../../field/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { baseAt, STRIDE, type Stand, type State, standOf, type Table } from './state.ts';

interface Leg extends AnyLeg {
  readonly x: number;
  readonly y: number;
}

interface Draft {
  readonly table: Table;
  readonly state: State;
}

const no = (why: string): Refusal => ({ rule: 'TR-MOVE-01', why });

const gait: Gait<Draft, Leg, number, Refusal> = {
  limits: () => STRIDE,
  begin({ state }, { model, x, y }) {
    const { x: fromX, y: fromY } = standOf(state, model) as Stand;
    return [{ path: [fromX, fromY, x, y], heading: 0, length: legLength(fromX, fromY, x, y) }];
  },
  cost: (_draft, _leg, run) => run.length,
  refuse({ table }, _leg, run, cost, limit) {
    if (cost > limit) return no('A stand moves at most 8 cm.');
    return table.rocks.some((rock) => passesThrough(run.path, rock)) ? no('Rocks are in the way.') : null;
  },
  arrive({ table, state }, { model, x, y }) {
    const base = baseAt({ x, y });
    if (!insideBox(base, table.box)) return no('A stand stays on the table.');
    if (table.rocks.some((rock) => overlaps(rock, base))) return no('Nobody stands in rocks.');
    const other = state.stands.find(
      ({ id, gone, ...at }) => id !== model && !gone && overlaps(baseAt(at), base),
    );
    return other ? no('Another stand is there.') : null;
  },
};

/** Why a stand may not go there; nothing is moved. */
export function refusedWalk(table: Table, state: State, model: number, x: number, y: number): Refusal | null {
  return walkLeg(gait, { table, state }, { model, x, y });
}
