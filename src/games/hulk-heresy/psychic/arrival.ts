/** HH-PSI-27, HH-PSI-29: where somebody comes out of a Gate, or out of the warp. */
import type { Action } from '../actions.ts';
import { addEffect, isBanished } from '../auras.ts';
import { bring, daemonRow } from '../daemons/born.ts';
import type { KindId } from '../data/kinds.ts';
import { destroy } from '../deaths.ts';
import { pickUp } from '../objectives/objects.ts';
import { lift, modelsOf, named, piece, stand } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { endStance } from '../turn/stance.ts';
import { callPlaces, gatePlaces } from './daemonology.ts';

export interface ArrivalStep {
  do: 'arrival';
  what: 'gate' | 'summoning';
  caster: number;
  /** Who goes through the Gate. */
  unit: number;
  /** Who is called. */
  daemon: string;
}

function places(table: Table, state: State, { what, caster }: ArrivalStep): number[] {
  const p = piece(state, caster);
  return what === 'gate' ? gatePlaces(table, state, p) : callPlaces(table, state, p);
}

/** HH-PSI-27: it keeps what it carries, and acts through command points only. */
function comeOut(play: Play, { unit, caster }: ArrivalStep, to: number): Piece {
  const { state, events } = play;
  const p = piece(state, unit);
  const from = p.at;
  endStance(play, p);
  lift(state, p);
  stand(state, p, to);
  p.stirred = true;
  events.push({ kind: 'gated', ...named(state, p), from, to });
  addEffect(state, { what: 'gate', owner: piece(state, caster).side, unit, ends: 'phase' });
  pickUp(play, p);
  return p;
}

/** HH-PSI-29: friends in its section at that moment are without command points. */
function call(play: Play, { caster, daemon }: ArrivalStep, to: number): Piece {
  const { table, state } = play;
  const { section } = table.board;
  const { side } = piece(state, caster);
  for (const { id, at } of modelsOf(state, side))
    if (section[at] === section[to])
      addEffect(state, { what: 'no-cp', owner: side, unit: id, ends: 'phase' });
  return bring(play, side, daemonRow(daemon as KindId), to, true);
}

export const arriving: HeresyRule<'arrival'> = {
  answersItself: true,
  run: ({ table, state }, step) =>
    state.pieces[step.caster] && places(table, state, step).length > 0 ? true : done(state),
  asks: (_table, state, { caster, what }) => [
    {
      seat: piece(state, caster).side,
      kind: 'arrival',
      rule: what === 'gate' ? 'HH-PSI-27' : 'HH-PSI-29',
      unit: caster,
    },
  ],
  verbs: () => ['place'],
  refuse: (table, state, _seat, action, step) =>
    places(table, state, step).includes(action.to as number)
      ? null
      : no(step.what === 'gate' ? 'HH-PSI-27' : 'HH-PSI-29', 'It cannot be placed there.'),
  list: (table, state, _seat, step) => places(table, state, step).map((to): Action => ({ do: 'place', to })),
  answer(play, _seat, action, step) {
    const { table, state } = play;
    state.steps.pop();
    const to = action.to as number;
    const p = step.what === 'gate' ? comeOut(play, step, to) : call(play, step, to);
    if (isBanished(table, state, p)) destroy(play, p, 'HH-PSI-26');
    else state.steps.push({ do: 'reveal', faces: [p.id], facesOnly: true });
  },
  forced: (table, state, step) => ({ do: 'place', to: places(table, state, step)[0] }),
};
