/** Steps that are part of something else: a rush, a follow-up, a will that is not one's own. Each is a step like any other. */
import { type Facing, FORWARD, heading } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { lift, named, stand } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { arrive } from './arriving.ts';
import { isNimble, refuseStep } from './ways.ts';

/** Which of them may be taken. */
export interface Gait {
  /** Forward and diagonally forward only (HH-CHAP-03). */
  readonly forward: boolean;
  /** A quarter turn goes with each. */
  readonly turns: boolean;
}

export function gaitFor(state: State, p: Piece, forward: boolean): Gait {
  return { forward, turns: isNimble(state, p) };
}

/** The facing in which the step is taken, and the one after it. */
const during = (p: Piece, { before }: Action): Facing => (before ?? p.facing) as Facing;
const ending = (p: Piece, action: Action): Facing => (action.after ?? during(p, action)) as Facing;

function turnsWith(p: Piece, { turns }: Gait): Partial<Action>[] {
  if (!turns) return [{}];
  const sides = [(p.facing + 1) & 3, (p.facing + 3) & 3];
  return [{}, ...sides.map((before) => ({ before })), ...sides.map((after) => ({ after }))];
}

export function refuseFreeStep(
  table: Table,
  state: State,
  p: Piece,
  action: Action,
  gait: Gait,
): Refusal | null {
  const { to, before, after } = action;
  const turn = before ?? after;
  if (before !== undefined && after !== undefined) return no('HH-MOVE-05', 'One turn goes with a step.');
  if (turn !== undefined && (!gait.turns || ((turn - p.facing) & 1) === 0))
    return no('HH-MOVE-05', 'It cannot turn like that with a step.');
  if (gait.forward && heading(during(p, action), to as number) !== FORWARD)
    return no('HH-CHAP-03', 'It rushes forward.');
  return refuseStep(table, state, p, to as number);
}

export function listFreeSteps(table: Table, state: State, p: Piece, gait: Gait): Action[] {
  const out: Action[] = [];
  for (let to = 0; to < 8; to++)
    for (const turn of turnsWith(p, gait)) {
      const action: Action = { do: 'step', to, ...turn };
      if (!refuseFreeStep(table, state, p, action, gait)) out.push(action);
    }
  return out;
}

/** Where a model would be after the step: a copy that stands nowhere. */
function after(table: Table, p: Piece, action: Action): Piece {
  return { ...p, at: table.near[p.at * 8 + (action.to as number)], facing: ending(p, action) };
}

/** Whether so many steps can bring it to where `goal` holds. */
export function canReach(
  table: Table,
  state: State,
  p: Piece,
  gait: Gait,
  left: number,
  goal: (there: Piece) => boolean,
): boolean {
  const { at } = p;
  const mine = state.occupant[at] === p.id;
  if (mine) state.occupant[at] = 0;
  const seen = new Set([at * 4 + p.facing]);
  let ring = [p];
  let found = goal(p);
  for (let n = 0; n < left && !found; n++) {
    const next: Piece[] = [];
    for (const from of ring)
      for (const action of listFreeSteps(table, state, from, gait)) {
        const there = after(table, from, action);
        const key = there.at * 4 + there.facing;
        if (!seen.has(key)) next.push(there);
        seen.add(key);
      }
    ring = next;
    found = ring.some(goal);
  }
  if (mine) state.occupant[at] = p.id;
  return found;
}

/** The same once this step is taken. */
export function canReachAfter(
  table: Table,
  state: State,
  p: Piece,
  action: Action,
  gait: Gait,
  left: number,
  goal: (there: Piece) => boolean,
): boolean {
  const { at } = p;
  state.occupant[at] = 0;
  const found = canReach(table, state, after(table, p, action), gait, left, goal);
  state.occupant[at] = p.id;
  return found;
}

/** HH-SEQ-09: takes it; a reveal check follows by itself. */
export function takeFreeStep(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const from = p.at;
  const to = table.near[from * 8 + (action.to as number)];
  const facing = ending(p, action);
  lift(state, p);
  stand(state, p, to);
  if (!p.blip) p.facing = facing;
  events.push({ kind: 'moved', ...named(state, p), from, to, facing: p.facing, ap: 0, cp: '' });
  arrive(play, p, false);
}
