/** Plays like somebody who presses whatever is offered: only visible, enabled controls, only by clicking. */
import type { Page } from '@playwright/test';

export async function openStart(
  page: Page,
  settings: { theme?: string; speed?: string; newcomer?: boolean; captions?: boolean } = {},
): Promise<void> {
  await page.addInitScript(({ newcomer, ...chosen }) => {
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant', ...chosen }));
    if (!newcomer) localStorage.setItem('auspex.drill', '["walk"]');
  }, settings);
  await page.goto('/');
  await page.locator('[data-do="play"]').waitFor();
}

/** The command token has been drawn: it is asked about, or it was a 6 and is kept. */
export async function tokenDrawn(page: Page): Promise<void> {
  const acting = page.locator('.app[data-decision="act"][data-busy="false"]');
  await page.locator('[data-action="keep"]').or(acting).first().waitFor();
}

export async function keepToken(page: Page): Promise<void> {
  await tokenDrawn(page);
  const keep = page.locator('[data-action="keep"]');
  if ((await keep.count()) > 0) await keep.click();
}

/** Does one line of a lesson's way with the mouse. */
export async function take(page: Page, text: string): Promise<void> {
  if (text === 'read') return page.locator('[data-do="drill-read"]').click();
  if (text === 'end') {
    const end = page.locator('.act.end:not([aria-disabled="true"])');
    const asks = (await end.getAttribute('data-confirm')) === 'asks';
    await end.click();
    if (asks) await page.locator('.act.end[data-confirm="armed"]').click();
    return;
  }
  const control = page.locator(`[data-action="${text}"]:not([aria-disabled="true"])`).first();
  const unit = /^(\d+) /.exec(text)?.[1];
  const row = page.locator(`[data-roster="${unit}"]`);
  if (unit && unit !== '1' && (await control.count()) === 0) await row.click();
  await control.click();
  // What cannot be taken back is shown first.
  const again = page.locator(`.chooser [data-action="${text}"]`);
  if (await again.count()) await again.click();
}

export type Clicked = 'over' | 'waiting' | 'reveal' | 'answer' | 'act' | 'end';

/** What to prefer; the rest is taken by chance, so that every run sees something new. */
export interface Taste {
  /** Actions to spend before ending a phase. */
  readonly actions: number;
  /** From 0 to 1; fixed in a test that must repeat. */
  random(): number;
}

/** A small generator, so that a failing run can be played again. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * One press, by the mouse itself or by events made inside the page: a match has hundreds, and a round trip for each
 * costs seconds. Every target is checked to be on the screen and on top where it is clicked.
 */
export async function press(
  page: Page,
  taste: { end: boolean; pick: number },
  mouse = false,
): Promise<Clicked> {
  const { did, at } = await page.evaluate(choose, { ...taste, mouse });
  if (at) await page.mouse.click(at.x, at.y);
  return did;
}

function choose({ end, pick, mouse }: { end: boolean; pick: number; mouse: boolean }): {
  did: Clicked;
  at: { x: number; y: number } | null;
} {
  let point: { x: number; y: number } | null = null;
  const did = decide();
  return { did, at: point };

  function decide(): Clicked {
    const seen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return false;
      if (element.matches(':disabled, [aria-disabled="true"]')) return false;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const top = document.elementFromPoint(x, y);
      return top !== null && element.contains(top);
    };
    const list = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
    const click = (element: Element) => {
      const box = element.getBoundingClientRect();
      if (mouse) {
        point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        return;
      }
      const at = {
        bubbles: true,
        cancelable: true,
        clientX: box.left + box.width / 2,
        clientY: box.top + box.height / 2,
      };
      element.dispatchEvent(new PointerEvent('pointerdown', at));
      element.dispatchEvent(new PointerEvent('pointerup', at));
      element.dispatchEvent(new MouseEvent('click', at));
    };
    const one = (elements: Element[]) => elements[Math.floor(pick * elements.length)];

    if (document.querySelector('.ending')) return 'over';
    const reveal = list('[data-do="reveal"]');
    if (reveal.length > 0) {
      click(reveal[0]);
      return 'reveal';
    }
    if (document.querySelector('.app')?.getAttribute('data-busy') === 'true') return 'waiting';
    if (document.querySelector('.prompt')) {
      const answers = list('.prompt [data-action], .spot[data-action], .spot[data-several]');
      if (answers.length === 0) return 'waiting';
      click(one(answers));
      return 'answer';
    }
    const chooser = list('.chooser [data-action], .bar-menu button:not([aria-disabled="true"])');
    if (chooser.length > 0) {
      click(one(chooser));
      return 'act';
    }
    const ends = list('.act.end');
    const acts = list(
      '.spot[data-action], .spot[data-several], .acts [data-action], .acts [data-targets]:not(.on), .acts [data-opens]:not(.on)',
    );
    const special = list('.acts [data-targets]:not(.on), .acts [data-opens]:not(.on)');
    const targets = document.querySelector('.acts .on') ? list('.spot.foe, .spot.ask') : [];
    if (!end && targets.length > 0) {
      click(one(targets));
      return 'act';
    }
    if (!end && special.length > 0 && (pick * 997) % 1 < 0.4) {
      click(one(special));
      return 'act';
    }
    if (acts.length > 0 && !end) {
      click(one(acts));
      return 'act';
    }
    const select = list('.spot.select, .roster button:not(.on)');
    if (!end && select.length > 0 && pick < 0.7) {
      click(one(select));
      return 'act';
    }
    if (ends.length === 0) return 'waiting';
    const asks = ends[0].getAttribute('data-confirm') === 'asks';
    click(ends[0]);
    return asks ? 'act' : 'end';
  }
}

/** Presses on until the match is over. Returns how many presses it took; waiting costs none, so a slow machine plays the same. */
export async function playOut(page: Page, taste: Taste, limit = 4000, mouse = false): Promise<number> {
  let spent = 0;
  for (let presses = 0; presses < limit; presses++) {
    const did = await pressNext(page, { end: spent >= taste.actions, pick: taste.random() }, mouse);
    if (did === 'over') return presses;
    if (did === 'act') spent++;
    if (did === 'end') spent = 0;
  }
  throw new Error(`The match was not over after ${limit} presses.`);
}

/** One press, as soon as there is anything to press. */
export async function pressNext(
  page: Page,
  taste: { end: boolean; pick: number },
  mouse = false,
): Promise<Exclude<Clicked, 'waiting'>> {
  for (let idle = 0; idle < 2000; idle++) {
    const did = await press(page, taste, mouse);
    if (did !== 'waiting') return did;
    await page.waitForTimeout(10);
  }
  throw new Error(`Nothing can be pressed: ${await page.locator('.app').getAttribute('data-decision')}`);
}
