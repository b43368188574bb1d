/** The names a case gives to what a game on a table in centimetres knows by number. */
import { CM, PATTERNS, type Point, readPoint } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';

export type Numbers = ReadonlyMap<string, number>;

/** The number of that name as text; null when nothing has it. */
export function numberOf(among: Numbers, name: string): string | null {
  const found = among.get(name);
  return found === undefined ? null : String(found);
}

/** The case's name of a number; 'none' for 0. */
export function nameOf(among: Numbers, id: number): string {
  for (const [name, number] of among) if (number === id) return name;
  return 'none';
}

/** Every name in a word of notation by what it stands for; others stay as they are. */
export function swapNames(word: string, by: (name: string, before: string) => string | null): string {
  return word.replace(/[A-Za-z][\w-]*/g, (name, at: number) => by(name, word[at - 1] ?? '') ?? name);
}

/** A word in two parts with something between, where both parts make sense. */
export function splitWord(
  word: string,
  by: RegExp,
  fits: (left: string, how: string, right: string) => boolean,
): [string, string, string] | null {
  for (const found of word.matchAll(by)) {
    const [left, right] = [word.slice(0, found.index), word.slice(found.index + found[0].length)];
    if (fits(left, found[0], right)) return [left, found[0], right];
  }
  return null;
}

/** A value of a case as events and facts have it: u for the cm of x and y, and for a text what `by` says, its key given. */
export function inNumbers(key: string, value: unknown, by: (key: string, text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inNumbers(key, item, by));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, item]) => [inner, inNumbers(inner, item, by)]),
    );
  if ((key === 'x' || key === 'y') && typeof value === 'number') return Math.round(value * CM);
  return typeof value === 'string' ? by(key, value) : value;
}

/** A place as facts show it. */
export function inCm({ x, y }: Point): [number, number] {
  return [x / CM, y / CM];
}

const POINT = new RegExp(`^${PATTERNS.point}$`);

/** What a line of sight leads to, as in `sees: { R1: [G1, '40,30'] }`: a model by number, or a point. */
export function aimOf(models: Numbers, target: string): number | Point {
  const point = POINT.exec(target);
  return point ? readPoint(point[1], point[2]) : modelNamed(models, target);
}

export function modelNamed(models: Numbers, name: string): number {
  const found = models.get(name);
  if (found === undefined) throw new Problem(`Nobody is called '${name}'.`);
  return found;
}

/** A direction drawn: degrees. */
export function drawnDirection(value: string): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 359)
    throw new Problem(`'${value}' is not a direction from 0 to 359.`);
  return Number(value);
}
