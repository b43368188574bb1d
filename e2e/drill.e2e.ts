import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { COURSE } from '../src/web/games/hulk-revised/drill/index.ts';
import { openStart, take } from './clicker.ts';

test('a newcomer takes the drill from the first screen to its end', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { newcomer: true });
  await page.locator('[data-do="play"]').click();
  for (const [i, lesson] of COURSE.lessons.entries()) {
    await expect(page.locator('.coach header')).toContainText(lesson.title);
    await expect(page.locator('.coach .say')).toHaveText(lesson.steps[0].say);
    for (const text of lesson.way) await take(page, text);
    await expect(page.locator('.coach')).toHaveAttribute('data-step', 'done');
    if (i < COURSE.lessons.length - 1) await page.locator('[data-do="drill-next"]').click();
  }
  await page.goto('/#/drill');
  await expect(page.locator('.lessons .done')).toHaveCount(COURSE.lessons.length);
  await page.goto('/#/');
  await expect(page.locator('[data-do="drill"]')).toContainText(`${COURSE.lessons.length} lessons done`);
});

test('a lesson says what it wants, can be begun again and skipped', async ({ page }) => {
  await openStart(page);
  await page.goto('/#/drill/walk');
  await page.locator('.spot[data-action="1 move E"]').waitFor();
  await page.keyboard.press('o');
  await expect(page.locator('.toast')).toContainText('Walk to E2');
  await page.locator('[data-action="1 move E"]').click();
  await page.locator('[data-action="1 move E"]').click();
  await page.locator('[data-do="drill-again"]').click();
  await expect(page.locator('.spot[data-action="1 move E"]')).toHaveAttribute('aria-label', /C2/);
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.locator('[data-do="drill-skip"]').click();
  await expect(page.locator('.coach header')).toContainText('Doors');
});

test('the question mark shows all keys', async ({ page }) => {
  await openStart(page);
  await page.goto('/#/drill/fire');
  await page.locator('.coach').waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Overwatch');
});
