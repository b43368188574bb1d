import { expect, type Page, test } from '@playwright/test';
import { openStart } from './clicker.ts';

test.use({ reducedMotion: 'no-preference' });

/** Writes down, with every change of the page, what is shown and what is told. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = () => {
      const app = document.querySelector<HTMLElement>('.app');
      const report = document.querySelector('.report')?.textContent ?? '';
      const told = report.includes('kills it') ? 'kill told' : report.includes('and hits') ? 'hit told' : '';
      const dice = document.querySelector('.tray .rolling')
        ? 'dice roll'
        : document.querySelector('.tray')
          ? 'dice lie'
          : '';
      const stands = document.querySelector('[data-piece="2"]') ? 'stands' : 'gone';
      const coach = document.querySelector<HTMLElement>('.coach')?.dataset.step ?? '';
      const heard = document.querySelector('.caption')?.textContent ?? '';
      const now = [app?.dataset.moving ?? 'play', dice, stands, told, heard, coach].join('; ');
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('a kill is rolled, told and shown in this order, with the coach and the sounds', async ({ page }) => {
  await openStart(page, { speed: 'normal', captions: true });
  await page.goto('/#/drill/fire');
  const foe = page.locator('.spot.foe[data-action="1 shoot 2"]');
  await foe.waitFor();
  const seen = await record(page);
  for (const step of ['1', '2']) {
    await expect(page.locator('.coach')).toHaveAttribute('data-step', step);
    await foe.click();
  }
  await expect(page.locator('.coach')).toHaveAttribute('data-step', '3');
  await foe.click();
  await expect(page.locator('.coach')).toHaveAttribute('data-step', 'done');
  // The last of three shots: the first two missed.
  const rows = (await seen()).map((row) => row.split('; '));
  const shot = rows.slice(rows.findLastIndex(([moving]) => moving === 'throw'));
  const [thrown, landed] = shot;
  expect(thrown).toEqual(['throw', 'dice roll', 'stands', '', expect.stringContaining('[weapons fire'), '3']);
  expect(landed.slice(0, 4)).toEqual(['strike', 'dice lie', 'stands', 'hit told']);
  const first = (at: number, word: string) => shot.findIndex((row) => row[at].startsWith(word));
  expect(first(2, 'gone')).toBe(first(3, 'kill told'));
  expect(first(2, 'gone')).toBe(first(5, 'done'));
  expect(first(4, '[a death cry')).toBeGreaterThanOrEqual(first(2, 'gone'));
  expect(rows.filter(([, dice, , told]) => dice === 'dice roll' && told !== '')).toEqual([]);
});
