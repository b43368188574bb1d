import { expect, test } from '@playwright/test';
import type { State } from '../src/games/hulk-revised/index.ts';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openMatch } from './position.ts';

const TWO = { marine: 'person', stealer: 'person' } as const;
const acting = (turn = 1) =>
  findPosition(
    (m) =>
      (m.state as State).turn >= turn && pending(m)[0]?.kind === 'act' && pending(m)[0].seat === 'marine',
  );

test('between two people a draw is asked behind the privacy screen, declined, then accepted', {
  tag: '@long',
}, async ({ page }) => {
  await openStart(page);
  await openMatch(page, acting(), TWO);
  await page.locator('[data-do="reveal"]').click();
  const offer = async () => {
    await page.locator('[data-do="menu"]').click();
    await page.locator('[data-do="draw"]').click();
  };
  await offer();
  await expect(page.locator('.curtain')).toContainText('Stealer player');
  await expect(page.locator('.curtain')).toContainText('A draw is offered');
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'spectator');
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-viewer', 'stealer');
  await page.locator('[data-do="decline-draw"]').click();
  await expect(page.locator('.curtain')).toContainText('Marine player');
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.draw-note')).toContainText('declines');
  // Not again before play has gone on.
  await page.locator('[data-do="menu"]').click();
  await expect(page.locator('[data-do="draw"]')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-do="draw"]')).toContainText('Play on before you offer again');
  await page.locator('dialog [data-do="close"]').click();
  await page.locator('[data-bar="right"]').click();
  await expect(page.locator('.draw-note')).toHaveCount(0);
  await offer();
  await page.locator('[data-do="reveal"]').click();
  await page.locator('[data-do="accept-draw"]').click();
  await expect(page.locator('.ending[data-result="drawn"]')).toContainText('A draw');
});

test('a machine that is not losing declines, the solo rules are not asked', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  await openMatch(page, acting(), { marine: 'person', stealer: 'machine' });
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="draw"]').click();
  await expect(page.locator('.draw-note')).toContainText('Stealers decline');
  await page.locator('[data-do="close-draw"]').click();
  await expect(page.locator('.draw-note')).toHaveCount(0);
  await openMatch(page, acting(), { marine: 'person', stealer: 'rules' });
  await page.reload();
  await page.locator('[data-do="menu"]').click();
  await expect(page.locator('[data-do="draw"]')).toContainText('agree to nothing');
});

test('two people agree on a draw in text', async ({ page }) => {
  await openStart(page);
  await openMatch(page, acting(), TWO);
  await page.goto('/#/text/stored');
  const type = async (line: string) => {
    await page.locator('.text-main input').fill(line);
    await page.keyboard.press('Enter');
  };
  await type('ready');
  await type('draw');
  await expect(page.locator('.text-app')).toHaveAttribute('data-viewer', 'spectator');
  await type('ready');
  await expect(page.locator('.text-main')).toContainText('The Marine player offers a draw');
  await type('accept');
  await expect(page.locator('.text-main')).toContainText('A draw');
});
