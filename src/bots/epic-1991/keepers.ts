/** E2-VP-02: an enemy who alone keeps an objective from us is worth a shot for that. */
import { foeOf, type Side, type State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';

const CAPTURE = 1500;
const COUNTER = 5;
const BASE = 100;
/** Others may still move up, or fall. */
const SURE = 0.7;

/** The enemies of `side` without whom a counter would fall otherwise, and what that is worth, in victory points. */
export function keepersOf(table: Table, state: State, side: Side): Map<number, number> {
  const worths = new Map<number, number>();
  for (const { x, y, holder } of state.objectives) {
    let own = Number.POSITIVE_INFINITY;
    let first = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    let keeper = 0;
    for (const model of state.models) {
      if (model?.where !== 'table') continue;
      const gap = Math.max(0, Math.sqrt((model.x - x) ** 2 + (model.y - y) ** 2) - BASE);
      if (gap > CAPTURE) continue;
      if (table.models[model.id].side === side) own = Math.min(own, gap);
      else if (gap < first) {
        second = first;
        first = gap;
        keeper = model.id;
      } else second = Math.min(second, gap);
    }
    const foe = foeOf(side);
    const points = (near: number) => {
      const taker = near < own ? foe : own < near ? side : null;
      if (taker === null || taker === holder) return 0;
      return (holder === null ? COUNTER : 2 * COUNTER) * (taker === side ? 1 : -1);
    };
    const worth = SURE * (points(second) - points(first));
    if (keeper > 0 && worth > 0) worths.set(keeper, (worths.get(keeper) ?? 0) + worth);
  }
  return worths;
}
