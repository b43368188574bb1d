/** The luck of a match: what was due, what was rolled. */
import type { Seat } from '../../kernel/contract.ts';
import type { Luck } from '../games/adapter.ts';
import type { Lens, Replay } from './replay.ts';

export type By = 'unit' | 'phase' | 'turn';

export interface Sum {
  readonly key: string;
  readonly name: string;
  readonly seat: Seat;
  readonly what: string;
  readonly measure: Luck['measure'];
  readonly rolls: number;
  readonly expected: number;
  readonly actual: number;
  /** How many standard deviations above what was due. */
  readonly luck: number;
}

/** Every throw up to a point, as one reader knows of it. */
export function luckOf({ table, toldAt, viewAt, last }: Replay, lens: Lens, at: number): Luck[] {
  const read = table.luck(viewAt(last, lens));
  return [...Array(at + 1).keys()].flatMap((n) => toldAt(n, lens).flatMap(read));
}

const NAME: Readonly<Record<By, (luck: Luck) => string>> = {
  unit: ({ who }) => who,
  phase: ({ phase }) => phase,
  turn: ({ turn }) => `Turn ${turn}`,
};

/** Adds up what belongs together; what was counted differently stays apart. */
export function sumsOf(throws: readonly Luck[], by: By): Sum[] {
  const groups = new Map<string, Luck[]>();
  for (const one of throws) {
    const key = [one.seat, NAME[by](one), one.what].join(' / ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const seats = [...new Set(throws.map(({ seat }) => seat))].sort();
  return [...groups]
    .map(([key, group]) => add(key, NAME[by](group[0]), group))
    .sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
}

/** One line for each side: everything it threw for. */
export function totalsOf(throws: readonly Luck[]): { seat: Seat; luck: number; rolls: number }[] {
  const seats = [...new Set(throws.map(({ seat }) => seat))].sort();
  return seats.map((seat) => {
    const own = throws.filter((one) => one.seat === seat);
    return { seat, rolls: own.length, luck: add(seat, seat, own).luck };
  });
}

function add(key: string, name: string, group: readonly Luck[]): Sum {
  const total = (pick: (luck: Luck) => number) => group.reduce((sum, luck) => sum + pick(luck), 0);
  const [{ seat, what, measure }] = group;
  const deviation = Math.sqrt(total(({ spread }) => spread));
  const [expected, actual] = [total((luck) => luck.expected), total((luck) => luck.actual)];
  // Throws weigh by how much was left to chance in them, so that hits and points can be added.
  const scaled = group.reduce(
    (sum, luck) => sum + (luck.spread > 0 ? (luck.actual - luck.expected) / Math.sqrt(luck.spread) : 0),
    0,
  );
  const mixed = group.some((luck) => luck.measure !== measure);
  const luck = mixed ? scaled / Math.sqrt(group.length) : deviation > 0 ? (actual - expected) / deviation : 0;
  return { key, name, seat, what, measure, rolls: total(({ rolls }) => rolls), expected, actual, luck };
}

/** In words: luck within one deviation is what most evenings bring. */
export function luckWord(luck: number): string {
  if (luck > 2) return 'very lucky';
  if (luck > 1) return 'lucky';
  if (luck < -2) return 'very unlucky';
  return luck < -1 ? 'unlucky' : 'as expected';
}
