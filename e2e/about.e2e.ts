import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openStart } from './clicker.ts';
import { openFirstTurn } from './position.ts';

test('everything is saved as one file, deleted, and restored from it', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.goto('/#/about');
  await expect(page.locator('[data-kept]')).toContainText('1 game and your settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do="backup"]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^auspex-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');

  await page.locator('[data-do="delete-all"]').click();
  await page.locator('[data-do="delete-all"]').click();
  await expect(page.getByRole('status')).toContainText('Everything is deleted');
  await expect(page.locator('[data-kept]')).toContainText('nothing');

  const backup = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('.about input[type=file]').setInputFiles(backup);
  await expect(page.getByRole('status')).toContainText('Restored: 1 game and your settings');
  await page.locator('.brand').click();
  await page.locator('[data-do="continue"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'act');
});

test('a file that is no backup is refused in a sentence and changes nothing', async ({ page }) => {
  await openStart(page);
  await page.goto('/#/about');
  const wrong = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
  await page.locator('.about input[type=file]').setInputFiles(wrong);
  await expect(page.getByRole('alert')).toHaveText('This file is no backup made by Auspex.');
  await expect(page.locator('[data-kept]')).toContainText('your settings');
});

for (const theme of ['dark', 'light', 'contrast'])
  test(`licences of fonts and packages can be read; axe finds nothing serious, ${theme}`, {
    tag: theme === 'dark' ? [] : '@long',
  }, async ({ page }) => {
    await openStart(page, { theme });
    await page.locator('[data-do="about"]').click();
    const list = page.locator('.licences');
    for (const name of ['@fontsource-variable/inter', '@fontsource/barlow-condensed', 'react'])
      await expect(list.getByText(name, { exact: true })).toBeVisible();
    await list.getByText('react-dom', { exact: true }).click();
    await expect(list.locator('details[open] pre')).toContainText('Permission is hereby granted');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)).toEqual([]);
  });
