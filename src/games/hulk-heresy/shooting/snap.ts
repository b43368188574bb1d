/** HH-MOVE-10, HH-MOVE-15: the shot after a step, decided when the step and its reveal check are done. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { MODES } from '../data/ranged.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import type { Table } from '../table.ts';
import { isHeld } from './graviton.ts';
import { fire } from './shoot.ts';
import { modelTargets, refuseModel, refuseThing, refuseWeapon, thingTargets } from './targets.ts';
import { readyWays, type Way, wayNamed } from './weapons.ts';

export interface SnapStep {
  do: 'snap';
  unit: number;
}

/** The ways to shoot that have the mark of Move and Shoot. */
const snapWays = (state: State, p: Piece): Way[] =>
  readyWays(state, p).filter(({ mode }) => MODES[mode].snap);

export function canSnap(state: State, p: Piece): boolean {
  return !p.blip && snapWays(state, p).length > 0;
}

/** HH-MOVE-15: only whoever gravity holds says with the move that a shot follows, and pays for all with command points. */
export function refuseAnnounced(state: State, p: Piece, action: Action, isStraight: boolean): Refusal | null {
  if (action.with === undefined) return null;
  if (action.with !== 'shoot' || !isHeld(state, p))
    return no('HH-MOVE-15', 'A shot after the step is not announced.');
  return canSnap(state, p) && isStraight ? null : no('HH-MOVE-10', 'No shot can follow that step.');
}

function listShots(table: Table, state: State, p: Piece): Action[] {
  return snapWays(state, p).flatMap(({ mode }) => [
    ...modelTargets(table, state, p, mode).map((to): Action => ({ do: 'snap', to, with: mode })),
    ...thingTargets(table, state, p, mode).map((to): Action => ({ do: 'snap-at', to, with: mode })),
  ]);
}

function refuseShot(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const way = wayNamed(state, p, action.with);
  const refusal = refuseWeapon(state, p, way);
  if (refusal || !way) return refusal;
  if (!MODES[way.mode].snap) return no('HH-MOVE-10', 'That weapon cannot be used on the move.');
  return action.do === 'snap'
    ? refuseModel(table, state, p, way.mode, action.to as number)
    : refuseThing(table, state, p, way.mode, action.to as number);
}

export const snapping: HeresyRule<'snap'> = {
  run({ table, state }, { unit }) {
    const p = state.pieces[unit];
    if (p && p.at !== NOWHERE && listShots(table, state, p).length > 0) return true;
    return done(state);
  },
  asks: (_table, state, { unit }) => [
    { seat: state.pieces[unit]!.side, kind: 'snap', rule: 'HH-MOVE-10', unit },
  ],
  verbs: () => ['snap', 'snap-at', 'pass'],
  refuse: (table, state, _seat, action, { unit }) =>
    action.do === 'pass' ? null : refuseShot(table, state, state.pieces[unit] as Piece, action),
  list: (table, state, _seat, { unit }) => [
    { do: 'pass' },
    ...listShots(table, state, state.pieces[unit] as Piece),
  ],
  answer(play, _seat, action, { unit }) {
    const { state } = play;
    state.steps.pop();
    if (action.do === 'pass') return;
    const p = state.pieces[unit] as Piece;
    const target = action.do === 'snap' ? (action.to as number) : 0;
    const square = target > 0 ? state.pieces[target]!.at : (action.to as number);
    fire(play, p, wayNamed(state, p, action.with) as Way, { target, square }, 'snap');
  },
  forced: () => ({ do: 'pass' }),
};
