/** What the map of a mission that is being written has on it. */
import { parseBoard } from '../../grid/picture.ts';
import type { Brush, Editing } from './draft.ts';
import { type Data, part, rows } from './draft-text.ts';
import type { LevelText } from './map-text.ts';

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

/** The characters of the legend as brushes. */
export function brushesOf({ look }: Editing, data: Data): Brush[] {
  return [...marksOf(data)].map(([char, marks]) => {
    const looks = marks.map((mark) => look(data, mark));
    const symbol = looks.find((one) => one.symbol)?.symbol;
    const side = looks.find((one) => one.side)?.side;
    return {
      char,
      word: looks.map(({ word }) => word).join(' + '),
      ...(symbol && { symbol }),
      ...(side && { side }),
    };
  });
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** The board of the data; null while the map cannot be read. */
function boardOf(data: Data): ReturnType<typeof parseBoard> | null {
  try {
    return parseBoard(data as unknown as Parameters<typeof parseBoard>[0]);
  } catch {
    return null;
  }
}

/** The sections as the program divides the map by itself, drawn as a mission would; null while the map cannot be read. */
export function drawnSections(data: Data): { levels: readonly string[]; names: Data } | null {
  const board = boardOf(data);
  if (!board || board.sections.length > LETTERS.length) return null;
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

/** What the map has names for; nothing while it cannot be read. */
export function mapNames(data: Data): {
  marks: readonly string[];
  sections: readonly string[];
  areas: readonly string[];
} {
  const board = boardOf(data);
  if (!board) return { marks: [], sections: [], areas: [] };
  return {
    marks: Object.keys(board.marks),
    sections: board.sections,
    areas: board.entries.map(({ name }) => name),
  };
}
