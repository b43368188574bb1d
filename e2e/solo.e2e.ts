import { expect, test } from '@playwright/test';
import { chance, keepToken, openStart, playOut } from './clicker.ts';

test('a game by the solo rules goes to its end without a Stealer player', { tag: '@long' }, async ({
  page,
}) => {
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

test('what the rules do in one go is shown step by step', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { speed: 'normal' });
  await page.goto('/#/missions/cold-trail');
  await page.locator('.wish .segments label', { hasText: 'The solo rules' }).click();
  await page.locator('[data-do="start"]').click();
  await keepToken(page);
  const app = page.locator('.app');
  await page.locator('.act.end').click();
  await page.locator('.act.end').click();
  await expect(page.locator('[data-do="skip"]')).toBeVisible();
  await expect(page.locator('.report')).not.toContainText(/turn 2/i);
  await expect(app).toHaveAttribute('data-busy', 'false', { timeout: 20_000 });
  await expect(page.locator('.report')).toContainText(/turn 2/i);
});
