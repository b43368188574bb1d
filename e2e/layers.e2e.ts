import { expect, test } from '@playwright/test';
import { type HulkGame, type State, seesSquare } from '../src/games/hulk-revised/index.ts';
import { type Match, pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openMatch, shootingPosition } from './position.ts';

/** A Marine on overwatch with squares to watch, and a Genestealer on the board. */
function tense({ state, ...match }: Match): boolean {
  const { pieces, marines, stealers } = state as State;
  const { table } = match.game as unknown as HulkGame;
  const watches = (id: number): boolean => {
    const p = pieces[id];
    if (!p?.overwatch || p.jam !== 0) return false;
    const squares = Array.from({ length: table.board.size }, (_, square) => square);
    return squares.filter((one) => one !== p.at && seesSquare(table, state as State, p, one)).length > 3;
  };
  const decision = pending({ state, ...match } as Match)[0];
  return (
    decision?.seat === 'marine' &&
    decision.kind === 'act' &&
    marines.some(watches) &&
    stealers.some((id) => pieces[id]?.kind === 'genestealer' && (pieces[id]?.at ?? -1) >= 0)
  );
}

test('layers are switched by key and by menu, each with its legend', async ({ page }) => {
  await openStart(page);
  await openMatch(page, findPosition(tense), { marine: 'person', stealer: 'machine' });
  const legend = page.locator('.layer-legend');
  await expect(legend).toHaveCount(0);
  await page.keyboard.press('Shift+Digit2');
  await expect(legend).toContainText(/on overwatch: 6\+, 31% a step on \d+ squares?, jams 17% a volley/);
  await expect(page.locator('.layer-plate').first()).toContainText('jams 17% a volley');
  await page.keyboard.press('Shift+Digit2');
  await expect(legend).toHaveCount(0);

  await page.locator('[data-do="layers"]').click();
  await page.locator('[data-layer-switch="danger"]').click();
  await page.keyboard.press('Escape');
  await expect(legend).toContainText('Stealers can get here next turn');
  await expect(page.locator('path.layer.reach')).toHaveAttribute('d', /^M/);
  await legend.getByRole('button', { name: 'Hide Next turn' }).click();
  await expect(legend).toHaveCount(0);
});

test('Shift shows what the piece under the pointer sees, an enemy too', async ({ page }) => {
  await openStart(page);
  await openMatch(page, findPosition(tense), { marine: 'person', stealer: 'machine' });
  const foe = await page.evaluate(() => {
    const piece = [...document.querySelectorAll('.board .piece.stealer')].find((one) =>
      one.innerHTML.includes('u-genestealer'),
    );
    const box = piece?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
  });
  await page.mouse.move(foe.x, foe.y);
  await page.keyboard.down('Shift');
  await expect(page.locator('.layer-legend')).toContainText(/the Genestealer at [A-Z]+\d+ sees this/i);
  await page.keyboard.up('Shift');
  await expect(page.locator('.layer-legend')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap on an enemy shows the odds, a second one fires; layers go on and off by touch', async ({
    page,
  }) => {
    await openStart(page);
    await openMatch(page, shootingPosition(), { marine: 'person', stealer: 'machine' });
    const entries = () => page.locator('.app').getAttribute('data-beat');
    const before = await entries();
    await page.locator('.spot.foe').first().tap();
    await expect(page.locator('.chooser')).toContainText(/\d+%.*Storm Bolter.*HR-WPN-01/);
    expect(await entries()).toBe(before);
    await page.locator('.chooser button', { hasText: /^Fire/ }).first().tap();
    await expect(page.locator('.chooser')).toHaveCount(0);
    expect(await entries()).not.toBe(before);

    await page.locator('[data-do="layers"]').tap();
    await page.locator('[data-layer-switch="danger"]').tap();
    await page.locator('.stage').tap({ position: { x: 20, y: 300 } });
    await expect(page.locator('.layer-menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide Next turn' }).tap();
    await expect(page.locator('.layer-legend')).toHaveCount(0);
  });
});
