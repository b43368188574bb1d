import { expect, test } from 'vitest';
import { readSetup } from './battle.ts';
import { BUILDING_IDS } from './geometry/buildings.ts';

const PLAIN = {
  battle: 'Bounds',
  forces: { imperial: ['rhinos', 'tactical'], rebel: ['rhinos'] },
  buildings: [] as unknown[],
};
const read = (battle: object, options: object = {}) =>
  readSetup({ battle: { ...PLAIN, ...battle }, options });

function isRead(battle: object, options: object = {}): boolean {
  try {
    read(battle, options);
    return true;
  } catch {
    return false;
  }
}

/** Whether so much is taken, from the least to the most and no more or less. */
function bounds(least: number, most: number, isTaken: (n: number) => boolean, by = 1): void {
  expect([least - by, least, most, most + by].map(isTaken)).toEqual([false, true, true, false]);
}

const house = (more: object) => ({ buildings: [{ is: 'low-cross', at: [50, 30, 0], ...more }] });
const own = (more: object) => ({
  forces: { imperial: [{ name: 'Own', units: ['tactical', 'tactical'], ...more }], rebel: ['rhinos'] },
});

test('numbers of a battle are within their bounds', () => {
  bounds(1, 100, (n) => isRead({}, { 'turn-limit': n }));
  expect(isRead({}, { 'turn-limit': null })).toBe(true);
  bounds(100, 300, (n) => isRead({ table: [n, 60] }), 0.01);
  bounds(60, 300, (n) => isRead({ table: [100, n] }), 0.01);
  bounds(0, 359, (n) => isRead(house({ at: [50, 30, n] })));
  bounds(0, 99, (n) => isRead(house({ counters: n })));
  bounds(400, 10_000, (n) => isRead({ budget: n }));
  // 7.2 cm long and wide, and wholly on the table of 120 by 90 cm
  bounds(3.6, 116.4, (n) => isRead(house({ at: [n, 30, 0] })), 0.01);
  bounds(3.6, 86.4, (n) => isRead(house({ at: [50, n, 0] })), 0.01);
  expect(isRead(house({ at: [50.005, 30, 0] }))).toBe(false);
  expect(read({}).battle.table).toEqual({ width: 12_000, depth: 9000 });
  expect(read({ budget: 700 }).battle.budget).toEqual({ imperial: 700, rebel: 700 });
  expect(read({}).battle.budget).toEqual({ imperial: 2000, rebel: 2000 });
});

test('who is marked is in a list; nobody is where nothing is said', () => {
  bounds(0, 2, (n) => isRead({ hunted: { imperial: n } }));
  bounds(0, 1, (n) => isRead({ cargo: { imperial: n } }));
  expect(read({}).battle).toMatchObject({
    hunted: { imperial: 0, rebel: 0 },
    cargo: { imperial: 0, rebel: 0 },
  });
  expect(isRead({ hunted: { rebel: 60 }, forces: {} }, { 'own-force': true })).toBe(true);
  expect(isRead({ hunted: { rebel: 61 }, forces: {} }, { 'own-force': true })).toBe(false);
});

test('what a battle says of its forces and buildings', () => {
  const [one] = read(own({})).battle.forces.imperial!;
  expect(one).toEqual({
    name: 'Own',
    units: ['tactical', 'tactical'],
    commanders: 0,
    elite: false,
    later: false,
  });
  expect(isRead(own({ commanders: -1 }))).toBe(false);
  bounds(2, 200, (n) => isRead(own({ units: Array<string>(n).fill('tactical') })));
  const [, building] = [null, ...read(house({})).battle.buildings!];
  expect(building).toEqual({ kind: 'low-cross', x: 5000, y: 3000, heading: 0, counters: 0, rubble: false });
  for (const is of BUILDING_IDS) expect(isRead(house({ is }))).toBe(true);
  expect(read({}).battle).toMatchObject({
    scenario: null,
    imperial: 'A',
    edge: null,
    first: null,
    points: false,
  });
  expect(read({}).options).toEqual({
    infantry: true,
    ownForce: false,
    nonStandard: false,
    elite: false,
    regroup: false,
    heroic: false,
    hidden: [],
    support: false,
    maintainBarrage: false,
    mineLoad: false,
    titans: false,
    openOrders: false,
    timedOrders: false,
    titanicusBuildings: false,
    turnLimit: null,
  });
});
