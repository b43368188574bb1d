import { expect, test } from 'vitest';
import cases from '../../cases/hulk-heresy/index.ts';
import { readCases } from '../../cases/read.ts';
import type { HeresyGame, State } from './index.ts';

const [position] = readCases(
  `- case: lines
  rules: [HH-SHOOT-05]
  cp: { A: 3, B: 0 }
  board: |
    M...W
  pieces:
    M: { facing: E, ap: 2, ranged: [combi-bolter, cyclone], assault: [power-sword, power-fist] }
    W: { side: B, facing: W }`,
  'lines',
  undefined,
  true,
);
const { game: arranged, state: begun } = cases.arrange(position);
const game = arranged as unknown as HeresyGame;
const state = begun as State;
const read = (text: string) => game.notation.parse(state, text);

test('HH-GEN-12: a line about nobody is read, and refused by the rules', () => {
  expect(read('9 shoot 2')).toEqual({ do: 'shoot', unit: 9, to: 2 });
  expect(read('9 move E')).toEqual({ do: 'move', unit: 9, to: 2 });
  for (const text of ['9 shoot 2', '9 move E', '9 turn N', '9 assault', '9 door B1'])
    expect([text, game.check(state, 'A', read(text))?.rule]).toEqual([text, 'HH-GEN-12']);
});

test('what a line leaves out: the first weapon that is ready, the first blade, action points first', () => {
  expect(read('1 shoot 2')).toEqual({ do: 'shoot', unit: 1, to: 2, with: 'combi-bolter' });
  expect(read('1 assault')).toEqual({ do: 'assault', unit: 1, with: 'power-sword' });
  const jammed = structuredClone(state);
  jammed.pieces[1]!.jammed = 1;
  expect(game.notation.parse(jammed, '1 shoot 2')).toMatchObject({ with: 'cyclone-frag' });
  expect(read('1 overwatch')).toEqual({ do: 'overwatch', unit: 1 });
  const tired = structuredClone(state);
  tired.pieces[1]!.ap = 1;
  expect(game.notation.parse(tired, '1 overwatch')).toEqual({ do: 'overwatch', unit: 1, cp: 'o' });
  tired.pieces[1]!.stage = 'done';
  expect(game.notation.parse(tired, '1 overwatch')).toEqual({ do: 'overwatch', unit: 1, cp: 'oo' });
});

test('command points are written as a number, or by the letters of their pools', () => {
  expect(read('1 turn N cp0')).toEqual({ do: 'turn', unit: 1, face: 0 });
  expect(read('1 turn N cp2')).toEqual({ do: 'turn', unit: 1, face: 0, cp: 'oo' });
  expect(read('1 turn N cp:ou')).toEqual({ do: 'turn', unit: 1, face: 0, cp: 'ou' });
  for (const text of ['1 turn N cp', '1 turn N cp22', '1 turn N cp:', '1 turn N cp1 cp1', '1 turn N more'])
    expect(() => read(text)).toThrow(/means nothing here|goes on/);
  for (const action of game.actions(state, 'A')) {
    const text = game.notation.print(state, action);
    expect(read(text)).toEqual(action);
  }
});

test('what no line can be', () => {
  for (const text of [
    '',
    'dance',
    '1',
    '1 dance',
    'move E',
    '1 end',
    '1 move',
    '1 move Q',
    '1 turn NE',
    'muster',
  ])
    expect(() => read(text), text).toThrow();
});
