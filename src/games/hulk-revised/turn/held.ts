/** What keeps a player or a piece from acting, whatever it wants to do. */
import type { Seat } from '../../../kernel/contract.ts';
import { ANY_GAS } from '../ground.ts';
import { canStepOff, isOnGun } from '../movement/tread.ts';
import { inStasis } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** HR-TIME-05 to HR-TIME-07: the clock can run out at any decision of the Marine player in his action phase. */
export function mayRunOut(table: Table, state: State, seat: Seat): boolean {
  return table.options.timer === true && seat === 'marine' && state.phase === 'marine';
}

/** HR-SENT-04: it stands on a gun and can still step off, so it does nothing else. */
export function mustStepOff(table: Table, state: State, p: Piece | null): boolean {
  return p !== null && isOnGun(state, p) && canStepOff(table, state, p, p.at, p.facing, p.ap);
}

/** The active piece, when it stands on a gun: nobody else may act either. */
export function heldByGun(table: Table, state: State): Piece | null {
  const active = state.active ? state.pieces[state.active] : null;
  return mustStepOff(table, state, active) ? active : null;
}

/** HR-HAZ-05, HR-PSI-10: in gas only the Acid Maw's end is left to it, in Stasis nothing. */
export function isHeld(state: State, p: Piece): 'gas' | 'stasis' | null {
  if (state.murk === 0 || p.at === NOWHERE) return null;
  if (inStasis(state, p)) return 'stasis';
  return state.ground[p.at] & ANY_GAS ? 'gas' : null;
}

export function isInHand(p: Piece): boolean {
  return p.at === NOWHERE && p.area === NOWHERE;
}
