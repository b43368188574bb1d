import { expect, test } from '@playwright/test';
import { openStart, tokenDrawn } from './clicker.ts';

test('a newcomer makes the first move with the second click', async ({ page }) => {
  await openStart(page, { newcomer: true });
  await page.locator('[data-do="play"]').click();
  await page.locator('[data-action="1 move E"]').click();
  await expect(page.locator('.report')).toContainText('moves to');
});

test('who knows the rules goes straight to a mission, and finds it on top when they come back', async ({
  page,
}) => {
  await openStart(page, { newcomer: true });
  await page.locator('[data-do="quick"]').click();
  await tokenDrawn(page);
  await page.locator('.brand').click();
  await expect(page.locator('.hero .save [data-do="continue"]')).toHaveClass(/go/);
  await expect(page.locator('[data-do="drill"]')).toContainText('eleven short lessons');
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
    await page.waitForTimeout(1300);
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

test('whoever wants no motion sees a drawn position, and no bot is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openStart(page);
  await expect(page.locator('.behind .piece').first()).toBeAttached();
  await page.waitForTimeout(1000);
  expect(loaded.filter((url) => /worker|exhibition/.test(url))).toEqual([]);
  await expect(page.locator('.onlooker')).toHaveCount(0);
});
