/** The main screens at three widths and on a phone on its side, light and dark. */
import { type Page, test } from '@playwright/test';
import type { State } from '../../src/games/hulk-revised/index.ts';
import type { Match } from '../../src/kernel/match.ts';
import { pending } from '../../src/kernel/match.ts';
import { DOORS } from '../../src/web/start/doors.ts';
import { openStart } from '../clicker.ts';
import { findPosition, openMatch, shipped } from '../position.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 360, height: 740 },
  landscape: { width: 844, height: 390 },
};
const THEMES = ['dark', 'light'] as const;
const ALONE = { marine: 'person', stealer: 'machine' } as const;
const STEALER = { marine: 'machine', stealer: 'person' } as const;

const asked = (match: Match, kind: string) => pending(match)[0]?.kind === kind;
const state = (match: Match) => match.state as State;

const shots = (match: Match) =>
  match.game.actions(match.state, 'marine').filter((action) => (action as { do: string }).do === 'shoot')
    .length;

const fighting = (match: Match) =>
  asked(match, 'act') &&
  state(match).phase === 'marine' &&
  state(match).marines.length >= 4 &&
  state(match).stealerLosses > 1;

/** What is opened, and what is waited for or pointed at before the picture is taken. */
const SCREENS: Record<string, (page: Page, size: keyof typeof SIZES) => Promise<void>> = {
  start: async () => undefined,
  home: async (page) => {
    for (const mission of ['gun-line', 'first-drill']) {
      await page.goto(`/#/hulk-revised/missions/${mission}`);
      await page.locator('[data-do="start"]').click();
      await page.locator('.app').waitFor();
    }
    await page.goto('/#/');
    await page.locator('.save').nth(1).waitFor();
  },
  ...Object.fromEntries(
    DOORS.map(({ id }) => [
      `game-${id}`,
      async (page: Page) => {
        await page.goto(`/#/${id}`);
        await page.locator('.game-main .rows').first().waitFor();
      },
    ]),
  ),
  table: async (page, size) => {
    await openMatch(
      page,
      findPosition((m) => fighting(m) && shots(m) >= 2, shipped),
      ALONE,
    );
    if (size === 'desk') await page.locator('.spot.foe').first().hover();
  },
  prompt: (page) =>
    openMatch(
      page,
      findPosition((m) => asked(m, 'reroll') && state(m).marines.length >= 3, shipped),
      ALONE,
    ),
  stealer: (page) =>
    openMatch(
      page,
      findPosition(
        (m) => state(m).turn >= 3 && asked(m, 'act') && state(m).phase === 'stealer' && state(m).active !== 0,
        shipped,
      ),
      STEALER,
    ),
  end: (page) =>
    openMatch(
      page,
      findPosition((m) => m.outcome !== null, shipped),
      ALONE,
    ),
  layers: async (page) => {
    await openMatch(page, findPosition(fighting, shipped), ALONE);
    await page.keyboard.press('Shift+2');
  },
  replay: async (page) => {
    await openMatch(
      page,
      findPosition((m) => m.outcome !== null, shipped),
      ALONE,
    );
    await page.goto('/#/replay/stored');
    await page.locator('.scrubber, [data-do="play-replay"], .transport').first().waitFor();
    await page.keyboard.press('Home');
    for (let n = 0; n < 30; n++) await page.keyboard.press('ArrowRight');
  },
  drill: async (page) => {
    await page.goto('/#/drill');
    await page.locator('main').waitFor();
  },
  missions: async (page) => {
    await page.goto('/#/missions/gun-line');
    await page.locator('.mission-map').waitFor();
  },
  sheet: async (page) => {
    await page.goto('/#/missions/gun-line/sheet');
    await page.locator('main').waitFor();
  },
  forces: async (page) => {
    await page.goto('/#/forces');
    await page.locator('[data-do="new-marine"]').click();
  },
  campaign: async (page) => {
    await page.goto('/#/campaigns');
    await page.locator('[data-do="start-campaign"]').click();
    await page.locator('[data-do="play-next"]').waitFor();
  },
  rulebook: async (page) => {
    await page.goto('/#/rulebook/hulk-revised/HR-SUST-01');
    await page.locator('[data-rule-card="HR-SUST-01"] [data-do="show-me"]').click();
  },
  companion: async (page) => {
    await page.goto('/#/companion');
    await page.locator('main').waitFor();
  },
  text: async (page) => {
    await page.goto('/#/text');
    await page.locator('main').waitFor();
  },
};

for (const [size, viewport] of Object.entries(SIZES) as [keyof typeof SIZES, typeof SIZES.desk][]) {
  for (const theme of THEMES) {
    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, hasTouch: size !== 'desk' });
      for (const [name, open] of Object.entries(SCREENS))
        test(name, async ({ page }) => {
          await openStart(page, { theme });
          await open(page, size);
          await page.waitForTimeout(700);
          await page.screenshot({
            path: `${process.env.SCREENS ?? 'screens'}/${name}-${size}-${theme}.png`,
          });
        });
    });
  }
}
