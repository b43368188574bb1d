import type { Board } from '../../grid/index.ts';
import type { Camera } from './camera.ts';
import { middleOf } from './camera.ts';
import { deckAt, decksOf } from './levels.ts';
import { frameAround } from './measure.ts';

const ZOOM = 1.4;
/** The part of the screen that one arrow key moves it by. */
const STRIDE = 0.2;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Plus, minus and nought zoom, arrows pan, Page Up and Page Down change the deck. True when the key did something. */
export function cameraKey(camera: Camera, board: Board, key: string, target: Element | null): boolean {
  if (key === '+' || key === '=') camera.zoomBy(ZOOM);
  else if (key === '-' || key === '_') camera.zoomBy(1 / ZOOM);
  else if (key === '0') camera.fit();
  else if (key in WAYS && isFree(target)) {
    const { width, height } = camera.get();
    camera.panBy(WAYS[key][0] * width * STRIDE, WAYS[key][1] * height * STRIDE);
  } else if ((key === 'PageUp' || key === 'PageDown') && board.levels.length > 1) {
    const decks = decksOf(board);
    const next = deckAt(board, middleOf(camera.get())) + (key === 'PageDown' ? 1 : -1);
    camera.fitTo(frameAround(decks[Math.min(Math.max(next, 0), decks.length - 1)].span));
  } else return false;
  return true;
}

/** Arrows mean something else in a list or a row of tabs. */
function isFree(target: Element | null): boolean {
  return !target || target === document.body || target.closest('.stage, .roster') !== null;
}
