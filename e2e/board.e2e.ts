import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openFirstTurn, openMatch } from './position.ts';

const decks: unknown = parse(
  readFileSync(new URL('../missions/hulk-revised/long-way-down.yaml', import.meta.url), 'utf8'),
);

/** The drawing's scale and place on the screen. */
async function shot(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return page.locator('.pane .board').evaluate((svg) => {
    const { width, x, y } = svg.getBoundingClientRect(); // one unit of the drawing
    return { scale: width, x, y };
  });
}

async function openDecks(page: Page): Promise<void> {
  const match = findPosition((m) => pending(m)[0]?.seat === 'marine' && pending(m)[0].kind === 'act', decks);
  await openStart(page);
  await openMatch(page, match, { marine: 'person', stealer: 'machine' });
}

test('keys and buttons zoom and pan; the minimap comes when the board no longer fits', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await expect(page.locator('.minimap')).toHaveCount(0);
  const fitted = await shot(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const close = await shot(page);
  expect(close.scale).toBeGreaterThan(fitted.scale * 1.5);
  const chart = page.locator('.minimap');
  await expect(chart).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  expect((await shot(page)).x).toBeLessThan(close.x - 20);

  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await page.mouse.down();
  const east = await shot(page);
  await page.mouse.move(box.x + 3, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  expect((await shot(page)).x).toBeGreaterThan(east.x + 100);

  await page.locator('[data-do="zoom-out"]').click();
  expect((await shot(page)).scale).toBeLessThan(close.scale);
  await page.keyboard.press('0');
  await expect(chart).toHaveCount(0);
  expect((await shot(page)).scale).toBeCloseTo(fitted.scale);
});

test('pieces are not drawn again while the board is dragged and zoomed', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  const counter = await page.evaluateHandle(() => {
    const count = { changes: 0 };
    const drawing = document.querySelector('.pane .board')!;
    new MutationObserver((list) => {
      count.changes += list.filter(({ target }) => target !== drawing).length;
    }).observe(drawing, { subtree: true, childList: true, attributes: true });
    return count;
  });
  const box = (await page.locator('.pane').boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + box.height - 30);
  await page.mouse.wheel(0, -400);
  await page.mouse.down();
  await page.mouse.move(box.x + 240, box.y + box.height - 90, { steps: 6 });
  await page.mouse.up();
  expect((await shot(page)).scale).toBeGreaterThan(0.9);
  expect(await counter.evaluate(({ changes }) => changes)).toBe(0);
});

test('decks side by side: a ladder pointed at shows its other end', async ({ page }) => {
  await openDecks(page);
  await expect(page.locator('.deck-tabs')).toHaveCount(0);
  await expect(page.locator('.link').first()).toBeAttached();
  await expect(page.locator('.link.on')).toHaveCount(0);
  await page.locator('use[href^="#m-ladder"]').first().hover({ force: true });
  await expect(page.locator('.link.on circle')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('decks are changed by tab, and the minimap shows where one is', async ({ page }) => {
    await openDecks(page);
    const tabs = page.locator('.deck-tabs button');
    await expect(tabs).toHaveCount(2);
    for (const n of [1, 0]) {
      await tabs.nth(n).click();
      await expect(tabs.nth(n)).toHaveAttribute('aria-pressed', 'true');
      await expect(tabs.nth(1 - n)).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(page.locator('.minimap')).toBeVisible();
    expect((await tabs.first().boundingBox())!.height).toBeGreaterThanOrEqual(40);
  });

  test('a double tap beside every spot comes closer, the next one goes back', async ({ page }) => {
    await openStart(page);
    await openFirstTurn(page);
    await page.keyboard.press('0');
    const pane = (await page.locator('.pane').boundingBox())!;
    const tap = () => page.touchscreen.tap(pane.x + 14, pane.y + 24);
    const twice = () => Promise.all([tap(), tap()]); // together, or a busy machine makes them two
    const whole = await shot(page);
    await twice();
    await expect.poll(async () => (await shot(page)).scale).toBeGreaterThan(whole.scale * 1.5);
    await page.waitForTimeout(400);
    await twice();
    await expect.poll(async () => (await shot(page)).scale).toBeCloseTo(whole.scale);
  });

  test('a finger that rests on the end of a way turns the ghost there', { tag: '@long' }, async ({
    page,
  }) => {
    await openStart(page);
    await openFirstTurn(page);
    await page.locator('[data-roster="3"]').tap();
    const { x: left, y: top, width, height } = (await page.locator('.spot.reach').first().boundingBox())!;
    const [x, y] = [left + width / 2, top + height / 2];
    const screen = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    await page.waitForTimeout(500); // sooner it would move the board
    await touch('touchMove', { x: x - 30, y });
    await touch('touchMove', { x: x - 60, y });
    await expect(page.locator('.ghost-piece')).toHaveAttribute('data-facing', '3');
    await touch('touchEnd');
    await expect(page.locator('.piece[data-piece="3"] title')).toContainText('faces west');
  });
});
