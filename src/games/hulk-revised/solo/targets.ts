/** Where a piece wants to go (HR-SOLO-07, HR-SOLO-13, HR-SOLO-23). */
import { isBlip, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { nearest, nearestMarine, stepsFrom } from './distances.ts';
import { boxOf, nearestBox, squadOf, standsOn } from './lines.ts';
import type { Line } from './memory.ts';
import { stealerObjectives } from './objectives.ts';

export const P1 = 1;
export const P2 = 2;
export const S1 = 3;
export const S2 = 4;

/** A Marine, or (0) a square: an objective to sit at or a door to break. */
export interface Target {
  readonly marine: number;
  readonly square: number;
}

const NEAR = 6;
const LINES: readonly Line[] = ['front', 'front', 'front', 'side', 'rear'];

/** HR-SOLO-07: the nearest Marine on the line a counter stands for; without such a line, on the next better one. */
export function marineOnLine(
  table: Table,
  state: State,
  counter: number,
  far: (square: number) => number,
): number {
  for (let c = Math.max(counter, P2); c >= P2; c--) {
    const on = state.marines.filter((id) =>
      standsOn(table, boxOf(state, squadOf(table, id)), piece(state, id), LINES[c]),
    );
    if (on.length > 0) return nearest(on, (id) => far(piece(state, id).at));
  }
  return nearest(state.marines, (id) => far(piece(state, id).at));
}

function marineTarget(state: State, id: number): Target {
  return { marine: id, square: piece(state, id).at };
}

/** What a piece is after; null when nothing is left to go for. */
export function targetOf(table: Table, state: State, p: Piece): Target | null {
  if (state.marines.length === 0) return null;
  const near = nearestMarine(table, state, p);
  if (p.kind === 'ambush') return marineTarget(state, near);
  if (!isBlip(p)) {
    const doors = stealerObjectives(table, state);
    if (doors.length === 0) return marineTarget(state, near);
    return {
      marine: 0,
      square: doors.reduce((a, b) => (stepsFrom(table, p, b) < stepsFrom(table, p, a) ? b : a)),
    };
  }
  const objective = p.priority === P1 ? (nearestBox(table, state, p)?.objective ?? NOWHERE) : NOWHERE;
  if (objective === NOWHERE)
    return marineTarget(
      state,
      marineOnLine(table, state, p.priority, (square) => stepsFrom(table, p, square)),
    );
  // HR-SOLO-23: it waits at the objective until a Marine comes near
  return stepsFrom(table, p, piece(state, near).at) <= NEAR
    ? marineTarget(state, near)
    : { marine: 0, square: objective };
}
