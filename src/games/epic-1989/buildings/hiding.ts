/** E1-BLDG-13, E1-BLDG-14: at the start of the combat phase stands in buildings may hide, openly, the First Player's first. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { finish, seatOf } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';

type HidesStep = StepOf<'hides'>;
type Hide = Extract<Action, { do: 'hide' }>;

function inside({ units: infos }: Table, { units }: State, side: Side): number[] {
  return units
    .filter((unit) => unit?.where === 'table' && unit.building > 0 && infos[unit.id].side === side)
    .map(({ id }) => id);
}

function refuse(table: Table, state: State, action: Hide, { left }: HidesStep): Refusal | null {
  const rule = 'E1-BLDG-13';
  if (new Set(action.units).size < action.units.length) return { rule, why: 'Name each stand once.' };
  const own = inside(table, state, left[0]);
  const other = action.units.find((id) => !own.includes(id));
  return other === undefined ? null : { rule, why: `Unit ${other} is not a stand of yours in a building.` };
}

export const hides: StepRule<HidesStep, 'hide'> = {
  run(play, step) {
    const { table, state } = play;
    step.left = step.left.filter((side) => inside(table, state, side).length > 0);
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['hide'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.left[0]), kind: 'hide', rule: 'E1-BLDG-13', sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  list(table, state, _seat, step) {
    const own = inside(table, state, step.left[0]);
    const some = own.length > 1 ? [...own.map((id) => [id]), own] : [own];
    return [[], ...some].map((units) => ({ do: 'hide', units }));
  },
  answer({ state, events }, _seat, action, step) {
    for (const id of action.units) state.units[id].hiding = true;
    const side = step.left.shift()!;
    if (action.units.length > 0) events.push({ kind: 'hides', side, units: action.units });
  },
};
