import { Problem } from '../kernel/contract.ts';
import type { Board } from './board.ts';
import { NOWHERE } from './standing.ts';

type Marks = Board['marks'];

/** The squares of each ladder, and of each pit with its landing: the counters with one letter belong together. */
function* endsOf(
  marks: Marks,
): Generator<{ mark: string; squares: readonly number[]; landing: string | null }> {
  for (const [mark, squares] of Object.entries(marks)) {
    if (mark.startsWith('ladder ')) yield { mark, squares, landing: null };
    if (mark.startsWith('pit ')) yield { mark, squares, landing: mark.replace('pit', 'landing') };
  }
}

/** Pairs of squares that a ladder or a pit joins, as drawn: nothing is checked. */
export function joinedBy(marks: Marks): [number, number][] {
  const joined: [number, number][] = [];
  for (const { squares, landing } of endsOf(marks)) {
    const ends = landing === null ? squares : [...squares, ...(marks[landing] ?? [])];
    for (const end of ends.slice(1)) joined.push([ends[0], end]);
  }
  return joined;
}

/**
 * Per square the one that a ladder or pit leads to, or NOWHERE: a ladder joins two squares, a pit leads to the landing with
 * its letter, if there is one, and the landing back to it.
 */
export function linkSquares({ size, marks }: Board): Int16Array {
  const link = new Int16Array(size).fill(NOWHERE);
  const must = (mark: string, count: number, words: string): void => {
    if (marks[mark].length !== count) throw new Problem(`legend: "${mark}" must be on exactly ${words}.`);
  };
  const join = (a: number, b: number): void => {
    link[a] = b;
    link[b] = a;
  };
  for (const { mark, squares, landing } of endsOf(marks)) {
    if (landing === null) {
      must(mark, 2, 'two squares');
      join(squares[0], squares[1]);
      continue;
    }
    must(mark, 1, 'one square');
    if (!marks[landing]?.length) continue;
    must(landing, 1, 'one square');
    join(squares[0], marks[landing][0]);
  }
  return link;
}
