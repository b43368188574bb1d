/** HH-REINF-04: which of the waiting blips has been placed: its owner's secret (HH-HID-17). */
import type { Action } from '../actions.ts';
import { newPiece, stand } from '../position.ts';
import { NOWHERE, type Side } from '../state.ts';
import { type HeresyRule, no, waits } from '../steps.ts';

/** The square or the entry point is public already. */
export interface LetterStep {
  do: 'letter';
  side: Side;
  at: number;
  area: number;
}

export const lettering: HeresyRule<'letter'> = {
  run: waits,
  asks: (_table, _state, { side }) => [{ seat: side, kind: 'letter', rule: 'HH-REINF-04', secret: true }],
  verbs: () => ['letter'],
  refuse: (_table, state, _seat, action, { side }) =>
    state.stock[side].includes(action.row as number)
      ? null
      : no('HH-REINF-04', 'That blip is not waiting to be placed.'),
  list: (_table, state, _seat, { side }) => state.stock[side].map((row): Action => ({ do: 'letter', row })),
  answer({ state, events }, _seat, action, { side, at, area }) {
    state.steps.pop();
    const row = action.row as number;
    state.stock[side] = state.stock[side].filter((one) => one !== row);
    const p = newPiece(state, side, row, true);
    if (at === NOWHERE) {
      p.area = area;
      events.push({ kind: 'brought', unit: p.id, side, area, row });
    } else {
      stand(state, p, at);
      events.push({ kind: 'deployed', unit: p.id, side, at, row });
    }
  },
  forced: (_table, state, { side }) => ({ do: 'letter', row: Math.min(...state.stock[side]) }),
  answersItself: true,
};
