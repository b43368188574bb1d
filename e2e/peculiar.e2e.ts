/** What only some units can do, each through the table: from the positions of rule cases. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openCase } from './tried.ts';

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(() =>
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant' })),
  );
});

const bar = (page: Page, id: string) =>
  page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();
const report = (page: Page) => page.locator('.report');
const main = (page: Page) => page.locator('.chooser .main');

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('.defs').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary ?? ''}`);
}

test('a barrage is aimed: the template is dragged, then fired', async ({ page }) => {
  await openCase(page, 'decisions', 'of a barrage the firer says');
  await bar(page, 'fire 0').click();
  await expect(main(page)).toBeVisible();
  const before = await main(page).getAttribute('data-action');
  const template = (await page.locator('.template').first().boundingBox())!;
  const [x, y] = [template.x + template.width / 2, template.y + template.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y, { steps: 3 });
  await page.mouse.up();
  await expect(main(page)).not.toHaveAttribute('data-action', before!);
  await main(page).click();
  await expect(report(page)).toContainText(/M (shells|hits nobody)/);
});

test('a Titan is aimed at square by square, with the odds of each', async ({ page }) => {
  await openCase(page, 'titans', 'where nobody aims');
  await bar(page, 'fire 0').click();
  await main(page).click();
  const head = page.locator('.hit-grid button', { hasText: 'head' }).first();
  await expect(head).toContainText(/\d+%/);
  expect(await serious(page)).toEqual([]);
  await head.click();
  await expect(page.locator('.hit-grid')).toHaveCount(0);
  await expect(report(page)).toContainText(/L fires at W: .* Warlord Titan/);
});

test.describe('each peculiarity', { tag: '@long' }, () => {
  test('a charge, by pressing the enemy', async ({ page }) => {
    await openCase(page, 'close-combat', 'only a charge may end in contact');
    await page.locator('.unit-tag.side-a[aria-label^="C,"]').click();
    await page.locator('.unit-tag.side-b[aria-label^="G,"]').click();
    await expect(main(page)).toContainText(/charge/i);
    await main(page).click();
    await expect(page.locator('.unit-tag.side-a[aria-label^="C,"]')).toHaveClass(/done/);
  });

  test('a combat: pairs are changed, an order is shifted, both are fought', async ({ page }) => {
    await openCase(page, 'close-combat', 'pairs leave nobody out');
    const form = page.locator('.combat-form');
    await expect(form.locator('.fates').first()).toContainText('%');
    expect(await serious(page)).toEqual([]);
    const chosen = form.locator('select').first();
    const [, other] = await chosen
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await chosen.selectOption(other!);
    await page.locator('[data-do="fight"]').click();
    await expect(report(page)).toContainText(/fights?|order/i);

    await openCase(page, 'close-combat', 'several against one go in one by one');
    await form.locator('.order button[aria-label="Fight 1 later"]').click();
    await expect(form.locator('.fighter').nth(1)).toContainText('Tactical Marines 2');
    await page.locator('[data-do="fight"]').click();
    await expect(report(page)).toContainText(/T fights?/);
  });

  test('stands get out of a transport, and get in', async ({ page }) => {
    await openCase(page, 'transport', 'a stand may get out into a building');
    await bar(page, 'move 0').click();
    await expect(main(page)).toContainText('get out');
    await main(page).click();
    await expect(report(page)).toContainText('U moves.');

    await openCase(page, 'transport', 'a stand boards by reaching the transport');
    await page
      .locator('[data-bar]', { hasText: /Get in|Mount/ })
      .first()
      .click();
    await main(page).click();
    await expect(report(page)).toContainText(/moves?\./);
  });

  test('a power is named with the shots', async ({ page }) => {
    await openCase(page, 'decisions', "a Warlock's power");
    await bar(page, 'fire 0').click();
    const power = page.locator('[data-edit^="mind-blast"]');
    if ((await power.getAttribute('aria-pressed')) !== 'true') await power.click();
    await expect(power).toHaveAttribute('aria-pressed', 'true');
    await main(page).click();
    await expect(report(page)).toContainText('Mind Blast');
  });

  test('skimmers pop up', async ({ page }) => {
    await openCase(page, 'skimmers', 'on First Fire a skimmer pops up');
    await bar(page, 'fire 0').click();
    await expect(main(page)).toContainText('Pop up');
    await main(page).click();
    await expect(report(page)).toContainText(/S (fires|hits)/);
  });

  test('a Weirdboy spends his energy in bolts', async ({ page }) => {
    await openCase(page, 'weirdboy', 'bolts by the energy it has');
    await bar(page, 'fire 0').click();
    await expect(page.locator('.chooser .odds')).toContainText('Psychic bolts');
    await main(page).click();
    await expect(report(page)).toContainText(/W fires at/);
  });

  test('Mad Boyz roll their own order, and choose between two enemies as near', async ({ page }) => {
    await openCase(page, 'mad-boyz', "the mob's own die after all orders are revealed");
    await page.locator('[data-bar="suggest"]').click();
    await page.locator('.act.end[aria-disabled="false"]').click();
    await expect(report(page)).toContainText(/Mad|mob|rolls/i);
    await expect(page.locator('.unit-tag.side-b[aria-label^="N,"]')).toHaveAttribute('data-order', /^order-/);
  });

  test('a drop pod comes down where the table is pressed, opens, and lets its stands out', async ({
    page,
  }) => {
    await openCase(page, 'special', 'on a 3 the pod opens');
    await expect(page.locator('.prompt')).toContainText('Press the table');
    const table = (await page.locator('.stage canvas, canvas').first().boundingBox())!;
    await page.mouse.click(table.x + table.width / 2, table.y + table.height / 2);
    await main(page).click();
    await expect(report(page)).toContainText(/pod/i);
    expect(await serious(page)).toEqual([]);
    await page.locator('.prompt .choice button, .act.end').first().click();
  });
});
