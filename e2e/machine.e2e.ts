import { expect, test } from '@playwright/test';
import { chance, openStart, playOut } from './clicker.ts';

for (const [seat, name] of [
  ['marine', 'Marines'],
  ['stealer', 'Stealers'],
] as const) {
  test(`one person plays the ${name} against the machine to a result`, {
    tag: seat === 'marine' ? [] : '@long',
  }, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await openStart(page);
    await page.goto('/#/missions/first-drill');
    await page.locator('.sides label', { hasText: name }).click();
    await page.locator('[data-do="start"]').click();
    await page.locator('.app').waitFor();
    await playOut(page, { actions: 6, random: chance(11) });
    await expect(page.locator('.ending')).toContainText(/win|draw/i);
    await expect(page.locator('.app')).toHaveAttribute('data-viewer', seat);
    await expect(page.locator('.curtain')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('a whole mission is played with the mouse itself', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  await page.goto('/#/missions/cold-trail');
  await page.locator('[data-do="start"]').click();
  await page.locator('.app').waitFor();
  await playOut(page, { actions: 6, random: chance(3) }, 2000, true);
  await expect(page.locator('.ending')).toContainText(/win|draw/i);
});
