/** The picture of a case: where its pieces stand, and the map that is left when they are lifted off. */
import type { Legend } from '../../grid/source.ts';
import type { Case, Placed } from '../case.ts';
import { problemAt } from '../problem.ts';

export interface Spot {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** A piece of a case, with what the case says of its place. */
export interface Pictured {
  readonly name: string;
  readonly at: Placed<string> | null;
  /** Off the board, as the case says: in an entry area, in hand, dead. */
  readonly isOff: boolean;
  /** Need not stand in the picture: its player will choose a square. */
  readonly mayWait: boolean;
  /** Where it stands; null when it is off the board. */
  spot: Spot | null;
}

/** The characters of each level, by row and column. */
type Canvas = readonly string[][][];

export function canvasOf(written: Case): Canvas {
  if (written.board.length === 0) throw problemAt(written.place, 'A case needs a board.');
  return written.board.map((level) => level.value.split('\n').map((row) => [...row]));
}

export function picturesOf(canvas: Canvas): string[] {
  return canvas.map((rows) => rows.map((row) => row.join('')).join('\n'));
}

/** What the characters mean that no piece is called by. */
export function legendOf({ marks }: Case): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(marks).map(([char, { value }]) => [
      char,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}

export function hasMark(legend: Legend, mark: string): boolean {
  return Object.values(legend).flat().includes(mark);
}

/** Notes on each piece where it stands, and lifts it off the picture: plain floor is left under it. */
export function liftPieces(written: Case, canvas: Canvas, pieces: readonly Pictured[]): void {
  for (const piece of pieces) piece.spot = inPicture(written, canvas, piece);
  for (const piece of pieces) if (piece.at !== null) piece.spot = spotNamed(canvas, piece.at);
  for (const { spot, name } of pieces)
    if (spot && canvas[spot.level][spot.y][spot.x] === name) draw(canvas, spot, '.');
}

function inPicture(written: Case, canvas: Canvas, { name, at, isOff, mayWait }: Pictured): Spot | null {
  const { place } = written.pieces[name];
  const found = spotsOf(canvas, name);
  const elsewhere = at !== null || isOff;
  if (elsewhere && found.length > 0)
    throw problemAt(place, `'${name}' stands on the board and is said to be elsewhere.`);
  if (elsewhere || (mayWait && found.length === 0)) return null;
  if (found.length !== 1)
    throw problemAt(
      place,
      `'${name}' stands ${found.length} times on the board, not once; or write at: or area:.`,
    );
  return found[0];
}

export function spotsOf(canvas: Canvas, wanted: string): Spot[] {
  return canvas.flatMap((rows, level) =>
    rows.flatMap((row, y) => row.flatMap((char, x) => (char === wanted ? [{ level, x, y }] : []))),
  );
}

export function draw(canvas: Canvas, { level, x, y }: Spot, char: string): void {
  canvas[level][y][x] = char;
}

export function isSameSpot(a: Spot | null, b: Spot): boolean {
  return a !== null && a.x === b.x && a.y === b.y && a.level === b.level;
}

/** `at: C2`, on the second of several levels `at: 2:C2`, or a character that stands only once. */
function spotNamed(canvas: Canvas, { value, place }: Placed<string>): Spot {
  const spots = value.length === 1 ? spotsOf(canvas, value) : [];
  if (spots.length === 1) return spots[0];
  const name = /^(?:([1-9]):)?([A-Z]{1,2})(\d+)$/.exec(value);
  if (!name) throw problemAt(place, `'${value}' is not a square such as C2.`);
  const level = Number(name[1] ?? 1) - 1;
  const x = [...name[2]].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const y = Number(name[3]) - 1;
  if (canvas[level]?.[y]?.[x] === undefined) throw problemAt(place, `The board has no square ${value}.`);
  return { x, y, level };
}
