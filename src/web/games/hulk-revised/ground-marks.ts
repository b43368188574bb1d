/** What lies on the squares of the ship, ready to draw. */
import {
  DUCT,
  FIRE,
  GAS,
  GENERATOR,
  HALF,
  LADDER,
  LANDING,
  OLD_GAS,
  PIT,
  PLASMA,
  RUBBLE,
  STASIS,
} from '../../../games/hulk-revised/ground.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { MarkDraw } from '../adapter.ts';
import type { Hulk, View } from './game.ts';
import { goalMarks } from './goal-marks.ts';

interface Kind {
  readonly bit: number;
  readonly symbol: string;
  readonly word: string;
  readonly layer: MarkDraw['layer'];
  readonly side?: string;
}

const GROUND: readonly Kind[] = [
  { bit: DUCT, symbol: 'm-duct', word: 'Air duct', layer: 'floor' },
  { bit: PIT, symbol: 'm-pitfall', word: 'Hole in the floor', layer: 'floor' },
  { bit: LANDING, symbol: 'm-pitfall', word: 'Under a hole', layer: 'floor' },
  { bit: LADDER, symbol: 'm-ladder-up', word: 'Ladder', layer: 'floor' },
  { bit: RUBBLE, symbol: 'm-rubble', word: 'Rubble', layer: 'floor' },
  { bit: PLASMA, symbol: 'm-plasma', word: 'Plasma: nobody may pass', layer: 'floor' },
  { bit: FIRE, symbol: 'm-fire', word: 'Fire', layer: 'floor' },
  { bit: GENERATOR, symbol: 'm-powerfield', word: 'Power field', layer: 'thing', side: 'marine' },
  { bit: GAS, symbol: 'm-gas', word: 'Gas', layer: 'cloud' },
  { bit: OLD_GAS, symbol: 'm-gas', word: 'Gas, gone after this turn', layer: 'cloud' },
  { bit: STASIS, symbol: 'm-stasis', word: 'Stasis', layer: 'cloud' },
];

export function marksOf(hulk: Hulk, view: View): MarkDraw[] {
  return [...fixed(hulk, view), ...ground(hulk, view), ...objects(hulk, view)];
}

function ground({ table }: Hulk, view: View): MarkDraw[] {
  const { board, link } = table;
  const letters = lettersOf(board.marks);
  const marks: MarkDraw[] = [];
  view.ground.forEach((bits, square) => {
    if (bits === 0) return;
    for (const kind of GROUND) {
      if (!(bits & kind.bit)) continue;
      const to = kind.bit & (LADDER | PIT | LANDING) ? link[square] : NOWHERE;
      const down = to !== NOWHERE && board.level[to] > board.level[square];
      const half = kind.bit === GENERATOR && (bits & HALF) !== 0;
      marks.push({
        square,
        symbol: kind.bit === LADDER && down ? 'm-ladder-down' : kind.symbol,
        label: `${kind.word}${to === NOWHERE ? '' : `, ${kind.bit === LADDER ? 'to' : 'joined to'} ${board.name(to)}`}${half ? ', damaged' : ''}`,
        layer: kind.layer,
        side: kind.side ?? 'plain',
        done: kind.bit === LANDING || kind.bit === OLD_GAS || half,
        text: letters.get(square),
        ...(to === NOWHERE ? {} : { to }),
      });
    }
  });
  return marks;
}

/** 'ladder A', 'pit C': the letter tells which ends belong together. */
function lettersOf(marks: Readonly<Record<string, readonly number[]>>): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [mark, squares] of Object.entries(marks)) {
    const found = /^(?:ladder|pit|landing) (\S+)$/.exec(mark);
    if (found) for (const square of squares) letters.set(square, found[1]);
  }
  return letters;
}

function fixed(hulk: Hulk, view: View): MarkDraw[] {
  const marks = goalMarks(hulk, view);
  for (const square of hulk.table.board.marks.exit ?? [])
    marks.push({ square, symbol: 'm-flag', label: 'Way out', layer: 'thing', side: 'moss' });
  return marks;
}

function objects({ table }: Hulk, view: View): MarkDraw[] {
  return view.objects.flatMap((object, i): MarkDraw[] =>
    object.at === NOWHERE
      ? []
      : [
          {
            square: object.at,
            symbol: 'm-object',
            label: table.mission.objects[i]?.name ?? 'Object',
            layer: 'thing',
            side: 'amber',
          },
        ],
  );
}
