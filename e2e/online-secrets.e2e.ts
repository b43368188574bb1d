import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { battleFrom } from '../src/cli/games/epic-1991/battles.ts';
import { openStart } from './clicker.ts';
import { drill, fromMenu, join, makeMatch, serverKeeps, type Wish } from './far.ts';

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;

/** Everything that came over the page's lines. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

async function both(page: Page, wish: Wish, names: [string, string]): Promise<string> {
  await serverKeeps(page);
  await openStart(page);
  const id = await makeMatch(page, names[0], wish);
  await page.goto(`/#/online/${id}`);
  await page.locator('[data-field="link"]').waitFor();
  return id;
}

test('forces are mustered in secret between two browsers, and open to both at once', {
  tag: '@long',
}, async ({ page, browser }) => {
  await serverKeeps(page);
  await openStart(page);
  await page.goto('/#/missions/cold-trail');
  await page.locator('.wish .segments label', { hasText: 'A person elsewhere' }).click();
  await page.locator('.wish .segments label', { hasText: 'Bought in secret' }).click();
  await page.locator('[data-field="name"]').fill('Ada');
  await page.locator('[data-do="start"]').click();
  const link = await page.locator('[data-field="link"]').inputValue();
  const away = await browser.newContext(PHONE);
  const other = await away.newPage();
  const heard = heardBy(other);
  await join(other, link, 'Ben');
  for (const one of [page, other])
    await expect(one.locator('.app')).toHaveAttribute('data-decision', 'muster');
  await page.locator('[data-do="write-list"]').click();
  await page.locator('[data-unit="Corvin"] [data-field="ranged"]').selectOption('heavy-flamer');
  await page.locator('[data-do="muster"]').click();
  await expect(page.locator('.app[data-asked]')).toHaveCount(0);
  await expect(other.locator('.app[data-asked]')).toHaveAttribute('data-decision', 'muster');
  expect(heard.join('')).not.toContain('Corvin');
  await other.locator('[data-action^="muster stealer"]').first().click();
  await other.getByRole('button', { name: 'Report' }).click();
  for (const one of [page, other]) await expect(one.getByRole('log')).toContainText('The lists are open');
  expect(heard.join('')).toContain('Corvin');
  await away.close();
});

test('who looks on sees it later and nothing hidden; the clock of an absent player runs on; the menu holds what the server answers for him', async ({
  page,
  browser,
}) => {
  const control = { bank: 1800, increment: 5 };
  const id = await both(page, { ...drill, control, delay: 2 }, ['Gus', 'Hil']);
  const away = await browser.newContext(PHONE);
  const other = await away.newPage();
  await join(other, `/#/online/${id}`, 'Hil');
  await other.locator('.app').waitFor();
  const watch = await browser.newContext(PHONE);
  const third = await watch.newPage();
  const heard = heardBy(third);
  await openStart(third);
  await third.goto(`/#/online/${id}`);
  await third.locator('.app').waitFor();
  await expect(third.locator('.app')).toHaveAttribute('data-viewer', 'spectator');
  await expect(third.locator('body')).toContainText('2 seconds later');
  expect(heard.join('')).not.toMatch(/"seed"|"nonce"|"instructions"/);
  await fromMenu(page, 'while-away');
  const jams = page.locator('[data-away="unjam"]');
  await jams.selectOption('least');
  await expect(jams).toHaveValue('least');
  await page.reload();
  await page.locator('.app').waitFor();
  await fromMenu(page, 'while-away');
  await expect(jams).toHaveValue('least');
  expect(heard.join('')).not.toContain('least');
  await other.close();
  await expect(page.locator('body')).toContainText('Hil is away');
  await away.close();
  await watch.close();
});

test('two friends share a side by its link', { tag: '@long' }, async ({ page, browser }) => {
  const text = readFileSync('battles/epic-1991/marines-eldar-1500.yaml', 'utf8');
  const setup = { battle: battleFrom(text, 'epic-1991') };
  const id = await both(page, { ruleset: 'epic-1991', setup, seat: 'A', title: 'Shared' }, ['Ira', 'Jo']);
  const contexts = await Promise.all([browser.newContext(PHONE), browser.newContext(PHONE)]);
  const [other, friend] = await Promise.all(contexts.map((one) => one.newPage()));
  await join(other, `/#/online/${id}`, 'Jo');
  await page.locator('.app').waitFor();
  await fromMenu(page, 'share-seat');
  const link = await page.locator('[data-field="share-link"]').inputValue();
  await join(friend, link, 'Kim');
  await friend.locator('.app').waitFor();
  await expect(friend.locator('.app')).toHaveAttribute('data-viewer', 'A');
  for (const one of contexts) await one.close();
});
