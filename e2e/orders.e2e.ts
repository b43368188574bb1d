import { expect, test } from '@playwright/test';
import type { State } from '../src/games/hulk-revised/index.ts';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openMatch } from './position.ts';

const ALONE = { marine: 'person', stealer: 'machine' } as const;
const TWO = { marine: 'person', stealer: 'person' } as const;
/** The token of the second turn is drawn, and worth a question. */
const drawn = () =>
  findPosition(({ state, ...m }) => {
    const { turn, token } = state as State;
    return turn === 2 && token < 6 && pending({ state, ...m })[0]?.kind === 'command';
  });

test('a standing order given at the question answers it, is overruled, and lasts', async ({ page }) => {
  await page.clock.install();
  await openStart(page, { speed: 'slow' });
  await openMatch(page, drawn(), ALONE);
  const keep = page.locator('.prompt [data-action="keep"]');
  await expect(page.locator('.prompt [data-order="token"]')).toBeHidden();
  await page.locator('.prompt [data-do="prompt-more"]').click();
  await page.locator('.prompt [data-order="token"]').selectOption('0');
  await expect(page.locator('.prompt .runs')).toContainText('keep whatever is drawn');
  await expect(keep).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.locator('.runs')).toHaveCount(0);
  await expect(keep).toBeEnabled();
  await page.clock.runFor(2600); // longer than an order waits
  await expect(keep).toBeEnabled();
  // The next time it holds again: it outlives the page.
  await page.reload();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'act');
  await expect(page.locator('.report')).toContainText(
    'Standing order. Command token: keep whatever is drawn.',
  );
});

test('all orders stand in one place, and one that is stopped asks again', async ({ page }) => {
  await page.clock.install();
  await openStart(page, { speed: 'slow' });
  await openMatch(page, drawn(), ALONE);
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="orders"]').click();
  const dialog = page.locator('dialog.orders');
  await expect(dialog.locator('[data-order="unjam"]')).toHaveValue('ask');
  await expect(dialog.locator('[data-order="claw"]')).toHaveCount(0); // the other side's
  // The order answers after a while; time stands still until it has been stopped.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await dialog.locator('[data-order="token"]').selectOption('3');
  await page.keyboard.press('Escape');
  await page.locator('[data-do="stop-order"]').click();
  await expect(page.locator('.prompt [data-order="token"]')).toHaveValue('ask');
  await expect(page.locator('.prompt [data-action="keep"]')).toBeEnabled();
});

test('between two people an order waits for its owner, and the other never reads it', {
  tag: '@long',
}, async ({ page }) => {
  await openStart(page);
  await page.evaluate(() =>
    localStorage.setItem('auspex.orders', JSON.stringify({ 'hulk-revised marine': { token: '0' } })),
  );
  await openMatch(page, drawn(), TWO);
  await page.reload(); // the page had read its orders before
  await expect(page.locator('.curtain')).toContainText('Marine player');
  expect(await page.locator('#root').innerHTML()).not.toContain('tanding order');
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.report')).toContainText('Standing order. Command token');
  await page.locator('.act.end').click();
  await page.locator('.act.end').click();
  await expect(page.locator('.curtain')).toContainText('Stealer player');
  expect(await page.locator('#root').innerHTML()).not.toContain('tanding order');
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'stealer');
  expect(await page.locator('#root').innerHTML()).not.toContain('Command token');
});

test('in text an order is given by typing, answers, and is told', async ({ page }) => {
  await openStart(page);
  await openMatch(page, drawn(), ALONE);
  await page.goto('/#/text/stored');
  const type = async (line: string) => {
    await page.locator('.text-main input').fill(line);
    await page.keyboard.press('Enter');
  };
  await type('orders token');
  await expect(page.locator('.text-main')).toContainText('Orders token 0: Keep whatever is drawn.');
  await type('orders token 0');
  await expect(page.locator('.text-main')).toContainText(
    'Standing order. Command token: keep whatever is drawn.',
  );
  await expect(page.locator('.text-app')).toHaveAttribute('data-decision', 'act');
});
