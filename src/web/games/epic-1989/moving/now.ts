/** What is being moved just now: a segment's next detachment, or the rest of a plan that was interrupted. */
import { hurries } from '../../../../games/epic-1989/heroic/heroes.ts';
import { rateOf } from '../../../../games/epic-1989/movement/limits.ts';
import { moversOf } from '../../../../games/epic-1989/movement/movers.ts';
import { orderOfUnit } from '../../../../games/epic-1989/orders/orders.ts';
import type { MoveSegment } from '../../../../games/epic-1989/state.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import { strideRate } from '../../../../games/epic-1989/titans/rates.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { EpicAsk, View } from '../game.ts';

export interface Now {
  readonly segment: MoveSegment;
  /** The one whose plan is made anew; 0 where any may be chosen. */
  readonly detachment: number;
  /** Whose way is not finished; 0 for nobody's. */
  readonly unit: number;
}

export function isMoving({ decision }: Pick<EpicAsk, 'decision'>): boolean {
  return ['move', 'rest', 'turn'].includes(decision.kind);
}

export function nowAt(view: View): Now | null {
  const step = topStep(view);
  if (step?.do === 'moves' || step?.do === 'strides')
    return { segment: step.segment, detachment: 0, unit: 0 };
  if (step?.do === 'march') return { segment: step.segment, detachment: step.detachment, unit: step.unit };
  return null;
}

/** Those of a detachment that a plan made now can move, on the table. */
export function moversNow(table: Table, view: View, now: Now, detachment: number): number[] {
  return moversOf(table, view, now.segment, detachment).filter((id) => view.units[id].where === 'table');
}

/** How far a unit may still go, in u. */
export function leftToGo(table: Table, view: View, { segment }: Now, id: number): number {
  const { card } = table.units[id];
  if (card.is === 'titan') return Math.max(0, strideRate(table, view, id, segment) - view.units[id].spent);
  const order =
    card.is === 'vehicle' ? segment : hurries(table, view, id) ? 'charge' : orderOfUnit(table, view, id);
  return Math.max(0, rateOf(card, order) - view.units[id].spent);
}
