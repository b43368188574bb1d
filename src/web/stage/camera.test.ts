import { expect, test } from 'vitest';
import { createCamera, middleOf } from './camera.ts';

const frame = { x: 0, y: 0, width: 1000, height: 500 };

function camera() {
  const made = createCamera(frame);
  made.resize(800, 600);
  return made;
}

test('a new camera shows all of the board', () => {
  expect(camera().get().scale).toBeCloseTo(0.8);
  expect(camera().all()).toBe(true);
});

test('zooming keeps the point under the pointer in its place', () => {
  const one = camera();
  const at = { x: 200, y: 300 };
  const before = one.toBoard(at);
  one.zoom(2, at);
  expect(one.toBoard(at).x).toBeCloseTo(before.x);
  expect(one.toBoard(at).y).toBeCloseTo(before.y);
  expect(one.all()).toBe(false);
});

test('half a screen of the board stays in sight, however far it is dragged', () => {
  const one = camera();
  one.pan(-9000, 9000);
  expect(middleOf(one.get())).toEqual({ x: 1000, y: 0 });
});

test('a part of the board is shown as large as it goes', () => {
  const one = camera();
  one.fitTo({ x: 500, y: 0, width: 500, height: 500 });
  expect(one.get().scale).toBeCloseTo(1.2);
  expect(middleOf(one.get()).x).toBeCloseTo(750);
  one.fit();
  expect(one.all()).toBe(true);
});

test('a board that was fitted stays fitted when the window changes; one that was moved keeps its middle', () => {
  const one = camera();
  one.resize(400, 300);
  expect(one.all()).toBe(true);
  one.centre({ x: 300, y: 200 });
  one.resize(500, 200);
  expect(middleOf(one.get())).toEqual({ x: 300, y: 200 });
});

test('a part brought into sight is seen whole, as large as asked where it fits so', () => {
  const one = camera();
  one.show({ x: 880, y: 20, width: 48, height: 48 }, 2);
  expect(one.get().scale).toBe(2);
  const wide = { x: 100, y: 200, width: 600, height: 48 };
  one.show(wide, 2);
  const { x, scale, width } = one.get();
  expect(x).toBeLessThan(wide.x);
  expect(x + width / scale).toBeGreaterThan(700);
});

test('turning the device keeps what was brought into sight there, and a larger window shows all', () => {
  const one = camera();
  const piece = { x: 900, y: 440, width: 48, height: 48 };
  one.show(piece, 1.2);
  one.resize(300, 700);
  const corner = one.toScreen({ x: piece.x + 48, y: piece.y + 48 });
  expect(corner.x).toBeLessThan(300);
  expect(corner.y).toBeLessThan(700);
  expect(one.toScreen(piece).x).toBeGreaterThan(0);
  one.resize(1600, 900);
  expect(one.all()).toBe(true);
});

test('a window made too small to read all of it shows what matters', () => {
  const one = camera();
  one.show({ x: 900, y: 440, width: 48, height: 48 }, 0.6);
  expect(one.all()).toBe(true);
  one.resize(300, 300);
  expect(one.get().scale).toBe(0.6);
  expect(one.all()).toBe(false);
});
