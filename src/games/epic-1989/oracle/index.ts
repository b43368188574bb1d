/** The quick answers about sight and cover on one position, held against slow and plain ones; a sentence for each that differs. */
import { aimAt } from '../firing/aim.ts';
import { bearing } from '../firing/bearing.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { plainBearing } from './sight.ts';

/** Every arm of one unit that looks at another. */
export function comparePair(table: Table, state: State, from: number, to: number): string[] {
  const { arms } = table.units[from];
  // all arms of a stand see alike
  return arms
    .filter(({ mount }, i) => mount !== null || i === 0)
    .flatMap((arm, weapon) => {
      const quick = bearing(table, state, aimAt(table, state, from), arm, aimAt(table, state, to));
      const plain = plainBearing(table, state, from, arm, to);
      const told = (what: string, a: boolean, b: boolean) =>
        a === b ? [] : [`${what} of weapon ${weapon} of unit ${from} at ${to}: ${a}, plainly ${b}.`];
      return [
        ...told('arc (E1-ARC-03)', quick.inArc, plain.inArc),
        ...told('sight (E1-LOS-02)', quick.seen, plain.seen),
        // whatever is not in arc is not asked for cover
        ...(quick.inArc ? told('cover (E1-COVER-01)', quick.cover, plain.cover) : []),
      ];
    });
}

/** A few pairs of enemies, other ones from position to position: for soaks. */
export function compareSome(table: Table, state: State, most = 1): string[] {
  const there = state.units.filter((unit) => unit?.where === 'table').map(({ id }) => id);
  const pairs = there.flatMap((a) =>
    there.filter((b) => table.units[a].side !== table.units[b].side).map((b) => [a, b] as const),
  );
  if (pairs.length === 0) return [];
  const at = there.reduce((sum, id) => sum + 31 * state.units[id].x + 7 * state.units[id].y + id, state.turn);
  return Array.from({ length: most }, (_, i) => pairs[(at + 97 * i) % pairs.length]).flatMap(([a, b]) =>
    comparePair(table, state, a, b),
  );
}
