/** E1-SCEN-18: the Rebel names the point round which the Imperial side is caught. */
import { CM } from '../../../field/index.ts';
import { finish, seatOf } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { refusePoint, trapPoints } from './building-site.ts';

export const point: StepRule<StepOf<'point'>, 'point'> = {
  run: () => true,
  verbs: () => ['point'],
  asks: (_table, state) => [
    { seat: seatOf(state, 'rebel'), kind: 'point', rule: 'E1-SCEN-18', sample: true },
  ],
  refuse: (table, state, _seat, action) =>
    refusePoint(table, state.buildings, { x: action.at[0], y: action.at[1] }),
  list(table, state) {
    const wide = [...trapPoints(table, state.buildings, 6 * CM)];
    const points = wide.length > 0 ? wide : [...trapPoints(table, state.buildings)].slice(0, 20);
    return points.map(({ x, y }) => ({ do: 'point', at: [x, y] as const }));
  },
  answer(play, _seat, action, step) {
    const [x, y] = action.at;
    play.state.point = { x, y };
    play.events.push({ kind: 'point', side: 'rebel', x, y });
    finish(play, step);
  },
};
