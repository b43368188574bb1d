import { describe, expect, test } from 'vitest';
import { blockPlan, crossPlan, layPlan, tPlan } from './floor-plans.ts';
import { areaDistance, firstFit, fits, headingsBy, isTown, lattice, layTown, riverAcross } from './lay.ts';
import { type Area, type Box, rectangle } from './shapes.ts';

const AREA: Box = [6096, 0, 12192, 6096];
const hill = (pose: { x: number; y: number; heading: number }): Area => layPlan(blockPlan(2000, 1500), pose);

describe('a piece in its area (E2-TERR-05)', () => {
  test('wholly inside and off the others', () => {
    expect(fits(hill({ x: 7096, y: 750, heading: 0 }), AREA, [])).toBe(true);
    expect(fits(hill({ x: 7095, y: 750, heading: 0 }), AREA, [])).toBe(false);
    expect(fits(hill({ x: 7200, y: 800, heading: 30 }), AREA, [])).toBe(false);
    const there = hill({ x: 7096, y: 750, heading: 0 });
    expect(fits(hill({ x: 9096, y: 750, heading: 0 }), AREA, [there])).toBe(true);
    expect(fits(hill({ x: 9095, y: 750, heading: 0 }), AREA, [there])).toBe(false);
  });

  test('the first place on the 1 cm lattice', () => {
    expect(headingsBy(15)).toHaveLength(24);
    const first = firstFit(hill, AREA, [], lattice(AREA, 100, headingsBy(15)));
    expect(first).toEqual({ x: 7100, y: 800, heading: 0 });
    expect([...lattice([150, 0, 300, 100], 100, [0])]).toHaveLength(4);
  });

  test('none when the area is full', () => {
    const full: Area = [rectangle([7000, 1000, 11500, 5000])];
    expect(firstFit(hill, AREA, [full], lattice(AREA, 300, headingsBy(45)))).toBeNull();
  });
});

describe('a town (E2-TERR-15)', () => {
  const block = (x: number): Area => [rectangle([x, 0, x + 300, 300])];
  test('gaps of 2.5 to 10 cm in a chain', () => {
    expect(isTown([block(0), block(550), block(1850)], 250, 1000)).toBe(true);
    expect(isTown([block(0), block(549), block(1850)], 250, 1000)).toBe(false);
    expect(isTown([block(0), block(550), block(1851)], 250, 1000)).toBe(false);
    expect(isTown([block(0), block(1850), block(950)], 250, 1000)).toBe(true);
  });

  test('is laid in an area, if there is room', () => {
    const shapes = [crossPlan, tPlan, tPlan].map(
      (plan) => (pose: { x: number; y: number; heading: number }) => layPlan(plan(900, 300, 300), pose),
    );
    const others = [hill({ x: 9000, y: 3000, heading: 30 })];
    const poses = [...lattice(AREA, 400, headingsBy(90))];
    const found = layTown(shapes, AREA, others, poses, 250, 1000);
    const town = found!.map((pose, i) => shapes[i](pose));
    expect(isTown(town, 250, 1000)).toBe(true);
    town.forEach((building, i) => {
      expect(fits(building, AREA, [...others, ...town.filter((_, j) => j !== i)])).toBe(true);
    });
    expect(areaDistance(town[0], others[0])).toBeGreaterThan(0);
    expect(layTown(shapes, [6096, 0, 7600, 1500], [], poses, 250, 1000)).toBeNull();
  });
});

test('a river with its crossing (E2-TERR-16)', () => {
  expect(riverAcross(AREA, 'x', 3000, 8000, 500, 600)).toEqual([
    rectangle([6096, 2750, 7700, 3250]),
    rectangle([8300, 2750, 12192, 3250]),
  ]);
  expect(riverAcross(AREA, 'y', 9000, 6000, 500, 600)).toEqual([rectangle([8750, 0, 9250, 5700])]);
});
