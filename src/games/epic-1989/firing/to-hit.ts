/** HIT: what must be rolled, with all that makes it easier or harder. */
import type { InfantryLine, VehicleLine } from '../cards/weapons.ts';
import { orderOfTarget, orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** A part of the sum, for odds and reports. */
export interface Modifier {
  readonly what: string;
  readonly plus: number;
  readonly rule: string;
}

export interface Conditions {
  readonly firer: number;
  readonly target: number;
  readonly snap: boolean;
  readonly cover: 'none' | 'soft' | 'hard';
}

/** E1-PLAS-02: they never gain by first fire orders. */
const NEVER_FIRST = new Set(['plasma-gun', 'heavy-plasma-gun']);

/** E1-HIT-02, E1-HIT-07: by the orders of this turn. */
export function againstVehicle(
  table: Table,
  state: State,
  { firer, target, snap, cover }: Conditions,
  line: VehicleLine,
): Modifier[] {
  const own = orderOfUnit(table, state, firer);
  const all: Modifier[] = [];
  const add = (what: string, plus: number, rule = 'E1-HIT-02') => {
    if (plus !== 0) all.push({ what, plus, rule });
  };
  if (own === 'first' && !snap && !NEVER_FIRST.has(line.weapon)) add('first fire orders', 1, 'E1-ORD-04'); // E1-SNAP-05
  if (own === 'charge') add('charge orders', -1, 'E1-ORD-06');
  if (target < 0) {
    add('a building', 1); // E1-HIT-08
    return all;
  }
  if (orderOfTarget(table, state, target) === 'fall-back') add('it falls back', -1, 'E1-ORD-07'); // E1-SNAP-19
  if (cover !== 'none') add('cover', -1, 'E1-COVER-09');
  const { card } = table.units[target];
  if (card.is !== 'stand') add('its armour', card.armour, 'E1-CARD-03');
  return all;
}

/** E1-HIT-03: first fire orders give nothing against infantry. */
export function againstInfantry(
  table: Table,
  state: State,
  { firer, target, cover }: Conditions,
): Modifier[] {
  const all: Modifier[] = [];
  if (orderOfUnit(table, state, firer) === 'charge')
    all.push({ what: 'charge orders', plus: -1, rule: 'E1-ORD-06' });
  if (orderOfTarget(table, state, target) === 'fall-back')
    all.push({ what: 'it falls back', plus: -1, rule: 'E1-ORD-07' });
  if (cover === 'soft') all.push({ what: 'soft cover', plus: -1, rule: 'E1-COVER-10' });
  if (cover === 'hard') all.push({ what: 'hard cover', plus: -2, rule: 'E1-COVER-11' });
  return all;
}

/** E1-HIT-01, E1-HIT-04: the score from the table less all that is added to the roll. */
export function neededScore(
  line: VehicleLine | InfantryLine,
  band: 'short' | 'long',
  modifiers: readonly Modifier[],
): number {
  const score = band === 'short' ? line.hitShort! : line.hitLong!;
  return score - modifiers.reduce((sum, { plus }) => sum + plus, 0);
}

/** E1-HIT-05, E1-HIT-06: whether a die hits, or must be confirmed. */
export function hitBy(needed: number, die: number): 'hit' | 'miss' | 'confirm' {
  if (needed <= 6) return die >= Math.max(needed, 2) ? 'hit' : 'miss';
  return die === 6 ? 'confirm' : 'miss';
}

/** E1-HIT-06: what the second die must show where 7 or more is needed. */
export function confirmedOn(needed: number): number {
  return Math.min(needed - 3, 6);
}
