/** OBJ, DEPL: objective counters, and who gets which edge. */
import { insideBox, squareOfPoints } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { finish } from '../play.ts';
import { foeOf, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { rollOff } from '../turn.ts';

/** 25 cm. */
const SPACING = 2500;

/** E2-OBJ-02, E2-OBJ-03. */
function refuseSpot(table: Table, state: State, x: number, y: number): Refusal | null {
  if (!insideBox([x, y], [SPACING, SPACING, table.width - SPACING, table.length - SPACING]))
    return { rule: 'E2-OBJ-02', why: 'A counter lies at least 25 cm from every edge.' };
  const close = state.objectives.some((other) => squareOfPoints(x, y, other.x, other.y) < SPACING * SPACING);
  return close ? { rule: 'E2-OBJ-03', why: 'A counter lies at least 25 cm from every other.' } : null;
}

/** Free points on a lattice, spread over the table. */
function freeSpots(table: Table, state: State, step: number): { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = [];
  for (let y = SPACING; y <= table.length - SPACING; y += step)
    for (let x = SPACING; x <= table.width - SPACING; x += step)
      if (refuseSpot(table, state, x, y) === null) spots.push({ x, y });
  return spots;
}

export const objectives: StepRule<StepOf<'objectives'>> = {
  run(play, step) {
    const { table, state } = play;
    step.next ??= rollOff(play, 'objectives');
    // E2-OBJ-06: one for whom there is no place passes
    if (step.left.A + step.left.B > 0 && freeSpots(table, state, 100).length > 0) return true;
    finish(play, step);
    return false;
  },
  asks: (_table, _state, step) => [{ seat: step.next!, kind: 'objective', rule: 'E2-OBJ-01' }],
  refuse: (table, state, _seat, action) =>
    action.do === 'objective'
      ? refuseSpot(table, state, action.x, action.y)
      : { rule: 'E2-OBJ-01', why: 'Place an objective counter.' },
  list(table, state): Action[] {
    const coarse = freeSpots(table, state, 700);
    const spots = coarse.length > 0 ? coarse : freeSpots(table, state, 100).slice(0, 5);
    return spots.map(({ x, y }) => ({ do: 'objective', x, y }));
  },
  answer(play, seat, action, step) {
    if (action.do !== 'objective') return;
    const { x, y } = action;
    play.state.objectives.push({ x, y, holder: null });
    play.events.push({ kind: 'objective-placed', side: seat as Side, x, y });
    step.left[seat as Side]--;
    step.next = foeOf(seat as Side);
  },
};

/** E2-DEPL-01: the winner of a roll-off chooses; the side that laid the terrain leaves the choice to the other (E2-TERR-06). */
export const edge: StepRule<StepOf<'edge'>> = {
  run(play, step) {
    step.chooser ??= rollOff(play, 'the table edge');
    return true;
  },
  asks: (_table, _state, step) => [{ seat: step.chooser!, kind: 'edge', rule: 'E2-DEPL-01' }],
  refuse: (_table, _state, _seat, action) =>
    action.do === 'edge' ? null : { rule: 'E2-DEPL-01', why: 'Choose the north or the south edge.' },
  list: () => [
    { do: 'edge', edge: 'north' },
    { do: 'edge', edge: 'south' },
  ],
  answer(play, seat, action, step) {
    if (action.do !== 'edge') return;
    const side = seat as Side;
    play.state.south = action.edge === 'south' ? side : foeOf(side);
    play.events.push({ kind: 'edge', side, edge: action.edge });
    for (const next of play.state.steps) if (next.do === 'deploy') next.next = foeOf(side); // E2-DEPL-05
    finish(play, step);
  },
};
