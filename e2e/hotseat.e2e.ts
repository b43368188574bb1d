import { expect, test } from '@playwright/test';
import { chance, openStart, playOut } from './clicker.ts';

test('two people at one screen play a mission to its result by clicking', { tag: '@long' }, async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openStart(page);
  await page.locator('[data-do="hotseat"]').click();
  await expect(page.locator('.curtain')).toContainText('Pass the screen');
  await playOut(page, { actions: 8, random: chance(7) });
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('.ending .rule')).toHaveText(/^HR-/);
  expect(problems).toEqual([]);
});
