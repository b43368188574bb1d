import { expect, test } from '@playwright/test';
import { openStart } from './clicker.ts';
import { fromMenu, join, serverKeeps } from './far.ts';

test('a campaign goes on from match to match at both browsers, whoever sets up the next mission', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  await serverKeeps(page);
  await openStart(page);
  await page.goto('/#/hulk-revised/campaigns');
  await page.locator('[name="opponent"][value="far"]').check({ force: true });
  await page.locator('[data-do="start-campaign"]').click();
  await page.locator('[data-field="name"]').fill('Ada');
  await page.locator('[data-do="play-next"]').click();
  const link = await page.locator('[data-field="link"]').inputValue();
  const away = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const other = await away.newPage();
  await join(other, link, 'Ben');
  for (const one of [page, other]) await one.locator('.app').waitFor();
  const campaign = page.locator('.campaign');
  await fromMenu(other, 'concede');
  await other.locator('[data-do="concede"]').click();
  for (const one of [page, other]) await one.locator('.ending').waitFor();
  // The other browser has the campaign as well, and sets up the next mission for both.
  await other.locator('.ending [data-do="rematch"]').click();
  await expect(other.locator('.campaign')).toHaveAttribute('data-next', '1');
  await expect(other.locator('.track li.done')).toContainText('Marines won');
  await other.locator('[data-do="play-next"]').click();
  await other.locator('.app, .far-seats').first().waitFor();
  await page.locator('[data-do="follow"]').click();
  for (const one of [page, other]) await one.locator('.app').waitFor();
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'marine');
  await expect(other.locator('.app')).toHaveAttribute('data-viewer', 'stealer');
  await page.goto('/#/hulk-revised/campaigns');
  await page.locator('.force-link a').first().click();
  await expect(campaign).toHaveAttribute('data-next', '1');
  await expect(page.locator('[data-do="go-on"]')).toBeVisible();
  await away.close();
});
