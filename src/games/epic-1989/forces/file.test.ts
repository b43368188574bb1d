import { expect, test } from 'vitest';
import { readForceFile } from './file.ts';

const file = (more: object = {}) => ({
  name: 'Iron',
  side: 'imperial',
  detachments: ['land-raiders'],
  ...more,
});
const lines = (...detachments: unknown[]) => readForceFile(file({ detachments })).force.detachments;
const isRead = (more: object): boolean => {
  try {
    readForceFile(file(more));
    return true;
  } catch {
    return false;
  }
};

test('E1-FORCE-02, E1-FORCE-03: what a file need not say', () => {
  expect(readForceFile(file())).toEqual({
    name: 'Iron',
    side: 'imperial',
    scenario: null,
    points: 2000,
    force: { detachments: [{ detachment: 'land-raiders', elite: false, later: false }], support: [] },
  });
  expect(lines({ detachment: 'land-raiders' })).toEqual(lines('land-raiders'));
  expect(lines({ units: { tactical: 2 } })).toEqual([
    { detachment: { units: ['tactical', 'tactical'], commanders: 0 }, elite: false, later: false },
  ]);
});

test('E1-FORCE-02, E1-FORCE-05, E1-TMOD-05: several alike, designed ones, Titans, elite and later', () => {
  expect(lines({ detachment: 'land-raiders', count: 2, elite: true, later: true })).toEqual(
    Array(2).fill({ detachment: 'land-raiders', elite: true, later: true }),
  );
  expect(lines({ units: { tactical: 1, rhino: 2 }, commanders: 1, later: true })).toEqual([
    { detachment: { units: ['tactical', 'rhino', 'rhino'], commanders: 1 }, elite: false, later: true },
  ]);
  const hound = { titan: 'warhound', weapons: ['las-cannon', 'las-cannon'] };
  expect(lines({ ...hound, later: true })).toEqual([{ detachment: hound, elite: false, later: true }]);
  expect(lines(hound)).toEqual([{ detachment: hound, elite: false, later: false }]);
});

test('numbers are taken within their bounds and refused beyond them', () => {
  const many = (key: string, n: number) => ({ detachments: [{ detachment: 'land-raiders', [key]: n }] });
  const led = (commanders: number) => ({ detachments: [{ units: { tactical: 1 }, commanders }] });
  const list = (n: number) => ({ detachments: Array(n).fill('land-raiders') });
  const support = (n: number) => ({ support: Array(n).fill('heavy') });
  const bounds = [
    [{ points: 400 }, { points: 399 }],
    [{ points: 10_000 }, { points: 10_001 }],
    [many('count', 1), many('count', 0)],
    [many('count', 20), many('count', 21)],
    [led(0), led(-1)],
    [led(20), led(21)],
    [list(1), list(0)],
    [list(60), list(61)],
    [support(60), support(61)],
  ];
  for (const [within, beyond] of bounds) expect([isRead(within), isRead(beyond)]).toEqual([true, false]);
});
