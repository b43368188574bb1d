/** The text of a map, square by square: what painting does to it. */
import { pictureRows } from '../../grid/source.ts';

export interface LevelText {
  readonly name?: string;
  readonly picture: string;
  readonly sections?: string;
}

export const WALL = '#';
export const ENTRY = 'E';
export interface Grid {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): string;
}

export function gridOf(picture: string): Grid {
  const rows = pictureRows(picture);
  return {
    width: Math.max(0, ...rows.map((row) => row.length)),
    height: rows.length,
    at: (x, y) => rows[y]?.[x] ?? WALL,
  };
}

/** One square becomes another. Beyond an edge (-1, or one past the end) the map grows by a row or column of wall. */
export function paint(level: LevelText, x: number, y: number, char: string): LevelText {
  const picture = cells(level.picture);
  const before = picture[y]?.[x] ?? WALL;
  if (isWall(char) && isWall(before)) return level;
  const sections = level.sections === undefined ? null : cells(level.sections, picture);
  for (const grid of sections ? [picture, sections] : [picture]) {
    if (x < 0) for (const row of grid) row.unshift(WALL);
    if (y < 0) grid.unshift([]);
  }
  const at = { x: Math.max(0, x), y: Math.max(0, y) };
  put(picture, at.x, at.y, char);
  // A square of floor belongs to the section of a neighbour, so that both pictures stay of one shape.
  if (sections) {
    const letter =
      isWall(char) || char === ENTRY ? WALL : isWall(before) || before === ENTRY ? near(sections, at) : null;
    if (letter) put(sections, at.x, at.y, letter);
  }
  return {
    ...level,
    picture: joined(picture),
    ...(sections ? { sections: joined(sections) } : {}),
  };
}

/** One square of floor goes to another section. */
export function paintSection(level: LevelText, x: number, y: number, letter: string): LevelText {
  const { at } = gridOf(level.picture);
  if (level.sections === undefined || isWall(at(x, y)) || at(x, y) === ENTRY) return level;
  const sections = cells(level.sections);
  if (sections[y]?.[x] === letter) return level;
  put(sections, x, y, letter);
  return { ...level, sections: joined(sections) };
}

function isWall(char: string): boolean {
  return char === WALL || char === ' ';
}

function cells(text: string, like?: readonly string[][]): string[][] {
  const rows = pictureRows(text).map((row) => [...row]);
  while (like && rows.length < like.length) rows.push([]);
  return rows;
}

function put(grid: string[][], x: number, y: number, char: string): void {
  while (grid.length <= y) grid.push([]);
  while (grid[y].length <= x) grid[y].push(WALL);
  grid[y][x] = char;
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

function near(sections: readonly string[][], { x, y }: { x: number; y: number }): string {
  const letters = AROUND.map(([dx, dy]) => sections[y + dy]?.[x + dx] ?? WALL);
  return letters.find((letter) => !isWall(letter)) ?? 'A';
}

/** All rows as long as the longest; empty rows at the end go. */
function joined(grid: readonly string[][]): string {
  const width = Math.max(0, ...grid.map((row) => row.length));
  return `${grid.map((row) => row.join('').padEnd(width, WALL)).join('\n')}\n`;
}

const USUAL: Readonly<Record<string, string>> = {
  objective: 'o',
  exit: 'x',
  start: 's',
  blip: 'b',
  rubble: 'r',
  duct: 'v',
  barricade: 'k',
  counter: 'c',
  generator: 'g',
};

/** A character for a mark that nothing uses yet; `taken` are those of the legend and the pictures. */
export function charFor(mark: string, taken: ReadonlySet<string>): string {
  const number = /^marine (\d)$/.exec(mark)?.[1];
  const wishes = [USUAL[mark], number, ...'abcefghijklmnopqrstuvwxyzABCFGHIKLMNOPQRSTUVWXYZ0123456789'];
  return wishes.find((char) => char !== undefined && !taken.has(char)) ?? '?';
}
