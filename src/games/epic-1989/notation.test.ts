import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { parse, print } from './notation.ts';
import { isAction } from './shape.ts';

const LINES = [
  'side rebel',
  'go second',
  'building tall-t 40.5,30@270',
  'edge west',
  'deploy 1:20,5@0 2:26.05,5@90',
  'orders 1:charge 2:fall-back 3:none',
  'time',
  'move 2 4:f12.5,r45,l90,f0.01 5:',
  'move 2 4:f24>9 5:b4',
  'on',
  'rest 4:f4',
  'fire 4 0>9 1>9/maximal 2>9@40,30 3>b2 4>9/frag@-1,2.5',
  'mines 60,40 60,41* 60,42 60,43*',
  'mines 60,40* 60,41* =1,0',
  'blinds 60,40 60,41 62.5,40',
  'pass',
  'pass phase',
  'instruct 4 fire land-raider 5',
  'instruct 4 hold',
  'propose',
  'end',
];

/** As long as they can be. */
const LONGEST = [
  'side rebel',
  'go second',
  'building tall-t 40.5,30@270',
  'edge west',
  'hero 4 rally',
  'regroup 4:20,5@0 5',
  'lose 2',
  'point 40,30',
  'on',
  'pass phase',
  'instruct 4 fire rhino 5',
  'place 4:20,5@0',
  'call 4',
  'lay mines',
  'support 4 60,20',
  'keep yes',
  'reveal 3',
  'yield 4',
  'propose',
  'time',
  'assault 4',
  'primary 4',
  'assail 4>9 2/maximal',
  'join 4 inside',
  'end',
];

describe('notation', () => {
  test.each(LONGEST)('%s is all there is to say', (line) => {
    expect(print(parse(line))).toBe(line);
    expect(isAction(parse(line))).toBe(true);
    expect(() => parse(`${line} 1`)).toThrow(`"${line} 1" goes on where it should end.`);
  });

  test.each(LINES)('%s reads back as it was, and is an action', (line) => {
    const action = parse(line);
    expect(print(action)).toBe(line);
    expect(isAction(action)).toBe(true);
  });

  test('what is written wrongly is told', () => {
    for (const line of [
      'fly',
      'go',
      'move 2 4:x5',
      'fire 4 0<9',
      'orders 1:dance',
      'pass on by',
      'building hut 1,1@0',
    ])
      expect(() => parse(line)).toThrow();
  });

  test('what has another shape is no action', () => {
    const odd: unknown[] = [
      null,
      { do: 'end', more: 1 },
      { do: 'move', detachment: 1, legs: [{ model: 1, way: [{ turn: 0 }] }] },
      { do: 'move', detachment: 1, legs: [{ model: 1, way: [{ run: 0 }] }] },
      { do: 'fire', unit: 1, shots: [{ weapon: 0.5, target: 1 }] },
    ];
    for (const action of odd) expect(isAction(action as Action)).toBe(false);
  });
});
