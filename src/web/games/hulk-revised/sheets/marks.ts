/** What the characters of a mission's map stand for, as the painter shows and offers them. */
import type { MarineRow } from '../../../../games/hulk-revised/setting-up/mission.ts';
import type { Brush } from '../../../sheets/draft.ts';
import { type Data, rows } from '../../../sheets/draft-text.ts';
import { mapNames, marksOf } from '../../../sheets/marks.ts';
import { marineSymbol } from '../symbols.ts';

export const BRUSHES: readonly Brush[] = [
  { char: '.', word: 'Floor' },
  { char: '#', word: 'Wall' },
  { char: 'D', word: 'Closed door' },
  { char: 'd', word: 'Open door' },
  { char: 'J', word: 'Jammed door' },
  { char: 'E', word: 'Entry area', symbol: 'm-entry', side: 'stealer' },
];

const SYMBOLS: Readonly<Record<string, string>> = {
  objective: 'm-objective',
  exit: 'm-flag',
  blip: 'b-blip',
  rubble: 'm-rubble',
  duct: 'm-duct',
  object: 'm-object',
  ladder: 'm-ladder-up',
  pit: 'm-pitfall',
  landing: 'm-ladder-down',
  sentry: 'm-sentry',
};

export function look(data: Data, mark: string): Omit<Brush, 'char'> {
  const number = /^marine (\d+)$/.exec(mark)?.[1];
  if (!number) {
    const [kind] = mark.split(' ');
    const symbol = SYMBOLS[kind];
    const side = kind === 'blip' ? 'stealer' : kind === 'sentry' ? 'marine' : undefined;
    return { word: mark, ...(symbol && { symbol }), ...(side && { side }) };
  }
  const row = rows(data.marines)[Number(number) - 1];
  const symbol = row
    ? marineSymbol({ ranged: 'storm-bolter', assault: 'power-glove', cyclone: null, ...row } as MarineRow)
    : 'u-bolter';
  return { word: row?.name ? `${mark}, ${row.name}` : mark, symbol, side: 'marine' };
}

/** Marks the legend does not have yet. */
export function offersFor(data: Data): string[] {
  const had = new Set([...marksOf(data).values()].flat());
  const numbered = (word: string, count: number) => [...Array(count).keys()].map((i) => `${word} ${i + 1}`);
  const letter = (word: string) =>
    [...'ABCDEFGH'].map((one) => `${word} ${one}`).find((mark) => !had.has(mark));
  const free = [
    ...numbered('marine', rows(data.marines).length),
    ...numbered('sentry', rows(data.sentries).length),
    ...numbered('object', rows(data.objects).length),
    ...['start', 'objective', 'exit', 'blip', 'rubble', 'duct'],
  ].filter((mark) => !had.has(mark));
  return [...free, ...['ladder', 'pit', 'landing'].map(letter).filter((mark) => mark !== undefined)];
}

/** Names that goals may use. */
export interface Names {
  readonly places: readonly string[];
  readonly marines: readonly string[];
  readonly objects: readonly string[];
}

export function namesOf(data: Data): Names {
  const { marks, sections } = mapNames(data);
  return {
    marines: rows(data.marines).map(({ name }) => String(name)),
    objects: rows(data.objects).map(({ name }) => String(name)),
    places: [...marks.filter((mark) => !/^(marine|sentry|object) \d/.test(mark)), ...sections],
  };
}
