/** Plays in text like somebody who types letters of what is offered. */
import type { Page } from '@playwright/test';
import { labelAt } from '../src/web/text/labels.ts';

export async function type(page: Page, line: string): Promise<void> {
  await page.keyboard.insertText(line);
  await page.keyboard.press('Enter');
}

interface Seen {
  readonly over: boolean;
  readonly viewer: string;
  readonly typed: readonly string[];
}

/** What a player hears of: the lettered choices. */
function choices(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('.text-app');
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"][data-typed]')];
    return {
      over: app?.dataset.decision === 'over',
      viewer: app?.dataset.viewer ?? '',
      typed: options.map((option) => option.dataset.typed ?? ''),
    };
  });
}

/** Types letters of choices until the match is over. */
export async function playOut(
  page: Page,
  random: () => number,
  each?: (seen: Seen) => Promise<void>,
  limit = 1500,
): Promise<void> {
  let spent = 0;
  for (let n = 0; n < limit; n++) {
    let seen = await choices(page);
    for (; !seen.over && seen.typed.length === 0; seen = await choices(page)) await page.waitForTimeout(10);
    await each?.(seen);
    if (seen.over) return;
    const end = seen.typed.indexOf('end');
    const acts = seen.typed.map((_, i) => i).filter((i) => i !== end);
    const pick =
      end >= 0 && (spent >= 9 || acts.length === 0) ? end : acts[Math.floor(random() * acts.length)];
    spent = pick === end ? 0 : spent + 1;
    await type(page, labelAt(pick));
    // What would be lost is asked once more.
    if (pick === end && (await choices(page)).typed.at(-1) === 'end') await type(page, 'end');
  }
  throw new Error(`The match was not over after ${limit} lines.`);
}
