import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { diceFrom, scriptedDice, seededDice } from './dice.ts';
import { randomFrom } from './random.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The stream as its documentation describes it, written down a second time. */
function stream(key: string, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, n) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(n));
    return [...createHash('sha256').update(Buffer.from(key, 'hex')).update(counter).digest()];
  }).flat();
}

test('dice follow the documented stream', () => {
  const expected = stream(KEY, 40)
    .filter((byte) => byte < 252)
    .map((byte) => 1 + (byte % 6));
  const dice = seededDice(KEY);
  expect(Array.from({ length: 1200 }, () => dice.d6())).toEqual(expected.slice(0, 1200));
});

test('a draw takes the fewest whole bytes and skips what would be unfair', () => {
  const bytes = stream(KEY, 2);
  const wide = seededDice(KEY);
  expect(wide.draw(new Array(300).fill(1))).toBe((bytes[0] * 256 + bytes[1]) % 300);
  expect(wide.position).toBe(2);
  const sure = seededDice(KEY);
  expect(sure.draw([0, 1, 0])).toBe(1);
  expect(sure.position).toBe(0);
});

test('what would favour some is drawn again', () => {
  const dice = seededDice(KEY);
  const expected = stream(KEY, 8).filter((byte) => byte < 129);
  expect(Array.from({ length: 100 }, () => dice.draw(new Array(129).fill(1)))).toEqual(
    expected.slice(0, 100),
  );
});

test('dice continue from a stored position', () => {
  const dice = seededDice(KEY);
  for (let i = 0; i < 100; i++) dice.d6();
  const copy = seededDice(Buffer.from(KEY, 'hex'), dice.position);
  const next = Array.from({ length: 50 }, () => dice.d6());
  expect(Array.from({ length: 50 }, () => copy.d6())).toEqual(next);
  dice.position = 0;
  expect(dice.d6()).toBe(seededDice(KEY).d6());
});

test.each([
  ['seeded dice', seededDice(KEY)],
  ['imagined dice', diceFrom(randomFrom('fair'))],
])('%s are fair', (_name, dice) => {
  const faces = [0, 0, 0, 0, 0, 0];
  const drawn = [0, 0, 0];
  for (let i = 0; i < 60000; i++) {
    faces[dice.d6() - 1]++;
    drawn[dice.draw([1, 0, 5])]++;
  }
  for (const count of faces) expect(Math.abs(count - 10000)).toBeLessThan(450);
  expect(Math.abs(drawn[0] - 10000)).toBeLessThan(450);
  expect(drawn[1]).toBe(0);
});

test('a bag holds up to four thousand million', () => {
  expect(seededDice(KEY).draw([0, 0xffff_ffff])).toBe(1);
  expect(() => seededDice(KEY).draw([1, 0xffff_ffff])).toThrow(/weight/);
});

test('nothing can be drawn from an empty bag or with odd weights', () => {
  for (const weights of [[], [0, 0], [-1, 2], [0.5]])
    expect(() => seededDice(KEY).draw(weights)).toThrow(/weight/);
});

test('scripted dice fall as written and say when they run out', () => {
  const dice = scriptedDice([6, 1], [2]);
  expect([dice.d6(), dice.draw([1, 1, 1]), dice.d6()]).toEqual([6, 2, 1]);
  expect(() => dice.d6()).toThrow('The dice ran out at roll 3.');
  expect(() => dice.draw([1])).toThrow('The draws ran out at draw 2.');
});

test('scripted dice know what is left over', () => {
  const dice = scriptedDice([6, 1, 3], [0]);
  dice.d6();
  expect(dice.left()).toEqual({ faces: [1, 3], draws: [0] });
});

test('scripted dice refuse what dice and bags cannot give', () => {
  expect(() => scriptedDice([7])).toThrow('A die cannot show 7.');
  expect(() => scriptedDice([], [1]).draw([1, 0])).toThrow('Draw 1 cannot be 1: none is in the bag.');
});

test('the same seed gives a bot the same chance, another seed another', () => {
  const numbers = (seed: string | number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
  expect(numbers(7)).toEqual(numbers('7'));
  expect(() => randomFrom(1).below(0)).toThrow();
});
