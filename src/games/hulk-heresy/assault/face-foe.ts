/** CA-14: whoever was attacked from the side or from behind, and lives, turns. */
import type { Facing } from '../../../grid/directions.ts';
import type { Action } from '../actions.ts';
import { named, piece } from '../position.ts';
import { loseAim } from '../shooting/sustained.ts';
import type { Piece } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import type { Table } from '../table.ts';

export interface FaceFoeStep {
  do: 'face-foe';
  unit: number;
  /** One, or after a diagonal attack two. */
  facings: Facing[];
}

/** HH-CA-14: after a diagonal attack two facings bring the attacker into the forward squares. */
export function towards({ near }: Table, p: Piece, other: Piece): Facing[] {
  const all = [0, 1, 2, 3] as const;
  const straight = all.filter((facing) => near[p.at * 8 + facing * 2] === other.at);
  if (straight.length > 0) return straight;
  return all.filter((facing) =>
    [1, 7].some((turned) => near[p.at * 8 + ((facing * 2 + turned) & 7)] === other.at),
  );
}

/** HH-CA-14: free, and no action. */
export const facingFoe: HeresyRule<'face-foe'> = {
  run: ({ state }, { unit }) => (state.pieces[unit] ? true : done(state)),
  asks: (_table, state, { unit }) => [
    { seat: piece(state, unit).side, kind: 'face-foe', rule: 'HH-CA-14', unit },
  ],
  verbs: () => ['face', 'pass'],
  refuse: (_table, _state, _seat, action, { unit, facings }) =>
    action.do === 'pass' || (action.unit === unit && facings.includes(action.face as Facing))
      ? null
      : no('HH-CA-14', 'It may only turn to face its attacker.'),
  list: (_table, _state, _seat, { unit, facings }) => [
    ...facings.map((face): Action => ({ do: 'face', unit, face })),
    { do: 'pass' },
  ],
  answer({ state, events }, _seat, action, { unit }) {
    state.steps.pop();
    if (action.do === 'pass') return;
    const p = piece(state, unit);
    p.facing = action.face as Facing;
    loseAim(p); // HH-SPEC-26
    events.push({ kind: 'turned', ...named(state, p), at: p.at, facing: p.facing, ap: 0, cp: '' });
  },
  forced: (_table, _state, { unit, facings: [face] }) => ({ do: 'face', unit, face }),
};
