import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';
import { answer, app, rested } from './field-table.ts';

async function openGame(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() =>
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant' })),
  );
  await page.goto('/#/epic-1989');
  await page.locator('[data-do="play"]').waitFor({ timeout: 60_000 });
  return problems;
}

/** The screen is taken over, and what was missed put away. */
async function sitDown(page: Page): Promise<void> {
  const reveal = page.locator('.curtain button');
  await expect(reveal.or(page.locator('.app[data-busy="false"] .act')).first()).toBeVisible();
  if ((await reveal.count()) > 0) await reveal.first().click();
  const close = page.locator('[data-do="recap-close"]');
  if (await close.isVisible()) await close.click();
}

/** Every detachment of whoever holds the screen is told the same, and it is sealed. */
async function orderAll(page: Page, imperial: string, rebel: string): Promise<void> {
  await sitDown(page);
  const mine = (await page.locator('.army-roster h3').first().innerText()).toLowerCase();
  const side = mine === 'imperial' ? 'side-a' : 'side-b';
  await page.locator('[data-bar="paint"]').click();
  await page.locator(`[data-bar="${side === 'side-a' ? imperial : rebel}"]`).click();
  for (const tag of await page.locator(`.unit-tag.${side}`).all()) await tag.click();
  await page.locator('.act.end').click();
}

test('Epic 1989, Play now: orders are painted and sealed, a detachment is dragged and pulled, the machine answers', async ({
  page,
}) => {
  const problems = await openGame(page);
  await page.locator('[data-do="play"]').click();
  await app(page).waitFor({ timeout: 60_000 });
  await expect(app(page)).toHaveAttribute('data-decision', 'orders');
  const seal = page.locator('.act.end');
  await expect(seal).toContainText('2 left');
  await page.locator('[data-bar="advance"]').click();
  await expect(seal).toContainText('1 left');
  await page.locator('[data-bar="advance"]').click();
  await expect(page.locator('.unit-tag.side-a[data-order="o89-imp-advance-down"]')).toHaveCount(2);
  await expect(page.locator('.unit-tag.side-b[data-order]')).toHaveCount(0);
  await seal.click();
  let kind = await rested(page);
  while (kind !== 'move') {
    await answer(page, kind);
    kind = await rested(page);
  }
  const close = page.locator('[data-do="recap-close"]');
  if (await close.isVisible()) await close.click();
  const tag = page.locator('.unit-tag.side-a.on');
  const box = (await tag.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 60, { steps: 4 });
  await page.mouse.up();
  const main = page.locator('.chooser .main');
  await expect(main).toContainText(/go north.*cm, \d turns? left|no turn left/);
  // The plan is changed by key, and says so.
  const before = await main.innerText();
  await page.keyboard.press(',');
  await expect(main).not.toHaveText(before);
  await main.click();
  await expect(page.locator('.report')).toContainText(/Land Raiders \d move/);
  expect(problems).toEqual([]);
});

test('Epic 1989 at one screen: orders lie face down, snap fire interrupts a charge, and its plan is changed', async ({
  page,
}) => {
  const problems = await openGame(page);
  await page.locator('[data-do="hotseat"]').click();
  await orderAll(page, 'first', 'charge');
  await expect(page.locator('.curtain')).toBeVisible();
  // What lies face down tells nothing but whose it is.
  const orders = () =>
    page.locator('.unit-tag').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-order')));
  for (const order of await orders()) expect([null, 'o89-imp-down', 'o89-reb-down']).toContain(order);
  await orderAll(page, 'first', 'charge');
  await sitDown(page);
  await expect(app(page)).toHaveAttribute('data-decision', 'move');
  // The segment of the charge turns up the Rebel counters only.
  expect(new Set(await orders())).toEqual(new Set(['o89-imp-down', 'o89-charge']));
  await page.locator('[data-bar="move 0"]').click();
  await page.locator('.chooser .main').click();
  await sitDown(page);
  await expect(app(page)).toHaveAttribute('data-decision', 'snap');
  await expect(page.locator('.prompt')).toContainText(/on the move before your .* would fall at \d+% now/);
  await page.keyboard.press('f');
  await sitDown(page);
  // The mover may think again wherever somebody has fired at it.
  for (let kind = await rested(page); kind === 'snap'; kind = await rested(page)) {
    await page.keyboard.press('h');
    await sitDown(page);
  }
  await expect(page.locator('.report')).toContainText('snap fire at');
  expect(['rest', 'move']).toContain(await app(page).getAttribute('data-decision'));
  const again = page.locator('[data-bar="move 0"]');
  await again.click();
  await page.locator('.chooser .main').click();
  await sitDown(page);
  expect(await page.locator('.problem').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('Epic 1989: a battle against the machine to its result, by clicking', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const problems = await openGame(page);
  await page.locator('[data-do="play"]').click();
  for (let kind = await rested(page); ; kind = await rested(page)) {
    if ((await page.locator('.ending').count()) > 0) break;
    expect(await page.locator('.problem').count()).toBe(0);
    await answer(page, kind);
  }
  await expect(page.locator('.ending .rule')).toHaveText(/^E1-/);
  expect(problems).toEqual([]);
});

test('Epic 1989: every screen of a turn can be read by everybody', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000);
  await openGame(page);
  await page.locator('[data-do="play"]').click();
  const seen = new Set<string>();
  for (let kind = await rested(page); seen.size < 3; kind = await rested(page)) {
    if ((await page.locator('.ending').count()) > 0) break;
    if (!seen.has(kind)) {
      seen.add(kind);
      expect(await serious(page)).toEqual([]);
    }
    await answer(page, kind);
  }
  expect(seen.size).toBeGreaterThan(1);
});
