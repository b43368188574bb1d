/** A plan on the table: shown with what can be done to it, and shown anew when it has been changed. */

import type { Refusal } from '../../../kernel/contract.ts';
import type { FieldTable, Offer } from '../../games/adapter.ts';
import { askFor, type Edit, type Opened } from '../picks.ts';
import { explain, isResting, type Moment, show } from '../pressing.ts';
import type { Controls } from './use-controls.ts';

interface Planning {
  readonly table: FieldTable;
  /** The table as it is when something is pressed. */
  controls(): Controls;
  readonly at: Moment;
}

/** Shows what was found, or why there is nothing; false when it means nothing at all. */
export function openPlan(planning: Planning, found: Offer | Refusal | null, unit: number): boolean {
  const { at } = planning;
  if (!found) return false;
  if ('why' in found) {
    const { open, shown } = at.picks;
    explain({ ...at, selected: unit }, found, unit);
    // What was planned stays; only the change is refused.
    if (open) at.pick({ open, shown });
    return true;
  }
  show(at, found.text, cardOf(planning, found, unit));
  if (unit > 0) at.pick({ unit });
  return true;
}

/** The card of a plan. */
export function cardOf({ table, controls }: Omit<Planning, 'at'>, plan: Offer, unit: number): Opened {
  const { look } = controls();
  const ask = isResting(look) ? null : askFor(look, unit);
  const again = (found: Offer | Refusal | null) =>
    openPlan({ table, controls, at: controls().moment() }, found, unit);
  const edits = (ask ? table.edits(ask, plan) : []).map(
    ({ make, ...edit }): Edit => ({ ...edit, run: () => void again(make()) }),
  );
  return {
    key: `plan ${plan.text}`,
    label: plan.label,
    look: plan.look,
    offers: plan.instead ? [plan, { ...plan.instead, word: 'Go as near as can be' }] : [plan],
    ...(edits.length > 0 ? { edits } : {}),
  };
}
