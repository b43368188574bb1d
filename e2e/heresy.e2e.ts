/** Legion against legion at the table. */
import { expect, test } from '@playwright/test';
import { openStart } from './clicker.ts';
import { heresyQuestions, openHeresy } from './heresy.ts';

test('two people muster in secret at one screen and place their blips', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  await page.goto('/#/hulk-heresy/missions/first-breach');
  await page.locator('.wish .segments label', { hasText: 'A person here' }).click();
  await page.locator('[data-do="start"]').click();
  await page.locator('[data-do="reveal"]').click();
  await page.locator('[data-action="attack"]').click();
  const app = page.locator('.app');
  await expect(app).toHaveAttribute('data-decision', 'muster');
  if ((await page.locator('.curtain').count()) > 0) await page.locator('[data-do="reveal"]').click();
  await page.locator('[data-do="build-force"]').click();
  for (const id of ['combi-bolter', 'claws', 'hammer']) await page.locator(`[data-add="${id}"]`).click();
  await expect(page.locator('.heresy-builder .spending')).toContainText('6 of 10 points');
  await page.locator('[data-do="seal"]').click();

  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('body')).not.toContainText('ightning claws');
  await page.locator('[data-action^="muster"]').first().click();
  await expect(app).toHaveAttribute('data-decision', 'deploy');
});

test('a reaction, a volley and a save through the interface', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  const asked = heresyQuestions(['react', 'overwatch', 'save-again']);
  expect(asked.map(({ kind }) => kind).sort()).toEqual(['overwatch', 'react', 'save-again']);
  for (const question of asked) {
    await openHeresy(page, question, 'machine');
    const app = page.locator('.app');
    await expect(app).toHaveAttribute('data-decision', question.kind);
    const main = page.locator('.prompt .choice button').first();
    const text = await main.getAttribute('data-action');
    await main.click();
    await expect(page.locator(`.prompt .choice button[data-action="${text}"]`)).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto('/');
    await page.locator('[data-do="continue"], [data-do="play"]').first().waitFor();
  }
});
