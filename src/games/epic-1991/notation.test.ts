import { describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/contract.ts';
import type { Action } from './actions.ts';
import { parse, print } from './notation.ts';

const ACTIONS: Action[] = [
  { do: 'again', pieces: [1, 3] },
  { do: 'again', pieces: [] },
  { do: 'lay', piece: 2, at: [[3000, 4050, 90]] },
  { do: 'lay', piece: 4, at: [], river: ['north', 1200, 3005] },
  { do: 'drop', piece: 4 },
  { do: 'objective', x: 4001, y: 3010 },
  { do: 'edge', edge: 'south' },
  {
    do: 'deploy',
    models: [
      { model: 1, x: 1050, y: 200, heading: 0 },
      { model: 2, x: 0, y: 0, heading: 0, in: 1 },
      { model: 3, x: 100, y: 205, heading: 359, wall: 2 },
    ],
    follows: [[7, 3]],
    arrives: [[9, 2]],
  },
  { do: 'go', first: false },
  {
    do: 'orders',
    orders: [
      [1, 'first'],
      [2, 'wait'],
    ],
  },
  {
    do: 'move',
    unit: 4,
    legs: [
      { model: 12, path: [1500, 2000, 1650, 2501], heading: 90 },
      { model: 13, path: [], heading: 5, leave: [1000, -5] },
      { model: 14, path: [1, 2], heading: 0, leave: [1000, 50], board: 15, wall: 0 },
      { model: 16, path: [], heading: 45, stride: [1000, -45, 500] },
      { model: 17, path: [], heading: 0, retreat: true },
    ],
  },
  { do: 'end' },
  { do: 'pod', x: 0, y: 1 },
  { do: 'unload', legs: [{ model: 3, path: [], heading: 0, leave: [10, 10] }] },
  {
    do: 'fire',
    unit: 4,
    popUps: [13],
    attacks: [
      { is: 'shot', model: 12, weapon: 0, target: 31 },
      { is: 'shell', model: 12, weapon: 1, building: 3 },
      { is: 'beam', model: 5, target: 6 },
      { is: 'vortex', model: 9, weapon: 3, x: 100, y: 250 },
      { is: 'power', power: 'mind-blast', model: 2, target: 3, x: 0, y: 0 },
      { is: 'power', power: 'eldritch-storm', model: 2, target: 0, x: 5, y: 600 },
      {
        is: 'barrage',
        guns: [
          [1, 0],
          [2, 0],
        ],
        target: -3,
        x: 10,
        y: 20,
      },
    ],
  },
  { do: 'hold', unit: 3 },
  { do: 'aim', column: 2, row: 3 },
  { do: 'leg', leg: 'left' },
  { do: 'combat', model: 3 },
  {
    do: 'pairs',
    pairs: [
      [3, 9],
      [4, 9],
    ],
  },
  { do: 'sequence', models: [3, 4] },
  { do: 'reroll', yes: true },
  { do: 'strike', blow: 'burn', locations: [1, 3] },
  { do: 'smash', model: 12, mount: 0, building: 3 },
  { do: 'choose', model: 5 },
  { do: 'rally', yes: false },
];

describe('notation', () => {
  it.each(ACTIONS.map((action) => [print(action), action] as const))('%s', (text, action) => {
    expect(parse(text)).toEqual(action);
  });

  it.each([
    '',
    'jump',
    'lay 1 north:1,2 east:3,4',
    'drop 1 2',
    'pod 1,2 3,4',
    'go first first',
    'hold 1 2',
    'aim 2,3 4',
    'choose 1 2',
    'smash 1.0 b2 b3',
    'move',
    'move 3 12',
    'fire 3 12>4',
    'edge east',
    'end now',
    'aim 2',
    'orders 4:run',
  ])("refuses '%s' with a sentence", (text) => {
    expect(() => parse(text)).toThrow(Problem);
  });
});
