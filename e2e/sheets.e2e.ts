import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openStart } from './clicker.ts';

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary ?? ''}`);
}

const SIZES = { A4: [595, 842], Letter: [612, 792] } as const;

/** Prints on both papers; every page has the size asked for. Gives the pages of each. */
async function printed(page: Page): Promise<number[]> {
  const pages: number[] = [];
  for (const [word, [width, height]] of Object.entries(SIZES)) {
    await page.locator('.paper-bar label', { hasText: word }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    for (const [, w, h] of boxes) expect([Math.round(+w), Math.round(+h)]).toEqual([width, height]);
    pages.push(boxes.length);
  }
  return pages;
}

test('a force list is printed on one page of either paper, black on white', async ({ page }) => {
  await openStart(page, { theme: 'contrast' });
  await page.goto('/#/forces');
  await page.locator('[data-do="new-marine"]').click();
  await page.locator('[data-unit="Corvin"] [data-field="ranged"]').selectOption('heavy-flamer');
  await expect(page.locator('[data-unit="Corvin"] .unit-cost')).toHaveText('5 points');
  await page.locator('[data-do="print-sheet"]').click();
  const corvin = page.locator('.squad-table tr', { hasText: 'Corvin' });
  await expect(corvin).toContainText('Heavy Flamer');
  await expect(corvin.locator('.boxes-row').first().locator('.box')).toHaveCount(6);
  await expect(page.locator('.profiles tr', { hasText: 'Heavy Flamer' })).toContainText(
    /2\s*12.*2\+.*HR-FLAM-01/,
  );
  expect(await serious(page)).toEqual([]);
  expect(await printed(page)).toEqual([1, 1]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-bar')).toBeHidden();
  const colours = await page.locator('.paper').evaluate((paper) => {
    const { color, backgroundColor } = getComputedStyle(paper);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('a broken limit is told at the Marine and in the sum, with its rule', async ({ page }) => {
  await openStart(page);
  await page.goto('/#/forces');
  await page.locator('[data-do="new-marine"]').click();
  for (const name of ['Bastian', 'Corvin', 'Dario'])
    await page.locator(`[data-unit="${name}"] [data-field="ranged"]`).selectOption('assault-cannon');
  await expect(page.locator('.bill [data-cost]')).toHaveAttribute('data-cost', '22');
  await expect(page.locator('.bill .problems')).toContainText(/costs 22; there are 20 points.*HR-FORCE-01/);
  await page.locator('[data-field="points"] button').last().click();
  await expect(page.locator('.fine')).toBeVisible();
  await page.locator('[data-unit="Aldric"] input').first().fill('');
  await expect(page.locator('[data-unit=""] .problems')).toContainText(/needs a name.*HR-SETUP-02/);
});
