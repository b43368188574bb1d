/** A unit's move while it is looked at: where its models would be, without touching the state. */
import { overlaps, type Polygon } from '../../../field/index.ts';
import { overlapped } from '../geometry/places.ts';
import { baseAt } from '../geometry/position.ts';
import type { Model, State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf } from '../terrain/ground.ts';

export interface Plan {
  readonly table: Table;
  readonly state: State;
  readonly unit: number;
  /** Models as they would be, of those that make room: copies once they are changed. */
  readonly models: Map<number, Model>;
  /** Where those of them are that have a place on the table. */
  readonly bases: Map<number, Polygon>;
  /** The way each model's middle has taken, flat, from where it stood. */
  readonly ways: Map<number, number[]>;
  /** What each model has spent. */
  readonly spent: Map<number, number>;
  /** Models that have walked a leg which nothing has interrupted since. */
  readonly walked: Set<number>;
  /** Models that took the plain retreat the engine works out (E2-FALL-05). */
  readonly retreated: Set<number>;
  /** Terrain that stands of the unit have ended in or crossed, by number (E2-FORM-10). */
  readonly crossed: Set<number>;
  /** Transports out of the chain once it is done; null when the move says nothing of it. */
  detached: number[] | null;
}

/** `movers` make room for each other: where they stood is free, wherever in the order they go (E2-GEO-06, E2-GEO-21). */
export function makePlan(table: Table, state: State, unit: number, movers: Iterable<number> = []): Plan {
  const models = new Map<number, Model>();
  for (const id of movers) if (state.models[id]?.where === 'table') models.set(id, state.models[id]);
  return {
    table,
    state,
    unit,
    models,
    bases: new Map(),
    ways: new Map(),
    spent: new Map(),
    walked: new Set(),
    retreated: new Set(),
    crossed: new Set(),
    detached: null,
  };
}

/** A model as planned; never change what this gives. */
export function planned(plan: Plan, id: number): Model {
  return plan.models.get(id) ?? plan.state.models[id];
}

/** A copy of a model to be changed. */
export function change(plan: Plan, id: number): Model {
  const model = planned(plan, id);
  if (model !== plan.state.models[id]) return model;
  const copy = { ...model };
  plan.models.set(id, copy);
  return copy;
}

/** Puts a model's copy on a place. */
export function putDown(plan: Plan, id: number, x: number, y: number, heading: number): void {
  const model = change(plan, id);
  model.where = 'table';
  model.x = x;
  model.y = y;
  model.heading = heading;
  model.carrier = 0;
  model.building = 0;
  model.wall = -1;
  plan.bases.set(id, baseOf(plan.table, id, x, y, heading));
}

/** The base of a model as planned; its carrier's while it is aboard. */
export function plannedBase(plan: Plan, id: number): Polygon {
  const model = planned(plan, id);
  const at = model.where === 'aboard' ? model.carrier : id;
  return plan.bases.get(at) ?? baseAt(plan.table, plan.state, at);
}

/** What comes of something that a model alone does from where it stands; the plan is left as it was. */
export function tryAnew<T>(plan: Plan, id: number, attempt: () => T): T {
  const { models, bases, ways, spent, walked, retreated } = plan;
  const maps: Map<number, unknown>[] = [models, bases, ways, spent];
  const was = maps.map((map) => map.get(id));
  const [hadWalked, hadRetreated] = [walked.has(id), retreated.has(id)];
  unplan(plan, id);
  const result = attempt();
  walked.delete(id);
  retreated.delete(id);
  maps.forEach((map, i) => {
    if (was[i] === undefined) map.delete(id);
    else map.set(id, was[i]);
  });
  if (hadWalked) walked.add(id);
  if (hadRetreated) retreated.add(id);
  return result;
}

/** Takes a model's part in a plan back; it still makes room. */
export function unplan(plan: Plan, id: number): void {
  plan.models.set(id, plan.state.models[id]);
  for (const list of [plan.bases, plan.ways, plan.spent, plan.walked, plan.retreated]) list.delete(id);
}

/** Models a base would overlap as things are planned. */
export function plannedOverlaps(plan: Plan, id: number, base: Polygon): number[] {
  const found = overlapped(plan.table, plan.state, base, (other) => other !== id && !plan.models.has(other));
  for (const [other, theirs] of plan.bases)
    if (other !== id && planned(plan, other).where === 'table' && overlaps(theirs, base)) found.push(other);
  return found;
}
