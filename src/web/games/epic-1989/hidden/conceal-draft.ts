/** Counters being placed instead of infantry: what each stands for and where it lies so far. */

import type { Action } from '../../../../games/epic-1989/actions.ts';
import {
  type CounterPlace,
  counterPlaces,
  refuseCounter,
  toConceal,
} from '../../../../games/epic-1989/hidden/concealing.ts';
import { buildingOver, type HiddenCounter } from '../../../../games/epic-1989/hidden/counters.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { View } from '../game.ts';

export interface Site {
  readonly table: Table;
  readonly view: View;
  readonly side: Side;
}

/** By number less one: the detachment a counter stands for, 0 for a dummy, and its place; null where it has none yet. */
export interface Counters {
  readonly meant: readonly number[];
  readonly at: readonly (CounterPlace | null)[];
}

/** Whose counters are placed now; null when nobody's are. */
export function siteOf(table: Table, view: View): Site | null {
  const step = topStep(view);
  return step?.do === 'conceal' ? { table, view, side: step.side } : null;
}

/** All in hand, in an order that nobody could guess: their numbers are seen by both. */
export function shuffled({ table, view, side }: Site, random: () => number): Counters {
  const meant = [...toConceal(table, view, side), ...Array<number>(view.dummies[side]).fill(0)];
  for (let i = meant.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [meant[i], meant[j]] = [meant[j], meant[i]];
  }
  return { meant, at: meant.map(() => null) };
}

/** A counter put on a place: into the building that stands there. */
export function putOn({ view }: Site, draft: Counters, number: number, x: number, y: number): Counters {
  const building = buildingOver(view, { x, y });
  const place: CounterPlace = building > 0 ? { building } : { at: [Math.round(x), Math.round(y)] };
  return { ...draft, at: draft.at.with(number - 1, place) };
}

/** A counter stands for that instead; the one that did so takes its meaning. */
export function standsFor(draft: Counters, number: number, detachment: number): Counters {
  const own = draft.meant[number - 1];
  const other = draft.meant.indexOf(detachment);
  if (own === detachment || other < 0) return draft;
  return { ...draft, meant: draft.meant.with(number - 1, detachment).with(other, own) };
}

/** Those without a place put here and there; `idea` after `idea` elsewhere. */
export function restPut({ table, view, side }: Site, draft: Counters, idea: number): Counters | null {
  const places = counterPlaces(table, view, side);
  const left = draft.at.filter((place) => place === null).length;
  if (left > 0 && places.length === 0) return null;
  const stride = Math.max(1, Math.floor(places.length / Math.max(1, left)));
  let nth = 0;
  const at = draft.at.map((place) => place ?? places[(nth++ * stride + idea * 5) % places.length]);
  return { ...draft, at };
}

export function faultsOf(
  { table, view, side }: Site,
  { at }: Counters,
): { number: number; refusal: Refusal }[] {
  return at.flatMap((place, i) => {
    const refusal = place && refuseCounter(table, view, side, place);
    return refusal ? [{ number: i + 1, refusal }] : [];
  });
}

/** The counters that have a place, as they would lie. */
export function lying({ view, side }: Site, { meant, at }: Counters): HiddenCounter[] {
  return at.flatMap((place, i) => {
    if (!place) return [];
    const building = 'building' in place ? place.building : 0;
    const { x, y } = 'at' in place ? { x: place.at[0], y: place.at[1] } : view.buildings[building]!;
    return [{ side, number: i + 1, x, y, building, detachment: meant[i] }];
  });
}

export function concealed({ meant, at }: Counters): Action {
  return {
    do: 'conceal',
    counters: at.flatMap((place, i) => (place ? [{ detachment: meant[i], ...place }] : [])),
  };
}
