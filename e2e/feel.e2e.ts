import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { corridor } from './corridor.ts';
import { findPosition, openFirstTurn, openMatch, shootingPosition } from './position.ts';

const ALONE = { marine: 'person', stealer: 'machine' } as const;

/** The first press shows the odds, the second fires. */
async function fire(page: Page): Promise<void> {
  await page.locator('.spot.foe').first().click();
  await page.locator('.spot.foe').first().click();
}

/** What the report says was done: shots, and who ended his phase. */
async function shots(page: Page): Promise<number> {
  return ((await page.locator('.report').textContent()) ?? '').split(' fires at ').length - 1;
}

test('what cannot be taken back is shown first; a double click does it once, and ends no phase', async ({
  page,
}) => {
  await openStart(page);
  await openMatch(page, shootingPosition(), ALONE);
  const foe = page.locator('.spot.foe').first();
  const card = page.locator('.chooser');
  const end = page.locator('.act.end');
  const chosen = page.locator('.roster [aria-pressed="true"]');
  const shooter = await chosen.getAttribute('data-roster');
  const before = await shots(page);
  await foe.click();
  await expect(card.locator('.odds')).toContainText(/\d+%.*HR-SHOT-02/);
  await expect(card.locator('.main')).toContainText(/Fire.*Enter/);
  await expect(end.locator('.key')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(end.locator('.key')).toBeVisible();
  expect(await shots(page)).toBe(before);
  await foe.dblclick();
  await expect(card).toHaveCount(0);
  await expect.poll(() => shots(page)).toBe(before + 1);
  // Whoever has shot stays selected as long as he can do anything.
  await expect(chosen).toHaveAttribute('data-roster', String(shooter));

  await end.dblclick();
  await expect(end).toHaveAttribute('data-confirm', 'armed');
  await page.keyboard.press('Escape');
  await expect(end).toHaveAttribute('data-confirm', 'asks');
  // A clicked button keeps the focus, but Enter is written on the end of the phase.
  await page.locator('[data-bar="left"]').click();
  await expect(page.locator('.report')).toContainText(/turns/);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(end).toHaveAttribute('data-confirm', 'armed');
  await page.keyboard.press('Enter');
  await expect(page.locator('.report')).toContainText(/Stealer actions|Reinforcement/);
});

test('dice are thrown at the piece, with what they needed', async ({ page }) => {
  await openStart(page, { speed: 'normal' });
  await openMatch(page, shootingPosition(), ALONE);
  await fire(page);
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
  await openMatch(page, shootingPosition(), ALONE);
  await page.locator('[data-do="menu"]').click();
  await expect(page.locator('[data-field="sound"]')).not.toBeChecked();
  expect(loaded.filter((url) => url.includes('synth'))).toEqual([]);
  await page.locator('[data-field="sound"]').check();
  await expect.poll(() => loaded.filter((url) => url.includes('synth')).length).toBe(1);
  await page.locator('dialog [data-do="close"]').click();
  await fire(page);
  await expect(page.locator('.caption')).toHaveText(/\[weapons fire, .+\]/);
});

test('captions alone make no sound', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openStart(page);
  await openMatch(page, shootingPosition(), ALONE);
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-field="captions"]').check();
  await page.locator('dialog [data-do="close"]').click();
  await fire(page);
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
    await expect(page.locator('.leader[data-of="prompt"] circle')).toHaveCount(1);
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
