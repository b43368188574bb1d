import { expect, test } from '@playwright/test';
import { chance, openStart } from './clicker.ts';
import { playByKeys, tabTo } from './keyboard.ts';
import { openMatch, shootingPosition } from './position.ts';

test('by key: the first press shows, the second does; Enter does what the screen says', async ({ page }) => {
  await openStart(page);
  await openMatch(page, shootingPosition(), { marine: 'person', stealer: 'machine' });
  const beat = () => page.locator('.app').getAttribute('data-beat');
  const card = page.locator('.chooser');
  const enter = page.locator('.act.end .key');
  await page.locator('.spot.foe').first().waitFor();
  const before = await beat();
  await page.keyboard.press('f');
  await expect(card).toContainText(/\d+%/);
  expect(await beat()).toBe(before);
  // Wherever the focus has got to: the card bears the name of the key.
  await page.locator('.stage').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await expect.poll(beat).not.toBe(before);
  // On a square that keys have led to, Enter is that square's; Escape gives it back to the phase.
  await page.keyboard.press('Escape');
  await expect(enter).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.spot:focus')).toHaveCount(1);
  await expect(enter).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(enter).toBeVisible();
});

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
