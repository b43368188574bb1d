import { expect, test } from '@playwright/test';
import { keepToken, openStart } from './clicker.ts';
import { missionIds } from './shipped.ts';

for (const [which, ids, tag] of [
  ['the first, a middle and the last mission', [0, 5, -1].map((n) => missionIds().at(n)!), []],
  ['every mission that ships', missionIds(), ['@long']],
] as const)
  test(`${which} can be started from its page`, { tag: [...tag] }, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await openStart(page);
    for (const id of ids) {
      await page.goto(`/#/missions/${id}`);
      await expect(page.locator(`[data-mission="${id}"] .briefing`)).not.toBeEmpty();
      await page.locator('.wish .segments label', { hasText: 'A person here' }).click();
      await page.locator('[data-do="start"]').click();
      await expect(page.locator('.app')).toHaveAttribute('data-decision', /^(?!over)/);
      await page.locator('[data-do="reveal"]').click();
      await expect(page.locator('.curtain')).toHaveCount(0);
    }
    expect(problems).toEqual([]);
  });

test('options and chapter go into the match', async ({ page }) => {
  await openStart(page);
  await page.locator('[data-do="missions"]').click();
  await page.locator('[data-mission-link="cold-trail"]').click();
  await page.locator('[data-option="timer"]').check();
  await page.locator('[data-field="chapter"]').selectOption('1');
  await page.locator('[data-do="start"]').click();
  await keepToken(page);
  // 90 seconds, 30 for the Sergeant, 30 for the chapter; some have gone by.
  await expect(page.locator('[data-clock]')).toHaveAttribute('data-clock', /^1(2[1-9]|[34]\d|50)$/);
  await page.locator('[data-do="menu"]').click();
  await expect(page.locator('.menu')).toContainText('HR-TIME-01');
});
