import { expect, test } from '@playwright/test';
import { openStart } from './clicker.ts';
import { openFirstTurn } from './position.ts';

test('what the rules refuse is explained with its rule', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  // Halden looks north and cannot step sideways onto the square where Varro stands, nor assault thin air.
  await page.locator('[data-roster="3"]').click();
  await page.locator('[data-bar="assault"]').click({ force: true });
  await expect(page.locator('.toast')).toContainText(/ahead.*HR-CA-01/);
  // The door at K11 is out of his reach.
  await page.locator('[data-roster="5"]').click();
  const door = await page.evaluate(() => {
    const box = document.querySelectorAll('.board .door')[4].getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.mouse.click(door.x, door.y);
  await expect(page.locator('.toast .rule')).toHaveText(/^HR-/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
});
