import { expect, test } from 'vitest';
import { bitsFor, setBit } from './bits.ts';
import type { Board } from './board.ts';
import type { LineShape, Offset, SightRule } from './lines.ts';
import { parseBoard } from './picture.ts';
import { surveySight } from './sight.ts';

/** The other hulk game's way of looking, from corner to corner: proof that rules plug in. */
function cornerToCorner(dx: number, dy: number): LineShape {
  const [w, h] = [Math.abs(dx) + 1, Math.abs(dy) + 1];
  const turn = (i: number, j: number): Offset => [dx < 0 ? 0 - i : i, dy < 0 ? 0 - j : j];
  const crossed: Offset[] = [];
  const corners: [Offset, Offset][] = [];
  for (let i = 0; i < w; i++) {
    for (let j = Math.floor((i * h) / w); j < Math.ceil(((i + 1) * h) / w); j++) {
      if (i + j > 0 && i + j < w + h - 2) crossed.push(turn(i, j));
    }
    const q = (i * h) / w;
    if (i > 0 && Number.isInteger(q)) corners.push([turn(i, q - 1), turn(i - 1, q)]);
  }
  return { crossed, corners, centres: crossed, pairs: corners };
}
const rule: SightRule = {
  line: cornerToCorner,
  inArc: (f, dx, dy) => f === 0 && dy < 0 && Math.abs(dx) <= -dy,
};

function set(board: Board, ...names: string[]): number[] {
  const bits = bitsFor(board.size);
  for (const name of names) setBit(bits, board.find(name));
  return bits;
}

const room = parseBoard({ levels: [{ picture: '.....\n.....\n.....\n.....\n.....' }] });
const at = room.find;
const none = set(room);

test('a corner-to-corner rule plugs in', () => {
  const sight = surveySight(room, rule);
  expect(sight.field(at('C5'), 0).length).toBe(3 + 5 + 5 + 5);
  expect(sight.sees(at('C5'), 0, at('D2'), none, none)).toBe(true);
  expect(sight.sees(at('C5'), 0, at('D2'), set(room, 'C4'), none)).toBe(false);
  expect(sight.sees(at('C5'), 0, at('D2'), none, set(room, 'C4'))).toBe(false);
  expect(sight.sees(at('C5'), 0, at('D2'), set(room, 'D4'), none)).toBe(true);
  expect(sight.sees(at('C5'), 0, at('D2'), set(room, 'D4', 'C3'), none)).toBe(false);
  expect(sight.sees(at('C5'), 0, at('D2'), none, set(room, 'D4', 'C3'))).toBe(false);
  expect(sight.sees(at('C5'), 0, at('D2'), set(room, 'D4'), set(room, 'C3'))).toBe(true);
});

test('two pieces on both sides of a line close it only at one and the same corner', () => {
  const sight = surveySight(room, rule);
  const seen = (hard: string[], soft: string[]) =>
    sight.sees(at('A5'), 0, at('E1'), set(room, ...hard), set(room, ...soft));
  for (const [corner, apart] of [
    [
      ['B3', 'C4'],
      ['A4', 'C4'],
    ],
    [
      ['C2', 'D3'],
      ['B5', 'C2'],
    ],
  ]) {
    expect([seen(corner, []), seen([], corner)]).toEqual([false, false]);
    expect([seen(apart, []), seen([], apart), seen(apart, apart)]).toEqual([true, true, true]);
  }
});

test('the arc limits open and field, not openAround; a square does not see itself', () => {
  const sight = surveySight(room, rule);
  expect(sight.open(at('C3'), 0, at('C2'))).toBe(true);
  expect(sight.open(at('C3'), 0, at('C4'))).toBe(false);
  expect(sight.openAround(at('C3'), at('C4'))).toBe(true);
  expect(sight.openAround(at('C3'), at('C3'))).toBe(false);
  expect(sight.field(at('C3'), 2)).toEqual([]);
  expect(sight.field(at('C3'), 0).map(room.name)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'B2', 'C2', 'D2']);
});

test('HR-LOS-06 pieces on the two ends never block', () => {
  const sight = surveySight(room, rule);
  const ends = set(room, 'C5', 'C1');
  expect(sight.sees(at('C5'), 0, at('C1'), ends, ends)).toBe(true);
});

test('beside a wall one piece closes a corner, two walls always do', () => {
  const board = parseBoard({ levels: [{ picture: '#..\n...\n.#.\n..#' }] });
  const sight = surveySight(board, rule);
  const from = board.find('A2');
  expect(sight.clear(from, board.find('B1'), set(board), set(board))).toBe(true);
  expect(sight.clear(from, board.find('B1'), set(board, 'B2'), set(board))).toBe(false);
  expect(sight.clear(from, board.find('B1'), set(board), set(board, 'B2'))).toBe(true);
  expect(sight.openAround(board.find('C3'), board.find('B4'))).toBe(false);
});

test('opaque squares hide what lies behind but see and are seen', () => {
  const board = parseBoard({ levels: [{ picture: '.oo.' }], legend: { o: 'duct' } });
  const sight = surveySight(board, rule, (square) => board.marks.duct.includes(square));
  expect(sight.openAround(0, 1)).toBe(true);
  expect(sight.openAround(1, 2)).toBe(true);
  expect(sight.openAround(0, 2)).toBe(false);
  expect(sight.openAround(0, 3)).toBe(false);
});

test('HR-LOS-13 no line joins two levels', () => {
  const board = parseBoard({ legend: { a: 'ladder A' }, levels: [{ picture: '.\na' }, { picture: '.\na' }] });
  const sight = surveySight(board, rule);
  expect(sight.openAround(1, 0)).toBe(true);
  expect([0, 1, 2, 3].filter((t) => sight.openAround(1, t))).toEqual([0]);
});

test('view writes the visible squares over a used list', () => {
  const sight = surveySight(room, rule);
  const out = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9];
  expect(sight.view(at('C3'), 0, set(room, 'C2'), none, out)).toBe(out);
  expect(out.map(room.name)).toEqual(['A1', 'E1', 'B2', 'C2', 'D2']);
});

test('what is kept may run out: the answers stay the same', () => {
  const [plenty, scarce] = [surveySight(room, rule), surveySight(room, rule, undefined, 40)];
  const bits = set(room, 'C3', 'B2');
  for (let round = 0; round < 2; round++)
    for (let v = 0; v < room.size; v++) {
      expect(scarce.view(v, 0, bits, none, [])).toEqual(plenty.view(v, 0, bits, none, []));
      expect(scarce.field(v, 0)).toEqual(plenty.field(v, 0));
    }
});

/** The plain twin: what the rule says of one line, square by square. */
function clearPlainly(board: Board, v: number, t: number, hard: Set<number>, soft: Set<number>): boolean {
  const { crossed, corners, centres, pairs } = rule.line(board.x[t] - board.x[v], board.y[t] - board.y[v]);
  const isIn = (squares: Set<number>, [dx, dy]: Offset): boolean =>
    squares.has(board.at(0, board.x[v] + dx, board.y[v] + dy));
  return !(
    crossed.some((one) => isIn(hard, one)) ||
    centres.some((one) => isIn(soft, one)) ||
    corners.some((both) => both.every((one) => isIn(hard, one))) ||
    pairs.some((both) => both.every((one) => isIn(soft, one)))
  );
}

test('with any two pieces, hard or soft, a line is clear where every square of it says so', () => {
  const hall = parseBoard({ levels: [{ picture: Array(6).fill('.......').join('\n') }] });
  const sight = surveySight(hall, rule);
  const nobody = new Set<number>();
  const empty = bitsFor(hall.size);
  for (const v of ['A6', 'C4', 'G1'].map(hall.find))
    for (let t = 0; t < hall.size; t++) {
      const wrong: number[][] = [];
      for (let a = 0; a < hall.size; a++)
        for (let b = 0; b < a; b++) {
          if ([a, b].some((one) => one === v || one === t) || t === v) continue;
          const two = bitsFor(hall.size);
          setBit(two, a);
          setBit(two, b);
          const both = new Set([a, b]);
          if (sight.clear(v, t, two, empty) !== clearPlainly(hall, v, t, both, nobody)) wrong.push([a, b, 0]);
          if (sight.clear(v, t, empty, two) !== clearPlainly(hall, v, t, nobody, both)) wrong.push([a, b, 1]);
        }
      expect([v, t, wrong]).toEqual([v, t, []]);
    }
});
