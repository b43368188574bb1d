import { expect, test } from '@playwright/test';
import { keepToken, openStart } from './clicker.ts';

test('the clock ends the Marine action phase, and a reload does not wind it up again', async ({ page }) => {
  await page.clock.install();
  await openStart(page);
  await page.goto('/#/missions/cold-trail');
  await page.locator('[data-option="timer"]').check();
  await page.locator('[data-do="start"]').click();
  await keepToken(page);
  const left = async () => Number(await page.locator('[data-clock]').getAttribute('data-clock'));
  await expect(page.locator('[data-clock]')).toBeVisible();
  const full = await left();
  await page.clock.runFor(20_000);
  await expect.poll(left).toBeLessThanOrEqual(full - 19);
  await page.reload();
  await expect.poll(left).toBeLessThanOrEqual(full - 19);
  await page.clock.runFor(full * 1000);
  await expect(page.locator('.report')).toContainText(/time is up|time has run out|out of time/i);
  await expect(page.locator('.report')).toContainText(/reinforcement/i);
});
