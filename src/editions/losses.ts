/** What several attacks come to together. Whoever is gone cannot be lost again; apart from that no attack changes another. */
import { ALWAYS, type Fraction, fraction, NEVER, plus, times } from '../games/epic-1991/odds/fraction.ts';
import type { Attack } from './position.ts';

export interface Losses {
  /** The chance of each piece to be lost. */
  readonly each: ReadonlyMap<number, Fraction>;
  /** The chance that so many are lost, from none on. */
  readonly many: readonly Fraction[];
  readonly expected: Fraction;
}

export function lossesOf(attacks: readonly Attack[]): Losses {
  let now = new Map<string, Fraction>([['', ALWAYS]]);
  for (const { at, falls } of attacks) {
    const next = new Map<string, Fraction>();
    const add = (gone: string, odds: Fraction) => next.set(gone, plus(next.get(gone) ?? NEVER, odds));
    for (const [gone, odds] of now) {
      const lost = listed(gone);
      if (lost.includes(at))
        add(gone, odds); // its target is gone
      else for (const one of falls) add(written([...lost, ...one.pieces]), times(odds, one.odds));
    }
    now = next;
  }
  const each = new Map<number, Fraction>();
  const many: Fraction[] = [];
  let expected = NEVER;
  for (const [gone, odds] of now) {
    const lost = listed(gone);
    for (const piece of lost) each.set(piece, plus(each.get(piece) ?? NEVER, odds));
    many[lost.length] = plus(many[lost.length] ?? NEVER, odds);
    expected = plus(expected, times(odds, fraction(lost.length, 1)));
  }
  return { each, many: Array.from(many, (odds) => odds ?? NEVER), expected };
}

function listed(gone: string): number[] {
  return gone === '' ? [] : gone.split(' ').map(Number);
}

function written(lost: readonly number[]): string {
  return [...new Set(lost)].sort((a, b) => a - b).join(' ');
}
