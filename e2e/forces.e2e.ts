import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { openStart } from './clicker.ts';
import { corridor } from './corridor.ts';

const { marines: _, ...floor } = corridor;
const bought = { ...floor, id: 'bought', title: 'Bought', force: { squads: 1, maxMarines: 5 } };

test('a force list says what is wrong, is kept, exported, read again and fights', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  await page.goto('/#/hulk-revised');
  await page.getByRole('link', { name: 'Build a list' }).click();
  await page.locator('[data-do="new-marine"]').click();
  await expect(page.locator('[data-cost]')).toHaveAttribute('data-cost', '13');
  await page.locator('[data-unit="Corvin"] [data-field="assault"]').selectOption('lightning-claws');
  await expect(page.locator('.bill .problems')).toContainText(/both hands.*HR-FORCE-08/);
  await expect(page.locator('[data-unit="Corvin"]')).toHaveClass(/wrong/);
  await page.locator('[data-unit="Corvin"] [data-field="ranged"]').selectOption('');
  await expect(page.locator('.fine')).toBeVisible();
  await page.locator('[data-field="name"]').fill('Clawed squad');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do="export"]').click(),
  ]);
  const path = await download.path();
  await page.reload();
  await expect(page.locator('.force-link')).toContainText('Clawed squad');
  await page.locator('.open-file input').setInputFiles(path);
  await expect(page.locator('.force-link')).toHaveCount(2);
  await expect(page.locator('.force-link').first()).toContainText('From a file');

  await page.goto('/#/missions');
  const file = { name: 'bought.yaml', mimeType: 'text/yaml', buffer: Buffer.from(stringify(bought)) };
  await page.locator('.mission-list input').setInputFiles(file);
  await expect(page.locator('[data-mission="bought"]')).toBeVisible();
  await page.locator('[data-do="start"]').click();
  await expect(page.locator('.trouble')).toContainText('HR-FORCE-11');
  const list = await page
    .locator('[data-field="force-marine"] option', { hasText: 'Clawed' })
    .getAttribute('value');
  await page.locator('[data-field="force-marine"]').selectOption(list);
  await page.locator('[data-do="start"]').click();
  await expect(page.locator('.roster')).toContainText('Corvin');
});
