/** GEO: who stands where, how far apart, and who touches whom. Every change of place goes through here. */
import {
  distance,
  forgetPositions,
  type GridIndex,
  nearestTo,
  type Polygon,
  showPositions,
  takeOff,
  touchedBy,
  within,
  withinReach,
} from '../../../field/index.ts';
import { PLAYS_DEAD } from '../orks/mad-chart.ts';
import type { Model, State } from '../state.ts';
import type { Table } from '../table.ts';
import { groundAt } from '../terrain/ground.ts';

/** A state from outside may have been changed, or be another: to be called before anything is asked about it. */
export function forget(table: Table): void {
  forgetPositions(table.positions);
}

/** The index of the models that stand on the table. */
export function standing(table: Table, state: State): GridIndex {
  const { positions } = table;
  if (positions.of === state) return positions.index;
  return showPositions(positions, state, state.models.length, (id, base) => {
    const model = state.models[id];
    if (!model || model.where !== 'table') return false;
    const { width, length, height } = table.models[id].size;
    base.x = model.x;
    base.y = model.y;
    base.heading = model.heading;
    base.width = width;
    base.length = length;
    // Occupants hide nobody (E2-LOS-06); models on a hill stand higher.
    base.top = model.building > 0 ? -1 : model.ground + height;
    return true;
  });
}

/** Puts a model on the table, in a building or in the open: the only place where its ground is worked out (E2-GEO-24). */
export function stand(
  table: Table,
  state: State,
  model: Model,
  x: number,
  y: number,
  heading: number,
  inside: { readonly building: number; readonly wall: number } = OUTSIDE,
): void {
  model.where = 'table';
  model.carrier = 0;
  model.building = inside.building;
  model.wall = inside.wall;
  model.x = x;
  model.y = y;
  model.heading = heading;
  model.ground = groundAt(table, state, x, y);
  forget(table);
}

const OUTSIDE = { building: 0, wall: -1 } as const;

/** Takes it off the table: `where` is for the caller to say. */
export function lift(table: Table, state: State, model: Model): void {
  if (model.where === 'table') {
    standing(table, state);
    takeOff(table.positions, model.id);
  }
  model.where = 'away';
}

/** The base a model stands on, or its carrier's while it is aboard (E2-FORM-09, E2-TRAN-18). */
export function baseAt(table: Table, state: State, id: number): Polygon {
  const model = state.models[id];
  const polygon = standing(table, state).polygons[model.where === 'aboard' ? model.carrier : id];
  if (!polygon) throw new Error(`Model ${id} is nowhere.`);
  return polygon;
}

export function isInPlay(model: Model | null | undefined): boolean {
  return model?.where === 'table' || model?.where === 'aboard';
}

/** E2-GEO-05: edge to edge, in u. */
export function gap(table: Table, state: State, a: number, b: number): number {
  return distance(baseAt(table, state, a), baseAt(table, state, b));
}

/** E2-GEO-08. */
export function isNear(table: Table, state: State, a: number, b: number, n: number): boolean {
  return within(baseAt(table, state, a), baseAt(table, state, b), n);
}

/** The wanted of the models on the table within n of a model, itself left out, in id order, then of those aboard them. */
export function nearModels(
  table: Table,
  state: State,
  id: number,
  n: number,
  wanted: (id: number) => boolean = () => true,
): number[] {
  const base = baseAt(table, state, id);
  return nearPolygon(table, state, base, n, (other) => other !== id && wanted(other));
}

export function nearPolygon(
  table: Table,
  state: State,
  polygon: Polygon,
  n: number,
  wanted: (id: number) => boolean = () => true,
): number[] {
  const carries = (id: number) => table.models[id].row.carries > 0;
  const near = withinReach(standing(table, state), polygon, n, (id) => wanted(id) || carries(id));
  if (!near.some(carries)) return near;
  const riders = near.flatMap((id) => (carries(id) ? ridersOf(state, id) : NOBODY));
  return near.concat(riders).filter(wanted);
}

export function ridersOf(state: State, carrier: number): number[] {
  const riders: number[] = [];
  for (const model of state.models)
    if (model && model.where === 'aboard' && model.carrier === carrier) riders.push(model.id);
  return riders;
}

/** E2-GEO-10: the nearest enemies of a model, all of a tie. */
export function nearestFoes(table: Table, state: State, id: number, counts = (_id: number) => true): Nearest {
  const { side } = table.models[id];
  return nearestTo(
    standing(table, state),
    baseAt(table, state, id),
    (other) => table.models[other].side !== side && counts(other),
  );
}

type Nearest = { readonly ids: number[]; readonly distance: number } | null;

/** E2-MAD-19: the nearest enemies that it could attack: a mob that plays dead is none. */
export function nearestToAttack(table: Table, state: State, id: number): Nearest {
  return nearestFoes(table, state, id, (other) => !playsDead(table, state, other));
}

/** Enemy models whose bases touch this one's (E2-GEO-07), across a wall too (E2-CC-05); without them it is free (E2-CC-20). A mob that plays dead touches nobody (E2-MAD-13). */
export function contacts(table: Table, state: State, id: number): readonly number[] {
  if (state.models[id].where !== 'table' || playsDead(table, state, id)) return NOBODY;
  standing(table, state);
  const { side } = table.models[id];
  const touching = touchedBy(table.positions, id, (other) => table.models[other].side !== side);
  return touching.length === 0 ? NOBODY : touching.filter((other) => !playsDead(table, state, other));
}

const NOBODY: readonly number[] = [];

/** Enemies that a model's base would touch there (E2-MOVE-11); a mob that plays dead is none (E2-MAD-16). */
export function touched(table: Table, state: State, id: number, base: Polygon): number[] {
  const { side } = table.models[id];
  return withinReach(
    standing(table, state),
    base,
    0,
    (other) => table.models[other].side !== side && !playsDead(table, state, other),
  );
}

export function hasContact(table: Table, state: State, id: number): boolean {
  return contacts(table, state, id).length > 0;
}

export function playsDead(table: Table, state: State, id: number): boolean {
  return state.units[table.models[id].unit].mad === PLAYS_DEAD;
}

/** Neither immobilised this turn nor locked nor thrown (E2-TRAK-03, E2-TRAK-06, E2-WLOCK-08, E2-WLOCK-14). */
export function isFree(state: State, id: number): boolean {
  const { stuck, locked, thrown } = state.models[id];
  return !stuck && !locked && !thrown;
}
