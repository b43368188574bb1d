/** Models as they would be, without touching those that are: a move is looked at on a draft before it is made real. */
import { overlaps } from './distance.ts';
import type { Path } from './paths.ts';
import type { Polygon } from './shapes.ts';

export interface Draft<Model> {
  /** The models as they stand, by number. */
  readonly real: readonly Model[];
  /** Those that make room for each other: the real ones until they are changed, then copies. */
  readonly models: Map<number, Model>;
  /** Where those of them are that were put down on the table. */
  readonly bases: Map<number, Polygon>;
  /** The way each model's middle has taken, flat, from where it stood. */
  readonly ways: Map<number, number[]>;
  /** What each model has spent. */
  readonly spent: Map<number, number>;
  /** Models that have walked a leg which nothing has interrupted since. */
  readonly walked: Set<number>;
  /** Whatever else a game notes of its models, by number. */
  readonly notes: readonly Set<number>[];
}

/** `movers` make room for each other: where they stood is free, wherever in the order they go. */
export function makeDraft<Model>(
  real: readonly Model[],
  movers: Iterable<number> = [],
  notes: readonly Set<number>[] = [],
): Draft<Model> {
  const models = new Map<number, Model>();
  for (const id of movers) models.set(id, real[id]);
  return {
    real,
    models,
    bases: new Map(),
    ways: new Map(),
    spent: new Map(),
    walked: new Set(),
    notes,
  };
}

/** A model as drafted; never change what this gives. */
export function drafted<Model>({ models, real }: Draft<Model>, id: number): Model {
  return models.get(id) ?? real[id];
}

/** A copy of a model to be changed. */
export function change<Model>(draft: Draft<Model>, id: number): Model {
  const model = drafted(draft, id);
  if (model !== draft.real[id]) return model;
  const copy = { ...model };
  draft.models.set(id, copy);
  return copy;
}

/** Notes the way a model has gone on, and what that cost. */
export function noteWay<Model>({ ways, spent }: Draft<Model>, id: number, way: Path, cost: number): void {
  const whole = ways.get(id);
  ways.set(id, whole ? [...whole, ...way] : [...way]);
  spent.set(id, (spent.get(id) ?? 0) + cost);
}

/** Takes a model's part in a draft back; it still makes room. */
export function takeBack<Model>(draft: Draft<Model>, id: number): void {
  draft.models.set(id, draft.real[id]);
  for (const list of [draft.bases, draft.ways, draft.spent, draft.walked, ...draft.notes]) list.delete(id);
}

/** What comes of something that a model alone does from where it really stands; the draft is left as it was, unless the model `stays` so. */
export function tryAnew<Model, T>(
  draft: Draft<Model>,
  id: number,
  attempt: () => T,
  stays: (result: T) => boolean = () => false,
): T {
  const maps: Map<number, unknown>[] = [draft.models, draft.bases, draft.ways, draft.spent];
  const sets = [draft.walked, ...draft.notes];
  const was = maps.map((map) => map.get(id));
  const had = sets.map((set) => set.has(id));
  takeBack(draft, id);
  const result = attempt();
  if (stays(result)) return result;
  maps.forEach((map, i) => {
    if (was[i] === undefined) map.delete(id);
    else map.set(id, was[i]);
  });
  sets.forEach((set, i) => {
    if (had[i]) set.add(id);
    else set.delete(id);
  });
  return result;
}

/** Whether a base would overlap that of a drafted model other than this one; `counts` says who is still on the table. */
export function overlapsDrafted<Model>(
  { bases }: Draft<Model>,
  id: number,
  base: Polygon,
  counts: (other: number) => boolean,
): boolean {
  for (const [other, theirs] of bases)
    if (other !== id && overlaps(theirs, base) && counts(other)) return true;
  return false;
}
