import { expect, test } from 'vitest';
import { randomFrom } from '../../../../kernel/random.ts';
import {
  draw,
  drawBlip,
  freshKit,
  goToTurn,
  held,
  nextPhase,
  rollCommander,
  spend,
  takeOff,
  withPurse,
} from './kit.ts';

const random = randomFrom('companion');
const rolls = (...values: number[]) => ({ below: () => (values.shift() ?? 1) - 1 });

test('HH-CMD-02, HH-CMD-04, HH-CMD-08: a counter, one more draw, and no more spent than it has', () => {
  const drawn = draw(freshKit(null), 'A', rolls(2));
  expect(drawn.purses.A).toMatchObject({ counter: 2, redrawn: false });
  const again = draw(drawn, 'A', rolls(5));
  expect(again.purses.A).toMatchObject({ counter: 5, redrawn: true });
  expect(draw(again, 'A', rolls(6))).toBe(again);
  expect(spend(again, 'A', 9).purses.A.spent).toBe(5);
  expect(again.purses.B.counter).toBeNull();
});

test('HH-CMD-05: a Praetor brings up to two points, a Centurion one', () => {
  const bonus = (commander: 'praetor' | 'centurion', die: number) =>
    rollCommander(withPurse(freshKit(null), 'B', { commander }), 'B', rolls(die)).purses.B.bonus;
  expect([1, 2, 3, 4, 5, 6].map((die) => bonus('praetor', die))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([1, 2, 3, 4, 5, 6].map((die) => bonus('centurion', die))).toEqual([0, 0, 1, 1, 1, 1]);
});

test('HH-SEQ-01, HH-CMD-10: after the fifth phase a new turn, and the counters are back', () => {
  let kit = draw(withPurse(freshKit(null), 'A', { commander: 'praetor' }), 'A', random);
  for (let n = 0; n < 5; n++) kit = nextPhase(kit);
  expect(kit).toMatchObject({ turn: 2, phase: 0 });
  expect(kit.purses.A).toMatchObject({ counter: null, commander: 'praetor' });
  expect(goToTurn(kit, 0).turn).toBe(1);
});

test('HH-GSB-09: 22 blips, then those set aside', () => {
  let kit = freshKit(null);
  for (let n = 0; n < 22; n++) kit = drawBlip(kit, random);
  expect([1, 2, 3].map((value) => kit.out.filter((blip) => blip.value === value).length)).toEqual([9, 4, 9]);
  expect(drawBlip(kit, random)).toBe(kit);
  const turned = takeOff(kit, 1, false);
  expect(held(turned.aside)).toBe(1);
  const next = drawBlip(turned, random);
  expect(next.out.at(-1)).toEqual({ no: 23, value: kit.out[0].value });
  expect(held(takeOff(next, 23, true).stock)).toBe(1);
});
