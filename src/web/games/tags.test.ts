import { expect, test } from 'vitest';
import type { ModelDraw, UnitDraw } from './field-scene.ts';
import { tagsApart } from './tags.ts';

const model = (unit: number, x: number, y: number): ModelDraw => ({
  id: 10 * unit + x,
  unit,
  x,
  y,
  heading: 0,
  width: 20,
  length: 20,
  symbol: '',
  far: '',
  side: '',
  square: true,
});
const tag = (id: number, x: number, y: number): UnitDraw => ({
  id,
  side: '',
  name: '',
  count: 1,
  order: null,
  x,
  y,
  links: [],
  label: '',
});

test('a tag lies over its models, under them where it would cover an enemy in contact', () => {
  const [north, south] = [model(1, 100, 100), model(2, 100, 120)];
  const alone = tagsApart([tag(1, 100, 100)], [north], []);
  expect(alone.map(({ y, under }) => [y, under])).toEqual([[87, false]]);
  const both = tagsApart([tag(1, 100, 100), tag(2, 100, 120)], [north, south], []);
  expect(both.map(({ y, under }) => [y, under])).toEqual([
    [87, false],
    [133, true],
  ]);
});

test('where others stand above and below a tag keeps its place', () => {
  const row = [model(1, 100, 80), model(2, 100, 100), model(3, 100, 120)];
  const [middle] = tagsApart([tag(2, 100, 100)], row, []);
  expect(middle).toMatchObject({ y: 87, under: false });
});
