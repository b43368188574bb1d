/**
 * How much may come from outside. Far above anything a person writes or plays, far below what would stop a page or a
 * machine. Every limit stands here, and is asked for before the work it limits.
 */
import { Problem } from './contract.ts';

export const LIMITS = {
  /** Characters of a mission, campaign, force, army, battle or file of cases. */
  text: 100_000,
  /** Characters of a match file, and of its head. */
  match: 4_000_000,
  head: 100_000,
  /** Lines of a match file. */
  lines: 50_000,
  /** Actions of a match, and characters of one. */
  actions: 20_000,
  action: 20_000,
  /** Lines `undo to N` in a match. */
  undos: 500,
  /** Lists and maps inside one another. */
  depth: 40,
  /** Values, keys and items of one file, or of the setup of a match. */
  values: 20_000,
  /** The same of a position that a match file holds. */
  position: 300_000,
  /** Levels of a board, rows and columns of one, and floor squares of them all. */
  levels: 9,
  side: 100,
  floor: 1_000,
  /** Pieces of terrain on a table in centimetres, corners of one, and objectives. */
  pieces: 100,
  corners: 100,
  objectives: 50,
  /** Characters of a file with everything a browser keeps, and records in it. */
  backup: 100_000_000,
  records: 20_000,
  /** Letters of a shared link, and characters of the match in it. */
  link: 8_000,
  shared: 300_000,
} as const;

/** Refuses what is more than a limit, in a sentence that names it: 'A mission has at most 9 levels, not 12.' */
export function within(
  count: number,
  most: number,
  what: string,
  things: string,
  place?: { line?: number; column?: number },
): void {
  if (count > most)
    throw new Problem(`${what} has at most ${figures(most)} ${things}, not ${figures(count)}.`, place);
}

/** Refuses data that is too deep (or runs in a circle) or too much. */
export function withinData(data: unknown, what: string, most: number = LIMITS.values): void {
  let values = 0;
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > LIMITS.depth) throw new Problem(tooDeep(what));
    const inside = Object.values(value);
    values += inside.length;
    within(values, most, what, 'values');
    for (const item of inside) look(item, depth + 1);
  };
  look(data, 1);
}

export function tooDeep(what: string): string {
  return `${what} has lists and maps at most ${LIMITS.depth} deep.`;
}

/** 20000 as '20,000'. */
function figures(n: number): string {
  return n < 1000 ? String(n) : `${figures(Math.floor(n / 1000))},${String(n % 1000).padStart(3, '0')}`;
}
