import { expect, test } from '@playwright/test';
import { openStart, press } from './clicker.ts';

test('the machine’s strength is chosen, played against, named at the end, and kept', {
  tag: '@long',
}, async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openStart(page);
  await expect(page.locator('[data-do="play"]')).toContainText('Recruit');
  await page.goto('/#/missions/first-drill');
  const strength = page.locator('.strength');
  await expect(strength.getByRole('radio', { name: 'Recruit' })).toBeChecked();
  await strength.getByText('Veteran').click();
  await expect(strength).toContainText('Thinks ahead');
  await page.locator('[data-do="start"]').click();
  const app = page.locator('.app');
  await app.waitFor();

  // However the dice fall: the phase is ended until the machine has had its turn.
  await expect(async () => {
    await press(page, { end: true, pick: 0 });
    await expect(page.locator('.report')).toContainText('A blip lurks at', { timeout: 1500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('.problem')).toHaveCount(0);
  await page.locator('[data-do="why"]').click();
  await expect(page.locator('.why output')).toContainText(/^(?!.*nothing here yet).*\w+\.$/, {
    timeout: 20_000,
  });

  await page.goto('/#/');
  await expect(page.locator('.save')).toContainText('Marines against the Veteran');
  await expect(page.locator('[data-do="play"]')).toContainText('Veteran');
  await page.locator('[data-do="continue"]').click();
  await app.waitFor();
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="concede"]').click();
  await page.locator('[data-do="concede"]').click();
  await expect(page.locator('.ending')).toContainText('The Veteran wins');
  await page.locator('[data-do="replay"]').click();
  await page.locator('.replay').waitFor();
  // Keys are heard once the match has been read. The machine is asked about what it did last.
  let back = 0;
  await expect(async () => {
    await page.keyboard.press('End');
    back++;
    for (let i = 0; i < back; i++) await page.keyboard.press('ArrowLeft');
    await page.locator('[data-do="why"]').click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('.why output')).toContainText(/\w+\.$/, { timeout: 20_000 });
  expect(problems).toEqual([]);
});
