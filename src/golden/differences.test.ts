import { expect, test } from 'vitest';
import { differences, plain } from './differences.ts';

test('changes are told where they are, one line for each object or list', () => {
  const before = { turn: 1, pieces: [{ id: 1, ap: 4, facing: 0 }, null], bag: [3, 2] };
  const after = {
    turn: 2,
    pieces: [
      { id: 1, ap: 3, facing: 1 },
      { id: 2, ap: 0 },
    ],
    bag: [3],
  };
  expect(differences(before, after)).toEqual([
    'pieces.0: ap 4 > 3, facing 0 > 1',
    'pieces: 1 null > {id 2}',
    'bag: 1 2 > nothing',
    'turn 1 > 2',
  ]);
  expect(differences(before, structuredClone(before))).toEqual([]);
});

test('false and nothing differ, though neither is told inside an object', () => {
  expect(differences({ a: { b: false } }, { a: {} })).toEqual(['a: b false > nothing']);
  expect(plain({ a: false, b: 'two words', c: [0, 1] })).toBe('{b "two words", c [0 1]}');
});
