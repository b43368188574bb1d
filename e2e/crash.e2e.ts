import { expect, type Page, test } from '@playwright/test';
import { pending } from '../src/kernel/match.ts';
import { keepToken, openStart } from './clicker.ts';
import { findPosition, openFirstTurn, openMatch } from './position.ts';

/** Ends the page's process as a crash would: no handler of the page runs. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await gone;
}

async function comeBack(page: Page): Promise<Page> {
  const again = await page.context().newPage();
  await again.addInitScript(() =>
    localStorage.setItem('auspex.settings', '{"theme":"dark","speed":"instant"}'),
  );
  await again.goto('/#/match/stored');
  await again.locator('.app').waitFor();
  return again;
}

test('a crash in the middle of a decision comes back to it', async ({ page }) => {
  const match = findPosition((m) => pending(m)[0]?.kind === 'reroll');
  await openStart(page);
  await openMatch(page, match, { marine: 'person', stealer: 'machine' });
  const before = await page.locator('.prompt').innerText();
  await crash(page);
  const again = await comeBack(page);
  await expect(again.locator('.prompt')).toBeVisible();
  expect(await again.locator('.prompt').innerText()).toBe(before);
});

test('a crash between an action and its save loses nothing that was on the screen', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="2"]').click();
  // From here on nothing reaches the store.
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.locator('[data-action="2 turn W"]').click();
  await expect(page.locator('.report')).toContainText('Castor turns west');
  await crash(page);
  const again = await comeBack(page);
  await expect(again.locator('.report')).toContainText('Castor turns west');
  // It is kept as any other from now on.
  await again.locator('[data-roster="2"]').click();
  await again.locator('[data-action="2 turn N"]').first().click();
  await expect(again.locator('.report')).toContainText('Castor turns north');
  await again.reload();
  await expect(again.locator('.report')).toContainText('Castor turns north');
});

for (const [how, script] of [
  [
    'refuses storage',
    'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };',
  ],
  [
    'has no room left',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };',
  ],
]) {
  test(`a browser that ${how} says so, and the game goes on`, {
    tag: how === 'refuses storage' ? [] : '@long',
  }, async ({ page }) => {
    await page.addInitScript(script);
    await openStart(page);
    await page.locator('[data-do="play"]').click();
    await keepToken(page);
    await page.locator('[data-roster="2"]').click();
    await page.locator('[data-bar="left"]').click();
    await expect(page.locator('.report')).toContainText('turns west');
    await expect(page.locator('[data-notice="refused"]')).toContainText('does not keep the game');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-do="keep-file"]').click(),
    ]);
    const file = await download.path();
    await page.locator('.brand').click();
    await expect(page.locator('[data-do="hotseat"]')).toBeVisible();
    await expect(async () => {
      await page.locator('.open-file input').setInputFiles(file);
      await expect(page.locator('.report')).toContainText('turns west', { timeout: 3000 });
    }).toPass();
  });
}

test('two tabs at one match: the one left behind is told, and nothing is overwritten', {
  tag: '@long',
}, async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  const second = await comeBack(page);
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await second.locator('[data-roster="2"]').click();
  await second.locator('[data-action="2 turn W"]').click();
  await expect(second.locator('.report')).toContainText('Castor turns west');
  await expect(page.locator('[data-notice="elsewhere"]')).toContainText('another tab');
  await page.locator('[data-roster="2"]').click();
  await page.locator('[data-action="2 turn E"]').click();
  await expect(page.locator('.report')).toContainText('Castor turns east');
  await page.locator('[data-do="catch-up"]').click();
  await expect(page.locator('.report')).toContainText('Castor turns west');
  await expect(page.locator('.report')).not.toContainText('Castor turns east');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});
