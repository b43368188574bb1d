import { expect, type Page, test } from '@playwright/test';
import { pending } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openFirstTurn, openMatch, shootingPosition } from './position.ts';

test('what the rules refuse is explained with its rule', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  // Halden looks north and cannot step sideways onto the square where Varro stands, nor assault thin air.
  await page.locator('[data-roster="3"]').click();
  await page.locator('[data-bar="assault"]').click({ force: true });
  await expect(page.locator('.toast')).toContainText(/ahead.*HR-CA-01/);
  // The door at K11 is out of his reach.
  await page.locator('[data-roster="5"]').click();
  const door = await page.evaluate(() => {
    const box = document.querySelectorAll('.board .door')[4].getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.mouse.click(door.x, door.y);
  await expect(page.locator('.toast .rule')).toHaveText(/^HR-/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
});

async function centre(page: Page, selector: string, n = 0): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).nth(n).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a refusal offers the nearest thing that can be done, and does it', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="3"]').click();
  const door = await centre(page, '.board .door', 4);
  await page.mouse.click(door.x, door.y);
  await expect(page.locator('.toast')).toContainText('HR-DOOR-03');
  await expect(page.locator('[data-do="instead"]')).toContainText(
    'Go to L12, then open the door at K11 (2 AP)',
  );
  await page.keyboard.press('=');
  await expect(page.locator('.report')).toContainText('Halden opens the door at K11');
  // A resting button answers too, by mouse and by key.
  await page.keyboard.press('f');
  await expect(page.locator('.toast')).toContainText('HR-SHOT-01');
});

test('taking back says why it stops', async ({ page }) => {
  await openStart(page);
  const shot = findPosition((match) => {
    const [decision] = pending(match);
    const last = match.entries.at(-1);
    return decision?.seat === 'marine' && decision.kind === 'act' && / shoot /.test(last?.text ?? '');
  });
  await openMatch(page, shot, { marine: 'person', stealer: 'machine' });
  await page.locator('[data-do="undo"]').click({ force: true });
  await expect(page.locator('.toast')).toContainText('Dice were rolled');
});

test('dragging from the selected piece turns it; Escape lets go', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="3"]').click();
  const piece = await centre(page, '.board .piece.marine', 2);
  const facing = () => page.locator('.card .dim').first().textContent();
  await expect(page.locator('.card')).toContainText('faces north');
  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  await page.mouse.move(piece.x + 90, piece.y + 4, { steps: 4 });
  await expect(page.locator('.turn-ghost')).toContainText('1 AP');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.turn-ghost')).toHaveCount(0);
  expect(await facing()).toContain('faces north');
  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  await page.mouse.move(piece.x - 90, piece.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.card')).toContainText('faces west');
});

test('a way ends in a ghost: dragged round by mouse, turned by key, it is how the piece will stand', async ({
  page,
}) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-roster="3"]').click();
  const route = page.locator('.spot.reach').first();
  const ghost = page.locator('.ghost-piece');
  const price = page.locator('.path-line');
  await route.hover();
  await expect(price).toContainText('1 AP');
  await expect(ghost).toHaveAttribute('data-facing', '0');
  // By key: on a square the keys have led to, they turn what stands there, not the piece.
  await page.mouse.move(5, 5);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('e');
  await expect(ghost).toHaveAttribute('data-facing', '1');
  await expect(price).toContainText('2 AP');
  await page.keyboard.press('Escape');
  await expect(page.locator('.card')).toContainText('faces north');
  // By mouse: pressed and dragged outwards, it goes there and looks that way.
  const at = await centre(page, '.spot.reach');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 80, at.y + 4, { steps: 4 });
  await expect(ghost).toHaveAttribute('data-facing', '3');
  await expect(price).toContainText('2 AP');
  await page.mouse.up();
  await expect(page.locator('.card')).toContainText('faces west');
  await expect(page.locator('.report')).toContainText(/moves to .* turns west/);
});

test('a click on an enemy offers to move and shoot in one go, and to go up and attack', async ({ page }) => {
  await openStart(page);
  await openMatch(page, shootingPosition(), { marine: 'person', stealer: 'machine' });
  await page.locator('.spot.foe').last().click();
  await expect(page.locator('.chooser')).toContainText(/up and attack \(\d AP: wins \d+%\)/);
  await page
    .locator('.chooser button', { hasText: /and fire \(\d AP, \d+%\)/ })
    .first()
    .click();
  // Both happen without another question.
  await expect(page.locator('.report .line').last()).toContainText(/fires at|dies|kills/);
  await expect(page.locator('.prompt')).toHaveCount(0);
});
