/** The geometry of the small chart in the corner. */

import type { Box, Point } from './box.ts';
import type { Shot } from './camera.ts';

/** The largest size, in the frame's proportions, that fits. */
export function chartSize(frame: Box, most: { width: number; height: number }) {
  const scale = Math.min(most.width / frame.width, most.height / frame.height);
  return { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale), scale };
}

/** What the screen shows, as far as it lies in the frame. */
export function viewport({ x, y, scale, width, height }: Shot, frame: Box): Box {
  const left = Math.max(x, frame.x);
  const top = Math.max(y, frame.y);
  const right = Math.min(x + width / scale, frame.x + frame.width);
  const bottom = Math.min(y + height / scale, frame.y + frame.height);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** The point of the drawing under a point of the chart. */
export function chartPoint(at: Point, scale: number, frame: Box): Point {
  const within = (value: number, from: number, size: number) => Math.min(Math.max(value, from), from + size);
  return {
    x: within(frame.x + at.x / scale, frame.x, frame.width),
    y: within(frame.y + at.y / scale, frame.y, frame.height),
  };
}

/** Whether a chart at the foot of the screen would lie over some of these, and one at its head would not. */
export function goesUp(
  screen: { width: number; height: number },
  chart: { width: number; height: number },
  boxes: readonly Box[],
): boolean {
  const isOver = (y: number) => {
    const x = screen.width - MARGIN - chart.width;
    return boxes.some(
      (box) =>
        box.x < x + chart.width &&
        box.x + box.width > x &&
        box.y < y + chart.height &&
        box.y + box.height > y,
    );
  };
  return isOver(screen.height - MARGIN - chart.height) && !isOver(MARGIN);
}

/** About how far it stands from the edges. */
const MARGIN = 14;
