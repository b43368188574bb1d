import { expect, test } from '@playwright/test';
import type { State } from '../src/games/hulk-revised/state.ts';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openFirstTurn, openMatch } from './position.ts';

test('a line of the report shows the board at its moment; Escape leads back to now', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  const castor = page.locator('.board .piece[aria-label^="Castor"], .board .piece').nth(1);
  await page.keyboard.press('2');
  await page.keyboard.press('d');
  await page.locator('.spot[data-action="2 move N"]').click();
  await expect(page.locator('.report')).toContainText('Castor moves to K11');
  const now = await castor.getAttribute('style');
  // By key: Tab reaches one line, the arrows the others.
  await page.locator('.report .line').last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.report .line').nth(-2)).toBeFocused();
  await page.keyboard.press('Enter');
  const bar = page.locator('.peek-bar');
  await expect(bar).toContainText(/You look at turn 1.*Castor opens the door at K11/);
  await expect(page.locator('.spot')).toHaveCount(0);
  await expect(page.locator('.dock')).toHaveClass(/resting/);
  expect(await castor.getAttribute('style')).not.toBe(now);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(await castor.getAttribute('style')).toBe(now);
  await expect(page.locator('.spot').first()).toBeVisible();
});

test('looking back shows only what the one who looks knew', async ({ page }) => {
  await openStart(page);
  const match = findPosition(
    (m) => (m.state as State).turn >= 2 && pending(m)[0]?.seat === 'stealer' && pending(m)[0].kind === 'act',
  );
  await openMatch(page, match, { marine: 'person', stealer: 'person' });
  // Behind the curtain there is nothing to look back at.
  await expect(page.locator('.curtain')).toBeVisible();
  await page.locator('.report .line').first().click({ force: true });
  await expect(page.locator('.peek-bar')).toHaveCount(0);
  await page.locator('[data-do="reveal"]').click();
  await page.locator('.report .line', { hasText: 'command token' }).first().click();
  await expect(page.locator('.peek-bar')).toBeVisible();
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'stealer');
  await expect(page.locator('.app')).not.toContainText(/token is drawn: \d/);
});
