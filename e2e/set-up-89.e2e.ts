/** A battle of the first edition before its first turn: forces bought in secret, set up by hand. */
import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';

async function open(page: Page, mission: string): Promise<void> {
  await page.goto(`/#/epic-1989/missions/${mission}`);
  await page.getByText('A person here').click({ timeout: 60_000 });
}

/** Whoever is next takes the screen. */
async function next(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button');
  if (await curtain.isVisible().catch(() => false)) await curtain.click();
}

test('a force is set up by hand: in a shape, out of its zone with the reason, the rest in one press', async ({
  page,
}) => {
  await open(page, 'crossroads');
  await page.getByText('We set up ourselves').click();
  await page.locator('[data-do="start"]').click();
  await page.locator('.app').waitFor({ timeout: 60_000 });
  await expect(async () => {
    await next(page);
    const first = page.locator('.choice [data-choice="0"], .choices button').first();
    if (!(await page.locator('[data-do="set-up"]').isVisible())) await first.click({ timeout: 500 });
    await expect(page.locator('[data-do="set-up"]')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.locator('[data-do="set-up"]').click();
  const canvas = page.locator('.set-up-ground canvas');
  const box = (await canvas.boundingBox())!;
  await canvas.click({ position: { x: box.width * 0.5, y: box.height * 0.5 } });
  await expect(page.locator('.set-up-units [data-unit]').first()).toContainText('stands');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('r');
  await expect(page.locator('.set-up-side .fine')).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-do="seal"]').click();
  await expect(page.locator('.set-up')).toHaveCount(0);
});
