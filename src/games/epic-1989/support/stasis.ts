/** E1-MISL-15 to E1-MISL-20: stasis fields, in which everything stands still and nothing can be done to it. */
import { closerThan, type Disc, squareOfPoints } from '../../../field/index.ts';
import { footprint } from '../geometry/position.ts';
import { isUnder } from '../geometry/under.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { discOf, fieldsOf, isOverBuilding, type Marker, putMarker, removeMarker } from './markers.ts';

export function stasisDiscs(state: State): readonly Disc[] {
  return state.markers.length === 0 ? NONE : fieldsOf(state, 'stasis').map(discOf);
}

const NONE: readonly Disc[] = [];

/** E1-MISL-17: a building with any part of it in a field is frozen whole. */
export function isFrozenBuilding(state: State, number: number): boolean {
  const building = state.buildings[number];
  return building !== null && stasisDiscs(state).some((disc) => isOverBuilding(disc, building));
}

/** Whether a unit is in a field: at least partly under it, in a building that is, or in a vehicle that is. */
export function isInStasis(table: Table, state: State, id: number): boolean {
  const { where, carrier, building } = state.units[id];
  if (where === 'aboard') return isInStasis(table, state, carrier);
  if (where !== 'table') return false;
  if (building > 0 && isFrozenBuilding(state, building)) return true;
  return stasisDiscs(state).some((disc) => isUnder(table, state, disc, id));
}

/** E1-MISL-16: what is frozen changes only when a field appears, moves or goes: nothing else gets in or out. */
export function refreeze({ table, state, events }: Play): void {
  const frozen: number[] = [];
  const free: number[] = [];
  for (const unit of state.units) {
    if (!unit) continue;
    const now = isInStasis(table, state, unit.id);
    if (now !== unit.frozen) (now ? frozen : free).push(unit.id);
    unit.frozen = now;
  }
  if (frozen.length + free.length > 0) events.push({ kind: 'stasis', frozen, free });
}

/** E1-MISL-20: whether two fields touch. */
export function inContact(a: Marker, b: Pick<Marker, 'is' | 'x' | 'y'>): boolean {
  const reach = discOf(a).radius + discOf(b).radius;
  return squareOfPoints(a.x, a.y, b.x, b.y) <= reach * reach;
}

/** Fields that touch a field are gone with it. */
export function annul(play: Play, field: Marker): boolean {
  const met = fieldsOf(play.state, 'stasis').filter((one) => one.id !== field.id && inContact(one, field));
  if (met.length === 0) return false;
  for (const one of [...met, field].sort((a, b) => a.id - b.id)) removeMarker(play, one, 'E1-MISL-20');
  return true;
}

/** E1-MISL-15: a field appears. */
export function raiseStasis(play: Play, side: Marker['side'], x: number, y: number): void {
  annul(play, putMarker(play, { is: 'stasis', side, x, y }));
  refreeze(play);
}

/** E1-MISL-19: the units a field would newly come over at a place. */
export function wouldTouch(table: Table, state: State, disc: Disc, units: readonly number[]): boolean {
  return units.some((id) => isUnder(table, state, disc, id));
}

/** Units on the table outside a field, and near enough for it to come to. */
export function outsideOf(table: Table, state: State, { x, y, radius }: Disc, reach: number): number[] {
  return state.units
    .filter(
      (unit) =>
        unit?.where === 'table' &&
        !isUnder(table, state, { x, y, radius }, unit.id) &&
        closerThan(footprint(table, state, unit.id), [x, y], reach + 2 * radius),
    )
    .map(({ id }) => id);
}
