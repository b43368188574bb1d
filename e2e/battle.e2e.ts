import { expect, type Locator, type Page, test } from '@playwright/test';

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

const app = (page: Page) => page.locator('.app');

/** Nothing is shown or thought out: somebody here is asked, or the match is over. */
async function rested(page: Page): Promise<string> {
  await page.locator('.app[data-busy="false"]').or(page.locator('.ending')).first().waitFor();
  return (await app(page).getAttribute('data-decision')) ?? '';
}

/** What a first press shows is done by the second. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  const beat = await app(page).getAttribute('data-beat');
  await button.click();
  const main = page.locator('.chooser .main');
  await expect(main.or(page.locator(`.app:not([data-beat="${beat}"])`)).first()).toBeVisible();
  if ((await main.count()) > 0) await main.click();
  await expect(app(page)).not.toHaveAttribute('data-beat', beat ?? '');
}

/** Answers whatever is asked by pressing what is offered first. */
async function answer(page: Page, kind: string): Promise<void> {
  const close = page.locator('[data-do="recap-close"]');
  if ((await close.count()) > 0) await close.click();
  const choice = page.locator('.prompt .choice button').first();
  const bar = (id: string) => page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();
  if ((await choice.count()) > 0) return choice.click();
  if (kind === 'orders' || kind === 'late-orders') {
    await bar('suggest').click();
    return page.locator('.act.end[aria-disabled="false"]').click();
  }
  for (const id of kind === 'fire' ? ['fire 0', 'pass', 'hold'] : ['move 0', 'stay', 'suggest'])
    if ((await bar(id).count()) > 0) return pressTwice(page, bar(id));
  await page.locator('.act.end').click();
  await page.locator('.act.end.armed').click();
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
