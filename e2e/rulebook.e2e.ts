import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openStart } from './clicker.ts';
import { openFirstTurn } from './position.ts';

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.rulebook').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary ?? ''}`);
}

test('a rule is found by words, read, and shown on a board step by step', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openStart(page);
  await page.locator('[data-do="rulebook"]').click();
  await page.getByLabel('Search the rules').fill('jamed door opend');
  await page.locator('[data-hit="HR-DOOR-07"]').click();
  await expect(page).toHaveURL(/#\/rulebook\/hulk-revised\/HR-DOOR-07$/);
  const card = page.locator('[data-rule-card="HR-DOOR-07"]');
  await expect(card).toBeInViewport();
  await expect(card).toContainText('In force');
  await card.locator('summary').click();
  await expect(card.locator('.proof li').first()).toBeVisible();
  await card.locator('[data-do="show-me"]').click();
  await expect(card.locator('.case-board .piece').first()).toBeVisible();
  const next = card.locator('[data-do="next"]');
  while (await next.isEnabled()) await next.click();
  await expect(card.locator('.case-foot')).toContainText('every step holds');
  await expect(card).not.toContainText(/\.yaml|\.test\.ts/);
  expect(problems).toEqual([]);
});

test('a refusal is shown with its sentence and its rule', async ({ page }) => {
  await page.goto('/#/rulebook/hulk-revised/HR-GEN-12');
  const card = page.locator('[data-rule-card="HR-GEN-12"]');
  await card.locator('[data-do="show-me"]').click();
  await card.locator('.case-steps .is-no button').first().click();
  await expect(card.locator('.case-told .why').first()).toContainText(/: move /);
  await expect(card.locator('.case-told .why .rule').first()).toHaveText(/^HR-/);
});

test('a chip at the table opens its rule beside the game', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="3"]').click();
  await page.locator('[data-bar="assault"]').click({ force: true });
  await page.locator('.toast a.rule').click();
  const peek = page.locator('dialog.peek');
  await expect(peek.locator('.rule-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await expect(page).toHaveURL(/#\/match\/stored$/);
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'act');
});

test('on the phone the areas are a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/rulebook');
  await page.locator('[data-do="areas"]').click();
  await page.locator('.area-sheet a', { hasText: 'Weapon data' }).click();
  await expect(page.locator('.area-sheet')).toHaveCount(0);
  await expect(page.locator('#area-WPN')).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});

for (const theme of ['dark', 'light', 'contrast']) {
  test(`axe finds nothing serious in the rulebook, ${theme}`, {
    tag: theme === 'dark' ? [] : '@long',
  }, async ({ page }) => {
    await openStart(page, { theme });
    await page.goto('/#/rulebook/hulk-revised/HR-RUBB-02');
    const card = page.locator('[data-rule-card="HR-RUBB-02"]');
    await card.locator('[data-do="show-me"]').click();
    await card.locator('[data-do="next"]').click();
    expect(await serious(page)).toEqual([]);
  });
}

test('the rule is found in a player’s own words', async ({ page }) => {
  await page.goto('/#/rulebook/hulk-revised');
  await page.getByLabel('Search the rules').fill('shoot through a friend');
  await expect(page.locator('.results [data-hit]').first()).toHaveAttribute('data-hit', 'HR-LOS-03');
});

test('a case of the first edition is played on a table in centimetres, and taken to the table itself', async ({
  page,
}) => {
  await page.goto('/#/rulebook/epic-1989/E1-OVER-05');
  const card = page.locator('[data-rule-card="E1-OVER-05"]');
  await card.locator('[data-do="show-me"]').click({ timeout: 60_000 });
  await expect(card.locator('.case-field .unit-tag', { hasText: 'E' })).toBeVisible();
  const next = card.locator('[data-do="next"]');
  await next.click();
  await expect(card.locator('.case-told')).toContainText('Tactical E is destroyed');
  while (await next.isEnabled()) await next.click();
  await expect(card.locator('.case-field .unit-tag', { hasText: 'E' })).toHaveCount(0);
  await expect(card.locator('.case-foot')).toContainText('every step holds');
  expect(await serious(page)).toEqual([]);
  await card.locator('[data-do="try-it"]').click();
  await expect(page.locator('.app[data-decision="move"]')).toBeVisible();
  await page.locator('[data-do="to-rule"]').click();
  await expect(card).toBeVisible();
});
