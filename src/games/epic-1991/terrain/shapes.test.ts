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

/** Width and length of everything a piece covers, and its area. */
function measured(name: ShapeName) {
  const { parts, top } = pieceAt(name, { x: 5000, y: 5000, heading: 0 });
  const xs = parts.flatMap((part) => part.filter((_, i) => i % 2 === 0));
  const ys = parts.flatMap((part) => part.filter((_, i) => i % 2 === 1));
  const area = parts.reduce((sum, part) => {
    const [x0, y0, x1, y1, x2, y2] = part;
    return sum + Math.hypot(x1 - x0, y1 - y0) * Math.hypot(x2 - x1, y2 - y1);
  }, 0);
  const size = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)].sort((a, b) => b - a);
  return { size, area, top };
}

test('E2-TERR-08 pieces are as large and as high as the inventory says', () => {
  const plain = [['hill', 'Hill'], ['woods', 'Woods'], ['rubble', 'Rubble'], ['craters', 'Craters'], ['marsh', 'Marsh']] as const; // biome-ignore format: pairs read best
  for (const [name, title] of plain) {
    const { shape, height } = printed.get(title)!;
    const [width, length] = shape.split(' x ').map((cm) => Number(cm) * 100);
    expect(measured(name), name).toEqual({ size: [width, length], area: width * length, top: height });
  }
  // 9 x 3 with wings of 3 x 3
  expect(measured('t-building')).toEqual({ size: [900, 600], area: 900 * 300 + 300 * 300, top: 400 });
  expect(measured('cross-building')).toEqual({ size: [900, 900], area: 900 * 300 + 2 * 300 * 300, top: 400 });
  expect(Object.keys(SHAPES)).toHaveLength(7);
});

test('E2-TERR-08 E2-TERR-15 E2-TERR-16 a town is three buildings 2.5 to 10 cm apart; a river is 5 cm wide, its crossing 6', () => {
  expect(TOWN).toEqual(['cross-building', 't-building', 't-building']);
  expect([TOWN_LEAST, TOWN_MOST, RIVER_WIDTH, FORD]).toEqual([250, 1000, 500, 600]);
});
