import { describe, expect, test } from 'vitest';
import {
  along,
  boxOf,
  boxOfArea,
  COARSE,
  crosses,
  direction,
  distance,
  insideBox,
  layPlan,
  overlaps,
} from '../../../field/index.ts';
import { readSetup } from '../battle.ts';
import { cardNamed } from '../cards/cards.ts';
import { infoOf } from '../table.ts';
import { BUILDING_IDS, kindNamed, shapeOf } from './buildings.ts';
import { edgesCrossed } from './ground.ts';
import { sightPoints } from './points.ts';
import { footprintAt, near, touches } from './position.ts';

const raider = infoOf(1, 'imperial', 1, cardNamed('land-raider')!);
const at = (x: number, y: number, heading = 0) => footprintAt(raider, { x, y, heading });

describe('lengths and poses', () => {
  test('E1-GEO-01, E1-GEO-04 corners are whole numbers around the centre, rounded once', () => {
    expect(at(1000, 1000)).toEqual([1100, 1150, 900, 1150, 900, 850, 1100, 850]);
    // 30 degrees: F = (5000, 8660), R = (8660, -5000)
    expect(at(0, 0, 30).slice(0, 4)).toEqual([162, 80, -12, 180]);
    expect(at(77, 33, 123).every(Number.isInteger)).toBe(true);
  });

  test('E1-GEO-03 forward and right are exactly perpendicular', () => {
    for (let h = 0; h < 360; h++) {
      const r = (h + 90) % 360;
      expect([COARSE.x[r] - COARSE.y[h], COARSE.y[r] + COARSE.x[h]]).toEqual([0, 0]);
    }
    expect([COARSE.x[90], COARSE.y[0]]).toEqual([10000, 10000]);
  });

  test('E1-GEO-02 a table is at least 100 by 60 cm', () => {
    const setup = (table: [number, number]) => ({
      battle: { battle: 'x', table, forces: { imperial: ['rhinos'], rebel: ['rhinos'] } },
    });
    expect(() => readSetup(setup([99.99, 60]))).toThrow('E1-GEO-02');
    expect(() => readSetup(setup([100, 59.99]))).toThrow('E1-GEO-02');
    expect(readSetup(setup([100, 60])).battle.table).toEqual({ width: 10_000, depth: 6000 });
  });

  test('E1-GEO-15, E1-GEO-24 a run moves the centre along the heading, rounded', () => {
    expect(along({ x: 0, y: 0 }, 400, 30, COARSE)).toEqual({ x: 200, y: 346 });
    expect(along({ x: 10, y: 10 }, 1, 45, COARSE)).toEqual({ x: 11, y: 11 });
  });

  test('E1-GEO-22 towards a point', () => {
    expect([direction(0, 5, COARSE), direction(5, 0, COARSE), direction(-3, -3, COARSE)]).toEqual([
      0, 90, 225,
    ]);
  });
});

test('E1-GEO-13 a building lies where its plan is laid', () => {
  for (const kind of BUILDING_IDS)
    for (const heading of [0, 33, 90, 205, 270]) {
      const pose = { x: 4321, y: 1234, heading };
      const { plan, bars } = kindNamed(kind);
      const shape = shapeOf({ kind, ...pose, counters: 0, rubble: false });
      expect(shape.cells).toEqual(layPlan(plan, pose, COARSE));
      expect(shape.bars).toEqual(layPlan(bars, pose, COARSE));
      expect(shape.box).toEqual(boxOfArea(shape.bars));
    }
});

test('E1-GEO-13 the cells of a building fill its outline, none over another', () => {
  for (const kind of BUILDING_IDS) {
    const { cells, bars, box } = shapeOf({ kind, x: 5000, y: 5000, heading: 0, counters: 0, rubble: false });
    for (const [i, cell] of cells.entries()) {
      const [west, south, east, north] = boxOf(cell);
      expect([east - west, north - south]).toEqual([240, 240]);
      expect(bars.some((bar) => insideBox(cell, boxOf(bar)))).toBe(true);
      expect(cells.slice(i + 1).some((other) => overlaps(cell, other))).toBe(false);
    }
    expect(boxOfArea(cells)).toEqual(box);
  }
});

test('E1-GEO-20 whoever is on the edge line has not crossed it', () => {
  const table = { width: 500, depth: 400 };
  const crossed = (x: number, y: number) => edgesCrossed(table, { x, y }).join(' ');
  expect([crossed(0, -1), crossed(-1, 0), crossed(501, 400), crossed(500, 401)]).toEqual([
    'south',
    'west',
    'east',
    'north',
  ]);
  expect([crossed(-1, -1), crossed(501, 401), crossed(0, 0), crossed(500, 400)]).toEqual([
    'south west',
    'north east',
    '',
    '',
  ]);
});

describe('near and far', () => {
  test('E1-GEO-06, E1-GEO-09 distances are compared exactly', () => {
    expect(distance(at(0, 0), at(800, 0))).toBe(600);
    expect([near(at(0, 0), at(800, 0), 600), near(at(0, 0), at(801, 0), 600)]).toEqual([true, false]);
    // 599.9… along the diagonal: one u beyond either way
    expect(near(at(0, 0), at(200 + 424, 300 + 424), 600)).toBe(true);
    expect(near(at(0, 0), at(200 + 425, 300 + 424), 600)).toBe(false);
  });

  test('E1-GEO-07 a millimetre is contact', () => {
    expect([touches(at(0, 0), at(210, 0)), touches(at(0, 0), at(211, 0))]).toEqual([true, false]);
  });

  test('E1-GEO-08 sharing an edge is no overlap', () => {
    expect([overlaps(at(0, 0), at(200, 0)), overlaps(at(0, 0), at(199, 0))]).toEqual([false, true]);
  });

  test('E1-GEO-10 nine points: corners, midpoints, centre', () => {
    expect(sightPoints(at(1000, 1000), { x: 1000, y: 1000 })).toEqual([
      { x: 1100, y: 1150 },
      { x: 900, y: 1150 },
      { x: 900, y: 850 },
      { x: 1100, y: 850 },
      { x: 1000, y: 1150 },
      { x: 900, y: 1000 },
      { x: 1000, y: 850 },
      { x: 1100, y: 1000 },
      { x: 1000, y: 1000 },
    ]);
  });

  test('E1-GEO-11 along an edge or through a corner is not across', () => {
    const box = at(0, 0);
    expect(crosses(100, -500, 100, 500, box)).toBe(false);
    expect(crosses(0, 250, 200, 50, box)).toBe(false);
    expect(crosses(99, -500, 99, 500, box)).toBe(true);
  });
});

describe('buildings', () => {
  const building = (kind: 'low-cross' | 'low-t' | 'tall-block', heading = 0) => ({
    kind,
    x: 5000,
    y: 5000,
    heading,
    counters: 0,
    rubble: false,
  });

  test('E1-GEO-12 cells share their corners, whatever the heading', () => {
    for (const heading of [0, 17, 45, 201]) {
      const { cells } = shapeOf(building('low-cross', heading));
      const corners = cells.map((cell) => [0, 2, 4, 6].map((i) => `${cell[i]},${cell[i + 1]}`));
      for (const arm of corners.slice(1))
        expect(arm.filter((corner) => corners[0].includes(corner)).length).toBe(2);
    }
  });

  test('E1-GEO-12 a cross is 7.2 cm across, a T-bar 7.2 by 4.8 with its stem to the south', () => {
    expect(shapeOf(building('low-cross')).box).toEqual([4640, 4640, 5360, 5360]);
    expect(shapeOf(building('low-t')).box).toEqual([4640, 4640, 5360, 5120]);
  });

  test('E1-GEO-14 a block lies around its middle', () => {
    expect(shapeOf(building('tall-block')).box).toEqual([4640, 4760, 5360, 5240]);
    expect(shapeOf(building('tall-block')).cells.length).toBe(6);
  });
});
