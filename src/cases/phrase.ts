/** Words for messages about actions and decisions. */
import { Problem } from '../kernel/contract.ts';
import type { Placed } from './case.ts';
import { problemAt } from './problem.ts';
import type { CaseRun } from './run.ts';

/** The action a case writes. Text that nobody can read is a `Problem` at its place. */
export function parsed({ table, state }: CaseRun, { value, place }: Placed<string>): unknown {
  try {
    return table.game.notation.parse(state, table.translate(state, value));
  } catch (error) {
    throw error instanceof Problem ? problemAt(place, `'${value}': ${error.message}`) : error;
  }
}

/** Who is asked what now. */
export function asked({ table, state }: CaseRun): string {
  const decisions = table.game
    .pending(state)
    .map(({ seat, kind, rule }) => `${seat} asked '${kind}' (${rule})`);
  return decisions.join(', ') || 'nobody asked anything';
}

/** Every action listed for a seat, in notation. */
export function shown({ table, state }: CaseRun, seat: string): string[] {
  return table.game.actions(state, seat).map((action) => table.game.notation.print(state, action));
}

/** What is wrong with an action that should be allowed: refused, not listed, or written in a way that does not read back. */
export function judged(run: CaseRun, seat: string, written: string, action: unknown): string | null {
  const { game } = run.table;
  const text = game.notation.print(run.state, action);
  const again = game.notation.print(run.state, game.notation.parse(run.state, text));
  if (again !== text) return `The notation '${text}' reads back as '${again}'.`;
  const refusal = game.check(run.state, seat, action);
  if (refusal)
    return `Expected '${written}' to be allowed, found it refused by ${refusal.rule}: ${refusal.why}`;
  const sample = game.pending(run.state).find((asked) => asked.seat === seat)?.sample;
  if (run.adapter.exhaustive && !sample && !shown(run, seat).includes(text))
    return `'${written}' is allowed, but '${text}' is not among the actions listed for ${seat}.`;
  return null;
}

/** `marine M move N`: who, and what. */
export function tried(
  { table }: CaseRun,
  { value, place }: Placed<string>,
): { seat: string; text: Placed<string> } {
  const [seat, ...rest] = value.split(' ');
  if (!table.game.seats.includes(seat))
    throw problemAt(place, `Begin with who tries it, as in '${table.game.seats[0]} ${value}'.`);
  return { seat, text: { value: rest.join(' '), place } };
}
