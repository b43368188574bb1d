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

test('a force list is printed on one page of either paper, black on white', { tag: '@long' }, async ({
  page,
}) => {
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

test('a mission that ships is printed, its sheet on the first page', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { theme: 'dark' });
  await page.goto('/#/missions/first-drill');
  await page.locator('.mission-text [data-do="print-sheet"]').click();
  await expect(page.locator('.mission-sheet')).toContainText('Limit');
  await expect(page.locator('.mission-sheet .mission-map use').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
  expect(await printed(page)).toEqual([1, 1]);
});

test('a mission is copied, painted, broken, mended, saved and played', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  await page.goto('/#/missions/first-drill');
  await page.locator('[data-do="change-mission"]').click();
  await expect(page).toHaveURL(/#\/hulk-revised\/missions\/first-drill-2\/sheet$/);
  const text = page.locator('[data-field="text"]');
  await expect(text).toHaveValue(/title: First Drill, changed/);
  await expect(page.locator('.editor-state .fine')).toBeVisible();
  expect(await serious(page)).toEqual([]);

  // A stroke of the brush paints every square it crosses.
  await page.locator('.brushes label', { hasText: 'Floor' }).click();
  await page.locator('[data-cell="1 2"]').hover();
  await page.mouse.down();
  for (const x of [2, 3, 4, 5]) await page.locator(`[data-cell="${x} 2"]`).hover();
  await page.mouse.up();
  await expect(text).toHaveValue(/\n {6}#\.{6}#########\.\.\.######\n/);
  for (let n = 0; n < 5; n++) await page.locator('[data-do="undo"]').click();
  await expect(text).not.toHaveValue(/#\.{6}#########/);
  await expect(page.locator('[data-do="undo"]')).toBeDisabled();

  // A door onto nothing: the place is told in the text and on the map.
  await page.locator('.brushes label', { hasText: 'Closed door' }).click();
  await page.locator('[data-cell="1 1"]').click();
  await expect(page.locator('[data-trouble]')).toContainText(/Line \d+, column 8.*door leads nowhere/);
  await expect(page.locator('.cell-wrong')).toHaveCount(1);
  await expect(page.locator('[data-do="play-draft"]')).toBeDisabled();
  await page.reload(); // nothing is lost
  await expect(page.locator('[data-trouble]')).toContainText('door leads nowhere');
  await page.locator('.brushes label', { hasText: 'Wall' }).click();
  await page.locator('[data-cell="1 1"]').click();
  await expect(page.locator('.editor-state .fine')).toBeVisible();

  // Text that cannot be read: the fields wait, the text stays.
  const good = await text.inputValue();
  await text.fill(`${good}\nturns: [`);
  await expect(page.locator('[data-trouble]')).toBeVisible();
  await expect(page.locator('[data-field="title"]')).toBeDisabled();
  await page.locator('[data-do="undo"]').click();
  await expect(text).toHaveValue(good);

  await page.locator('[data-field="title"]').fill('Second Drill');
  await page.locator('[data-field="turns"]').fill('3');
  await page.locator('[data-do="add-goal"]').click();
  await page.locator('[data-goal="0"] [data-field="condition"]').selectOption('dead');
  await expect(page.locator('[data-trouble]')).toContainText('if');
  await page.locator('[data-goal="0"] [data-field="dead"]').fill('Aldric');
  await page.locator('[data-goal="0"] select').first().selectOption('stealer');
  await expect(page.locator('.editor-state .fine')).toBeVisible();
  await page.locator('[data-do="save-mission"]').click();
  await page.goto('/#/missions');
  await expect(page.locator('[data-mission-link="first-drill-2"]')).toContainText('Second Drill');
  await page.goto('/#/missions/first-drill-2/sheet');
  await page.locator('[data-do="play-draft"]').click();
  await expect(page.locator('.roster')).toContainText('Aldric');
});

test('a new mission is painted with keys alone, and its draft is found again', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page, { theme: 'contrast' });
  await page.goto('/#/missions');
  await page.locator('[data-do="new-mission"]').press('Enter');
  await expect(page.locator('[data-draft="my-mission"]')).toBeVisible();
  const painter = page.locator('[data-painter]');
  await painter.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', '.'])
    await page.keyboard.press(key);
  await expect(page.locator('[data-field="text"]')).toHaveValue(/\n {6}###\.\.####\.\.\.##\n/);
  await expect(page.locator('.painter-word')).toHaveText('Column 4, row 4: Floor');
  await page.locator('[data-field="add-mark"]').selectOption('exit');
  await painter.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-field="text"]')).toHaveValue(/\n {2}x: exit\n/);
  await expect(page.locator('.painter-word')).toHaveText('Column 4, row 4: exit');
  expect(await serious(page)).toEqual([]);
  await page.getByText('Sections', { exact: true }).click();
  await page.locator('[data-do="draw-sections"]').click();
  await page.locator('[data-do="new-section"]').click();
  await page.locator('[data-field="section-name"]').fill('Console room');
  await page.locator('[data-cell="10 3"]').click();
  await expect(page.locator('[data-field="text"]')).toHaveValue(/: Console room/);
  await expect(page.locator('.editor-state .fine')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByText('As played', { exact: true }).click();
  await expect(page.locator('.mission-editor .mission-map')).toContainText('Console room');
  await page.goto('/#/missions');
  await page.locator('[data-draft-link="my-mission"]').click();
  await expect(page.locator('[data-field="text"]')).toHaveValue(/x: exit/);
});
