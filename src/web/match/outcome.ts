import type { Outcome } from '../../kernel/contract.ts';
import type { Table } from '../games/adapter.ts';

/** A result as the table calls the sides. */
export function outcomeAt({ ended }: Pick<Table, 'ended'>, outcome: Outcome | null): Outcome | null {
  return outcome && ended ? { ...outcome, why: ended(outcome.why) } : outcome;
}
