import { expect, test } from 'vitest';
import type { Event } from '../../../games/hulk-revised/events.ts';
import type { Scene } from '../adapter.ts';
import { cuesOf } from './cues.ts';

const scene = { pieces: [{ id: 4, square: 17 }] } as unknown as Scene;
const heard = (event: object) => cuesOf([event as Event], scene)[0];

test('a shot is heard where it is fired, a fight where the fighters stand', () => {
  expect(heard({ kind: 'shot', at: 12, square: 30, auto: false })).toEqual({
    sound: 'bolter',
    words: 'weapons fire',
    place: 12,
  });
  expect(heard({ kind: 'assault-rolled', attacker: 4, defender: 9 })).toMatchObject({ place: 17 });
});

test('what a player only thinks is silent', () => {
  expect(heard({ kind: 'token', value: 4, redrawn: false })).toBeUndefined();
  expect(heard({ kind: 'drawn', unit: 3, value: 2, ambush: false })).toBeUndefined();
});

test('steps and dice are heard without a caption', () => {
  expect(heard({ kind: 'moved', type: 'terminator', unit: 1, to: 5 })).toMatchObject({
    sound: 'step',
    words: '',
  });
  expect(heard({ kind: 'rerolled', unit: 4 })).toMatchObject({ sound: 'dice', words: '', place: 17 });
});
