/** Forces, sheets to print and the companion of legion against legion. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { serious } from './axe.ts';
import { openStart } from './clicker.ts';

test('a force is built, kept, printed, saved as a file, read again and mustered', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  await page.goto('/#/hulk-heresy/forces');
  await page.locator('[data-do="new-force"]').click();
  const spending = page.locator('.spending');
  for (const id of ['combi-bolter', 'claws', 'hammer', 'heavy']) {
    const add = page.locator(`[data-add="${id}"]`);
    if (id === 'heavy') await expect(add).toBeDisabled();
    else await add.click();
  }
  await expect(spending).toContainText('6 of 33 points, 3 models');
  await page.locator('[data-field="name"]').fill('Three of us');
  await expect(page.locator('.force-link')).toContainText('Three of us');
  expect(await serious(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do="export"]').click(),
  ]);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toContain('terminator indomitus lightning-claws');
  await page.locator('[data-do="print-sheet"]').click();
  await expect(page.locator('.roster-table tbody tr')).toHaveCount(3);
  await expect(page.locator('.unit-card').last()).toContainText(/Knock Back.*HH-SPEC-15/s);
  expect(await serious(page)).toEqual([]);
  await page.locator('.paper-bar a').click();
  await page.locator('.open-file input').setInputFiles(path);
  await expect(page.locator('.force-link')).toHaveCount(2);

  await page.goto('/#/hulk-heresy/missions/first-breach');
  await page.locator('[data-do="start"]').click();
  const attack = page.locator('[data-action="attack"]');
  const mine = page.locator('.muster-form button', { hasText: 'Three of us' }).first();
  await attack.or(mine).first().waitFor();
  if (await attack.count()) await attack.click();
  await mine.click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'deploy');
});

test('missions are printed on one page, also one taken over', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { theme: 'light' });
  for (const id of ['retrieve', 'the-black-throne-with-terminators']) {
    await page.goto(`/#/hulk-heresy/missions/${id}/print`);
    await page.locator('.mission-sheet .mission-map').waitFor();
    await expect(page.locator('.mission-sheet')).toContainText('Comes in at');
    expect(await serious(page)).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([...pdf.matchAll(/\/MediaBox/g)].length).toBe(1);
  }
});

test('the companion keeps both counters secret and counts phases', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { theme: 'light' });
  await page.goto('/#/hulk-heresy/companion');
  const first = page.locator('[data-purse="A"]');
  await first.locator('[data-do="draw-counter"]').click();
  await expect(page.locator('.secret')).toHaveCount(0);
  const look = first.locator('[data-do="look-counter"]');
  await look.focus();
  await page.keyboard.down('Space');
  await expect(first.locator('.secret')).toHaveText(/^[1-6]$/);
  await page.keyboard.up('Space');
  await expect(page.locator('.secret')).toHaveCount(0);
  await first.locator('[data-do="redraw"]').click();
  await expect(first.locator('[data-do="redraw"]')).toBeDisabled();
  for (let n = 0; n < 5; n++) await page.locator('[data-do="next-phase"]').click();
  await expect(page.locator('.big-clock').first()).toHaveText('2');
  await expect(first.locator('[data-do="draw-counter"]')).toBeVisible();
  await page.locator('[data-do="draw-blip"]').click();
  await expect(page.locator('[data-blip="1"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-blip="1"]')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-tab-for="command"]').click();
  await expect(first).toBeVisible();
  await expect(page.locator('[role="timer"]')).toBeHidden();
});
