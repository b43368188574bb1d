/** The board of a case as a mission draws it: plain floor under the pieces, a mark for each Marine's start. */
import type { Legend } from '../../grid/source.ts';
import type { Case, Placed } from '../case.ts';
import { problemAt } from '../problem.ts';
import type { ReadPiece } from './pieces.ts';

export interface Map {
  readonly pictures: readonly string[];
  readonly legend: Legend;
  readonly hasObjective: boolean;
}

interface Spot {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** Private characters, so that no letter of a case is taken. */
const START_MARKS = 0xe000;
const OBJECT_MARKS = 0xe100;

/** Draws the map and notes on each piece where it stands. */
export function drawMap(written: Case, pieces: readonly ReadPiece[]): Map {
  if (written.board.length === 0) throw problemAt(written.place, 'A case needs a board.');
  const levels = written.board.map((level) => level.value.split('\n').map((row) => [...row]));
  const legend: Record<string, string | string[]> = {};
  for (const [char, { value }] of Object.entries(written.marks))
    legend[char] = Array.isArray(value) ? value.map(String) : String(value);
  const has = (mark: string): boolean => Object.values(legend).flat().includes(mark);
  const chooses = has('start');
  findPieces(written, levels, pieces, chooses);
  for (const piece of pieces) if (piece.at !== null) moveTo(piece, piece.at, levels);
  for (const { x, y, level, name } of pieces)
    if (x >= 0 && levels[level][y][x] === name) levels[level][y][x] = '.';

  const plain = levels.flatMap((rows, level) =>
    rows.flatMap((row, y) => row.flatMap((char, x): Spot[] => (char === '.' ? [{ level, x, y }] : []))),
  );
  const marines = pieces.filter((piece) => piece.marine);
  const guns = pieces.filter((piece) => piece.kind === 'sentry');
  // A Marine on a door or a mark starts elsewhere: where does not matter, the case puts him in his place.
  const free = plain.filter((spot) => ![...marines, ...guns].some((piece) => isAt(piece, spot)));
  for (const [index, piece] of [...marines, ...guns].entries()) {
    if (chooses && piece.x < 0) continue;
    const spot = plain.find((any) => isAt(piece, any)) ?? free.shift();
    if (!spot) throw problemAt(written.place, `The board has no free square for the start of ${piece.name}.`);
    const mark = String.fromCharCode(START_MARKS + index);
    levels[spot.level][spot.y][spot.x] = mark;
    legend[mark] = piece.marine ? `marine ${index + 1}` : `sentry ${index - marines.length + 1}`;
  }
  // An object that somebody carries from the start lay anywhere before.
  for (const { fields, name } of pieces) {
    const mark = `object ${fields.carries}`;
    if (!fields.carries || has(mark)) continue;
    const spot = free.shift();
    if (!spot) throw problemAt(written.place, `The board has no free square for what ${name} carries.`);
    const char = String.fromCharCode(OBJECT_MARKS + Number(fields.carries));
    levels[spot.level][spot.y][spot.x] = char;
    legend[char] = mark;
  }
  return {
    pictures: levels.map((rows) => rows.map((row) => row.join('')).join('\n')),
    legend,
    hasObjective: has('objective'),
  };
}

function isAt(piece: ReadPiece, spot: Spot): boolean {
  return piece.x === spot.x && piece.y === spot.y && piece.level === spot.level;
}

/** With `chooses`, Marines who are not in the picture wait for a starting square. */
function findPieces(
  written: Case,
  levels: readonly string[][][],
  pieces: readonly ReadPiece[],
  chooses: boolean,
): void {
  for (const piece of pieces) {
    const { place } = written.pieces[piece.name];
    const found = spotsOf(levels, piece.name);
    const elsewhere = piece.at !== null || piece.area !== null || piece.dead || piece.hand;
    if (elsewhere && found.length > 0)
      throw problemAt(place, `'${piece.name}' stands on the board and is said to be elsewhere.`);
    if (elsewhere || (chooses && found.length === 0 && (piece.marine || piece.kind === 'sentry'))) continue;
    if (found.length !== 1)
      throw problemAt(
        place,
        `'${piece.name}' stands ${found.length} times on the board, not once; or write at: or area:.`,
      );
    Object.assign(piece, found[0]);
  }
}

function spotsOf(levels: readonly string[][][], wanted: string): Spot[] {
  return levels.flatMap((rows, level) =>
    rows.flatMap((row, y) => row.flatMap((char, x) => (char === wanted ? [{ level, x, y }] : []))),
  );
}

/** `at: C2`, on the second of several levels `at: 2:C2`, or a character that stands only once. */
function moveTo(piece: ReadPiece, { value, place }: Placed<string>, levels: readonly string[][][]): void {
  const spots = value.length === 1 ? spotsOf(levels, value) : [];
  if (spots.length === 1) {
    Object.assign(piece, spots[0]);
    return;
  }
  const name = /^(?:([1-9]):)?([A-Z]{1,2})(\d+)$/.exec(value);
  if (!name) throw problemAt(place, `'${value}' is not a square such as C2.`);
  const level = Number(name[1] ?? 1) - 1;
  const x = [...name[2]].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const y = Number(name[3]) - 1;
  if (levels[level]?.[y]?.[x] === undefined) throw problemAt(place, `The board has no square ${value}.`);
  Object.assign(piece, { x, y, level });
}
