import type { Point } from '../../stage/box.ts';

/** Milliseconds of a frame that may be spent on it. */
const FRAME = 12;
/** What takes longer is worked out when the hand rests, and on the way so seldom that this part of the time is free. */
const REST = 90;
const FREE = 4;

/** Works something out for the place under a moving hand: every frame where it is quick enough, else now and then. */
export function underHand(work: (at: Point) => void): { at(place: Point): void; stop(): void } {
  let [frame, timer, cost, done] = [0, 0, 0, 0];
  let place: Point | null = null;
  const run = () => {
    frame = 0;
    if (!place) return;
    const began = performance.now();
    work(place);
    done = performance.now();
    cost = done - began;
  };
  return {
    at(to) {
      place = to;
      clearTimeout(timer);
      if (cost <= FRAME) {
        frame ||= requestAnimationFrame(run);
        return;
      }
      const due = Math.max(0, done + FREE * cost - performance.now());
      timer = window.setTimeout(run, Math.min(REST, due));
    },
    stop() {
      place = null;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = 0;
    },
  };
}
