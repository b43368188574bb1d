import { expect, test } from 'vitest';
import type { ModelDraw, UnitDraw } from './field-scene.ts';
import { tagsApart } from './tags.ts';

const OVER = 24;
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
  y: y - OVER,
  links: [],
  label: '',
});

test('a tag lies over its models, under them where it would cover an enemy in contact', () => {
  const [north, south] = [model(1, 100, 100), model(2, 100, 120)];
  const alone = tagsApart([tag(1, 100, 100)], [north], [], OVER);
  expect(alone.map(({ y }) => y)).toEqual([76]);
  const both = tagsApart([tag(1, 100, 100), tag(2, 100, 120)], [north, south], [], OVER);
  expect(both.map(({ y }) => y)).toEqual([76, 144]);
});

test('where others stand above and below a tag keeps its place', () => {
  const row = [model(1, 100, 80), model(2, 100, 100), model(3, 100, 120)];
  const [middle] = tagsApart([tag(2, 100, 100)], row, [], OVER);
  expect(middle.y).toBe(76);
});
