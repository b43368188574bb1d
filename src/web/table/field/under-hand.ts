import type { Point } from '../../stage/box.ts';

/** Milliseconds of a frame that may be spent on it; what takes longer waits for the hand to rest. */
const FRAME = 12;
const REST = 90;

/** Works something out for the place under a moving hand: every frame where it is quick enough, else when the hand rests. */
export function underHand(work: (at: Point) => void): { at(place: Point): void; stop(): void } {
  let [frame, timer, cost] = [0, 0, 0];
  let place: Point | null = null;
  const run = () => {
    frame = 0;
    if (!place) return;
    const began = performance.now();
    work(place);
    cost = performance.now() - began;
  };
  return {
    at(to) {
      place = to;
      clearTimeout(timer);
      if (cost <= FRAME) frame ||= requestAnimationFrame(run);
      else timer = window.setTimeout(run, REST);
    },
    stop() {
      place = null;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = 0;
    },
  };
}
