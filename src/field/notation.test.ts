import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PATTERNS,
  printHeading,
  printLength,
  printPath,
  printPoint,
  printPose,
  readLength,
  readPath,
  readPoint,
} from './notation.ts';
import { inUnits } from './units.ts';

const whole = (pattern: string) => new RegExp(`^${pattern}$`);
const someLength = fc.integer({ min: -65536, max: 65536 });

test('lengths are centimetres with no more decimals than they need', () => {
  expect([0, 5, 50, 100, 1205, -5, -100, -1250].map(printLength)).toEqual([
    '0',
    '0.05',
    '0.5',
    '1',
    '12.05',
    '-0.05',
    '-1',
    '-12.5',
  ]);
  expect(['1.5', '1.50', '-0.05', '-0', '7'].map(readLength)).toEqual([150, 150, -5, 0, 700]);
  expect(Object.is(readLength('-0'), 0)).toBe(true);
});

test('what is printed is read again, and fits its pattern', () => {
  fc.assert(
    fc.property(someLength, someLength, fc.integer({ min: 0, max: 359 }), (x, y, heading) => {
      expect(readLength(printLength(x))).toBe(x);
      const [, px, py] = whole(PATTERNS.point).exec(printPoint({ x, y }))!;
      expect(readPoint(px, py)).toEqual({ x, y });
      const [, qx, qy, turned] = whole(PATTERNS.pose).exec(printPose({ x, y, heading }))!;
      expect([readLength(qx), readLength(qy), Number(turned)]).toEqual([x, y, heading]);
      const path = [x, y, y, x];
      const [, points] = whole(PATTERNS.path).exec(printPath(path))!;
      expect(readPath(points)).toEqual(path);
    }),
  );
  expect(printPath([150, 200, 1, 2])).toBe('1.5,2;0.01,0.02');
  expect(printHeading(90)).toBe('@90');
  expect(printPath([])).toBe('');
  expect(readPath(undefined)).toEqual([]);
});

test.each(['1.234', '1,', '.5', '1e3', '1234567890', '--1'])('%s is no length', (text) => {
  expect(whole(PATTERNS.length).test(text)).toBe(false);
});

test('centimetres with more than two decimals are no whole number of u', () => {
  expect(inUnits(12.05)).toBe(1205);
  expect(inUnits(0.1 + 0.2)).toBe(30);
  expect(inUnits(1.005)).toBeNull();
});
