/**
 * Who stands where: one index a game, beside its states, brought up to date by comparison with whatever state is asked about.
 * The game says how its models stand; nothing here knows what a model is.
 */
import {
  drop,
  type GridIndex,
  makeIndex,
  type Standing,
  syncBases,
  syncOne,
  withinReach,
} from './grid-index.ts';
import { type Compass, FINE } from './headings.ts';

export interface Positions<State> {
  readonly index: GridIndex;
  /** The state the index shows; null when it may show none. */
  of: State | null;
  /** The models each one touches, as far as that was asked since a model last changed its place. */
  touching: (readonly number[] | undefined)[];
}

export function makePositions<State>(
  width: number,
  length: number,
  compass: Compass = FINE,
): Positions<State> {
  return { index: makeIndex(width, length, compass), of: null, touching: [] };
}

/** To be called for a state from outside, which may have been changed since it was last shown, and after every change of place. */
export function forgetPositions<State>(positions: Positions<State>): void {
  positions.of = null;
}

/** Brings the index up to date with models 0..count-1 of a state; `fill` writes where a model stands, or says false when it does not. */
export function showPositions<State>(
  positions: Positions<State>,
  state: State,
  count: number,
  fill: (id: number, into: Standing) => boolean,
): GridIndex {
  if (syncBases(positions.index, count, fill)) positions.touching = [];
  positions.of = state;
  return positions.index;
}

/** One model of the state that is shown has changed its place, and nothing else. */
export function showOne<State>(positions: Positions<State>, id: number, base: Standing | null): void {
  if (syncOne(positions.index, id, base)) positions.touching = [];
}

/** Takes one model out of an index that is up to date. */
export function takeOff<State>(positions: Positions<State>, id: number): void {
  drop(positions.index, id);
  positions.touching = [];
}

/** The models a standing model touches, of those that `count`, which must be the same whatever the state (E2-GEO-07). */
export function touchedBy<State>(
  { index, touching }: Positions<State>,
  id: number,
  count: (other: number) => boolean,
): readonly number[] {
  touching[id] ??= withinReach(index, index.polygons[id]!, 0, count);
  return touching[id];
}
