import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

async function open(page: Page, theme = 'dark'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: chosen, speed: 'instant' }));
  }, theme);
  await page.goto('/#/companion');
  await page.locator('.companion').waitFor();
}

/** What stands on a button while it is held, and nowhere after that. */
async function peek(page: Page, button: Locator): Promise<string> {
  await button.hover();
  await page.mouse.down();
  const secret = await button.locator('.secret').innerText();
  await page.mouse.up();
  await expect(page.locator('.secret')).toHaveCount(0);
  return secret;
}

test('the clock follows the commanders, runs on through a reload, and is wound up by a new turn', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const clock = page.locator('[role="timer"]');
  await expect(clock).toHaveText('2:00');
  await page.getByRole('button', { name: 'Captains: more' }).click();
  await expect(clock).toHaveText('3:00');
  await page.getByRole('button', { name: '10 seconds more' }).click();
  await page.locator('[data-do="clock-run"]').click();
  await expect(clock).toHaveText(/3:0[0-9]/);
  await page.reload();
  await expect(page.locator('[data-do="clock-run"]')).toHaveText(/Pause/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await page.locator('[data-do="next-turn"]').click();
  await expect(clock).toHaveText('3:00');
  await expect(page.locator('.big-clock').first()).toHaveText('2');
});

test('tokens and blips are on the page only while somebody holds the button', async ({ page }) => {
  await open(page);
  await page.locator('[data-do="draw-token"]').click();
  const look = page.locator('[data-do="look-token"]');
  expect(Number(await peek(page, look))).toBeGreaterThan(0);
  await page.locator('[data-do="redraw"]').click();
  await expect(page.locator('[data-do="redraw"]')).toBeDisabled();
  await look.focus();
  await page.keyboard.down('Space');
  await expect(look.locator('.secret')).toBeVisible();
  await page.keyboard.up('Space');
  await expect(page.locator('.secret')).toHaveCount(0);
  await page.locator('[data-do="draw-blip"]').click();
  await page.locator('[data-do="draw-blip"]').click();
  await page.reload();
  const second = page.locator('[data-blip="2"]');
  const value = await peek(page, second.locator('[data-do="look-blip"]'));
  await second.locator('[data-do="reveal-blip"]').click();
  await expect(page.locator('[data-revealed]')).toHaveAttribute('data-revealed', value);
  await expect(page.locator('.bag-aid')).toContainText('20 in the bag, 1 set aside');
  await page.locator('[data-do="put-back"]').click();
  await expect(page.locator('.bag-aid')).toContainText('21 in the bag');
});

test('by the solo rules each blip gets its counter with its dice, and nobody may look', async ({ page }) => {
  await open(page);
  await page.getByText('By the solo rules').click();
  await page.locator('[data-do="draw-blip"]').click();
  const given = await page.locator('[data-given]').getAttribute('data-given');
  expect(given).toMatch(/^[PS][12]$/);
  await expect(page.locator('[data-given] .die')).toHaveCount(4);
  await expect(page.locator('[data-blip="1"]')).toContainText(String(given));
  await expect(page.locator('[data-do="look-blip"]')).toHaveCount(0);
});

for (const theme of ['dark', 'light', 'contrast']) {
  test(`axe finds nothing serious in the companion, ${theme}, desk and phone`, {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, theme);
    await page.locator('[data-do="draw-token"]').click();
    await page.locator('[data-do="draw-blip"]').click();
    await page.locator('[data-do="reveal-blip"]').click();
    await page.locator('[data-do="draw-blip"]').click();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 760 });
      if (width === 360) await page.locator('[data-tab-for="blips"]').click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(bad.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
    }
  });
}
