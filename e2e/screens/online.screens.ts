/** Every page of matches between two browsers, on a desk and on a phone, dark and light. */
import { type Browser, type Page, test } from '@playwright/test';
import { keepToken, openStart, take } from '../clicker.ts';
import { drill, fromMenu, join, makeMatch, serverKeeps } from '../far.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const THEMES = ['dark', 'light'] as const;

async function opened(browser: Browser, size: keyof typeof SIZES, theme: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], serviceWorkers: 'block' });
  const page = await context.newPage();
  await serverKeeps(page);
  await openStart(page, { theme });
  return page;
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
  for (const theme of THEMES)
    test(`online ${size} ${theme}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const [page, other] = [await opened(browser, size, theme), await opened(browser, size, theme)];
      const shoot = async (at: Page, name: string) => {
        await at.waitForTimeout(400);
        await at.screenshot({ path: `screens/online-${name}-${size}-${theme}.png` });
      };
      await page.goto('/#/hulk-revised/missions/first-drill');
      await page.locator('.wish .segments label', { hasText: 'A person elsewhere' }).click();
      await page.locator('[data-field="time"]').scrollIntoViewIfNeeded();
      await shoot(page, 'wish');
      const control = { bank: 1800, increment: 20 };
      const id = await makeMatch(page, 'Ada', { ...drill, control, delay: 1, listed: true });
      await page.goto(`/#/online/${id}`);
      await page.locator('[data-field="link"]').waitFor();
      await shoot(page, 'waiting');
      await other.goto('/#/online');
      await other.locator('[data-match]').first().waitFor();
      await shoot(other, 'lobby');
      await other.goto(`/#/online/${id}`);
      await other.locator('[data-field="name"]').waitFor();
      await shoot(other, 'chair');
      await join(other, `/#/online/${id}`, 'Ben');
      await other.locator('.app').waitFor();
      await keepToken(page);
      await shoot(page, 'table');
      await shoot(other, 'table-away');
      await take(page, 'end');
      await other.locator('.app[data-asked]').waitFor();
      await shoot(other, 'asked');
      await page.locator('[data-do="chat"]').click();
      for (const line of ['Good luck!', 'Mind the corner at the lock.']) {
        await page.locator('[data-field="chat"]').fill(line);
        await page.keyboard.press('Enter');
      }
      await page.locator('.far-chat li').nth(1).waitFor();
      await shoot(page, 'chat');
      await page.locator('[data-do="close-chat"]').click();
      await fromMenu(page, 'while-away');
      await page.locator('[data-away]').first().waitFor();
      await page.locator('.far-orders').scrollIntoViewIfNeeded();
      await shoot(page, 'instructions');
      await page.keyboard.press('Escape');
      const third = await opened(browser, size, theme);
      await third.goto(`/#/online/${id}`);
      await third.locator('.app').waitFor();
      await shoot(third, 'spectator');
      await fromMenu(page, 'concede');
      await page.locator('[data-do="concede"]').click();
      await other.locator('.ending').waitFor();
      await shoot(other, 'end');
      await page.goto('/#/online');
      await page.locator('[data-match]').first().waitFor();
      await shoot(page, 'games');
      await page.goto('/#/privacy');
      await shoot(page, 'privacy');
      for (const one of [page, other, third]) await one.context().close();
    });
