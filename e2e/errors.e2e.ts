import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openStart } from './clicker.ts';

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Addresses that lead nowhere, what they say, and where the first button goes. */
const NOWHERE = [
  ['#/nonsense', 'This address leads nowhere', '#/'],
  ['#whatever', 'This address leads nowhere', '#/'],
  ['#/match', 'This address leads nowhere', '#/'],
  ['#/match/gone', 'not kept in this browser', '#/'],
  ['#/text/gone', 'not kept in this browser', '#/'],
  ['#/replay/gone', 'not kept in this browser', '#/replays'],
  ['#/shared/abc', 'The link is incomplete', '#/replays'],
  ['#/shared/ab%20c...', 'The link is incomplete', '#/replays'],
] as const;

test('every wrong address says so and shows the next thing to do', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  for (const [address, text, next] of NOWHERE) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('alert'), address).toContainText(text);
    await expect(page.locator('.missing .big'), address).toBeVisible();
    await expect(page.locator('.missing .btn.go'), address).toHaveAttribute('href', next);
  }
  expect(await serious(page)).toEqual([]);
  await page.goto('/#/missions/nowhere');
  await expect(page.locator('.map-none')).toContainText('no mission called ‘nowhere’');
  await expect(page.locator('.mission-list > a').first()).toBeVisible();
});

test('a part that cannot be loaded says so; another place still opens', async ({ page }) => {
  await openStart(page);
  await page.route(/companion-page/, (route) => route.abort());
  await page.locator('[data-do="companion"]').click();
  await expect(page.locator('.missing')).toContainText('could not be loaded');
  await expect(page.locator('[data-do="reload"]')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the first screen' }).click();
  await expect(page.locator('[data-do="play"]')).toBeVisible();
  await page.unroute(/companion-page/);
  await page.locator('[data-do="missions"]').click();
  await expect(page.locator('.mission-map')).toBeVisible();
});
