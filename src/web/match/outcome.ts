import type { Outcome } from '../../kernel/contract.ts';
import type { Table } from '../games/adapter.ts';

/** A result as the table calls the sides. */
export function outcomeAt({ called }: Pick<Table, 'called'>, outcome: Outcome | null): Outcome | null {
  return outcome && called ? { ...outcome, why: called(outcome.why) } : outcome;
}
