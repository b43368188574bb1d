import { expect, test } from '@playwright/test';
import { chance, openStart, pressNext } from './clicker.ts';

test('two people lay the board tile by tile, then place their Marines', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  await page.goto('/#/missions/uncharted');
  await page.locator('.wish .segments label', { hasText: 'A person here' }).click();
  await page.locator('[data-do="start"]').click();
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'tile');
  await page.keyboard.press('r');
  await expect(page.locator('[data-toggle="turn"]')).toHaveAttribute('data-value', '1');
  const random = chance(2);
  const app = page.locator('.app');
  for (let n = 0; n < 200 && (await app.getAttribute('data-decision')) !== 'start-end'; n++)
    await pressNext(page, { end: false, pick: random() });
  await expect(app).toHaveAttribute('data-decision', 'start-end');
  for (let n = 0; n < 60 && !/command|act/.test((await app.getAttribute('data-decision')) ?? ''); n++)
    await pressNext(page, { end: false, pick: random() });
  await expect(app).toHaveAttribute('data-decision', /command|act|lurk/);
  await expect(page.locator('[data-piece]')).not.toHaveCount(0);
});

test('a board laid by chance takes one click', async ({ page }) => {
  await openStart(page);
  await page.goto('/#/missions/uncharted');
  await page.locator('[data-do="random-board"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'start');
  await expect(page.locator('.spot').first()).toBeVisible();
});
