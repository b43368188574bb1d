import { describe, expect, test } from 'vitest';
import { distance, overlaps } from '../../../field/index.ts';
import { cardNamed } from '../cards/cards.ts';
import { infoOf } from '../table.ts';
import { BUILDINGS, type Building, shapeOf } from './buildings.ts';
import { footprintAt } from './position.ts';
import { freeSpot, nearestSpot, outlineOfBuilding, outlineOfUnit, spotsAround } from './spots.ts';

const raider = infoOf(1, 'imperial', 1, cardNamed('land-raider')!);
const stand = infoOf(2, 'imperial', 2, cardNamed('tactical')!);

describe('E1-GEO-26 spots that touch', () => {
  test('a vehicle: from its front left corner clockwise, every half centimetre', () => {
    const spots = [...spotsAround(outlineOfUnit(raider.size, { x: 5000, y: 5000, heading: 0 }))];
    expect(spots[0]).toEqual({ x: 4800, y: 5255, heading: 0 });
    expect(spots[1]).toEqual({ x: 4850, y: 5255, heading: 0 });
    // 9 along the front, 11 along each flank
    expect(spots.length).toBe(40);
    expect(spots[9]).toEqual({ x: 5205, y: 5250, heading: 0 });
  });

  test.each([0, 33, 90, 217])('none overlaps a vehicle at heading %i, and all are near it', (heading) => {
    const pose = { x: 5000, y: 5000, heading };
    const own = footprintAt(raider, pose);
    for (const spot of spotsAround(outlineOfUnit(raider.size, pose))) {
      const polygon = footprintAt(stand, spot);
      expect(overlaps(polygon, own)).toBe(false);
      expect(distance(polygon, own)).toBeLessThanOrEqual(8);
    }
  });

  test.each(BUILDINGS.map(({ id }) => id))('round a %s some are free, all of those touch it', (kind) => {
    const building: Building = { kind, x: 5000, y: 5000, heading: 20, counters: 0, rubble: false };
    const { bars } = shapeOf(building);
    const free = [...spotsAround(outlineOfBuilding(building))]
      .map((spot) => footprintAt(stand, spot))
      .filter((polygon) => !bars.some((bar) => overlaps(bar, polygon)));
    expect(free.length).toBeGreaterThan(40);
    for (const polygon of free)
      expect(Math.min(...bars.map((bar) => distance(bar, polygon)))).toBeLessThanOrEqual(8);
  });

  test('without a free one the next ring is tried, and at last there is no room', () => {
    const outline = outlineOfUnit(raider.size, { x: 5000, y: 5000, heading: 0 });
    expect(freeSpot(outline, ({ y }) => y > 5300)).toBe(null);
    expect(nearestSpot(outline, ({ y }) => y > 5300)).toEqual({ x: 4800, y: 5350, heading: 0 });
    // 12 cm away at the farthest
    expect(nearestSpot(outline, ({ y }) => y >= 6450)).toEqual({ x: 4800, y: 6450, heading: 0 });
    expect(nearestSpot(outline, ({ y }) => y > 6450)).toBe(null);
    expect(nearestSpot(outline, () => false)).toBe(null);
  });
});
