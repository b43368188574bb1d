import { expect, type Page, test } from '@playwright/test';
import { answer, app, rested } from './field-table.ts';

async function openGame(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() =>
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant' })),
  );
  await page.goto('/#/epic-1991');
  await page.locator('[data-do="play"]').waitFor({ timeout: 60_000 });
  return problems;
}

test('Play now: orders are painted and sealed, a unit is dragged, the machine answers, a unit fires', async ({
  page,
}) => {
  const problems = await openGame(page);
  await page.locator('[data-do="play"]').click();
  await app(page).waitFor({ timeout: 60_000 });
  await expect(app(page)).toHaveAttribute('data-decision', 'orders');
  await expect(page.locator('.unit-tag.side-a')).toHaveCount(8);
  await expect(page.locator('.race')).toBeVisible();

  // One press a unit; a brush for many; what is missing is told.
  const seal = page.locator('.act.end');
  await expect(seal).toContainText('6 left');
  await page.locator('[data-bar="charge"]').click();
  await expect(seal).toContainText('5 left');
  await page.locator('[data-bar="paint"]').click();
  await page.locator('[data-bar="advance"]').click();
  for (const name of ['Tactical 2', 'Tactical 3'])
    await page.locator(`.unit-tag.side-a[aria-label^="${name},"]`).click();
  await expect(seal).toContainText('3 left');
  await expect(page.locator('.unit-tag.side-a[aria-label^="Tactical 2,"]')).toHaveAttribute(
    'data-order',
    'order-advance-down',
  );
  await page.locator('[data-bar="paint"]').click();
  await page.locator('[data-bar="suggest"]').click();
  await seal.click();

  // Whoever goes first: the movement of this side comes.
  let kind = await rested(page);
  while (kind !== 'move') {
    await answer(page, kind);
    kind = await rested(page);
  }
  const close = page.locator('[data-do="recap-close"]');
  if ((await close.count()) > 0) await close.click();
  const tag = page.locator('.unit-tag.side-a[aria-label^="Tactical 2,"]');
  const box = await tag.boundingBox();
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 90, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.chooser .main')).toContainText('Tactical 2');
  await page.keyboard.press('Enter');
  await expect(tag).toHaveClass(/done/);
  // It can be taken back while nothing has been rolled or seen.
  await page.locator('[data-do="undo"]').click();
  await expect(tag).not.toHaveClass(/done/);
  const { y: back } = (await tag.boundingBox())!;
  expect(Math.abs(back - box!.y)).toBeLessThan(2);

  await page.locator('.act.end').click();
  await page.locator('.act.end.armed').click();
  for (kind = await rested(page); kind !== 'fire'; kind = await rested(page)) await answer(page, kind);
  await answer(page, kind);
  await expect(page.locator('.report')).toContainText(/fires|does not fire/);
  expect(problems).toEqual([]);
});

test('orders lie face down for the other player until both have sealed theirs', async ({ page }) => {
  const problems = await openGame(page);
  await page.locator('[data-do="hotseat"]').click();
  const reveal = page.locator('.curtain button');
  await reveal.click();
  await page.locator('[data-bar="suggest"]').click();
  await expect(page.locator('.unit-tag.side-a[data-order^="order-"]')).not.toHaveCount(0);
  await page.locator('.act.end[aria-disabled="false"]').click();
  await expect(page.locator('.curtain')).toBeVisible();
  const hidden = () =>
    page.locator('.unit-tag.side-a').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-order')));
  expect(new Set(await hidden())).toEqual(new Set(['order-hidden', null]));
  await reveal.click();
  expect(new Set(await hidden())).toEqual(new Set(['order-hidden', null]));
  for (const word of ['first fire', 'charge orders', 'advance,'])
    await expect(page.locator('.unit-tag.side-a').filter({ hasText: word })).toHaveCount(0);
  await page.locator('[data-bar="suggest"]').click();
  await page.locator('.act.end[aria-disabled="false"]').click();
  await expect(page.locator('.report')).toContainText('Orders are turned over.');
  expect((await hidden()).some((order) => order !== null && order !== 'order-hidden')).toBe(true);
  expect(problems).toEqual([]);
});

test('a whole battle against the machine by clicking', { tag: '@long' }, async ({ page }) => {
  const problems = await openGame(page);
  await page.locator('[data-do="play"]').click();
  for (let kind = await rested(page); ; kind = await rested(page)) {
    if ((await page.locator('.ending').count()) > 0) break;
    expect(await page.locator('.problem').count()).toBe(0);
    await answer(page, kind);
  }
  await expect(page.locator('.ending .rule')).toHaveText(/^E2-/);
  expect(problems).toEqual([]);
});

test('three full turns of 1,500 points against the Regular, by mouse', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const problems = await openGame(page);
  await page.goto('/#/epic-1991/missions/marines-orks-1500');
  await page.locator('.strength').getByText('Regular').click();
  await page.locator('[data-do="start"]').click();
  await app(page).waitFor({ timeout: 60_000 });
  for (let kind = await rested(page); ; kind = await rested(page)) {
    if ((await page.locator('.ending').count()) > 0) break;
    if (/Turn 4/.test(await page.locator('.phases .turn').innerText())) break;
    expect(await page.locator('.problem').count()).toBe(0);
    await answer(page, kind);
  }
  // What is stored is read and played again to the same points, and every event of it can be told.
  const race = await page.locator('.race').getAttribute('aria-label');
  await page.reload();
  await rested(page);
  await expect(page.locator('.race')).toHaveAttribute('aria-label', race!);
  await expect(page.locator('.report')).toContainText(/fires? at|shells|fights?/);
  expect(problems).toEqual([]);
});

test('clicks and drags of a sensible turn at 2,000 points', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const problems = await openGame(page);
  await page.goto('/#/epic-1991/missions/marines-orks-2000');
  await page.locator('[data-do="start"]').click();
  await app(page).waitFor({ timeout: 60_000 });
  const counts = { orders: 0, move: 0, fire: 0 };
  const turns: number[] = [];
  for (let kind = await rested(page); turns.length < 3; kind = await rested(page)) {
    if ((await page.locator('.ending').count()) > 0) break;
    const units = await page.locator('.unit-tag.side-a').count();
    if (kind === 'orders') turns.push(units);
    if (turns.length === 3) break;
    counts[kind === 'move' || kind === 'fire' ? kind : 'orders'] += await answer(page, kind);
  }
  const units = turns[0] + turns[1];
  const all = counts.orders + counts.move + counts.fire;
  console.log(
    `${turns[0]} units, two turns: ${counts.orders} presses for orders and questions, ${counts.move} for moves, ${counts.fire} for fire; ${(all / units).toFixed(2)} a unit and turn`,
  );
  expect(all / units).toBeLessThanOrEqual(4);
  expect(problems).toEqual([]);
});
