/** E2-MARIN-07, E2-MARIN-08, E2-MARIN-14: the free move of Scouts before turn 1. */
import { approached, within } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { formation } from '../geometry/formation.ts';
import { isInPlay, standing } from '../geometry/position.ts';
import { draftedBase, draftMove, type MoveDraft } from '../movement/draft.ts';
import { type Limits, walk } from '../movement/gait.ts';
import { listWalks } from '../movement/move-offers.ts';
import { carryOut } from '../movement/walking.ts';
import { finish } from '../play.ts';
import { foeOf, SIDES, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { rollOff } from '../turn.ts';

type ScoutStep = StepOf<'scouts'>;
type Move = Extract<Action, { do: 'move' }>;

const STAND_OFF = 500;
const WAY_OFF = 600;

function scoutUnits(table: Table, state: State, side: Side): number[] {
  return table.units
    .filter(
      (unit) =>
        unit &&
        unit.side === side &&
        unit.models.some((id) => table.models[id].traits.includes('scouts') && isInPlay(state.models[id])),
    )
    .map(({ id }) => id);
}

export const scouts: StepRule<ScoutStep> = {
  run(play, step) {
    const { table, state } = play;
    if (!step.done) {
      step.done = true;
      step.sides = SIDES.filter((side) => scoutUnits(table, state, side).length > 0);
      if (step.sides.length === 2) {
        step.chooser = rollOff(play, 'Scouts');
        step.asking = true;
      }
    }
    if (step.asking || step.left.length > 0) return true;
    const next = step.sides.shift();
    if (next === undefined) {
      finish(play, step);
      return false;
    }
    step.chooser = next;
    step.left = scoutUnits(table, state, next);
    return true;
  },
  asks: (_table, _state, step) => [
    step.asking
      ? { seat: step.chooser!, kind: 'go', rule: 'E2-MARIN-14' }
      : { seat: step.chooser!, kind: 'scouts', rule: 'E2-MARIN-07' },
  ],
  refuse(table, state, _seat, action, step): Refusal | null {
    if (step.asking)
      return action.do === 'go' ? null : { rule: 'E2-MARIN-14', why: 'Say whose Scouts move first.' };
    if (action.do === 'end') return null;
    if (action.do !== 'move' || !step.left.includes(action.unit))
      return { rule: 'E2-MARIN-07', why: 'Move a unit of Scouts, or leave it at that.' };
    return walkScouts(table, state, action).refusal;
  },
  units: (_table, _state, _seat, step) => (step.asking ? [] : step.left),
  listUnit: (table, state, unit) => [...walksOf(table, state, unit), { do: 'end' }],
  list(table, state, _seat, step): Action[] {
    if (step.asking)
      return [
        { do: 'go', first: true },
        { do: 'go', first: false },
      ];
    const moves = step.left.flatMap((unit) => walksOf(table, state, unit));
    return [...moves, { do: 'end' }];
  },
  answer(play, seat, action, step) {
    const side = seat as Side;
    if (action.do === 'go') {
      step.asking = false;
      step.sides = action.first ? [side, foeOf(side)] : [foeOf(side), side];
    } else if (action.do === 'end') step.left = [];
    else if (action.do === 'move') {
      const { draft } = walkScouts(play.table, play.state, action);
      carryOut(play, action, draft!);
      step.left = step.left.filter((unit) => unit !== action.unit);
    }
  },
};

function walksOf(table: Table, state: State, unit: number): Move[] {
  const most = (id: number) => scoutsReach(table, id);
  return listWalks(table, state, unit, most, (id) => scoutLimits(table, id)).filter(
    (action) => walkScouts(table, state, action).refusal === null,
  );
}

/** E2-MARIN-07: twice its Move. */
export function scoutsReach(table: Table, id: number): number {
  return (table.models[id]?.row.move ?? 0) * 2;
}

export function scoutLimits(table: Table, id: number): Limits {
  return { allowance: scoutsReach(table, id), charges: false };
}

export function walkScouts(
  table: Table,
  state: State,
  { unit, legs }: Move,
): { refusal: Refusal | null; draft: MoveDraft | null } {
  const draft = draftMove(
    table,
    state,
    unit,
    legs.map(({ model }) => model),
  );
  for (const leg of legs) {
    const refusal = walk(draft, leg, scoutLimits(table, leg.model)) ?? refuseNear(draft, leg.model);
    if (refusal) return { refusal, draft: null };
  }
  const movers = legs.map(({ model }) => model);
  if (movers.length === 0) return { refusal: null, draft };
  const { refusal, detached } = formation(
    draft,
    movers,
    movers.map((id) => scoutsReach(table, id)),
  );
  draft.detached = [...detached];
  return refusal ? { refusal, draft: null } : { refusal: null, draft };
}

function refuseNear(draft: MoveDraft, id: number): Refusal | null {
  const { table, state } = draft;
  const { side } = table.models[id];
  const index = standing(table, state);
  const base = draftedBase(draft, id);
  const way = draft.ways.get(id);
  const foes = way ? approached(index, way, WAY_OFF - 1) : [];
  const near =
    foes.some((foe) => table.models[foe].side !== side) ||
    index.polygons.some(
      (polygon, foe) => polygon && table.models[foe].side !== side && within(polygon, base, STAND_OFF - 1),
    );
  return near ? { rule: 'E2-MARIN-08', why: 'Scouts keep 5 cm away from every enemy.' } : null;
}
