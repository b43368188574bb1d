import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Problem } from '../kernel/contract.ts';
import { readData } from '../kernel/read-data.ts';
import { CLOSED, hasDoor, isJammedShut, isShut, JAMMED_SHUT, layDoors, NO_DOOR, OPEN } from './doors.ts';
import { layGround } from './ground.ts';
import { joinedBy, linkSquares } from './links.ts';
import { checkApart, marked, sectionSquares, squaresNamed } from './marks.ts';
import { boardPart, checkEntryNames, FacingName, facingOf } from './mission-part.ts';
import { parseBoard } from './picture.ts';
import type { Legend } from './source.ts';
import { liftOff, NOWHERE, nobody, standOn } from './standing.ts';

const board = (picture: string, legend: Legend = {}) =>
  parseBoard({ levels: [{ picture }], legend, apart: true });

test('doors begin as they are drawn', () => {
  const doors = layDoors(board('.DdJ.'));
  expect(doors).toEqual([NO_DOOR, CLOSED, OPEN, JAMMED_SHUT, NO_DOOR]);
  expect(doors.map((_, square) => isShut({ doors }, square))).toEqual([false, true, false, true, false]);
  expect(doors.map((_, square) => hasDoor({ doors }, square))).toEqual([false, true, true, true, false]);
  expect(doors.map((_, square) => isJammedShut({ doors }, square))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('a piece stands on one square and leaves it empty', () => {
  const occupants = nobody(3);
  const piece = { id: 7, at: NOWHERE };
  expect(liftOff(occupants, piece)).toBe(NOWHERE);
  standOn(occupants, piece, 2);
  expect([piece.at, occupants]).toEqual([2, [0, 0, 7]]);
  expect(liftOff(occupants, piece)).toBe(2);
  expect([piece.at, occupants]).toEqual([NOWHERE, [0, 0, 0]]);
});

test('marks become bits of the ground, by their whole name or by how they begin', () => {
  const b = board('rlm.', { r: ['rubble', 'exit'], l: 'ladder A', m: 'rubbles' });
  expect([
    ...layGround(b, [
      ['rubble', 1],
      ['ladder ', 2],
    ]),
  ]).toEqual([1, 2, 0, 0]);
});

test('a ladder joins two squares, a pit its landing, and a pit without one nothing', () => {
  const legend = { a: 'ladder A', p: 'pit B', q: 'landing B', x: 'pit C' };
  const b = board('aa.pq.x', legend);
  expect([...linkSquares(b)]).toEqual([1, 0, -1, 4, 3, -1, -1]);
  expect(joinedBy(b.marks)).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(() => linkSquares(board('a..', legend))).toThrow(/"ladder A" must be on exactly two squares/);
  expect(() => linkSquares(board('pp.', { p: 'pit B' }))).toThrow(/"pit B" must be on exactly one square/);
  expect(() => linkSquares(board('pqq', { p: 'pit B', q: 'landing B' }))).toThrow(/"landing B" must be/);
});

test('a name means the squares marked so, and otherwise a section', () => {
  const b = parseBoard({
    levels: [{ picture: 'h..', sections: 'aab' }],
    legend: { h: 'hall' },
    sectionNames: { a: 'hall', b: 'yard' },
  });
  expect([...marked(b, 'hall')]).toEqual([1, 0, 0]);
  expect([...marked(b, 'nothing')]).toEqual([0, 0, 0]);
  expect(sectionSquares(b, 'hall')).toEqual([0, 1]);
  expect(squaresNamed(b, 'hall')).toEqual([0]);
  expect(squaresNamed(b, 'yard')).toEqual([2]);
});

test('two marks that claim their square cannot share it', () => {
  const b = board('x.', { x: ['start', 'rubble', 'exit'] });
  expect(() => checkApart(b, (mark) => mark !== 'exit')).toThrow(
    new Problem('mission.legend: "start" and "rubble" cannot both be on A1.'),
  );
  expect(() => checkApart(b, (mark) => mark !== 'start' && mark !== 'exit')).not.toThrow();
});

test('the board’s part of a mission file is read with the rest of it', () => {
  const Mission = v.strictObject({ title: v.string(), facing: FacingName, ...boardPart });
  const read = (data: unknown) => readData(Mission, data, 'The mission');
  const mission = read({ title: 'x', facing: 'S', levels: [{ picture: '..E' }], legend: { a: ['b', 'c'] } });
  expect(mission.levels).toEqual([{ picture: '..E' }]);
  expect(mission.sectionNames).toEqual({});
  expect(facingOf(mission.facing)).toBe(2);
  expect(() => read({ title: 'x', facing: 'S', levels: [{}] })).toThrow(
    'levels.0.picture: this field is missing.',
  );
  const b = parseBoard(mission);
  expect(() => checkEntryNames(b, 'opens', ['E1'])).not.toThrow();
  expect(() => checkEntryNames(b, 'opens', ['E2'])).toThrow(/mission.opens.E2: .* called "E2"/);
});
