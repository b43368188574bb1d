import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { keepToken, openStart } from './clicker.ts';

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary ?? ''}`);
}

/** Nothing is wider than the screen. */
async function isWide(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((one) => one.scrollWidth > one.clientWidth);
}

test('a newcomer makes the first move with the second click', async ({ page }) => {
  await openStart(page, { newcomer: true });
  await page.locator('[data-do="play"]').click();
  await page.locator('[data-action="1 move E"]').click();
  await expect(page.locator('.report')).toContainText('moves to');
});

for (const [size, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`four games: what each is, what can be done today, and the way back into a match, ${size}`, {
    tag: size === 'desk' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await openStart(page, { newcomer: true });
    const card = (game: string) => page.locator(`[data-game="${game}"]`);
    await expect(page.locator('.game-card')).toHaveCount(4);
    await expect(page.locator('.game-card .scene use')).toHaveCount(4);
    await expect(card('hulk-revised').locator('.badge')).toHaveText('On the table');
    await expect(card('epic-1989').locator('.badge')).toHaveText('On the table');
    expect(await isWide(page, '.start')).toBe(false);

    // Who knows the rules goes straight to a mission, and finds it on top when they come back.
    await page.locator('[data-do="quick"]').click();
    await keepToken(page);
    await page.goto('/#/');
    const saved = page.locator('.save');
    await expect(saved).toContainText('First Drill');
    await expect(saved).toContainText('Hulk, revised');
    await expect(saved).toContainText('Turn 1');
    await expect(saved).toContainText('Marines against the Recruit');
    await expect(page.locator('[data-do="continue"]')).toContainText('First Drill, turn 1');
    expect(await serious(page)).toEqual([]);
    expect(await isWide(page, '.start')).toBe(false);
    await page.keyboard.press('Enter');
    await page.locator('.app').waitFor();

    // A game's own page leads to everything there is of it.
    await page.goto('/#/');
    await card('hulk-revised').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hulk, revised');
    for (const place of [
      'continue',
      'missions',
      'drill',
      'campaigns',
      'replays',
      'rulebook',
      'companion',
      'text',
    ])
      await expect(page.locator(`[data-do="${place}"]`), place).toBeVisible();
    await page.locator('[data-strength="veteran"] button').click();
    await expect(page.locator('[data-do="play"]')).toContainText('Against the Veteran');
    expect(await serious(page)).toEqual([]);
    expect(await isWide(page, '.game-home')).toBe(false);

    await page.goto('/#/epic-1991');
    await expect(page.locator('.tile .goal').first()).toBeAttached();
    await expect(page.locator('[data-do="play"]')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    expect(await isWide(page, '.game-home')).toBe(false);

    await page.goto('/#/hulk-heresy');
    await expect(page.locator('[data-do="play"]')).toBeVisible();
    await expect(page.locator('[data-strength="veteran"]')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    expect(await isWide(page, '.game-home')).toBe(false);

    await page.goto('/#/epic-1989');
    await expect(page.locator('[data-do="play"]')).toBeVisible();
    await expect(page.locator('[data-strength="veteran"]')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    expect(await isWide(page, '.game-home')).toBe(false);
    expect(problems).toEqual([]);
  });

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('two bots play behind the first screen, can be paused, and are gone at the table', async ({
    page,
  }) => {
    await openStart(page, { speed: 'normal' });
    const board = page.locator('.behind .board');
    const moved = async (beat: string | null) => expect(board).not.toHaveAttribute('data-beat', beat ?? '');
    await expect(page.locator('.onlooker')).toContainText('Two bots at');
    await moved('0');
    await page.locator('[data-do="pause"]').click();
    const still = await board.getAttribute('data-beat');
    await page.waitForTimeout(1500);
    expect(await board.getAttribute('data-beat')).toBe(still);
    await page.locator('[data-do="pause"]').click();
    await moved(still);
    expect(page.workers()).toHaveLength(1);
    await page.locator('[data-do="rulebook"]').click();
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test('whoever wants no motion sees a drawn position, and no bot is loaded; scripts stay under 250 KB', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openStart(page);
  await expect(page.locator('.behind .piece').first()).toBeAttached();
  await page.waitForTimeout(1000);
  expect(loaded.filter((url) => /worker|exhibition/.test(url))).toEqual([]);
  await expect(page.locator('.onlooker')).toHaveCount(0);
  const scripts = new Set(loaded.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js')));
  const web = new URL('../dist/web', import.meta.url).pathname;
  const bytes = [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(web + path), { level: 9 }).length,
    0,
  );
  expect(bytes).toBeLessThan(250 * 1024);
});
