import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, setBit } from '../../grid/bits.ts';
import { type Board, layFloor, type Place } from '../../grid/board.ts';
import type { Facing } from '../../grid/directions.ts';
import type { Offset } from '../../grid/lines.ts';
import { parseBoard } from '../../grid/picture.ts';
import { surveySight } from '../../grid/sight.ts';
import { revisedSight } from './sight.ts';

/** HR-LOS-17 as the book of rules prints it: squares are (l,f), f forward. */
const CONTROL = `
(0,1) | none | -
(1,1) | none | (1,0)+(0,1)
(0,2) | (0,1) | -
(1,2) | (0,1) (1,1) | -
(2,2) | (1,1) | (1,0)+(0,1); (2,1)+(1,2)
(0,3) | (0,1) (0,2) | -
(1,3) | (0,1) (1,2) | (1,1)+(0,2)
(2,3) | (0,1) (1,1) (1,2) (2,2) | -
(3,3) | (1,1) (2,2) | (1,0)+(0,1); (2,1)+(1,2); (3,2)+(2,3)
(0,4) | (0,1) (0,2) (0,3) | -
(1,4) | (0,1) (0,2) (1,2) (1,3) | -
(2,4) | (0,1) (1,1) (1,2) (1,3) (2,3) | -
(3,4) | (0,1) (1,1) (1,2) (2,2) (2,3) (3,3) | -
(4,4) | (1,1) (2,2) (3,3) | (1,0)+(0,1); (2,1)+(1,2); (3,2)+(2,3); (4,3)+(3,4)
(1,5) | (0,1) (0,2) (1,3) (1,4) | (1,2)+(0,3)
(3,5) | (0,1) (1,1) (1,2) (2,3) (2,4) (3,4) | (2,2)+(1,3)`;

/** Turns (l,f) into an offset for a viewer of that facing, mirrored or not. */
function turned(facing: Facing, mirror: boolean, [l, f]: Offset): Offset {
  const side = mirror ? 0 - l : l;
  const turns: Offset[] = [
    [side, 0 - f],
    [f, side],
    [0 - side, f],
    [0 - f, 0 - side],
  ];
  return turns[facing];
}
const key = (offsets: readonly Offset[]): string =>
  offsets
    .map(([x, y]) => `${x + 0},${y + 0}`)
    .sort()
    .join(' ');
const squaresIn = (text: string): Offset[] =>
  [...text.matchAll(/\((\d+),(\d+)\)/g)].map((found): Offset => [Number(found[1]), Number(found[2])]);

test.each(CONTROL.trim().split('\n'))('HR-LOS-07 HR-LOS-16 HR-LOS-17 control table, T at %s', (row) => {
  const [target, crossed, pairs] = row.split('|');
  for (const facing of [0, 1, 2, 3] as const) {
    for (const mirror of [false, true]) {
      const turn = (offset: Offset): Offset => turned(facing, mirror, offset);
      const line = revisedSight.line(...turn(squaresIn(target)[0]));
      expect(key(line.crossed)).toBe(key(squaresIn(crossed).map(turn)));
      const wanted = pairs.split(';').filter((pair) => pair.includes('+'));
      expect(line.corners.map(key).sort()).toEqual(
        wanted.map((pair) => key(squaresIn(pair).map(turn))).sort(),
      );
    }
  }
});

test('HR-LOS-02 the front arc takes in its two diagonals and nothing beside or behind', () => {
  for (const facing of [0, 1, 2, 3] as const) {
    for (let f = -5; f <= 5; f++) {
      for (let l = -5; l <= 5; l++) {
        expect(revisedSight.inArc(facing, ...turned(facing, false, [l, f]))).toBe(f >= 1 && Math.abs(l) <= f);
      }
    }
  }
});

const room = (width: number, height: number): Board =>
  parseBoard({ levels: [{ picture: `${'.'.repeat(width)}\n`.repeat(height) }] });
function set(board: Board, ...places: Offset[]): number[] {
  const bits = bitsFor(board.size);
  for (const [x, y] of places) setBit(bits, board.at(0, x, y));
  return bits;
}

test('HR-EX-09 HR-LOS-08 two Stealers side by side hide what is behind them', () => {
  const board = room(9, 9);
  const sight = surveySight(board, revisedSight);
  const four: Offset[] = [[3, 4], [5, 4], [3, 2], [5, 2]]; // biome-ignore format: one row reads best
  const seen = (soft: Offset[]): boolean[] =>
    soft.map(([x, y]) =>
      sight.sees(board.at(0, 4, 6), 0, board.at(0, x, y), set(board), set(board, ...soft)),
    );
  expect(seen(four)).toEqual([true, true, true, true]);
  expect(seen([...four, [4, 4]])).toEqual([true, true, false, false, true]);
});

test('HR-EX-10 HR-LOS-07 a T-junction is seen into only from its mouth', () => {
  const board = parseBoard({ levels: [{ picture: '\n\n\n.......\n   .\n   .\n   .' }] });
  const sight = surveySight(board, revisedSight);
  const stealers: Offset[] = [[2, 3], [1, 3], [5, 3]]; // biome-ignore format: one row reads best
  const from = (x: number, y: number): boolean[] =>
    stealers.map(([tx, ty]) =>
      sight.sees(board.at(0, x, y), 0, board.at(0, tx, ty), set(board), set(board, ...stealers)),
    );
  expect(from(3, 6)).toEqual([false, false, false]);
  expect(from(3, 4)).toEqual([true, false, false]);
});

test('HR-LOS-08 one Stealer off the exact centre never blocks, on it it does', () => {
  const board = room(7, 7);
  const sight = surveySight(board, revisedSight);
  const looks = (soft: Offset, hard: Offset[] = []): boolean =>
    sight.clear(board.at(0, 3, 6), board.at(0, 4, 2), set(board, ...hard), set(board, soft));
  expect(looks([3, 5])).toBe(true);
  expect(looks([3, 4])).toBe(true);
  expect(looks([4, 5], [[2, 5]])).toBe(true);
  expect(sight.clear(board.at(0, 3, 6), board.at(0, 3, 2), set(board), set(board, [3, 3]))).toBe(false);
  expect(sight.clear(board.at(0, 3, 6), board.at(0, 5, 2), set(board), set(board, [4, 4]))).toBe(false);
});

/**
 * The rules read word for word, square by square, over the whole map. The hard test does not use the formula of
 * HR-LOS-16: it asks for which part of the line, from 0 at V to 1 at T, it is inside the square.
 */
function slowly(
  hard: (x: number, y: number) => boolean,
  soft: readonly Offset[],
  v: Offset,
  t: Offset,
): boolean {
  const [dx, dy] = [t[0] - v[0], t[1] - v[1]];
  const length = dx * dx + dy * dy;
  // All parts of the line are counted in units of 1 / (2 * |dx| * |dy|), with 1 for a side that is 0.
  const [sx, sy] = [Math.abs(dx) || 1, Math.abs(dy) || 1];
  const span = (d: number, offset: number, scale: number): [number, number] => {
    if (d === 0) return offset === 0 ? [-Infinity, Infinity] : [1, -1];
    const ends = [(2 * offset - 1) * scale * Math.sign(d), (2 * offset + 1) * scale * Math.sign(d)];
    return [Math.min(...ends), Math.max(...ends)];
  };
  const same = (p: Offset, x: number, y: number): boolean => p[0] === x && p[1] === y;
  const seen = (x: number, y: number): boolean => hard(x, y) && !same(v, x, y) && !same(t, x, y);
  for (let y = -1; y < 12; y++) {
    for (let x = -1; x < 12; x++) {
      const [a, b] = span(dx, x - v[0], sy);
      const [c, d] = span(dy, y - v[1], sx);
      if (seen(x, y) && Math.max(a, c, 0) < Math.min(b, d, 2 * sx * sy)) return false;
      // The corner point between (x,y) and (x+1,y+1).
      const [px, py] = [2 * (x - v[0]) + 1, 2 * (y - v[1]) + 1];
      const between = dx * px + dy * py > 0 && dx * px + dy * py < 2 * length;
      if (dx * py !== dy * px || !between) continue;
      if (dx * dy > 0 ? hard(x + 1, y) && hard(x, y + 1) : hard(x, y) && hard(x + 1, y + 1)) return false;
    }
  }
  const rest = soft.filter((p) => !same(v, ...p) && !same(t, ...p));
  const c = (p: Offset): number => dx * (p[1] - v[1]) - dy * (p[0] - v[0]);
  const s = (p: Offset): number => dx * (p[0] - v[0]) + dy * (p[1] - v[1]);
  const far = (p: Offset): number => (p[0] - v[0]) ** 2 + (p[1] - v[1]) ** 2;
  if (rest.some((p) => c(p) === 0 && s(p) > 0 && s(p) < length)) return false;
  return !rest.some((p) =>
    rest.some((q) => {
      const adjacent = Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])) === 1;
      if (!adjacent || far(p) >= length || far(q) >= length || c(p) * c(q) >= 0) return false;
      const w = Math.abs(c(p)) * s(q) + Math.abs(c(q)) * s(p);
      return w > 0 && w < (Math.abs(c(p)) + Math.abs(c(q))) * length;
    }),
  );
}

test('HR-LOS-02 HR-LOS-06 HR-LOS-07 HR-LOS-08 the fast test agrees with the slow one on random maps', () => {
  const side = fc.integer({ min: 1, max: 11 });
  const walls = fc.constantFrom(
    '.....#',
    '.......#',
    '..........m..s..s',
    '...........m#so.s',
    '.....ss',
    '.',
  );
  const maps = fc.tuple(side, side, walls).chain(([width, height, mix]) => {
    const size = width * height;
    return fc.record({
      width: fc.constant(width),
      cells: fc.array(fc.constantFrom(...mix), { minLength: size, maxLength: size }),
    });
  });
  let compared = 0;
  fc.assert(
    fc.property(maps, ({ width, cells }) => {
      const places: Place[] = [];
      cells.forEach((cell, i) => {
        if (cell !== '#') places.push({ level: 0, x: i % width, y: Math.floor(i / width) });
      });
      const floor = layFloor([{ name: '', width, height: cells.length / width }], places);
      const rest = { section: new Int16Array(), sections: [], doors: [], entries: [], marks: {} };
      const board: Board = { ...floor, ...rest };
      const cell = (x: number, y: number): string =>
        x < 0 || x >= width ? '#' : (cells[y * width + x] ?? '#');
      const is = (kind: string): Offset[] =>
        places.filter(({ x, y }) => cell(x, y) === kind).map(({ x, y }): Offset => [x, y]);
      const [hard, soft] = [set(board, ...is('m')), set(board, ...is('s'))];
      const sight = surveySight(board, revisedSight, (sq) => cell(board.x[sq], board.y[sq]) === 'o');
      for (let v = 0; v < board.size; v++) {
        const from: Offset = [board.x[v], board.y[v]];
        const out: number[] = [];
        const seen = sight.view(v, 1, hard, soft, out);
        const wanted: number[] = [];
        for (let t = 0; t < board.size; t++) {
          if (t === v) continue;
          const to: Offset = [board.x[t], board.y[t]];
          const slow = slowly((x, y) => '#mo'.includes(cell(x, y)), is('s'), from, to);
          const [f, l] = [to[0] - from[0], Math.abs(to[1] - from[1])];
          compared++;
          if (slow !== (sight.openAround(v, t) && sight.clear(v, t, hard, soft)))
            throw new Error(`${from} to ${to}: the slow test says ${slow}`);
          if (slow && f >= 1 && l <= f) wanted.push(t);
        }
        expect(seen).toEqual(wanted);
        expect(wanted.every((t) => sight.sees(v, 1, t, hard, soft) && sight.open(v, 1, t))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(1000);
}, 180_000);
