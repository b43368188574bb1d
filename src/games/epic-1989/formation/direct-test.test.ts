import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1989/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { Epic89Game, State } from '../index.ts';
import type { MoveSegment } from '../state.ts';
import { directPlan } from './direct-test.ts';

/** The ways by which detachment 1 can simply come together, in notation; null where it cannot. */
function direct(segment: MoveSegment, ...pieces: string[]): string | null {
  const lines = [...pieces, 'Z: { side: rebel, at: [110, 85], order: none, shown: true }'];
  const yaml = `- case: direct\n  rules: [E1-DET-08]\n  phase: ${segment}\n  buildings: { house: { is: low-t, at: [90, 30, 0] } }\n  pieces:\n${lines.map((line) => `    ${line}\n`).join('')}  steps:\n    - offered: A\n`;
  const arranged = cases.arrange(readCases(yaml, 'direct')[0]);
  const game = arranged.game as unknown as Epic89Game;
  const state = arranged.state as State;
  const legs = directPlan(game.tableOf(state), state, segment, 1);
  if (!legs) return null;
  return game.notation.print(state, { do: 'move', detachment: 1, legs }).replace(/^move 1 ?/, '');
}

/** Two stand side by side, a third somewhere else. */
const third = (order: MoveSegment, heading: number, x: number, y: number) =>
  direct(
    order,
    `A1..A2: { side: imperial, at: [[60, 30], [62.5, 30]], order: ${order}, detachment: A }`,
    `A3: { side: imperial, at: [${x}, ${y}], heading: ${heading}, order: ${order}, detachment: A }`,
  );

test('E1-DET-08, E1-DET-17 a vehicle turns towards the nearest as its order allows, and runs until it is near enough', () => {
  const turned = (order: MoveSegment) =>
    [180, 179, 90, 270, 89, 91, 269, 271, 0, 45, 333].map((heading) => third(order, heading, 60, 42));
  const slight = ['3:f3', '3:r1,f3', '3:r90,f3', '3:l90,f3'];
  expect(turned('advance')).toEqual([
    ...slight,
    '3:r90,r1,f3',
    '3:r77,f3.09',
    '3:l89,f3',
    '3:l90,l13,f3.09',
    '3:r90,r90,f3',
    '3:r90,r45,f3',
    '3:l90,l63,f3',
  ]);
  expect(turned('charge')).toEqual([...slight, null, '3:r77,f3.09', '3:l89,f3', null, null, null, null]);
  expect(turned('fall-back')).toEqual([
    ...slight,
    '3:r91,f3',
    '3:r77,f3.09',
    '3:l89,f3',
    '3:l103,f3.09',
    '3:r180,f3',
    '3:r135,f3',
    '3:l153,f3',
  ]);
  const far = [39, 39.01, 54.9, 55, 55.01].map((y) => third('advance', 180, 60, y));
  expect(far).toEqual(['', '3:f0.01', '3:f15.9', '3:f16', null]);
  expect([63, 63.01].map((y) => third('charge', 180, 60, y))).toEqual(['3:f24', null]);
  expect(third('advance', 270, 74, 40)).toBe('3:l41,f6');
  expect([1, 359].map((heading) => third('advance', heading, 60, 42))).toEqual([
    '3:r90,r89,f3',
    '3:l90,l89,f3',
  ]);
});

test('E1-DET-08 those outside the largest group, of equals that with the lowest number, go in ascending number', () => {
  const column = (...ys: number[]) =>
    direct(
      'advance',
      `A1..A${ys.length}: { side: imperial, at: [${ys.map((y) => `[60, ${y}]`).join()}], heading: 0, order: advance }`,
    );
  expect(column(30, 45, 49, 34)).toBe('2:r90,r90,f2 3:r90,r90');
  expect(column(30, 45, 49, 59)).toBe('1:f6 4:r90,r90,f1');
  expect(column(30, 45)).toBe('2:r90,r90,f6');
});

test('E1-DET-17 a stand walks straight at the nearest; who is inside or on board stays, and is gone to', () => {
  const stand = (order: string, at: string) =>
    `{ side: imperial, card: tactical, ${at}, order: ${order}, detachment: T }`;
  const walk = (order: MoveSegment, x: number, y: number, ...more: string[]) =>
    direct(
      order,
      `T1: ${stand(order, 'at: [60, 30]')}`,
      `T2: ${stand(order, 'at: [62.2, 30]')}`,
      `T3: ${stand(order, `at: [${x}, ${y}]`)}`,
      ...more,
    );
  expect(walk('advance', 60, 42)).toBe('3:60,38');
  expect(walk('advance', 70, 40)).toBe('3:67.61,36.93');
  expect(walk('advance', 60, 46)).toBe('3:60,38');
  expect(walk('advance', 60, 46.01)).toBeNull();
  expect(walk('charge', 60, 50)).toBe('3:60,38');
  expect(
    walk('charge', 60, 50, 'E: { side: rebel, card: tactical, at: [60, 52.05], order: none }'),
  ).toBeNull();
  const inside = `${stand('advance', 'building: house, cell: 0')}`;
  expect(direct('advance', `T1: ${inside}`, `T2: ${stand('advance', 'at: [90, 42]')}`)).toBe('2:90,38.2');
  expect(
    direct(
      'advance',
      `T1: ${stand('advance', 'at: [90, 42]')}`,
      `T2: ${stand('advance', 'at: [92.2, 42]')}`,
      `T3: ${inside}`,
    ),
  ).toBeNull();
  const riding = `${stand('advance', 'in: R')}`;
  const rhino = 'R: { side: imperial, card: rhino, at: [20, 42], order: none }';
  expect(direct('advance', `T1: ${riding}`, `T2: ${stand('advance', 'at: [20, 30]')}`, rhino)).toBe(
    '2:20,33.7',
  );
  expect(
    direct(
      'advance',
      `T1: ${stand('advance', 'at: [20, 30]')}`,
      `T2: ${stand('advance', 'at: [22.2, 30]')}`,
      `T3: ${riding}`,
      rhino,
    ),
  ).toBeNull();
});
