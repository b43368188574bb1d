/** What missiles leave on the table: blind markers, fields, mine counters. They are never changed in place: the list is replaced. */
import { type Disc, type Point, passesCloser, reachedByDisc } from '../../../field/index.ts';
import { type Building, shapeOf } from '../geometry/buildings.ts';
import type { Play } from '../play.ts';
import type { SEALED, Side, State } from '../state.ts';

/** E1-MISL-07, E1-MISL-14: what a mine counter is. */
export type Load = 'mine' | 'dummy' | 'stasis' | 'vortex';

export interface Marker extends Point {
  readonly id: number;
  readonly is: 'blind' | 'stasis' | 'vortex' | 'mine';
  readonly side: Side;
  /** The turn in which it appeared. */
  readonly turn: number;
  /** Of a mine counter; only its owner knows (E1-MISL-08). */
  readonly load?: Load | typeof SEALED;
  /** Of a mine counter: not armed yet (E1-MISL-10), armed, or flipped and going off at whatever comes (E1-MISL-12). */
  readonly stage?: 'laid' | 'armed' | 'live';
}

/** E1-GEO-18, house values; mine counters are points. */
const RADIUS = { blind: 200, stasis: 300, vortex: 300, mine: 0 } as const;

export function discOf({ is, x, y }: Pick<Marker, 'is' | 'x' | 'y'>): Disc {
  return { x, y, radius: RADIUS[is] };
}

/** Puts a marker on the table, under the next number. */
export function putMarker({ state, events }: Play, marker: Omit<Marker, 'id' | 'turn'>): Marker {
  state.marked++;
  const put: Marker = { id: state.marked, turn: state.turn, ...marker };
  state.markers = [...state.markers, put];
  const { id, is, x, y } = put;
  if (is !== 'mine') events.push({ kind: 'marker', marker: id, is, x, y });
  return put;
}

export function changeMarker(state: State, id: number, change: Partial<Marker>): void {
  state.markers = state.markers.map((one) => (one.id === id ? { ...one, ...change } : one));
}

export function removeMarker({ state, events }: Play, { id, is }: Marker, rule: string): void {
  state.markers = state.markers.filter((one) => one.id !== id);
  events.push({ kind: 'vanishes', marker: id, is, rule });
}

const NONE: readonly Marker[] = [];

export function fieldsOf(state: State, is: 'stasis' | 'vortex'): readonly Marker[] {
  if (state.markers.length === 0) return NONE;
  return state.markers.filter((marker) => marker.is === is);
}

/** E1-MISL-03, E1-LOS-11: whether a line goes through a blind marker or a stasis field, or has an end in one. */
export function isScreened({ markers }: State, from: Point, to: Point): boolean {
  return markers.some(
    ({ is, x, y }) =>
      (is === 'blind' || is === 'stasis') && passesCloser(from.x, from.y, to.x, to.y, x, y, RADIUS[is]),
  );
}

/** Whether any part of a building is under a circle. */
export function isOverBuilding(disc: Disc, building: Building): boolean {
  return shapeOf(building).bars.some((bar) => reachedByDisc(disc, bar));
}
