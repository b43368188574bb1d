import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { faceOf } from './titans.ts';

test('E2-TITAN-14 a Titan is hit from where the source stands; in its own middle that is the front', () => {
  const face = (heading: number, dx: number, dy: number) => {
    const state = { models: [null, { x: 5000, y: 5000, heading }] } as unknown as State;
    return faceOf(state, 1, { x: 5000 + dx, y: 5000 + dy });
  };
  for (const heading of [0, 45, 90, 180, 270, 359]) expect(face(heading, 0, 0)).toBe('front');
  const around = (heading: number) => [
    face(heading, 0, 900),
    face(heading, 900, 0),
    face(heading, 0, -900),
    face(heading, -900, 0),
  ];
  expect(around(0)).toEqual(['front', 'right', 'rear', 'left']);
  expect(around(90)).toEqual(['left', 'front', 'right', 'rear']);
  expect(around(180)).toEqual(['rear', 'left', 'front', 'right']);
  expect(around(270)).toEqual(['right', 'rear', 'left', 'front']);
});
