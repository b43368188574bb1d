import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkingDistances } from './distance.ts';
import { parseBoard } from './picture.ts';

test('HR-GEN-08 R-distance counts steps in 8 directions over floor, doors in any state included', () => {
  const board = parseBoard({ levels: [{ picture: '...D.\n.###J\n.....' }] });
  const walk = walkingDistances(board);
  const steps = (a: string, b: string): number => walk(board.find(a), board.find(b));
  expect(steps('A1', 'A1')).toBe(0);
  expect(steps('A1', 'E1')).toBe(4);
  expect(steps('B1', 'B3')).toBe(2);
  expect(steps('C1', 'C3')).toBe(4);
});

test('HR-GEN-08 a diagonal between two walls or ducts is no step, one free flank is enough', () => {
  const board = parseBoard({ levels: [{ picture: '.o\n.o\n..' }], legend: { o: 'duct' } });
  const ducts = board.marks.duct;
  const walk = walkingDistances(board, (square) => ducts.includes(square));
  const steps = (a: string, b: string): number => walk(board.find(a), board.find(b));
  expect(steps('A2', 'B3')).toBe(1);
  expect(steps('A1', 'B1')).toBe(Infinity);
  const pinch = parseBoard({ levels: [{ picture: '.o.\no.#\n..#' }], legend: { o: 'duct' } });
  const shut = pinch.marks.duct;
  const narrow = walkingDistances(pinch, (square) => shut.includes(square));
  expect(narrow(pinch.find('A1'), pinch.find('B2'))).toBe(Infinity);
  expect(narrow(pinch.find('C1'), pinch.find('B2'))).toBe(Infinity);
  expect(narrow(pinch.find('B2'), pinch.find('A3'))).toBe(1);
  expect(walkingDistances(pinch)(pinch.find('A1'), pinch.find('B2'))).toBe(1);
});

test('HR-GEN-08 no connection between levels', () => {
  const board = parseBoard({ legend: { a: 'ladder A' }, levels: [{ picture: 'a' }, { picture: 'a.' }] });
  expect(walkingDistances(board)(0, 1)).toBe(Infinity);
});

test('HR-GEN-08 R-distance is the same both ways and keeps the triangle rule', () => {
  const rows = fc.array(fc.array(fc.constantFrom('.', '.', '#'), { minLength: 5, maxLength: 5 }), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(rows, (cells) => {
      // A hall around the random part keeps the map in one piece or drops it.
      const picture = ['.......', ...cells.map((row) => `.${row.join('')}.`), '.......'].join('\n');
      let board: ReturnType<typeof parseBoard>;
      try {
        board = parseBoard({ levels: [{ picture }] });
      } catch {
        return;
      }
      const walk = walkingDistances(board);
      for (let a = 0; a < board.size; a++) {
        for (let b = 0; b < board.size; b++) {
          expect(walk(a, b)).toBe(walk(b, a));
          expect(walk(a, b)).toBeLessThanOrEqual(walk(a, 0) + walk(0, b));
        }
      }
    }),
    { numRuns: 30 },
  );
});
