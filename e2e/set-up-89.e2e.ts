/** A battle of the first edition before its first turn: set up by hand. */
import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';

async function open(page: Page, mission: string): Promise<void> {
  await page.goto(`/#/epic-1989/missions/${mission}`);
  await page.getByText('A person here').click({ timeout: 60_000 });
}

/** Takes the screen behind the curtain and answers by what is offered first, until the prompt has that. */
async function until(page: Page, wanted: string): Promise<void> {
  await expect(async () => {
    const curtain = page.locator('.curtain button');
    if (await curtain.isVisible()) await curtain.click({ timeout: 1000 });
    if (await page.locator(wanted).isVisible()) return;
    await page.locator('.prompt .choice button').first().click({ timeout: 1000 });
    await expect(page.locator(wanted)).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 60_000 });
}

test('a force is set up by hand: in a shape, a fault with its reason, the rest in one press', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'crossroads');
  await page.getByText('We set up ourselves').click();
  await page.locator('[data-do="start"]').click();
  await until(page, '[data-do="set-up"]');
  await page.locator('[data-do="set-up"]').click();
  const canvas = page.locator('.set-up-ground canvas');
  const box = (await canvas.boundingBox())!;
  await canvas.click({ position: { x: box.width * 0.5, y: box.height * 0.5 } });
  await expect(page.locator('.set-up-units [data-unit]').first()).toContainText('stands');
  // the next one put down upon it cannot stay there, and the rule is named
  await canvas.click({ position: { x: box.width * 0.5 + 6, y: box.height * 0.5 } });
  await expect(page.locator('[data-faults]')).toContainText('E1-GEO-08');
  await expect(page.locator('[data-do="seal"]')).toBeDisabled();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('z');
  await expect(page.locator('[data-faults]')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.locator('.set-up-side .fine')).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-do="seal"]').click();
  await expect(page.locator('.set-up')).toHaveCount(0);
});

test('buildings are placed in turn: one by hand, refused where another stands, the rest sensibly', async ({
  page,
}) => {
  await page.goto('/#/epic-1989/missions/road-block');
  await page.locator('[data-do="start"]').click({ timeout: 60_000 });
  await until(page, '[data-lay="low-cross"]');
  const lay = page.locator('[data-do="lay"]');
  const put = async (across: number, down: number) => {
    const box = (await page.locator('.lay-stage canvas').boundingBox())!;
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
  };
  await page.locator('[data-lay="low-cross"]').click();
  await put(0.5, 0.5);
  await page.locator('[data-do="lay-right"]').click();
  await expect(page.locator('.lay-dialog [role="status"]')).toContainText('It may lie there');
  expect(await serious(page)).toEqual([]);
  await lay.click();
  await expect(page.locator('.report')).toContainText(/low cross/i);
  // the same place once more: taken
  await page.locator('[data-lay="low-t"]').click();
  await put(0.5, 0.5);
  await expect(page.locator('.lay-dialog [role="status"]')).toContainText('E1-SETUP-04');
  await expect(lay).toBeDisabled();
  await page.locator('[data-do="lay-legal"]').click();
  await lay.click();
  await page.locator('.prompt .choice button', { hasText: 'Mine sensibly from now on' }).click();
  await expect(page.locator('.app')).not.toHaveAttribute('data-decision', 'building', { timeout: 60_000 });
});
