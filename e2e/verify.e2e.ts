import { expect, type Page, test } from '@playwright/test';
import { hulkRevised } from '../src/games/hulk-revised/index.ts';
import type { AnyRuleset } from '../src/kernel/contract.ts';
import { verifyMatch } from '../src/kernel/verify.ts';
import { keepToken, openStart } from './clicker.ts';
import { storedMatch } from './position.ts';

/** Starts a mission against the machine and answers once; gives the match's id and its seal as the menu shows it. */
async function begin(page: Page): Promise<{ id: string; seal: string }> {
  await openStart(page);
  await page.goto('/#/missions/cold-trail');
  await page.locator('[data-do="start"]').click();
  await keepToken(page);
  await page.locator('[data-do="menu"]').first().click();
  const sealed = page.locator('[data-seal]');
  await sealed.locator('summary').click();
  await expect(sealed).toContainText('Before the first roll');
  const seal = (await sealed.getAttribute('data-seal')) ?? '';
  await expect(sealed.locator('summary')).toContainText(seal.slice(0, 4));
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  return { id, seal };
}

async function giveUp(page: Page, id: string): Promise<void> {
  await page.locator('[data-do="concede"]').click();
  await page.locator('[data-do="concede"]').click();
  await page.locator('.ending').waitFor();
  await expect.poll(async () => (await storedMatch(page, id)).save.over).toBe(true);
}

/** Changes the file that the browser keeps. */
async function forge(page: Page, id: string, from: string, to: string): Promise<void> {
  const isChanged = await page.evaluate(
    ([key, old, put]) =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open('auspex');
        open.onsuccess = () => {
          const work = open.result.transaction('matches', 'readwrite');
          const shelf = work.objectStore('matches');
          const get = shelf.get(key);
          get.onsuccess = () => {
            const text = get.result.text.replace(new RegExp(old, 'm'), put);
            shelf.put({ ...get.result, text });
            work.oncomplete = () => resolve(text !== get.result.text);
          };
        };
      }),
    [id, from, to],
  );
  expect(isChanged).toBe(true);
}

test('a match played in the page verifies, and a forged one does not', async ({ page }) => {
  const { id, seal } = await begin(page);
  await giveUp(page, id);
  await page.locator('.ending [data-do="verify"]').click();
  const panel = page.locator('.verify');
  await expect(panel).toHaveAttribute('data-verdict', 'proved');
  await expect(panel).toContainText('The dice are the ones that were sealed.');
  await expect(panel).toContainText(seal.slice(0, 4));

  // What the browser keeps is what the command line verifies, against the seal noted at the start.
  const { save } = await storedMatch(page, id);
  const report = verifyMatch(String(save.text), [hulkRevised as AnyRuleset], seal);
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);

  await forge(page, id, '^= 0 [0-9a-f]{4}', '= 0 0000');
  await page.goto('/#/');
  await page.goto(`/#/replay/${id}`);
  await page.locator('.replay-side .segments label', { hasText: 'Dice' }).click();
  await page.locator('.replay [data-do="verify"]').click();
  await expect(panel).toHaveAttribute('data-verdict', 'broken');
  await expect(panel).toContainText('This record does not hold.');
});

test('a match whose seed was changed cannot be watched as if nothing were', async ({ page }) => {
  const { id } = await begin(page);
  await giveUp(page, id);
  await forge(page, id, '^seed: "?[0-9a-f]{4}', 'seed: "0000');
  await forge(page, id, '^(seed: "[0-9a-f]+)"?$', '$1"');
  await page.goto('/#/');
  await page.goto(`/#/replay/${id}`);
  await expect(page.locator('body')).toContainText('not the one the table committed to');
});
