import { expect, test } from 'vitest';
import { boxOf } from '../../../field/index.ts';
import { cardNamed } from '../cards/cards.ts';
import { footprintAt } from '../geometry/position.ts';
import { infoOf, type Table } from '../table.ts';
import { along, FACING, posesIn, round, strip, stripBox } from './zones.ts';

const table = { width: 12_000, depth: 9_000 } as Table;
const raider = infoOf(1, 'imperial', 1, cardNamed('land-raider')!);
const EDGES = ['north', 'south', 'east', 'west'] as const;

test('E1-SETUP-07: the strip along an edge, no deeper than the table', () => {
  expect(EDGES.map((edge) => stripBox(table, edge, 1_200))).toEqual([
    [0, 7_800, 12_000, 9_000],
    [0, 0, 12_000, 1_200],
    [10_800, 0, 12_000, 9_000],
    [0, 0, 1_200, 9_000],
  ]);
  expect(EDGES.map((edge) => stripBox(table, edge, 20_000))).toEqual(EDGES.map(() => [0, 0, 12_000, 9_000]));
});

test('E1-SETUP-07: wholly within it', () => {
  const { holds } = strip(table, 'south', 1_200);
  const { length, width } = raider.size;
  const at = (x: number, y: number) => holds(footprintAt(raider, { x, y, heading: 0 }));
  expect([at(6_000, 1_200 - length / 2), at(6_000, 1_201 - length / 2)]).toEqual([true, false]);
  expect([at(width / 2, 600), at(width / 2 - 1, 600)]).toEqual([true, false]);
});

test.each(EDGES)(
  'E1-SCEN-14: along the %s edge all that is offered touches it, faces the other and reaches from end to end',
  (edge) => {
    const zone = along(table, edge);
    const poses = [...zone.poses!(raider)];
    const across = edge === 'north' || edge === 'south';
    expect(poses.length).toBe(Math.floor(((across ? 12_000 : 9_000) - raider.size.width) / 50) + 1);
    expect(poses.every(({ heading }) => heading === FACING[edge])).toBe(true);
    expect(poses.every((pose) => zone.holds(footprintAt(raider, pose)))).toBe(true);
    const [west, south, east, north] = boxOf(footprintAt(raider, poses[0]));
    expect({ north: 9_000 - north, south, east: 12_000 - east, west }[edge]).toBe(0);
  },
);

test.each(EDGES)('E1-SCEN-14: off the %s edge, or over it, nothing may stand', (edge) => {
  const zone = along(table, edge);
  const { length } = raider.size;
  const at = (off: number) => {
    const far = length / 2 + off;
    const x = edge === 'east' ? 12_000 - far : edge === 'west' ? far : 6_000;
    const y = edge === 'north' ? 9_000 - far : edge === 'south' ? far : 4_500;
    return zone.holds(footprintAt(raider, { x, y, heading: FACING[edge] }));
  };
  expect([at(0), at(-1), at(20)]).toEqual([true, false, false]);
});

test('E1-GEO-27: whoever fits into a zone only sideways finds a place there', () => {
  const { length, width } = raider.size;
  const zone = strip(table, 'south', width);
  const poses = [...posesIn(raider, zone)].filter((pose) => zone.holds(footprintAt(raider, pose)));
  expect(poses[0]).toEqual({ x: 200, y: width / 2, heading: 90 });
  expect(poses.at(-1)).toEqual({ x: 12_000 - 200, y: width / 2, heading: 270 });
  expect(length).toBe(300);
});

test('wholly within a distance of a point, and on the table', () => {
  const half = Math.ceil(Math.hypot(raider.size.length, raider.size.width) / 2);
  const at = (x: number, y: number, radius: number) =>
    round(table, { x, y }, radius).holds(footprintAt(raider, { x, y, heading: 0 }));
  expect([at(6_000, 4_500, half + 1), at(6_000, 4_500, half - 1), at(99, 4_500, half + 1)]).toEqual([
    true,
    false,
    false,
  ]);
});
