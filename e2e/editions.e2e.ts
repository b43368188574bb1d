/** Two editions on one position. */
import { expect, test } from '@playwright/test';
import { serious } from './axe.ts';

test('a position is changed by hand, and both editions say what it comes to', async ({ page }) => {
  await page.goto('/#/rulebook/epic-1989');
  await page.getByRole('navigation', { name: 'Places' }).getByText('Two editions').click();
  await page.getByRole('navigation', { name: 'Positions' }).getByText('A tank and a squad').click();
  const [first, second] = ['1989', '1991'].map((year) => page.locator(`[data-edition="${year}"]`));
  await expect(first.locator('.fire-sum').first()).toContainText('0.41');
  await expect(second.locator('.fire-sum').first()).toContainText('0.56');
  // a wood hides the stand from the second edition only
  await expect(first.locator('[data-piece="3"]')).toHaveAttribute('aria-label', /, seen/);
  await expect(second.locator('[data-piece="3"]')).toHaveAttribute('aria-label', /, unseen/);
  // dragged out of the wood's shadow on one table, it has moved on both
  const stand = first.locator('[data-piece="3"] .reach');
  await stand.scrollIntoViewIfNeeded();
  const from = (await stand.boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 4 });
  await page.mouse.move(x, y + 125, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-edition="1989"] [data-piece="1"]').focus();
  await expect(second.locator('[data-piece="3"]')).toHaveAttribute('aria-label', /, seen/);
  // by keyboard
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-do="reset"]').click();
  await expect(first.locator('.fire-sum').first()).toContainText('0.41');
  // other orders
  await page.locator('[data-field="order-blue"]').selectOption('charge');
  await expect(second.locator('.fire-sum').first()).toContainText('0.00');
  await expect(second.locator('.edition-why')).toContainText('E2-ORD-05');
  // the same dice for both
  await page.locator('[data-field="order-blue"]').selectOption('first');
  await page.locator('[data-do="roll"]').click();
  await expect(page.locator('[data-told="1989"] li').first()).toContainText('Land Raider 1 fires');
  await expect(page.locator('[data-told="1991"] li').first()).toContainText('Lascannon');
});

test('what cannot stand so is said, and the page is clean for a screen reader', async ({ page }) => {
  await page.goto('/#/editions/3');
  const tank = page.locator('[data-edition="1989"] [data-piece="1"]');
  await tank.focus();
  for (let i = 0; i < 34; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-edition="1989"] .edition-fault').first()).toContainText('E1-GEO-08');
  await page.locator('[data-do="reset"]').click();
  await expect(page.locator('.edition-fault')).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
});
