/** A force being bought: for whom, for which battle, and what it comes to. */
import { readOptions } from '../../../../games/epic-1989/battle.ts';
import {
  type Budget,
  budgetFor,
  checkForce,
  type ForceProblem,
  overspent,
} from '../../../../games/epic-1989/forces/check.ts';
import type { ForceFile } from '../../../../games/epic-1989/forces/file.ts';
import { type Bought, priceOf, supportPrice } from '../../../../games/epic-1989/forces/force.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';

export type ForceList = ForceFile;

/** Anything the players may agree on: what a battle leaves out it says when the force is mustered. */
const AGREED = {
  ...readOptions({ 'own-force': true, 'non-standard': true, elite: true, titans: true }),
  support: true,
  mineLoad: true,
};

export function newList(side: Side): ForceList {
  const name = side === 'imperial' ? 'New Imperial force' : 'New Rebel force';
  return { name, side, scenario: null, points: 2000, force: { detachments: [], support: [] } };
}

export function budgetOf({ scenario, side, points }: ForceList): Budget {
  return budgetFor(scenario, side, points);
}

export function problemsOf(list: ForceList): ForceProblem[] {
  const { scenario, side, force } = list;
  return checkForce(force, { scenario, side, budget: budgetOf(list), options: AGREED });
}

/** What a purse holds and what is taken out of it: one, or a second for reinforcements (E1-FORCE-02). */
export interface Purse {
  readonly word: string;
  readonly spent: number;
  readonly points: number;
}

export function pursesOf(list: ForceList): readonly Purse[] {
  const { points, later } = budgetOf(list);
  const { detachments } = list.force;
  const sum = (bought: readonly Bought[]) => bought.reduce((all, one) => all + priceOf(one), 0);
  const support = supportPrice(list.force);
  if (later === null) return [{ word: 'points', spent: sum(detachments) + support, points }];
  return [
    { word: 'points at the start', spent: sum(detachments.filter((one) => !one.later)), points },
    {
      word: 'points for reinforcements',
      spent: sum(detachments.filter((one) => one.later)) + support,
      points: later,
    },
  ];
}

export function overOf(list: ForceList): number {
  const budget = budgetOf(list);
  return overspent(list.force, budget, budget.points);
}

export function withBought(list: ForceList, ...detachments: readonly Bought[]): ForceList {
  return { ...list, force: { ...list.force, detachments: [...list.force.detachments, ...detachments] } };
}

export function changed(list: ForceList, at: number, by: Partial<Bought>): ForceList {
  const detachments = list.force.detachments.map((one, i) => (i === at ? { ...one, ...by } : one));
  return { ...list, force: { ...list.force, detachments } };
}

export function without(list: ForceList, at: number): ForceList {
  const detachments = list.force.detachments.filter((_, i) => i !== at);
  return { ...list, force: { ...list.force, detachments } };
}

/** So many counters of one kind. */
export function withCounters(list: ForceList, id: string, many: number): ForceList {
  const others = list.force.support.filter((one) => one !== id);
  return {
    ...list,
    force: { ...list.force, support: [...others, ...Array.from({ length: many }, () => id)] },
  };
}

/** Battles of other points keep no reinforcements. */
export function forBattle(
  list: ForceList,
  by: Partial<Pick<ForceList, 'scenario' | 'side' | 'points'>>,
): ForceList {
  const next = { ...list, ...by };
  if (budgetOf(next).later !== null) return next;
  const detachments = next.force.detachments.map((one) => ({ ...one, later: false }));
  return { ...next, force: { ...next.force, detachments } };
}
