/** Plays by keyboard alone: it reads what stands on the page, as a person does, and presses keys. */
import type { Page } from '@playwright/test';

/** Presses Tab until something is reached. */
export async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${most} times Tab did not lead to ${selector}.`);
}

interface Seen {
  over: boolean;
  /** Somebody else is busy, or something moves. */
  waits: boolean;
  /** A question stands there: the keys of its answers. */
  asks: string[] | null;
  /** What has the focus: a spot, an answer, another control, or nothing. */
  focus: 'spot' | 'answer' | 'control' | 'none';
  /** Keys of the pieces that still have something to do. */
  ready: string[];
  foes: number;
  steps: number;
  /** The end of the phase asks once more. */
  sure: boolean;
  use: boolean;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate((): Seen => {
    const app = document.querySelector('.app');
    const prompt = document.querySelector('.prompt');
    const active = document.activeElement;
    const able = (selector: string) =>
      document.querySelector(`${selector}:not([aria-disabled="true"])`) !== null;
    return {
      over: document.querySelector('.ending') !== null,
      waits: app?.getAttribute('data-busy') === 'true' || (!prompt && !able('.act.end')),
      asks: prompt
        ? [...prompt.querySelectorAll('button .key')].map((key) => key.textContent ?? '').filter(Boolean)
        : null,
      focus: active?.matches('.spot')
        ? 'spot'
        : active?.closest('.prompt, .chooser')
          ? 'answer'
          : active?.matches('button, a, input')
            ? 'control'
            : 'none',
      ready: [...document.querySelectorAll('.roster button:not(.dead):not(.spent) .no')].map(
        (no) => no.textContent ?? '',
      ),
      foes: document.querySelectorAll('.spot.foe').length,
      steps: document.querySelectorAll('.spot.reach, .spot.far').length,
      sure: document.querySelector('.act.end.armed') !== null,
      use: able('[data-bar="use"]'),
    };
  });
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Plays until the match is over; returns how many keys it took. */
export async function playByKeys(page: Page, random: () => number, most = 6000): Promise<number> {
  let keys = 0;
  let waited = 0;
  let deeds = 0;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  while (keys < most) {
    const seen = await look(page);
    if (seen.over) return keys;
    if (seen.waits) {
      if (++waited > 2000) throw new Error('Nothing can be done by key.');
      await page.waitForTimeout(15);
      continue;
    }
    waited = 0;
    if (seen.asks) await answer(seen);
    else if (deeds >= 5 || seen.ready.length === 0) await end(seen);
    else await act(seen);
  }
  throw new Error(`The match was not over after ${most} keys.`);

  /** By the letter of an answer; without letters the focus has come to one, and the arrows go to the others. */
  async function answer(seen: Seen): Promise<void> {
    if (seen.asks && seen.asks.length > 0) return press(pick(seen.asks));
    if (seen.focus === 'spot' || seen.focus === 'answer') return press('Enter');
    return press(pick(ARROWS));
  }

  async function end(seen: Seen): Promise<void> {
    if (seen.focus !== 'none') return press('Escape', ...(seen.focus === 'spot' ? [] : ['Tab']));
    await press('Enter');
    if (!(await look(page)).sure) deeds = 0;
  }

  async function act(seen: Seen): Promise<void> {
    deeds++;
    if (seen.focus === 'answer') return press('Enter');
    if (seen.use) return press('u');
    if (seen.foes > 0 && seen.focus === 'none') {
      await press('f');
      const { focus } = await look(page);
      return focus === 'spot' ? press('Enter') : press(pick(seen.ready));
    }
    if (seen.steps > 0) {
      await press(pick(ARROWS));
      if ((await look(page)).focus === 'spot') await press('Enter');
      return;
    }
    return press('Escape', pick(seen.ready));
  }
}
