import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { State } from '../src/games/hulk-revised/index.ts';
import { concede } from '../src/kernel/ending.ts';
import type { Match } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { findPosition, openMatch, storedMatch } from './position.ts';

const MACHINE = { marine: 'person', stealer: 'machine' } as const;
const TWO = { marine: 'person', stealer: 'person' } as const;
const VALUES = /#b-[123]\b|stands for [123]|You draw a blip of/i;

/** A match with some fighting in it, given up by the Marines. */
function finished(turn: number): Match {
  const match = findPosition((m) => (m.state as State).turn === turn);
  concede(match, 'marine');
  return match;
}

async function openReplay(page: Page, turn = 4): Promise<Match> {
  const match = finished(turn);
  await openStart(page);
  await openMatch(page, match, MACHINE);
  await page.locator('.ending [data-do="replay"]').click();
  await page.locator('.replay').waitFor();
  return match;
}

const at = (page: Page) => page.locator('[data-at]');

test('a finished match is watched again: keys, lines, lenses, playing', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const match = await openReplay(page);
  const last = String(match.entries.length);
  await expect(at(page)).toHaveAttribute('data-at', '0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(at(page)).toHaveAttribute('data-at', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(at(page)).toHaveAttribute('data-at', '1');
  await page.keyboard.press('End');
  await expect(at(page)).toHaveAttribute('data-at', last);
  await expect(page.locator('[data-do="from-here"]')).toBeDisabled();
  await page.locator('.replay-log button', { hasText: 'Turn 3: Stealer actions' }).click();
  await expect(page.locator('.phases')).toContainText('Turn 3');
  await expect(page.locator('.replay-log [aria-current]')).toHaveCount(1);

  // Blips that only the Stealers knew are marked for the Marines, and shown to those who know everything.
  const html = () => page.locator('.stage').innerHTML();
  await expect(page.locator('.secret.marine').first()).toBeVisible();
  expect(await html()).toMatch(VALUES);
  await page.locator('[name="lens"][value="marine"]').check();
  await expect(page.locator('.legend')).toContainText('Marine player did not know');
  expect(await html()).not.toMatch(VALUES);
  await page.locator('[name="lens"][value="stealer"]').check();
  expect(await html()).toMatch(VALUES);
  await expect(page.locator('.replay-log')).not.toContainText(/token is drawn: \d/);

  // A choice by pointer leaves the arrows to the board.
  const before = Number(await at(page).getAttribute('data-at'));
  await page.keyboard.press('ArrowRight');
  await expect(at(page)).toHaveAttribute('data-at', String(before + 1));
  await page.locator('[data-do="first"]').click();
  await page.locator('[name="replay-speed"][value="8"]').check();
  await page.locator('[data-do="play-pause"]').click();
  await expect(at(page)).toHaveAttribute('data-at', /^[5-9]$|^\d\d/);
  await page.locator('[data-do="play-pause"]').click();
  expect(problems).toEqual([]);
});

test('luck, link, file, and a practice game from the middle', { tag: '@long' }, async ({ page }) => {
  const match = await openReplay(page);
  await page.keyboard.press('End');
  await page.locator('[name="tab"][value="luck"]').check();
  await expect(page.locator('.luck-table tbody tr').first()).toBeVisible();
  await expect(page.locator('.luck-plot')).toBeVisible();
  await page.locator('[name="tab"][value="share"]').check();
  const link = await page.locator('[data-field="link"]').inputValue();
  expect(link.length).toBeLessThan(8000);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do="save-file"]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.auspex$/);

  await page.goto('/#/replays');
  await expect(page.locator('[data-replay="stored"]')).toBeVisible();
  await page.goto(link);
  await expect(page.locator('.replay .mission h1')).toHaveText(/\w/);
  await page.keyboard.press('End');
  await expect(at(page)).toHaveAttribute('data-at', String(match.entries.length));

  await page.locator('.replay-log button', { hasText: 'Turn 2: Marine actions' }).click();
  const here = Number(await at(page).getAttribute('data-at'));
  await page.locator('[data-do="from-here"]').click();
  await page.locator('[data-do="practise"]').click();
  await page.locator('.app[data-viewer="marine"]').waitFor();
  const id = /match\/(\w+)/.exec(page.url())?.[1] ?? '';
  const { match: practice } = await storedMatch(page, id);
  const texts = (m: Match) => m.entries.slice(0, here).map(({ seat, text }) => `${seat} ${text}`);
  expect(texts(practice)).toEqual(texts(match));
  expect(practice.fairness.commitment).not.toBe(match.fairness.commitment);
  await page.goto('/#/shared/broken');
  await expect(page.locator('.missing')).toContainText('The link is incomplete');
});

test('a match that goes on shows only what its viewer may know', async ({ page }) => {
  const match = findPosition((m) => (m.state as State).turn === 3);
  await openStart(page);
  for (const players of [MACHINE, TWO]) {
    await openMatch(page, match, players);
    await page.goto('/#/replay/stored');
    await page.locator('.replay').waitFor();
    await page.keyboard.press('End');
    await expect(page.locator('[name="lens"]')).toHaveCount(0);
    await expect(page.locator('[data-do="from-here"]')).toHaveCount(0);
    const html = await page.locator('#root').innerHTML();
    expect(html).not.toMatch(VALUES);
    if (players === TWO) expect(html).not.toMatch(/token is drawn: \d/);
    await page.locator('[name="tab"][value="share"]').check();
    await expect(page.locator('.share')).toContainText('once it is over');
    await page.goto('/#/replays');
    await page.locator('.page').waitFor();
  }
});

for (const [theme, tab] of [
  ['dark', 'report'],
  ['light', 'luck'],
  ['contrast', 'share'],
])
  test(`axe finds nothing serious in a replay, ${theme}`, { tag: '@long' }, async ({ page }) => {
    await openReplay(page, 2); // a short one: every line is looked at
    await page.locator('.replay-log button', { hasText: 'Turn 1: Stealer actions' }).click();
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.locator(`[name="tab"][value="${tab}"]`).check();
    const { violations } = await new AxeBuilder({ page }).include('.replay').analyze();
    const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(bad.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`)).toEqual([]);
  });
