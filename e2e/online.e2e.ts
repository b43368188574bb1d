import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { keepToken, openStart, take } from './clicker.ts';

/** Sits down at a match by its link. */
async function join(page: Page, link: string, name: string): Promise<void> {
  await openStart(page);
  await page.goto(link);
  await page.locator('[data-field="name"]').fill(name);
  await page.locator('[data-do="join"]').click();
}

test('two people play by a link: invited, joined, moves seen, a reload comes back, asked and agreed, the dice proved, once more', async ({
  page,
  browser,
}) => {
  await openStart(page);
  await page.goto('/#/hulk-revised/missions/first-drill');
  await page.locator('[name="opponent"][value="far"]').check({ force: true });
  await page.locator('[data-field="name"]').fill('Ada');
  await page.locator('[data-do="start"]').click();
  const link = await page.locator('[data-field="link"]').inputValue();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const away = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const other = await away.newPage();
  await join(other, link, 'Ben');
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'marine');
  await expect(other.locator('.app')).toHaveAttribute('data-viewer', 'stealer');

  await keepToken(page);
  await take(page, 'end');
  const asked = other.locator('.app[data-asked]');
  await asked.waitFor();
  // What the Stealer player drew is his alone.
  await expect(other.locator('.prompt')).toContainText('It stands for');
  await expect(page.locator('.app')).not.toContainText('It stands for');

  await other.reload();
  await asked.waitFor();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'lurk');
  await other.locator('.prompt button[data-action]').first().click();
  await expect(page.locator('.app')).not.toHaveAttribute('data-decision', 'lurk');

  // Dice have been rolled since: the other is asked, and agrees.
  const menu = async (at: Page, deed: string) => {
    await at.locator('[data-do="menu"]').first().click();
    await at.locator(`dialog [data-do="${deed}"]`).click();
  };
  await menu(page, 'ask-back');
  await expect(page.locator('.draw-note')).toContainText('You asked');
  await other.locator('[data-do="accept-undo"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'act');
  await expect(page.locator('.draw-note')).toHaveCount(0);
  await take(page, 'end');
  await asked.waitFor();
  await menu(other, 'draw');
  await page.locator('[data-do="decline-draw"]').click();
  await expect(other.locator('.draw-note')).toContainText('declines the draw');

  await page.locator('[data-do="menu"]').first().click();
  await page.locator('[data-do="concede"]').click();
  await page.locator('[data-do="concede"]').click();
  for (const one of [page, other]) await one.locator('.ending').waitFor();
  await expect(other.locator('.ending')).toContainText('You win');
  await page.locator('.ending [data-do="verify"]').click();
  await expect(page.locator('.verify')).toHaveAttribute('data-verdict', 'proved');

  // Once more, each on the other side; then not after all.
  await page.locator('.ending [data-do="rematch"]').click();
  await other.locator('[data-do="follow"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'stealer');
  await expect(other.locator('.app')).toHaveAttribute('data-viewer', 'marine');
  await menu(page, 'call-off');
  await page.locator('dialog [data-do="call-off"]').click();
  await expect(page).toHaveURL(/#\/online$/);
  await expect(other.locator('.missing')).toContainText('called off');
  await away.close();
});
