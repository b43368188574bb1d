import { expect, test } from '@playwright/test';
import { chance, openStart, playOut } from './clicker.ts';

test('a game by the solo rules goes to its end without a Stealer player', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openStart(page);
  await page.goto('/#/missions/first-drill');
  await page.locator('.wish .segments label', { hasText: 'The solo rules' }).click();
  await page.locator('[data-do="start"]').click();
  await page.locator('.app').waitFor();
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'marine');
  await playOut(page, { actions: 7, random: chance(3) });
  await expect(page.locator('.ending')).toContainText(/win|draw/i);
  await page.locator('[data-do="look"]').click();
  await expect(page.locator('.report')).toContainText(/carries [PS][12]/);
  await page.locator('[data-do="lines"]').click();
  await expect(page.locator('.boxes .edge').first()).toBeAttached();
  expect(problems).toEqual([]);
});
