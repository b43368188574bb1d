import { expect, test } from 'vitest';
import { parseBoard } from '../../grid/picture.ts';
import { partAt } from '../stage/box.ts';
import { decksOf } from './levels.ts';
import { cellOf, corner, deckParts, SQUARE, squareAt } from './measure.ts';

const wide = '####E####\n#L......#\n#########';
const legend = { L: 'ladder A' };
const tall = '###\n#LE\n#.#\n#.#\n#.#\n#.#\n###';

for (const [name, picture, way] of [
  ['wide decks lie below each other', wide, 'dy'],
  ['tall decks lie beside each other', tall, 'dx'],
] as const) {
  test(name, () => {
    const board = parseBoard({
      levels: [
        { name: 'Upper', picture },
        { name: 'Lower', picture },
      ],
      legend,
    });
    const [first, second] = decksOf(board);
    expect([first.dx, first.dy]).toEqual([0, 0]);
    expect(second[way]).toBeGreaterThan(0);
    expect(second.name).toBe('Lower');
    const cells = new Set([...Array(board.size).keys()].map((s) => JSON.stringify(cellOf(board, s))));
    expect(cells.size).toBe(board.size);
  });
}

test('a click finds the square that is drawn there, on any deck', () => {
  const board = parseBoard({ levels: [{ picture: wide }, { picture: wide }], legend });
  for (let s = 0; s < board.size; s++) {
    const { x, y } = corner(board, s);
    expect(squareAt(board, { x: x + SQUARE / 2, y: y + SQUARE / 2 })).toBe(s);
  }
  expect(squareAt(board, { x: -5, y: -5 })).toBe(-1);
});

test('a point belongs to the deck that is drawn there, or to the nearest', () => {
  const board = parseBoard({ levels: [{ picture: wide }, { picture: wide }], legend });
  for (let s = 0; s < board.size; s++)
    expect(partAt(deckParts(board), corner(board, s))).toBe(board.level[s]);
  expect(partAt(deckParts(board), { x: -900, y: -900 })).toBe(0);
  expect(partAt(deckParts(board), { x: 900, y: 90000 })).toBe(1);
});
