import { type Part, partAt } from './box.ts';
import { type Camera, middleOf } from './camera.ts';

const ZOOM = 1.4;
/** The part of the screen that one arrow key moves it by. */
const STRIDE = 0.2;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Plus, minus and nought zoom, arrows pan, Page Up and Page Down go from part to part. True when the key did something. */
export function cameraKey(
  camera: Camera,
  parts: readonly Part[],
  key: string,
  target: Element | null,
): boolean {
  if (key === '+' || key === '=') camera.zoomBy(ZOOM);
  else if (key === '-' || key === '_') camera.zoomBy(1 / ZOOM);
  else if (key === '0') camera.fit();
  else if (key in WAYS && isFree(target)) {
    const { width, height } = camera.get();
    camera.panBy(WAYS[key][0] * width * STRIDE, WAYS[key][1] * height * STRIDE);
  } else if ((key === 'PageUp' || key === 'PageDown') && parts.length > 1) {
    const next = partAt(parts, middleOf(camera.get())) + (key === 'PageDown' ? 1 : -1);
    camera.fitTo(parts[Math.min(Math.max(next, 0), parts.length - 1)].box);
  } else return false;
  return true;
}

/** Arrows mean something else in a list or a row of tabs. */
function isFree(target: Element | null): boolean {
  return !target || target === document.body || target.closest('.stage, .roster') !== null;
}
