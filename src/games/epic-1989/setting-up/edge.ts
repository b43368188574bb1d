/** E1-SETUP-06: the winner of a roll-off names his edge; the opposite one is his opponent's. */
import { finish, seatOf } from '../play.ts';
import { EDGES, type Edge, foeOf, SIDES, type Side } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { rollOff } from './roll-off.ts';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

export function edgesOf(side: Side, edge: Edge): Record<Side, Edge> {
  return side === 'imperial'
    ? { imperial: edge, rebel: OPPOSITE[edge] }
    : { imperial: OPPOSITE[edge], rebel: edge };
}

export const edge: StepRule<StepOf<'edge'>, 'edge'> = {
  run(play, step) {
    step.chooser ??= rollOff(play, 'edge', SIDES);
    return true;
  },
  verbs: () => ['edge'],
  asks: (_table, state, step) => [{ seat: seatOf(state, step.chooser!), kind: 'edge', rule: 'E1-SETUP-06' }],
  list: () => EDGES.map((one) => ({ do: 'edge', edge: one })),
  answer(play, _seat, action, step) {
    const { state, events } = play;
    state.edges = edgesOf(step.chooser!, action.edge);
    finish(play, step);
    for (const side of [step.chooser!, foeOf(step.chooser!)])
      events.push({ kind: 'edge', side, edge: state.edges[side] });
  },
};
