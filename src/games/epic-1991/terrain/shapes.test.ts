import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORD, pieceAt, RIVER_WIDTH, SHAPES, type ShapeName, TOWN, TOWN_LEAST, TOWN_MOST } from './shapes.ts';

/** The inventory's table of shapes: name to the words for shape and height. */
const printed = new Map(
  readFileSync('rules/epic-1991.md', 'utf8')
    .split('**E2-TERR-08**')[1]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(0, 9)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name, shape, height]) => [name, { shape, height: Number(height) * 100 }]),
);

function areaOf(part: readonly number[]): number {
  const corners = part.length / 2;
  let twice = 0;
  for (let i = 0; i < corners; i++) {
    const next = (i + 1) % corners;
    twice += part[2 * i] * part[2 * next + 1] - part[2 * next] * part[2 * i + 1];
  }
  return twice / 2;
}

/** Whether it turns left at every corner. */
function isConvex(part: readonly number[]): boolean {
  const corners = part.length / 2;
  const at = (i: number) => [part[2 * (i % corners)], part[2 * (i % corners) + 1]];
  return part.slice(0, corners).every((_, i) => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [at(i), at(i + 1), at(i + 2)];
    return (x1 - x0) * (y2 - y1) > (y1 - y0) * (x2 - x1);
  });
}

/** Width and length of everything a piece covers, and its area. */
function measured(name: ShapeName) {
  const { parts, top } = pieceAt(name, { x: 5000, y: 5000, heading: 0 });
  const xs = parts.flatMap((part) => part.filter((_, i) => i % 2 === 0));
  const ys = parts.flatMap((part) => part.filter((_, i) => i % 2 === 1));
  const area = parts.reduce((sum, part) => sum + areaOf(part), 0);
  const size = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)].sort((a, b) => b - a);
  return { size, area, top };
}

test('E2-TERR-08 pieces are as large and as high as the inventory says', () => {
  const plain = [['hill', 'Hill'], ['woods', 'Woods'], ['rubble', 'Rubble'], ['craters', 'Craters'], ['marsh', 'Marsh']] as const; // biome-ignore format: pairs read best
  for (const [name, title] of plain) {
    const { shape, height } = printed.get(title)!;
    const [width, length] = shape.split(' x ').map((cm) => Number(cm) * 100);
    const { size, area, top } = measured(name);
    expect({ size, top }, name).toEqual({ size: [width, length], top: height });
    expect(area / (width * length), name).toBeGreaterThan(0.74);
    expect(area / (width * length), name).toBeLessThan(0.8);
    for (let heading = 0; heading < 360; heading++)
      expect(isConvex(pieceAt(name, { x: 5000, y: 5000, heading }).parts[0]), `${name} ${heading}`).toBe(
        true,
      );
  }
  // 9 x 3 with wings of 3 x 3
  expect(measured('t-building')).toEqual({ size: [900, 600], area: 900 * 300 + 300 * 300, top: 400 });
  expect(measured('cross-building')).toEqual({ size: [900, 900], area: 900 * 300 + 2 * 300 * 300, top: 400 });
  expect(SHAPES).toHaveLength(7);
});

test('E2-TERR-08 E2-TERR-15 E2-TERR-16 a town is three buildings 2.5 to 10 cm apart; a river is 5 cm wide, its crossing 6', () => {
  expect(TOWN).toEqual(['cross-building', 't-building', 't-building']);
  expect([TOWN_LEAST, TOWN_MOST, RIVER_WIDTH, FORD]).toEqual([250, 1000, 500, 600]);
});
