import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { eventsOf, holding, type Told } from './sitting.ts';
import { markOf, textOf } from './wire.ts';

const played = (n: number): Told => ({ n, kind: 'played', events: [{ kind: `e${n}` }] });
const back = (n: number, to: number): Told => ({ n, kind: 'back', to });
const numbers = (told: Told[]): number[] => holding(told).map(({ n }) => n);

test('of everything told, what was taken back does not hold', () => {
  expect(numbers([])).toEqual([]);
  expect(numbers([played(0), played(1), played(2)])).toEqual([0, 1, 2]);
  expect(numbers([played(0), played(1), played(2), back(3, 1)])).toEqual([0, 1]);
  expect(numbers([played(0), played(1), played(2), back(3, 1), played(4)])).toEqual([0, 1, 4]);
  // back once more, across what was played since
  expect(numbers([played(0), played(1), back(2, 0), played(3), back(4, 0), played(5)])).toEqual([0, 5]);
  expect(numbers([played(0), played(1), back(2, 0), played(3), back(4, 3), played(5)])).toEqual([0, 3, 5]);
  expect(numbers([played(0), { n: 1, kind: 'ended' }])).toEqual([0, 1]);
});

test('what happened by what was told', () => {
  const told: Told[] = [played(0), back(1, 0), played(2), { n: 3, kind: 'ended' }];
  expect(eventsOf(told).map(({ kind }) => kind)).toEqual(['e0', 'e2']);
  expect(eventsOf([])).toEqual([]);
});

test('two that were told the same have the same mark, others another', () => {
  expect(markOf([played(0)])).toBe(markOf([played(0)]));
  expect(markOf([played(0)])).not.toBe(markOf([played(1)]));
  expect(markOf([])).not.toBe(markOf([played(0)]));
  expect(markOf([played(0)])).toMatch(/^[0-9a-f]{16}$/);
});

test('bytes are read as UTF-8, of one to four bytes a letter', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  for (const text of [
    '',
    'a',
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
    'aéž€😀z',
  ])
    expect(textOf(encode(text)), JSON.stringify(text)).toBe(text);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(textOf(encode(text))).toBe(text);
    }),
  );
  expect(textOf(Uint8Array.of(0xf7, 0xbf, 0xbf, 0xbf))).toBe('\ufffd');
});

test('every number below n comes about as often as any other, and the bounds are kept', () => {
  const random = randomFrom('fair');
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) counts[random.below(3)]++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  expect(random.below(1)).toBe(0);
  for (const n of [0, -1, Number.NaN, 0x1_0000_0001]) expect(() => random.below(n)).toThrow('Cannot choose');
  // of a range that does not divide the whole, the rest is drawn again: no number is more likely than another
  const most = 0xc000_0000;
  const draws = Array.from({ length: 400 }, () => random.below(most));
  expect(Math.max(...draws)).toBeLessThan(most);
  const low = draws.filter((n) => n < most / 3).length;
  expect(Math.abs(low - 400 / 3)).toBeLessThan(45);
});
