import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
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
  test.slow(); // two browsers, a long evening
  await openStart(page);
  await page.goto('/#/hulk-revised/missions/first-drill');
  await page.locator('.wish .segments label', { hasText: 'A person elsewhere' }).click();
  await page.locator('[data-field="name"]').fill('Ada');
  await page.locator('[data-field="time"]').selectOption('live');
  await page.locator('[data-do="start"]').click();
  const link = await page.locator('[data-field="link"]').inputValue();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const away = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const other = await away.newPage();
  await openStart(other);
  await other.goto(link);
  // Whoever is invited sees by whom, to what and on which terms.
  await expect(other.locator('h1')).toHaveText('Ada invites you: First Drill');
  await expect(other.locator('.far-about .mission-map')).toBeVisible();
  await expect(other.locator('.far-about')).toContainText('Live: 30 minutes each');
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  await join(other, link, 'Ben');
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'marine');
  await expect(other.locator('.app')).toHaveAttribute('data-viewer', 'stealer');

  for (const one of [page, other])
    await expect(one.locator('[data-clock-of="marine"][data-runs]')).toContainText(/\d+:\d\d/);
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

  await page.locator('[data-do="chat"]').click();
  await page.locator('[data-field="chat"]').fill('Good luck!');
  await page.keyboard.press('Enter');
  await page.locator('[data-do="close-chat"]').click();
  await other.locator('[data-do="chat"][data-new]').click();
  await expect(other.locator('.far-chat')).toContainText('Ada Good luck!');
  await other.locator('[data-do="close-chat"]').click();

  // Dice have been rolled since: the other is asked, and agrees.
  const menu = async (at: Page, deed: string) => {
    const button = at.locator(`dialog [data-do="${deed}"]`);
    // A table that has just been drawn may be drawn again between press and release.
    await expect(async () => {
      if (await button.isVisible()) return;
      // A menu opened too early does not offer it yet.
      if (await at.locator('dialog.menu[open]').count()) await at.keyboard.press('Escape');
      await at.locator('[data-do="menu"]').first().click({ timeout: 1000 });
      await expect(button).toBeVisible({ timeout: 1500 });
    }).toPass({ timeout: 15_000 });
    await button.click();
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

test('whoever has no time left loses, at both browsers', { tag: '@long' }, async ({ page, browser }) => {
  await openStart(page);
  const mission = parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as unknown;
  const id = await page.evaluate(
    async (setup) => {
      const ask = async (method: string, path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
        return (await answer.json()) as { id: string };
      };
      await ask('PUT', 'api/me', { name: 'Cid' });
      const control = { bank: 3, increment: 0 };
      const wish = { ruleset: 'hulk-revised', setup, seat: 'marine', title: 'Quick', control };
      return (await ask('POST', 'api/matches', wish)).id;
    },
    { mission },
  );
  await page.goto(`/#/online/${id}`);
  const away = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const other = await away.newPage();
  await join(other, page.url(), 'Dot');
  await expect(other.locator('.ending')).toContainText('You win');
  await expect(page.locator('.ending')).toContainText('ran out of time');
  await away.close();
});
