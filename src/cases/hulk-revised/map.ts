/** The board of a case as a mission draws it: plain floor under the pieces, a mark for each Marine's start. */
import type { Legend } from '../../grid/source.ts';
import type { Case } from '../case.ts';
import { problemAt } from '../problem.ts';
import {
  canvasOf,
  draw,
  hasMark,
  isSameSpot,
  legendOf,
  liftPieces,
  picturesOf,
  type Spot,
  spotsOf,
} from '../squares/picture.ts';
import type { ReadPiece } from './pieces.ts';

export interface Map {
  readonly pictures: readonly string[];
  readonly legend: Legend;
  readonly hasObjective: boolean;
}

/** Private characters, so that no letter of a case is taken. */
const START_MARKS = 0xe000;
const OBJECT_MARKS = 0xe100;

/** Draws the map and notes on each piece where it stands. With squares marked 'start', Marines may wait for one. */
export function drawMap(written: Case, pieces: readonly ReadPiece[]): Map {
  const canvas = canvasOf(written);
  const legend = legendOf(written);
  const chooses = hasMark(legend, 'start');
  const isOurs = ({ marine, kind }: ReadPiece): boolean => marine || kind === 'sentry';
  for (const piece of pieces) piece.mayWait = chooses && isOurs(piece);
  liftPieces(written, canvas, pieces);

  const plain = spotsOf(canvas, '.');
  const marines = pieces.filter((piece) => piece.marine);
  const guns = pieces.filter((piece) => piece.kind === 'sentry');
  const stands = (spot: Spot) => (piece: ReadPiece) => isSameSpot(piece.spot, spot);
  // A Marine on a door or a mark starts elsewhere: where does not matter, the case puts him in his place.
  const free = plain.filter((spot) => ![...marines, ...guns].some(stands(spot)));
  for (const [index, piece] of [...marines, ...guns].entries()) {
    if (chooses && piece.spot === null) continue;
    const spot = plain.find((any) => isSameSpot(piece.spot, any)) ?? free.shift();
    if (!spot) throw problemAt(written.place, `The board has no free square for the start of ${piece.name}.`);
    const mark = String.fromCharCode(START_MARKS + index);
    draw(canvas, spot, mark);
    legend[mark] = piece.marine ? `marine ${index + 1}` : `sentry ${index - marines.length + 1}`;
  }
  // An object that somebody carries from the start lay anywhere before.
  for (const { fields, name } of pieces) {
    const mark = `object ${fields.carries}`;
    if (!fields.carries || hasMark(legend, mark)) continue;
    const spot = free.shift();
    if (!spot) throw problemAt(written.place, `The board has no free square for what ${name} carries.`);
    const char = String.fromCharCode(OBJECT_MARKS + Number(fields.carries));
    draw(canvas, spot, char);
    legend[char] = mark;
  }
  return { pictures: picturesOf(canvas), legend, hasObjective: hasMark(legend, 'objective') };
}
