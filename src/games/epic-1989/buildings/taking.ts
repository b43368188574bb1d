/** E1-CCB-07: when no defender is left, those who assaulted a building may go in at once. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { enter } from '../geometry/position.ts';
import { draftOf } from '../movement/draft.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { isFrozenBuilding } from '../support/stasis.ts';
import { cellsLeft } from './cells.ts';
import { assaultersOf, standsIn } from './sieges.ts';

type TakeStep = StepOf<'take'>;

/** Assaults on buildings that nobody defends any more are over; true where somebody may go in. */
export function takeBuildings(play: Play): boolean {
  const { table, state } = play;
  let taken = false;
  for (const [number, building] of state.buildings.entries()) {
    if (!building) continue;
    const left = assaultersOf(state, number);
    if (
      left.length === 0 ||
      isFrozenBuilding(state, number) ||
      (!building.rubble && standsIn(state, number).length > 0)
    )
      continue;
    for (const id of left) Object.assign(state.units[id], { assaults: 0, since: 0 });
    if (building.rubble) continue;
    push(play, { do: 'take', side: table.units[left[0]].side, building: number, left });
    taken = true;
  }
  return taken;
}

function refuse(
  state: State,
  action: Extract<Action, { do: 'take' }>,
  { building, left }: TakeStep,
): Refusal | null {
  const rule = 'E1-CCB-07';
  const free = cellsLeft(state, draftOf(state), building);
  const units = action.units.map(([unit]) => unit);
  const cells = action.units.map(([, cell]) => cell);
  if (new Set(units).size < units.length || new Set(cells).size < cells.length)
    return { rule, why: 'Each stand goes into a cell of its own.' };
  const other = units.find((id) => !left.includes(id));
  if (other !== undefined) return { rule, why: `Unit ${other} did not take building ${building}.` };
  const cell = cells.find((one) => !free.includes(one));
  return cell === undefined ? null : { rule, why: `There is no free cell ${cell} in building ${building}.` };
}

/** All of them, some, one, nobody. */
function offers(state: State, { building, left }: TakeStep): Action[] {
  const free = cellsLeft(state, draftOf(state), building);
  const both = (many: number, cells: readonly number[]): Action => ({
    do: 'take',
    units: left.slice(0, many).map((unit, i) => [unit, cells[i]] as const),
  });
  const most = Math.min(left.length, free.length);
  const all = [both(most, free), both(most, [...free].reverse())];
  const single = left.flatMap((unit) => free.map((cell): Action => ({ do: 'take', units: [[unit, cell]] })));
  const known = new Set<string>();
  return [...all, ...single, both(0, free)].filter((action) => {
    const text = JSON.stringify(action);
    return !known.has(text) && known.add(text);
  });
}

export const take: StepRule<TakeStep, 'take'> = {
  run(play, step) {
    step.left = step.left.filter((id) => play.state.units[id].where === 'table'); // E1-DISB-03
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['take'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.side), kind: 'take', rule: 'E1-CCB-07', sample: true },
  ],
  refuse: (_table, state, _seat, action, step) => refuse(state, action, step),
  list: (_table, state, _seat, step) => offers(state, step),
  answer(play, _seat, action, step) {
    const { table, state, events } = play;
    finish(play, step);
    for (const [unit, cell] of action.units) {
      enter(table, state, state.units[unit], step.building, cell);
      events.push({ kind: 'enters', side: step.side, unit, building: step.building, cell });
    }
  },
};
