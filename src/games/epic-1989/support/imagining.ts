/** Counters that are face down, and mines that may be dummies, filled in as they could be. */
import type { Random } from '../../../kernel/contract.ts';
import { priceOf } from '../forces/force.ts';
import { termsFor } from '../forces/muster.ts';
import { SEALED, SIDES, type Side, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { COUNTER_IDS, LOADS, ratingOf } from './counters.ts';
import type { Load } from './markers.ts';

export function imagineSupport(table: Table, state: State, random: Random): void {
  for (const side of SIDES) imagineCounters(table, state, side, random);
  for (const step of state.steps)
    if (step.do === 'mines' && step.load === SEALED) step.load = loadFor(table, random);
  const hidden = state.markers.filter(({ load }) => load === SEALED);
  if (hidden.length === 0) return;
  const real = new Map(
    hidden.map(({ id }): [number, Load] => [id, random.below(2) === 0 ? 'mine' : 'dummy']),
  );
  state.markers = state.markers.map((one) =>
    one.load === SEALED ? { ...one, load: real.get(one.id)! } : one,
  );
}

function loadFor({ options }: Table, random: Random): Load {
  return options.mineLoad ? (['mine', 'stasis', 'vortex'] as const)[random.below(3)] : 'mine';
}

function shuffled<T>(those: readonly T[], random: Random): T[] {
  const rest = [...those];
  return Array.from({ length: rest.length }, () => rest.splice(random.below(rest.length), 1)[0]);
}

/** Any that his points could have paid for, among them the barrages that were seen. */
function imagineCounters(table: Table, state: State, side: Side, random: Random): void {
  const { ready, seen } = state.chests[side];
  const laid = state.units.filter((unit) => unit?.support === SEALED && table.units[unit.id].side === side);
  const force = state.forces?.[side];
  const sealed = force && typeof force === 'object' && force.support.includes(SEALED) ? force : null;
  const many = sealed ? sealed.support.length : 0;
  const unknown = ready.includes(SEALED) || laid.length > 0 ? ready.length + laid.length : 0;
  if (many === 0 && unknown === 0) return;
  const { budget, options } = termsFor(table, side);
  const spent = sealed ? sealed.detachments.reduce((sum, one) => sum + priceOf(one), 0) : 0;
  const most = sealed
    ? Math.min(budget.support, budget.points + (budget.later ?? 0) + 70 - spent)
    : budget.support;
  const kinds = COUNTER_IDS.filter((id) => options.mineLoad || !(LOADS as readonly string[]).includes(id));
  const isOut = (id: string) => state.units.some((unit) => unit?.faceUp && unit.support === id);
  const drawn = seen.filter((id) => !isOut(id)).slice(0, unknown);
  while (drawn.length < Math.max(many, unknown)) drawn.push(kinds[random.below(kinds.length)]);
  const price = () => drawn.reduce((sum, id) => sum + ratingOf(id), 0);
  for (let i = drawn.length - 1; i >= 0 && price() > most; i--)
    drawn[i] = random.below(2) === 0 ? 'light' : 'blind';
  const now = shuffled(drawn.slice(0, unknown), random);
  for (const unit of laid) state.units[unit.id].support = now.pop()!;
  if (ready.includes(SEALED)) {
    const inHand = now.sort((a, b) => COUNTER_IDS.indexOf(a) - COUNTER_IDS.indexOf(b));
    state.chests = { ...state.chests, [side]: { ready: inHand, seen } };
  }
  if (sealed)
    state.forces = {
      ...state.forces!,
      [side]: { ...sealed, support: drawn.slice(0, sealed.support.length) },
    };
}
