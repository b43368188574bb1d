import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldScene } from '../games/field-scene.ts';
import { groundDrawing } from './ground-drawing.ts';
import { Counter, UnitTag } from './unit-tag.tsx';

const SCENE: FieldScene = {
  width: 600,
  length: 400,
  terrain: [
    { id: 1, kind: 'building', parts: [[10, 10, 50, 10, 50, 50, 10, 50]], label: 'building' },
    { id: 2, kind: 'river', parts: [[0, 200, 600, 200, 600, 240, 0, 240]], label: 'river' },
    { id: 3, kind: 'rocks', parts: [[300, 10, 350, 10, 350, 60]], label: 'rocks' },
  ],
  models: [],
  units: [],
  counters: [],
  discs: [],
  edges: { north: 'side-b', south: 'side-a' },
};

test('the ground is drawn by the polygons of the rules, from the lowest up, with the edges of both sides', () => {
  const drawing = groundDrawing(SCENE);
  const at = (text: string) => drawing.indexOf(text);
  expect(at('M0 200L600 200L600 240L0 240Z')).toBeGreaterThan(0);
  expect(at('M10 10L50 10L50 50L10 50Z')).toBeGreaterThan(at('M0 200'));
  expect(drawing).toContain('M300 10L350 10L350 60Z');
  expect(drawing).toMatch(/M0 1H600" stroke="var\(--side-b\)"/);
  expect(drawing).toMatch(/M0 399H600" stroke="var\(--side-a\)"/);
});

test('a unit is a button with its name, its order and how many are left', () => {
  const unit = { id: 7, side: 'side-a', name: 'Tactical', count: 6, order: 'order-charge', x: 10, y: 20 };
  const html = renderToStaticMarkup(
    UnitTag.type({
      unit: { ...unit, links: [], label: 'Tactical, 6 left, charge orders' },
      selected: true,
      onPick: () => undefined,
    }),
  );
  expect(html).toContain('aria-label="Tactical, 6 left, charge orders"');
  expect(html).toContain('#order-charge');
  expect(html).toMatch(/<b>×6<\/b>/);
  const counter = {
    x: 1,
    y: 2,
    symbol: 'mk-objective-free',
    side: 'nobody',
    text: '3',
    label: 'Objective 3',
  };
  expect(renderToStaticMarkup(Counter({ counter }))).toContain('Objective 3');
});
