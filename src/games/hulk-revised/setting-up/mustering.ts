/** HR-FORCE-12: both sides buy their forces at once, unseen by each other. */
import { musters } from '../actions.ts';
import { awaitedSides, type Forces } from '../force/forces.ts';
import { type MarineList, readForce, type StealerList } from '../force/list.ts';
import type { Mustering } from '../force/mustering.ts';
import type { Side, State } from '../state.ts';
import type { HulkRule } from '../steps.ts';
import { allowances } from './muster.ts';

/** Before anything else of the set-up. */
export function callUp(state: State, { sides }: Mustering): void {
  const called = (side: Side) => (sides.includes(side) ? 'awaited' : null);
  state.forces = { marine: called('marine'), stealer: called('stealer') };
  state.steps.push({ do: 'muster' });
}

function awaited({ forces }: State): readonly Side[] {
  return forces ? awaitedSides(forces) : [];
}

export const mustering: HulkRule<'muster'> = {
  run(play) {
    const { state } = play;
    if (awaited(state).length > 0) return true;
    const { marine, stealer } = state.forces!;
    play.events.push({
      kind: 'forces',
      marine: marine as MarineList | null,
      stealer: stealer as StealerList | null,
    });
    Object.assign(state, allowances(play.table));
    state.steps.pop();
    return false;
  },
  asks: (_table, state) =>
    awaited(state).map((seat) => ({ seat, kind: 'muster', rule: 'HR-FORCE-12', secret: true, sample: true })),
  verbs: () => ['muster'],
  refuse(table, _state, seat, action) {
    const list = readForce(action.force);
    return list.side === seat
      ? table.mustering!.refuse(list)
      : { rule: 'HR-FORCE-12', why: 'Muster a force of your own side.' };
  },
  list: (table, _state, seat) => table.mustering!.samples[seat as Side].map(musters),
  answer({ state, events }, seat, action) {
    state.forces = { ...(state.forces as Forces), [seat]: readForce(action.force) };
    events.push({ kind: 'mustered', seat: seat as Side });
  },
};
