/** The action that is under way, and what has been seen of it. */
import { sees } from '../position.ts';
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';

export interface SettleStep {
  do: 'settle';
  stage: 'casualties' | 'reveal' | 'react' | 'watch' | 'placement';
  /** The piece that acted; 0 at the start of an Action phase (HH-SEQ-11). */
  actor: number;
  /** Models of either side revealed by sight since the action began. */
  revealed: number[];
  /** Models knocked back in step 1 (HH-OVW-12). */
  pushed: number[];
  /** Who took the command point reaction (HH-CP-10); 0 for nobody. */
  reacted: number;
}

/** The action that is under way, if any: reveals by sight are noted there (HH-CONV-10). */
export function underWay(state: State): SettleStep | null {
  for (let i = state.steps.length - 1; i >= 0; i--) {
    const step = state.steps[i];
    if (step.do === 'settle') return step;
  }
  return null;
}

/** HH-CP-06: whether a model of that side sees one of them. */
export function isWitnessed(table: Table, state: State, side: Side, seen: readonly number[]): boolean {
  return state.units[side].some((id) => {
    const p = state.pieces[id];
    return p !== null && !p.blip && seen.some((other) => sees(table, state, p, state.pieces[other]!));
  });
}
