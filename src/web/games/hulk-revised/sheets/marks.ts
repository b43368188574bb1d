/** What the characters of a mission's map stand for, as the painter shows and offers them. */
import type { MarineRow } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { parseBoard } from '../../../../grid/picture.ts';
import { marineSymbol } from '../symbols.ts';
import { type Data, part, rows } from './draft-text.ts';
import type { Names } from './goal-fields.tsx';
import type { LevelText } from './map-text.ts';

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

export function levelsOf(data: Data): readonly LevelText[] {
  return rows(data.levels).map(({ name, picture, sections }) => ({
    ...(typeof name === 'string' ? { name } : {}),
    picture: typeof picture === 'string' ? picture : '',
    ...(typeof sections === 'string' ? { sections } : {}),
  }));
}

export function marksOf(data: Data): Map<string, readonly string[]> {
  return new Map(Object.entries(part(data.legend)).map(([char, said]) => [char, [said].flat().map(String)]));
}

export function wordsOf(data: Data): Map<string, string> {
  const marines = rows(data.marines);
  const word = (mark: string) => {
    const number = /^marine (\d+)$/.exec(mark)?.[1];
    const name = number && marines[Number(number) - 1]?.name;
    return name ? `${mark}, ${name}` : mark;
  };
  return new Map([...marksOf(data)].map(([char, marks]) => [char, marks.map(word).join(' + ')]));
}

export function symbolsOf(data: Data): Map<string, string> {
  const marines = rows(data.marines);
  const symbol = (mark: string): string | undefined => {
    const number = /^marine (\d+)$/.exec(mark)?.[1];
    if (!number) return SYMBOLS[mark] ?? SYMBOLS[mark.split(' ')[0]];
    const row = marines[Number(number) - 1];
    return row
      ? marineSymbol({ ranged: 'storm-bolter', assault: 'power-glove', cyclone: null, ...row } as MarineRow)
      : 'u-bolter';
  };
  return new Map(
    [...marksOf(data)].flatMap(([char, marks]) => {
      const found = marks.map(symbol).find(Boolean);
      return found ? [[char, found] as const] : [];
    }),
  );
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

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** The sections as the program divides the map by itself, drawn as a mission would; null while the map cannot be read. */
export function drawnSections(data: Data): { levels: readonly string[]; names: Data } | null {
  try {
    const board = parseBoard(data as unknown as Parameters<typeof parseBoard>[0]);
    if (board.sections.length > LETTERS.length) return null;
    const levels = board.levels.map(({ width, height }, level) =>
      [...Array(height).keys()]
        .map((y) =>
          [...Array(width).keys()]
            .map((x) => LETTERS[board.section[board.at(level, x, y)] ?? -1] ?? '#')
            .join(''),
        )
        .join('\n'),
    );
    return { levels, names: Object.fromEntries(board.sections.map((name, i) => [LETTERS[i], name])) };
  } catch {
    return null;
  }
}

/** The letters of the section pictures with their names, and one nobody uses yet. */
export function sectionsOf(data: Data): { names: Map<string, string>; free: string } {
  const names = part(data.sectionNames);
  const letters = new Set(
    levelsOf(data).flatMap(({ sections = '' }) => [...sections].filter((c) => /[^#\s]/.test(c))),
  );
  return {
    names: new Map([...letters].sort().map((letter) => [letter, String(names[letter] ?? letter)])),
    free: LETTERS.find((letter) => !letters.has(letter) && !(letter in names)) ?? '?',
  };
}

/** What goals and entry areas can be called by; nothing while the map cannot be read. */
export function namesOf(data: Data): Names & { areas: readonly string[] } {
  const marines = rows(data.marines).map(({ name }) => String(name));
  const objects = rows(data.objects).map(({ name }) => String(name));
  try {
    const { marks, sections, entries } = parseBoard(data as unknown as Parameters<typeof parseBoard>[0]);
    const places = [
      ...Object.keys(marks).filter((mark) => !/^(marine|sentry|object) \d/.test(mark)),
      ...sections,
    ];
    return { marines, objects, places, areas: entries.map(({ name }) => name) };
  } catch {
    return { marines, objects, places: [], areas: [] };
  }
}
