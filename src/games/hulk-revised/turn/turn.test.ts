import { expect, test } from 'vitest';
import { FIRE, GAS, OLD_GAS, PLASMA, STASIS } from '../ground.ts';
import { N, only, solo } from '../solo/testing.ts';

test('HR-HAZ-10 HR-GREN-07 HR-RESET-03 fire goes, gas is flipped, flipped gas goes: alone and together', () => {
  const t = solo({ levels: ['s.......'] });
  const reset = (...bits: number[]) => {
    const state = t.set([{ kind: 'terminator', at: t.at(0, 0), facing: N }], {
      phase: 'reset',
      ground: bits.map((what, i) => ({ square: t.at(i + 1, 0), bits: what })),
    });
    const { events } = t.go(state);
    return [only(events, 'smoke-cleared').length, ...bits.map((_, i) => state.ground[t.at(i + 1, 0)])];
  };
  expect(reset(FIRE)).toEqual([1, 0]);
  expect(reset(GAS)).toEqual([1, OLD_GAS]);
  expect(reset(OLD_GAS)).toEqual([1, 0]);
  expect(reset(FIRE | GAS)).toEqual([1, OLD_GAS]);
  expect(reset(FIRE | OLD_GAS)).toEqual([1, 0]);
  expect(reset(FIRE, GAS, OLD_GAS, FIRE | GAS, 0)).toEqual([1, 0, OLD_GAS, 0, OLD_GAS, 0]);
  expect(reset(0)).toEqual([0, 0]);
  // plasma stays, and is nothing to clear
  expect(reset(PLASMA)).toEqual([0, PLASMA]);
  expect(reset(PLASMA, FIRE)).toEqual([1, PLASMA, 0]);
  expect(reset(STASIS | GAS)).toEqual([1, OLD_GAS]);
});
