/** How smoothly a stage moves: frames in a second while it is dragged and zoomed, and what each costs the page. */
import type { CDPSession, Page } from '@playwright/test';
import { taskTime } from './open.ts';

interface Motion {
  readonly perSecond: number;
  /** Milliseconds of the main thread in a frame, its own time: what else the machine does is not counted. */
  readonly work: number;
}

/** The best of a few rounds: other work on the machine only ever makes it slower. */
const ROUNDS = 3;

export async function moved(page: Page, pane: string, how: 'pan' | 'zoom' | 'still'): Promise<Motion> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rounds: Motion[] = [];
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(page, cdp, pane, how));
  await cdp.detach();
  return {
    perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
    work: Math.min(...rounds.map(({ work }) => work)),
  };
}

async function round(page: Page, cdp: CDPSession, pane: string, how: string): Promise<Motion> {
  const before = await taskTime(cdp);
  const { frames, seconds } = await page.evaluate(countFrames, { pane, how });
  return { perSecond: frames / seconds, work: ((await taskTime(cdp)) - before) / frames };
}

/** Runs in the page: frames over two seconds, with the stage moved a little before each. */
async function countFrames({ pane, how }: { pane: string; how: string }) {
  const stage = document.querySelector(pane);
  const box = stage?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true };
  const point = (kind: string, x: number, buttons: number) =>
    stage?.dispatchEvent(
      new PointerEvent(kind, {
        ...at,
        clientX: at.clientX + x,
        clientY: at.clientY + x / 2,
        pointerId: 1,
        buttons,
      }),
    );
  const LONG = 2000;
  let frames = 0;
  let start = 0;
  if (stage) stage.setPointerCapture = () => undefined;
  if (how === 'pan') point('pointerdown', 0, 1);
  return new Promise<{ frames: number; seconds: number }>((resolve) => {
    const step = (now: number) => {
      start ||= now;
      const gone = now - start;
      if (gone >= LONG) {
        if (how === 'pan') point('pointerup', 0, 0);
        return resolve({ frames, seconds: gone / 1000 });
      }
      frames++;
      if (how === 'pan') point('pointermove', 200 * Math.sin(gone / 250), 1);
      if (how === 'zoom')
        stage?.dispatchEvent(
          new WheelEvent('wheel', { ...at, deltaY: -60 * Math.cos(gone / 250), cancelable: true }),
        );
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Comes closer by a turn of the wheel in the middle of the stage. */
export async function closer(page: Page, pane: string): Promise<void> {
  const box = await page.locator(pane).first().boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -500);
  await page.waitForTimeout(400);
}
