/** Pictures of what the whole of the game adds: decks, fire and gas, menus, pages. */
import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import type { Action, State } from '../../src/games/hulk-revised/index.ts';
import { type Match, pending } from '../../src/kernel/match.ts';
import { chance, openStart, playOut } from '../clicker.ts';
import { findPosition, openMatch } from '../position.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const FOLDER = process.env.SCREENS ?? 'screens';

const read = (path: string): unknown => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const kitchen = read('../../src/bots/fixtures/kitchen.yaml');
const throne = read('../../missions/hulk-revised/the-black-throne.yaml');

const state = (match: Match) => match.state as State;
const phase = (match: Match) => pending(match)[0]?.kind === 'act' && state(match).phase === 'marine';
const can = (match: Match, verb: string, unit = 0) =>
  (match.game.actions(match.state, 'marine') as Action[]).some(
    (action) => action.do === verb && (unit === 0 || action.unit === unit),
  );
const has = (match: Match, bits: number, least: number) =>
  state(match).ground.filter((ground) => ground & bits).length >= least;

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

const ALONE = { marine: 'person', stealer: 'machine' } as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });
    test('decks, fire and gas', async ({ page }) => {
      const match = findPosition((m) => phase(m) && has(m, 1, 3) && has(m, 6, 1), kitchen, 200);
      await openStart(page);
      await openMatch(page, match, ALONE);
      await picture(page, `decks-${size}`);
    });
    test('flamer aimed', async ({ page }) => {
      const match = findPosition((m) => phase(m) && can(m, 'flame', 2), kitchen, 200);
      await openStart(page);
      await openMatch(page, match, ALONE);
      await page.locator('[data-roster="2"]').click();
      await page.locator('[data-bar="flame"]').click();
      if (size === 'desk') await page.locator('.spot.foe').last().hover();
      await picture(page, `flame-${size}`);
    });
    test('psychic menu', async ({ page }) => {
      const match = findPosition((m) => phase(m) && can(m, 'cast', 2) && state(m).turn > 1, throne, 200);
      await openStart(page);
      await openMatch(page, match, ALONE);
      await page.locator('[data-roster="2"]').click();
      await page.locator('[data-bar="psychic"]').click();
      await picture(page, `psychic-${size}`);
    });
    test('tiles', async ({ page }) => {
      await openStart(page);
      await page.goto('/#/missions/uncharted');
      await page.locator('[data-do="start"]').click();
      await page.locator('.spot').first().waitFor();
      for (let n = 0; n < 3; n++) {
        await page.locator('.spot').first().click();
        await page.waitForTimeout(500);
      }
      await picture(page, `tiles-${size}`);
    });
    test('solo', async ({ page }) => {
      await openStart(page);
      await page.goto('/#/missions/cold-trail');
      await page.locator('.wish .segments label', { hasText: 'The solo rules' }).click();
      await page.locator('[data-do="start"]').click();
      await page.locator('.app').waitFor();
      await playOut(page, { actions: 6, random: chance(3) }, 40).catch(() => undefined);
      if (size === 'desk') await page.locator('[data-do="lines"]').click();
      await picture(page, `solo-${size}`);
    });
    test('special unit', async ({ page }) => {
      const match = findPosition((m) => pending(m)[0]?.kind === 'bring', kitchen, 200);
      await openStart(page);
      await openMatch(page, match, { marine: 'machine', stealer: 'person' });
      await picture(page, `bring-${size}`);
    });
    test('starting square', async ({ page }) => {
      const match = findPosition((m) => pending(m)[0]?.kind === 'start', kitchen, 200);
      await openStart(page);
      await openMatch(page, match, ALONE);
      await page.locator('.spot').nth(3).click();
      await picture(page, `place-${size}`);
    });
  });
}
