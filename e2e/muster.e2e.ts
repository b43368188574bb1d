import { expect, type Page, test } from '@playwright/test';
import { openStart, tokenDrawn } from './clicker.ts';

async function startInSecret(page: Page, against: string): Promise<void> {
  await openStart(page);
  await page.goto('/#/missions/cold-trail');
  await page.locator('.wish .segments label', { hasText: against }).click();
  await page.locator('.wish .segments label', { hasText: 'Bought in secret' }).click();
  await page.locator('[data-do="start"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'muster');
}

test('two people at one screen muster unseen by each other', { tag: '@long' }, async ({ page }) => {
  await startInSecret(page, 'A person here');
  await expect(page.locator('.curtain')).toContainText('Marine player');
  await page.locator('[data-do="reveal"]').click();
  await page.locator('[data-do="write-list"]').click();
  await page.locator('[data-unit="Corvin"] [data-field="ranged"]').selectOption('heavy-flamer');
  await expect(page.locator('.bill')).toContainText('16 of 20 points');
  await page.locator('[data-do="muster"]').click();

  await expect(page.locator('.curtain')).toContainText('Stealer player');
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('body')).not.toContainText('Corvin');
  await page.locator('[data-action^="muster stealer"]').first().click();

  await expect(page.locator('body')).toContainText('The lists are open: 5 Marines');
});

test('against the machine, which musters too', async ({ page }) => {
  await startInSecret(page, 'The machine');
  await expect(page.locator('[data-action^="muster marine"]').nth(3)).toBeVisible();
  await page.locator('[data-action^="muster marine"]').first().click();
  await tokenDrawn(page);
  await expect(page.locator('body')).toContainText('The lists are open: 5 Marines');
});

test('in text, a force is a choice or a line', async ({ page }) => {
  await openStart(page);
  await page.goto('/#/text');
  await page.getByLabel('Mission').selectOption('cold-trail');
  await page.locator('.text-start .segments label', { hasText: 'Bought in secret' }).click();
  await page.locator('[data-do="begin"]').click();
  await expect(page.locator('.text-app')).toHaveAttribute('data-decision', 'muster');
  await expect(page.locator('[data-typed^="muster marine"]').first()).toBeVisible();
  await page.locator('#command').fill('muster marine; sergeant "Ivo" power-sword storm-bolter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.told-lines')).toContainText('The lists are open: 1 Marine');
});
