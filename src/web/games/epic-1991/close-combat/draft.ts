/** A combat being paired off or put in order. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import { edgesOf, groupsOf, type Pair, pairings } from '../../../../games/epic-1991/close-combat/pairings.ts';
import type { Group } from '../../../../games/epic-1991/steps.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { Epic, View } from '../game.ts';

export type Bout = Extract<Action, { do: 'pairs' | 'sequence' }>;

/** The answer to begin with, whatever is asked of a combat; null where none is asked. */
export function firstBout({ table }: Epic, view: View): Bout | null {
  const step = topStep(view);
  if (step?.do === 'group') return { do: 'sequence', models: [...step.left] };
  if (step?.do !== 'combat') return null;
  if (step.stage === 'order') return { do: 'sequence', models: step.groups.map(({ one }) => one) };
  return { do: 'pairs', pairs: pairings(step.models, edgesOf(table, view, step.models), 1)[0] };
}

/** Whom a model in the combat could fight. */
export function rivalsOf({ table }: Epic, view: View, id: number): number[] {
  const step = topStep(view);
  if (step?.do !== 'combat') return [];
  return edgesOf(table, view, step.models).flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}

/**
 * The same combat with these two against each other, and with all that was wished before (`wished`); the rest as it was
 * where that can be. Null when somebody would be left out.
 */
export function paired(
  { table }: Epic,
  view: View,
  now: readonly Pair[],
  wished: readonly Pair[],
  pair: Pair,
): readonly Pair[] | null {
  const step = topStep(view);
  if (step?.do !== 'combat') return null;
  const isNow = (edge: Pair) => now.some(([a, b]) => a === edge[0] && b === edge[1]);
  const edges = edgesOf(table, view, step.models);
  const ordered = [...edges.filter(isNow), ...edges.filter((edge) => !isNow(edge))];
  const kept = wished.filter(([a, b]) => a !== pair[0] || b !== pair[1]);
  return pairings(step.models, ordered, 1, [pair, ...kept])[0] ?? null;
}

/** One of a row moved up (-1) or down (1). */
export function shifted(models: readonly number[], at: number, by: -1 | 1): readonly number[] {
  const to = at + by;
  if (to < 0 || to >= models.length) return models;
  return models.with(at, models[to]).with(to, models[at]);
}

/** The fights as they would be fought: one model against one or several. */
export function groupsIn(view: View, bout: Bout): readonly Group[] {
  if (bout.do === 'pairs') return groupsOf(bout.pairs);
  const step = topStep(view);
  if (step?.do === 'group') return [{ one: step.one, many: bout.models }];
  if (step?.do !== 'combat') return [];
  return bout.models.flatMap((id) => step.groups.find(({ one }) => one === id) ?? []);
}
