/** SUPP: the counters a side owns, in its hand or beside its commanders (E1-SUPP-17, E1-SUPP-20). */
import type { Forces } from '../forces/muster.ts';
import type { Play } from '../play.ts';
import type { Side, State } from '../state.ts';
import { barrageNamed, COUNTER_IDS } from './counters.ts';

export interface Chest {
  /** In hand, by kind; how many is open (E1-SUPP-19). Sorted, so that their order tells nothing. */
  readonly ready: readonly string[];
  /** Barrages that have been turned up, which both know of. */
  readonly seen: readonly string[];
}

export const EMPTY: Chest = { ready: [], seen: [] };

const sorted = (counters: readonly string[]) =>
  [...counters].sort((a, b) => COUNTER_IDS.indexOf(a) - COUNTER_IDS.indexOf(b));

/** E1-SUPP-02. */
export function boughtChests(forces: Forces): Record<Side, Chest> {
  const of = (side: Side): Chest => {
    const force = forces[side];
    return force && typeof force === 'object' ? { ready: sorted(force.support), seen: [] } : EMPTY;
  };
  return { imperial: of('imperial'), rebel: of('rebel') };
}

function change(state: State, side: Side, chest: Partial<Chest>): void {
  state.chests = { ...state.chests, [side]: { ...state.chests[side], ...chest } };
}

/** From the hand to a commander. */
export function takeOut(state: State, side: Side, counter: string): void {
  const { ready } = state.chests[side];
  const at = ready.indexOf(counter);
  change(state, side, { ready: ready.filter((_, i) => i !== at) });
}

function putBack(state: State, side: Side, counter: string): void {
  change(state, side, { ready: sorted([...state.chests[side].ready, counter]) });
}

/** A barrage both sides know to be there. */
export function noteSeen(state: State, side: Side, counter: string): void {
  const { seen } = state.chests[side];
  if (barrageNamed(counter) && !seen.includes(counter))
    change(state, side, { seen: sorted([...seen, counter]) });
}

/** E1-SUPP-15, E1-SUPP-17: the counter beside a commander is removed: a missile is spent, a barrage goes back. */
export function withdraw({ table, state, events }: Play, id: number): void {
  const unit = state.units[id];
  const { support } = unit;
  if (support === null) return;
  const { side } = table.units[id];
  const isBarrage = barrageNamed(support) !== null;
  Object.assign(unit, { support: null, faceUp: false });
  if (isBarrage) putBack(state, side, support);
  events.push({ kind: 'withdrawn', side, unit: id, spent: !isBarrage });
}
