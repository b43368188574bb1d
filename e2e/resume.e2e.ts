import { expect, test } from '@playwright/test';
import { pending } from '../src/kernel/match.ts';
import { keepToken, openStart, tokenDrawn } from './clicker.ts';
import { findPosition, openFirstTurn, openMatch } from './position.ts';

test('a reload in the middle of a decision comes back to it', async ({ page }) => {
  const match = findPosition((m) => pending(m)[0]?.kind === 'reroll');
  await openStart(page);
  await openMatch(page, match, { marine: 'person', stealer: 'machine' });
  const before = await page.locator('.prompt').innerText();
  const report = await page.locator('.report ol').innerText();
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  expect(await page.locator('.prompt').innerText()).toBe(before);
  expect(await page.locator('.report ol').innerText()).toBe(report);
});

test('a game in progress is on the first screen, goes on where it was, and can be deleted', async ({
  page,
}) => {
  await openStart(page);
  await page.locator('[data-do="play"]').click();
  await keepToken(page);
  await page.locator('[data-roster="2"]').click();
  await page.locator('[data-bar="left"]').click();
  await expect(page.locator('.report')).toContainText('turns west');
  await page.locator('.brand').click();
  await expect(page.locator('[data-do="continue"]')).toContainText('First Drill, turn 1');
  await page.locator('[data-do="continue"]').click();
  await expect(page.locator('.report')).toContainText('turns west');
  await page.locator('.brand').click();
  await page.locator('[data-do="delete"]').click();
  await page.locator('[data-do="delete"]').click();
  await expect(page.locator('.save')).toHaveCount(0);
});

test('a turn can be taken back; after the dice it cannot, and the table says why', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="2"]').click();
  await page.locator('[data-action="2 turn W"]').click();
  await page.locator('[data-do="undo"]').click();
  await expect(page.locator('.report')).not.toContainText('turns west');
  // Dice cannot be taken back: shown by the first press, rolled by the second.
  await page.locator('[data-bar="fire"]').click();
  await page.locator('[data-bar="fire"]').click();
  await expect(page.locator('.report')).toContainText('Castor fires at the door');
  await expect(page.locator('[data-do="undo"]')).toHaveAttribute('title', /Dice were rolled/);
});

test('several steps go in one click, and each can be taken back', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="2"]').click();
  await page.locator('[data-bar="door"]').click();
  await page.locator('[data-action="2 move N; 2 move N; 2 move N"]').click();
  await expect(page.locator('.report')).toContainText('Castor moves to K11, K10, K9');
  await page.locator('[data-do="undo"]').click();
  await expect(page.locator('.report')).toContainText('Castor moves to K11, K10.');
});

test('a match can be conceded, saved, opened again and played anew', async ({ page }) => {
  await openStart(page);
  await page.locator('[data-do="play"]').click();
  await keepToken(page);
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="concede"]').click();
  await page.locator('[data-do="concede"]').click();
  await expect(page.locator('.ending[data-result="lost"]')).toContainText('The Recruit wins');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do="save-file"]').click(),
  ]);
  const path = await download.path();
  await page.locator('[data-do="rematch"]').click();
  await tokenDrawn(page);
  await page.locator('.brand').click();
  await page.locator('.open-file input').setInputFiles(path);
  await expect(page.locator('.ending')).toContainText('conceded');
});
