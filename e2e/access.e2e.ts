import { expect, test } from '@playwright/test';
import type { Action, State } from '../src/games/hulk-revised/index.ts';
import { pending } from '../src/kernel/match.ts';
import { serious } from './axe.ts';
import { openStart } from './clicker.ts';
import { findPosition, openFirstTurn, openMatch } from './position.ts';
import { kitchen } from './shipped.ts';

test('axe finds nothing serious on the pages beside the table', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { theme: 'light' });
  await page.goto('/#/missions/gun-line');
  await page.locator('.mission-map').waitFor();
  expect(await serious(page)).toEqual([]);
  await page.goto('/#/forces');
  await page.locator('[data-do="new-marine"]').click();
  await page.locator('.force-editor').waitFor();
  expect(await serious(page)).toEqual([]);
  await page.goto('/#/campaigns');
  await page.locator('[data-do="start-campaign"]').click();
  await page.locator('[data-do="play-next"]').waitFor();
  expect(await serious(page)).toEqual([]);
});

for (const theme of ['dark', 'light', 'contrast']) {
  test(`axe finds nothing serious in the ${theme} theme`, { tag: theme === 'dark' ? [] : '@long' }, async ({
    page,
  }) => {
    await openStart(page, { theme });
    expect(await serious(page)).toEqual([]);
    const match = findPosition(
      (m) =>
        (m.state as State).turn === 3 && pending(m)[0]?.seat === 'marine' && pending(m)[0].kind === 'act',
    );
    await openMatch(page, match, { marine: 'person', stealer: 'machine' });
    await expect(page.locator('.spot').first()).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });
}

test('a Marine is chosen, moved and turned with the keyboard alone', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'act');
  await page.keyboard.press('2');
  await page.keyboard.press('d');
  await expect(page.locator('.report')).toContainText('Castor opens the door at K11');
  await page.locator('.spot[data-action="2 move N"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.report')).toContainText('Castor moves to K11');
  await expect(page.locator('.app')).toHaveAttribute('data-busy', 'false');
  // On a square that keys have led to, Q would turn the ghost of that way.
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.locator('.report')).toContainText('turns west');
  await page.keyboard.press('z');
  await expect(page.locator('.report')).not.toContainText('turns west');
});

test('a flamer and a mind are used with the keyboard alone', async ({ page }) => {
  const match = findPosition(
    (m) =>
      pending(m)[0]?.kind === 'act' &&
      (m.game.actions(m.state, 'marine') as Action[]).some((a) => a.do === 'flame' && a.cp === 0),
    kitchen,
  );
  await openStart(page);
  await openMatch(page, match, { marine: 'person', stealer: 'machine' });
  await page.keyboard.press('4');
  await page.keyboard.press('y');
  await page.keyboard.press('5'); // PreScience: shown first, then done
  await page.keyboard.press('Enter');
  await expect(page.locator('.report')).toContainText(/foreseen/i);
  await expect(page.locator('.app')).toHaveAttribute('data-busy', 'false');
  await page.keyboard.press('2');
  await page.keyboard.press('f');
  await expect(page.locator('.spot.foe:focus, .spot.ask:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.chooser')).toContainText(/burn|flame/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('.report')).toContainText(/Castor burns/);
});
