import { expect, type Page, test } from '@playwright/test';
import type { State } from '../src/games/hulk-revised/index.ts';
import { concede } from '../src/kernel/ending.ts';
import { pending } from '../src/kernel/match.ts';
import { openStart, take } from './clicker.ts';
import { findPosition, openMatch } from './position.ts';

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
  await page.goto('/#/hulk-revised/drill/fire');
  await page.locator('.spot.foe').waitFor();
  const seen = await record(page);
  for (const step of ['1', '2']) {
    await expect(page.locator('.coach')).toHaveAttribute('data-step', step);
    await take(page, '1 shoot 2');
  }
  await expect(page.locator('.coach')).toHaveAttribute('data-step', '3');
  await take(page, '1 shoot 2');
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

test('who has waited is told what happened, and can see it again picture by picture', {
  tag: '@long',
}, async ({ page }) => {
  await openStart(page);
  await page.goto('/#/hulk-revised/drill/assault');
  for (const text of ['1 assault 2', '1 guard']) await take(page, text);
  await expect(page.locator('.recap')).toHaveCount(0);
  await take(page, 'end');
  // Three steps and an attack: the attack stands in the report already, and a question waits.
  const recap = page.locator('.recap');
  await recap.locator('[data-do="recap-step"]').click();
  const enemy = page.locator('[data-piece="3"]');
  const places: (string | null)[] = [];
  for (const n of [1, 2, 3]) {
    await expect(recap).toContainText(`${n} of 4`);
    await expect(page.locator('.tray')).toHaveCount(0);
    places.push(await enemy.getAttribute('style'));
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(places).size).toBe(3);
  await expect(recap).toContainText('4 of 4');
  await expect(recap).toContainText('attacks Aldric');
  await expect(page.locator('.tray .die')).toHaveCount(4);
  await recap.locator('[data-do="now"]').click();
  await expect(recap).toHaveCount(0);
  await expect(page.locator('.prompt')).toBeVisible();
});

test('a victory says what decided it and leads on: next mission, stronger opponent, other side', {
  tag: '@long',
}, async ({ page }) => {
  const match = findPosition((m) => (m.state as State).stealerLosses > 1 && pending(m)[0]?.kind === 'act');
  concede(match, 'stealer');
  await openStart(page);
  await openMatch(page, match, { marine: 'person', stealer: 'machine' });
  const ending = page.locator('.ending[data-result="won"]');
  await expect(ending).toContainText('Victory');
  await expect(ending.locator('[data-said="turning"]')).toContainText(/Turn \d.*dies/);
  await expect(ending.locator('[data-said="luck"]')).toContainText('Your dice');
  await expect(ending.locator('[data-do="stronger"]')).toContainText('Veteran');
  const before = page.url();
  await ending.locator('[data-do="swapped"]').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'stealer');
});
