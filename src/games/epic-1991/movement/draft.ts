/** A unit's move while it is looked at: where its models would be, without touching the state. */
import {
  change,
  type Draft,
  drafted,
  makeDraft,
  overlapsAny,
  overlapsDrafted,
  type Polygon,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { baseAt, standing } from '../geometry/position.ts';
import type { Model, State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf } from '../terrain/ground.ts';

export interface MoveDraft extends Draft<Model> {
  readonly table: Table;
  readonly state: State;
  readonly unit: number;
  /** Models that took the plain retreat the engine works out (E2-FALL-05). */
  readonly retreated: Set<number>;
  /** Transports out of the chain once the move is done; null when the move says nothing of it. */
  detached: number[] | null;
}

export const no = (rule: string, why: string): Refusal => ({ rule, why });

/** `movers` make room for each other: where they stood is free, wherever in the order they go (E2-GEO-06, E2-GEO-21). */
export function draftMove(
  table: Table,
  state: State,
  unit: number,
  movers: readonly number[] = [],
): MoveDraft {
  const standing = movers.filter((id) => state.models[id]?.where === 'table');
  const retreated = new Set<number>();
  const { real, models, bases, ways, spent, walked, notes } = makeDraft(state.models, standing, [retreated]);
  // Spelt out: a spread is slow, and drafts are made by the thousand.
  return {
    real,
    models,
    bases,
    ways,
    spent,
    walked,
    notes,
    table,
    state,
    unit,
    retreated,
    detached: null,
  };
}

/** Puts a model's copy on a place. */
export function putDown(
  draft: MoveDraft,
  id: number,
  x: number,
  y: number,
  heading: number,
  base: Polygon = baseOf(draft.table, id, x, y, heading),
): void {
  const model = change(draft, id);
  model.where = 'table';
  model.x = x;
  model.y = y;
  model.heading = heading;
  model.carrier = 0;
  model.building = 0;
  model.wall = -1;
  draft.bases.set(id, base);
}

/** The base of a model as drafted; its carrier's while it is aboard. */
export function draftedBase(draft: MoveDraft, id: number): Polygon {
  const model = drafted(draft, id);
  const at = model.where === 'aboard' ? model.carrier : id;
  return draft.bases.get(at) ?? baseAt(draft.table, draft.state, at);
}

/** Whether a base would overlap another model as things are drafted. */
export function isTaken(draft: MoveDraft, id: number, base: Polygon): boolean {
  const { table, state, models } = draft;
  if (overlapsAny(standing(table, state), base, (other) => other !== id && !models.has(other))) return true;
  return overlapsDrafted(draft, id, base, (other) => drafted(draft, other).where === 'table');
}
