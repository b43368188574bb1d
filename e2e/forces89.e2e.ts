/** Forces of the first edition: bought, shared, printed. */
import { expect, test } from '@playwright/test';
import { serious } from './axe.ts';

test('a force is bought detachment by detachment, kept, shared by a link and printed', async ({ page }) => {
  await page.goto('/#/epic-1989/forces');
  await page.locator('[data-do="new-rebel"]').click();
  await page.locator('[data-field="scenario"]').selectOption('spoiling-attack');
  await expect(page.locator('.force-spent')).toHaveCount(2); // reinforcements are paid for apart
  await page.locator('[data-do="take-land-raiders"]').click();
  await page.locator('[data-do="later-rhinos"]').click();
  await page.locator('[data-do="elite-assault"]').click();
  await expect(page.locator('[data-cost]').first()).toHaveAttribute('data-cost', '1000');
  await expect(page.locator('[data-cost]').last()).toHaveAttribute('data-cost', '180');
  await expect(page.locator('[data-problems="0"]')).toBeVisible();
  // more than 70 over, and why not
  await page.locator('[data-do="take-land-raiders"]').click();
  await expect(page.locator('.problems')).toContainText('E1-OTT-01');
  await page.locator('[data-line="4"] [data-do="drop"]').click();
  // one of one's own design: refused until it is whole
  await page.locator('[data-field="own-tactical"] button').last().click();
  await expect(page.locator('[data-do="take-own"]')).toBeDisabled();
  await page.locator('[data-field="own-tactical"] button').last().click();
  await page.locator('[data-field="commanders"] button').last().click();
  await page.locator('[data-do="take-own"]').click();
  await expect(page.locator('[data-line="4"]')).toContainText('120');
  await expect(page.locator('[data-card="tactical"]')).toBeVisible();
  await page.locator('[data-field="name"]').fill('Gate guard');
  expect(await serious(page)).toEqual([]);
  await page.locator('[data-do="share"]').click();
  await expect(page.locator('[data-field="text"]')).toHaveValue(/^rebel spoiling-attack 2000 "Gate guard" /);
  const link = await page.locator('[data-field="link"]').inputValue();
  await page.goto(link.slice(link.indexOf('/#')));
  await expect(page.locator('[data-field="name"]')).toHaveValue('Gate guard');
  await page.locator('[data-do="print-roster"]').click();
  await expect(page.locator('.roster-detachments tbody tr')).toHaveCount(4);
  await expect(page.locator('.weapon-lines')).toContainText('Las-cannon');
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox/g)).toHaveLength(
    1,
  );
  expect(await serious(page)).toEqual([]);
});
