import { expect, test } from '@playwright/test';
import { chance, openStart } from './clicker.ts';
import { playByKeys, tabTo } from './keyboard.ts';

test('a whole mission is played by keyboard alone, against the machine', { tag: '@long' }, async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  // A mouse that is never used: whatever it were clicked on would count.
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => document.body.setAttribute('data-mouse', 'used'), true);
  });
  await openStart(page);
  await page.goto('/#/missions/cold-trail');
  await tabTo(page, '[data-do="start"]');
  await page.keyboard.press('Enter');
  await page.locator('.app').waitFor();
  const keys = await playByKeys(page, chance(7));
  await expect(page.locator('.ending')).toContainText(/win|draw/i);
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'marine');
  await expect(page.locator('body')).not.toHaveAttribute('data-mouse');
  expect(keys).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});
