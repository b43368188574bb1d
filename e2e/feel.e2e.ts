import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Action, State } from '../src/games/hulk-revised/index.ts';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { corridor } from './corridor.ts';
import { findPosition, openFirstTurn, openMatch } from './position.ts';

const ALONE = { marine: 'person', stealer: 'machine' } as const;

/** A Marine phase in which somebody can shoot at once. */
const shooting = () =>
  findPosition(
    (m) =>
      pending(m)[0]?.kind === 'act' &&
      (m.state as State).phase === 'marine' &&
      (m.game.actions(m.state, 'marine') as Action[]).some((a) => a.do === 'shoot' && a.cp === 0),
  );

test('dice are thrown at the piece, with what they needed', async ({ page }) => {
  await openStart(page, { speed: 'normal' });
  await openMatch(page, shooting(), ALONE);
  await page.locator('.spot.foe').first().click();
  const tray = page.locator('.tray').first();
  await expect(tray).toContainText(/needed \d\+/);
  await expect(tray.locator('.die')).toHaveCount(2);
  await expect(page.locator('.caption')).toHaveCount(0);
  // Told by shape, not only by colour; hidden from the ear, which hears the report.
  await expect(tray.locator('.mark')).toHaveCount(2);
  await expect(tray).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('.tray')).toHaveCount(0);
});

test('the speed is a slider that keys can move', async ({ page }) => {
  await openStart(page, { speed: 'normal' });
  await openFirstTurn(page);
  await page.locator('[data-do="menu"]').click();
  const slider = page.locator('[data-field="speed"]');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Normal');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Fast');
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'fast');
  await slider.press('Home');
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'slow');
});

test('sound is off until it is wanted, and then written as well', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openStart(page);
  await openMatch(page, shooting(), ALONE);
  await page.locator('[data-do="menu"]').click();
  await expect(page.locator('[data-field="sound"]')).not.toBeChecked();
  expect(loaded.filter((url) => url.includes('synth'))).toEqual([]);
  await page.locator('[data-field="sound"]').check();
  await expect.poll(() => loaded.filter((url) => url.includes('synth')).length).toBe(1);
  await page.locator('dialog [data-do="close"]').click();
  await page.locator('.spot.foe').first().click();
  await expect(page.locator('.caption')).toHaveText(/\[weapons fire, .+\]/);
});

test('captions alone make no sound', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openStart(page);
  await openMatch(page, shooting(), ALONE);
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-field="captions"]').check();
  await page.locator('dialog [data-do="close"]').click();
  await page.locator('.spot.foe').first().click();
  await expect(page.locator('.caption')).toBeVisible();
  expect(loaded.filter((url) => url.includes('synth'))).toEqual([]);
});

test.describe('a question', () => {
  const parry = () => findPosition((m) => pending(m)[0]?.kind === 'reroll');

  test('stands off the pieces with a line to its own, and the rest visibly rests', async ({ page }) => {
    await openStart(page);
    await openMatch(page, parry(), ALONE);
    await expect(page.locator('.prompt')).toBeVisible();
    await expect(page.locator('.rest-note')).toContainText('First answer');
    await expect(page.locator('.dock .act').first()).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.leader line')).toHaveCount(1);
    const covered = await page.evaluate(() => {
      const card = document.querySelector('.prompt')!.getBoundingClientRect();
      const asked = document.querySelector('.leader circle')!.getBoundingClientRect();
      return (
        asked.left > card.left &&
        asked.right < card.right &&
        asked.top > card.top &&
        asked.bottom < card.bottom
      );
    });
    expect(covered).toBe(false);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('leaves half of the screen to the board; the sheet goes low and shows the report', async ({
      page,
    }) => {
      await openStart(page);
      await openMatch(page, parry(), ALONE);
      const sheet = page.locator('.sheet');
      await expect(sheet.locator('.prompt')).toBeVisible();
      expect((await sheet.boundingBox())!.height).toBeLessThan(370);
      await page.locator('[data-do="sheet-low"]').click();
      await expect(sheet.locator('.prompt')).toHaveCount(0);
      await expect(sheet).toContainText('?'); // what is asked still stands on its edge
      expect((await sheet.boundingBox())!.height).toBeLessThan(60);
      await page.locator('[data-do="sheet"]').click();
      await expect(sheet.locator('.report')).toBeVisible();
      await page.locator('[data-do="sheet"]').click();
      const beat = await page.locator('.app').getAttribute('data-beat');
      await sheet.locator('.prompt [data-action="accept"]').click();
      await expect(page.locator('.app')).not.toHaveAttribute('data-beat', String(beat));
    });
  });
});

test('where the clock runs, a question counts down', async ({ page }) => {
  const match = findPosition((m) => pending(m)[0]?.kind === 'snap', corridor, 300, { timer: true });
  await openStart(page);
  await page.evaluate(() =>
    localStorage.setItem('auspex.orders', JSON.stringify({ 'hulk-revised marine': { doors: 'ask' } })),
  );
  await openMatch(page, match, ALONE);
  await page.reload();
  await expect(page.locator('.prompt [data-countdown]')).toHaveText(/\d:\d\d/);
});
