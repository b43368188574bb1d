/** Words for messages about actions and decisions. */
import { Problem } from '../kernel/contract.ts';
import type { Placed } from './case.ts';
import { problemAt } from './problem.ts';
import type { Run } from './run.ts';

/** The action a case writes. Text that nobody can read is a `Problem` at its place. */
export function parsed({ table, state }: Run, { value, place }: Placed<string>): unknown {
  try {
    return table.game.notation.parse(state, table.translate(state, value));
  } catch (error) {
    throw error instanceof Problem ? problemAt(place, `'${value}': ${error.message}`) : error;
  }
}

/** Who is asked what now. */
export function asked({ table, state }: Run): string {
  const decisions = table.game
    .pending(state)
    .map(({ seat, kind, rule }) => `${seat} asked '${kind}' (${rule})`);
  return decisions.join(', ') || 'nobody asked anything';
}

/** Every action listed for a seat, in notation. */
export function shown({ table, state }: Run, seat: string): string[] {
  return table.game.actions(state, seat).map((action) => table.game.notation.print(state, action));
}
