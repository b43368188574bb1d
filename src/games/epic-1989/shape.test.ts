import { expect, test } from 'vitest';
import { isAction } from './shape.ts';

/** Whether so many are taken, from the fewest to the most and no more or less. */
function bounds(least: number, most: number, of: (n: number) => unknown): void {
  const taken = [least - 1, least, most, most + 1].map((n) => isAction(of(n)));
  expect([JSON.stringify(of(least)).slice(0, 80), taken]).toEqual([
    expect.any(String),
    [false, true, true, false],
  ]);
}
const many = (n: number, one: unknown): unknown[] | null => (n < 0 ? null : Array<unknown>(n).fill(one));

const FAR = 60_000;
const move = (drive: unknown) => ({ do: 'move', detachment: 1, legs: [{ model: 1, way: [drive] }] });
const shot = (more: object) => ({ do: 'fire', unit: 1, shots: [{ weapon: 0, target: 2, ...more }] });

test('numbers from outside are whole and within what any table needs', () => {
  bounds(-FAR, FAR, (x) => ({ do: 'place', unit: 1, x, y: 0, heading: 0 }));
  bounds(-FAR, FAR, (y) => ({ do: 'point', at: [0, y] }));
  bounds(0, 359, (heading) => ({ do: 'place', unit: 1, x: 0, y: 0, heading }));
  bounds(0, FAR, (unit) => ({ do: 'primary', unit }));
  bounds(1, FAR, (number) => ({ do: 'reveal', number }));
  bounds(1, FAR, (run) => move({ run }));
  bounds(-180, 180, (turn) => move({ turn }));
  bounds(1, 20, (needed) => ({ do: 'instruct', unit: 1, what: { do: 'fire', at: 'rhino', needed } }));
  expect(isAction(move({ turn: 0 }))).toBe(false);
  expect(isAction(move({ turn: 1 }))).toBe(true);
  expect(isAction(move({ run: 1.5 }))).toBe(false);
  const onto = (...ids: number[]) => ({
    do: 'move',
    detachment: 1,
    legs: [{ model: 1, way: [], onto: ids }],
  });
  expect([onto(0), onto(1), onto(-1), onto()].map(isAction)).toEqual([false, true, true, false]);
});

test('lists from outside are no longer than any battle needs', () => {
  bounds(0, 400, (n) => ({ do: 'disband', units: many(n, 1) }));
  bounds(0, 400, (n) => ({ do: 'rest', legs: many(n, { model: 1, way: [] }) }));
  bounds(0, 20, (n) => ({ do: 'rest', legs: [{ model: 1, way: many(n, { run: 1 }) }] }));
  bounds(1, 400, (n) => ({ do: 'rest', legs: [{ model: 1, way: [], onto: many(n, 2) }] }));
  bounds(0, 20, (n) => ({ do: 'fire', unit: 1, shots: many(n, { weapon: 0, target: 2 }) }));
  bounds(2, 6, (n) => shot({ spray: many(n, 3) }));
  bounds(0, 12, (n) => ({ do: 'conceal', counters: many(n, { detachment: 0, at: [1, 1] }) }));
  bounds(0, 3, (n) => ({ do: 'blinds', at: many(n, [1, 1]) }));
  bounds(0, 4, (n) => ({ do: 'mines', at: many(n, [1, 1]), real: [] }));
  bounds(0, 4, (n) => ({ do: 'mines', at: [], real: many(n, 1) }));
  bounds(1, 31, (n) => ({ do: 'instruct', unit: 1, what: { do: 'fire', at: 'r'.repeat(n), needed: 4 } }));
});

test('a force from outside is no larger than any battle needs', () => {
  const muster = (force: object) => ({ do: 'muster', force: { detachments: [], support: [], ...force } });
  const own = (detachment: unknown) => muster({ detachments: [{ detachment, elite: false, later: false }] });
  const rhinos = { detachment: 'rhinos', elite: false, later: false };
  bounds(0, 60, (n) => muster({ detachments: many(n, rhinos) }));
  bounds(0, 60, (n) => muster({ support: many(n, 'light') }));
  bounds(1, 20, (n) => own({ units: many(n, 'tactical'), commanders: 0 }));
  bounds(0, 20, (commanders) => own({ units: ['tactical'], commanders }));
  bounds(0, 6, (n) => own({ titan: 'warlord', weapons: many(n, 'las-cannon') }));
});
