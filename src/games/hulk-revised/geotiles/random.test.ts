import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkingDistances } from '../../../grid/distance.ts';
import { parseBoard } from '../../../grid/picture.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { hulkRevised } from '../index.ts';
import { readMission } from '../setting-up/mission.ts';
import { onRandomBoard, randomBoard } from './random.ts';

const MISSION = {
  id: 'adrift',
  title: 'Adrift',
  summary: '',
  briefing: '',
  marines: [{ name: 'A', kind: 'terminator' }],
  blips: {},
  objective: { text: 'Go.' },
};

test('HR-HOUSE-07: a random board is in one piece, with a start, four entry areas and an objective in reach', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 16 }),
      fc.integer({ min: 1, max: 24 }),
      (seed, tiles, units) => {
        const drawn = randomBoard(randomFrom(seed), { tiles, units });
        const board = parseBoard(drawn); // refuses a board in two pieces
        expect(board.entries.length).toBeGreaterThanOrEqual(4);
        expect(board.marks.start.length).toBeGreaterThanOrEqual(units);
        expect(board.marks.objective).toHaveLength(1);
        const ducts = new Set(board.marks.duct);
        const walk = walkingDistances(board, (square) => ducts.has(square));
        expect(walk(board.marks.start[0], board.marks.objective[0])).toBeLessThan(Number.POSITIVE_INFINITY);
        const doored = board.sections.filter((name) => /^(Gate|Cell), centre$/.test(name));
        expect(board.doors).toHaveLength(doored.length);
        const entrySquares = board.entries.flatMap(({ squares }) => squares);
        expect(entrySquares.filter((square) => board.marks.start.includes(square))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
}, 180_000);

test('HR-HOUSE-07: the same chance gives the same board, another one another', () => {
  const board = (seed: string): string => randomBoard(randomFrom(seed)).levels[0].picture;
  expect(board('a')).toBe(board('a'));
  expect(board('a')).not.toBe(board('b'));
});

test('HR-HOUSE-07: tiles that cannot make such a board are refused in words', () => {
  expect(() => randomBoard(randomFrom('a'), { from: [1, 2, 3, 4] })).toThrow('entry areas');
});

test('HR-HOUSE-07: a geotile mission can be played at once on a board laid by chance', () => {
  const mission = onRandomBoard(readMission({ ...MISSION, geotiles: { deal: 4 } }), randomFrom('now'));
  expect(mission.geotiles).toBeNull();
  const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
  expect(game.board.entries.length).toBeGreaterThanOrEqual(4);
  const plain = readMission({ ...MISSION, levels: [{ picture: '##E\n#..' }] });
  expect(onRandomBoard(plain, randomFrom('now'))).toBe(plain);
});

test('HR-HOUSE-07: the board of a mission has its deal, its units and its objective', () => {
  const laid = (geotiles: object, more: object = {}) =>
    onRandomBoard(readMission({ ...MISSION, ...more, geotiles }), randomFrom('deal')).levels[0].picture;
  const drawn = (wish: object) =>
    randomBoard(randomFrom('deal'), { tiles: 8, units: 1, ...wish }).levels[0].picture;
  const twenty = Array.from({ length: 20 }, (_, i) => ({ name: `M${i}`, kind: 'terminator' }));
  expect(laid({ deal: 4 })).toBe(drawn({}));
  expect(laid({ deal: 5 })).toBe(drawn({ tiles: 10 }));
  expect(laid({})).toBe(drawn({ tiles: 16 }));
  expect(laid({ deal: 4, objective: 'none' })).toBe(drawn({ objective: false }));
  const guns = [{ name: 'Gun' }, { name: 'Other' }];
  expect(laid({ deal: 4 }, { marines: twenty, sentries: guns })).toBe(drawn({ units: 22 }));
});
