/** What only one side of a battle may know: looked for in the page, in the messages to the machine and on the line to the server. */
import { expect, type Page, test } from '@playwright/test';
import { answer, app, rested } from './field-table.ts';

async function openBattle(page: Page, opponent: string, setUp: 'ready' | 'own'): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant' }));
    // Everything that is said to a worker is kept.
    const said: string[] = [];
    Object.assign(window, { said });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown) {
      said.push(JSON.stringify(message));
      post.call(this, message);
    };
  });
  await page.goto('/#/epic-1991/missions/marines-eldar-1500');
  await page.locator('.wish .segments label', { hasText: opponent }).click({ timeout: 60_000 });
  if (setUp === 'own') await page.getByText('We set up in secret').click();
}

const whole = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);
const tags = (page: Page, side: string) => page.locator(`.unit-tag.side-${side}`);
const ordersOf = (page: Page, side: string) =>
  tags(page, side).evaluateAll((all) => all.map((tag) => tag.getAttribute('data-order')));

/** No order of that side that is turned up, whatever says it. */
async function expectHidden(page: Page, side: string): Promise<void> {
  expect(new Set(await ordersOf(page, side))).toEqual(new Set(['order-hidden', null]));
  const labels = await tags(page, side).evaluateAll((all) => all.map((tag) => tag.ariaLabel ?? ''));
  for (const label of labels) expect(label).not.toMatch(/first fire|advance|charge/i);
}

async function seal(page: Page): Promise<void> {
  await page.locator('[data-bar="suggest"]').click();
  await page.locator('.act.end[aria-disabled="false"]').click();
}

test('two people at one screen set up in secret, each behind the curtain', { tag: '@long' }, async ({
  page,
}) => {
  await openBattle(page, 'A person here', 'own');
  await page.locator('[data-do="start"]').click();
  const curtain = page.locator('.curtain');
  const setUp = async () => {
    await curtain.locator('button').click();
    await page.locator('[data-do="set-up"]').click();
    await page.keyboard.press('r');
    await expect(page.locator('.set-up-side .fine')).toBeVisible({ timeout: 30_000 });
    await page.locator('[data-do="seal"]').click();
  };
  await expect(curtain).toBeVisible({ timeout: 60_000 });
  await setUp();
  // The next one has the screen: nothing of the first army stands anywhere, drawn, named or told.
  await expect(curtain).toBeVisible();
  await expect(tags(page, 'a')).toHaveCount(0);
  await curtain.locator('button').click();
  await expect(tags(page, 'a')).toHaveCount(0);
  await page.locator('[data-do="set-up"]').click();
  await expect(page.locator('.set-up-units [data-unit]').first()).toBeVisible();
  expect(await page.locator('.set-up-units').innerText()).not.toMatch(/Tactical|Devastator|Land Raider/);
  await page.keyboard.press('r');
  await page.locator('[data-do="seal"]').click();
  await expect(app(page)).toHaveAttribute('data-decision', 'orders', { timeout: 30_000 });
  await expect(page.locator('.report')).toContainText(/have|has set up/);
  await expect(tags(page, 'a')).not.toHaveCount(0);
  await expect(tags(page, 'b')).not.toHaveCount(0);
});

test('the machine is told no order of its enemy before all are turned over', { tag: '@long' }, async ({
  page,
}) => {
  await openBattle(page, 'The machine', 'ready');
  await page.locator('[data-do="start"]').click();
  await rested(page);
  const own = await tags(page, 'a').evaluateAll((all) => all.map((tag) => Number(tag.dataset.unit)));
  expect(own.length).toBeGreaterThan(4);
  await seal(page);
  await expect(page.locator('.report')).toContainText('Orders are turned over.');
  /** Of every view the machine was given: the phase, and the orders of the person's units. */
  const told = await page.evaluate(
    (units) =>
      (window as unknown as { said: string[] }).said.map((text) => {
        const { view, seat } = JSON.parse(text) as {
          seat: string;
          view: { phase: string; steps: { do: string; stage?: string }[]; units: { order: string | null }[] };
        };
        const placing = view.steps.some(({ do: step, stage }) => step === 'orders' && stage === 'place');
        return { seat, placing, orders: units.map((id) => view.units[id].order) };
      }),
    own,
  );
  const asked = told.filter(({ placing }) => placing);
  expect(asked.length).toBeGreaterThan(0);
  for (const { seat, orders } of asked) {
    expect(seat).toBe('B');
    for (const order of orders) expect(['first', 'advance', 'charge']).not.toContain(order);
  }
  // It was asked again since, and then it knows them: what was looked for can be found.
  for (let kind = await rested(page); kind !== 'fire'; kind = await rested(page)) await answer(page, kind);
  const later = await page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
  expect(later).toMatch(/"order":"(first|advance|charge)"/);
});

test('two browsers: no order comes over the line, into the page or into the store before both are sealed', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openBattle(page, 'A person elsewhere', 'ready');
  await page.locator('[data-field="name"]').fill('Ada');
  await page.locator('[data-do="start"]').click();
  const link = await page.locator('[data-field="link"]').inputValue();
  const away = await browser.newContext({ serviceWorkers: 'block' });
  const other = await away.newPage();
  const heard: string[] = [];
  other.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString())),
  );
  await other.addInitScript(() =>
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant' })),
  );
  await other.goto(link);
  await other.locator('[data-field="name"]').fill('Ben');
  await other.locator('[data-do="join"]').click();
  for (const one of [page, other]) {
    await expect(app(one)).toHaveAttribute('data-decision', 'deploy', { timeout: 60_000 });
    await answer(one, 'deploy');
  }
  for (const one of [page, other]) await expect(app(one)).toHaveAttribute('data-decision', 'orders');
  await seal(page);
  await expect(other.locator('.report')).toContainText(/placed|orders/i);
  await expectHidden(other, 'a');
  expect(await whole(other)).not.toMatch(/data-order="order-(first|advance|charge)"/);
  // Of an order that lies open some word is sent, in views and in what is told.
  const isTold = () => heard.some((message) => /"(advance|charge)"/.test(message));
  expect(isTold()).toBe(false);
  // A match elsewhere is not kept here at all.
  const kept = await other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('auspex');
        open.onsuccess = () => {
          if (!open.result.objectStoreNames.contains('matches')) return resolve(0);
          const count = open.result.transaction('matches').objectStore('matches').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(kept).toBe(0);
  await seal(other);
  await expect(other.locator('.report')).toContainText('Orders are turned over.');
  expect(isTold()).toBe(true);
  await away.close();
});
