/** The board of a case as a mission draws it: plain floor under the pieces, a mark for each Marine's start. */
import type { Case } from '../case.ts';
import { problemAt } from '../yaml.ts';
import type { ReadPiece } from './pieces.ts';

export interface Map {
  readonly pictures: readonly string[];
  readonly legend: Readonly<Record<string, string>>;
  readonly hasObjective: boolean;
}

/** Private characters, so that no letter of a case is taken. */
const START_MARKS = 0xe000;

/** Draws the map and notes on each piece where it stands. */
export function drawMap(written: Case, pieces: readonly ReadPiece[]): Map {
  if (written.board.length === 0) throw problemAt(written.place, 'A case needs a board.');
  const levels = written.board.map((level) => level.value.split('\n').map((row) => [...row]));
  findPieces(written, levels, pieces);
  for (const { x, y, level, name } of pieces)
    if (x >= 0 && levels[level][y][x] === name) levels[level][y][x] = '.';
  for (const piece of pieces) if (piece.at !== null) moveTo(piece, levels);

  const legend: Record<string, string> = {};
  for (const [char, mark] of Object.entries(written.marks)) legend[char] = String(mark.value);
  const plain = levels.flatMap((rows, level) =>
    rows.flatMap((row, y) => row.flatMap((char, x) => (char === '.' ? [{ level, x, y }] : []))),
  );
  const marines = pieces.filter((piece) => piece.marine);
  // A Marine on a door or a mark starts elsewhere: where does not matter, the case puts him in his place.
  const free = plain.filter(
    (spot) => !marines.some((m) => m.x === spot.x && m.y === spot.y && m.level === spot.level),
  );
  for (const [index, marine] of marines.entries()) {
    const own = plain.find(
      (spot) => spot.x === marine.x && spot.y === marine.y && spot.level === marine.level,
    );
    const spot = own ?? free.shift();
    if (!spot)
      throw problemAt(written.place, `The board has no free square for the start of ${marine.name}.`);
    const mark = String.fromCharCode(START_MARKS + index);
    levels[spot.level][spot.y][spot.x] = mark;
    legend[mark] = `marine ${index + 1}`;
  }
  return {
    pictures: levels.map((rows) => rows.map((row) => row.join('')).join('\n')),
    legend,
    hasObjective: Object.values(legend).includes('objective'),
  };
}

function findPieces(written: Case, levels: readonly string[][][], pieces: readonly ReadPiece[]): void {
  for (const piece of pieces) {
    const { place } = written.pieces[piece.name];
    const found = levels.flatMap((rows, level) =>
      rows.flatMap((row, y) => row.flatMap((char, x) => (char === piece.name ? [{ level, x, y }] : []))),
    );
    const elsewhere = piece.at !== null || piece.area !== null || piece.dead;
    if (elsewhere && found.length > 0)
      throw problemAt(place, `'${piece.name}' stands on the board and is said to be elsewhere.`);
    if (elsewhere) continue;
    if (found.length !== 1)
      throw problemAt(
        place,
        `'${piece.name}' stands ${found.length} times on the board, not once; or write at: or area:.`,
      );
    Object.assign(piece, found[0]);
  }
}

/** Only boards of one level: `at: C2`. */
function moveTo(piece: ReadPiece, levels: readonly string[][][]): void {
  const at = piece.at;
  const name = /^([A-Z]{1,2})(\d+)$/.exec(at?.value ?? '');
  if (!at || !name)
    throw problemAt(at?.place ?? { line: 1, column: 1 }, `'${at?.value}' is not a square such as C2.`);
  const x = [...name[1]].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const y = Number(name[2]) - 1;
  if (levels[0][y]?.[x] === undefined) throw problemAt(at.place, `The board has no square ${at.value}.`);
  Object.assign(piece, { x, y, level: 0 });
}
