/** A sensible order for somebody who does not want to think about this detachment: by what it is and how far the enemy stands. */

import type { Order } from '../../../games/epic-1989/state.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import { passengersOf } from '../../../games/epic-1989/transport/boarding.ts';
import type { View } from './game.ts';

/** u in a centimetre. */
const CM = 100;
/** Within this, most weapons of a detachment that stands reach somebody. */
const RANGE = { vehicle: 60 * CM, stand: 40 * CM } as const;
/** A charge arrives, more or less. */
const CHARGE = { jumps: 26 * CM, foot: 14 * CM } as const;

export function suggested(table: Table, view: View, id: number, may: readonly Order[]): Order {
  const wanted = wishesFor(table, view, id);
  return wanted.find((order) => may.includes(order)) ?? may[0];
}

function wishesFor(table: Table, view: View, id: number): readonly Order[] {
  const own = table.detachments[id].units.filter((unit) => view.units[unit].where === 'table');
  if (own.length === 0) return ['advance', 'none'];
  const { card } = table.units[own[0]];
  const near = nearestFoe(table, view, own);
  const carries = own.some((unit) => passengersOf(view.units, unit).length > 0);
  if (card.is === 'stand') {
    const reach = card.jumps ? CHARGE.jumps : CHARGE.foot;
    if (card.jumps && near < reach) return ['charge', 'advance'];
    return near < RANGE.stand ? ['first', 'advance'] : ['advance', 'charge'];
  }
  if (carries) return ['advance', 'charge'];
  return near < RANGE.vehicle ? ['first', 'advance'] : ['advance'];
}

function nearestFoe(table: Table, view: View, own: readonly number[]): number {
  const { side } = table.units[own[0]];
  let best = Number.POSITIVE_INFINITY;
  for (const foe of view.units) {
    if (!foe || foe.where !== 'table' || table.units[foe.id].side === side) continue;
    for (const id of own)
      best = Math.min(best, Math.hypot(foe.x - view.units[id].x, foe.y - view.units[id].y));
  }
  return best;
}
