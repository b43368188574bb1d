/** Every screen of the first edition can be read by everybody, in both themes. */
import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';
import { openCase } from './tried.ts';

const PAGES = {
  start: '',
  battles: '/missions',
  battle: '/missions/city-under-fire',
  forces: '/forces',
  drill: '/drill',
  lesson: '/drill/snapping',
  rulebook: '/rules',
  text: '/text',
};

/** Positions with what is asked there, and what is pressed to see a plan with its odds. */
const TABLES: readonly (readonly [file: string, name: string, press?: string])[] = [
  ['turn', 'orders are given by both at once'],
  ['movement', '', 'move 0'],
  ['rams', 'higher by three', 'move 0'],
  ['overruns', 'the stand is lower and dies', 'move 0'],
  ['firing', 'everything under a burst circle', 'fire 0'],
  ['titans', 'four or more destroys', 'move 0'],
  ['titans-fire', 'void shields go down', 'fire 0'],
  ['close-combat', 'the First Player divides'],
  ['storming', 'the assaulter pairs'],
  ['support', 'in the end phase commanders'],
  ['support', 'counters are bought'],
  ['hidden', 'what is hidden gets no orders'],
  ['scenarios', 'reinforcements of All Out War'],
];

async function inTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('auspex.settings', JSON.stringify({ theme: chosen, speed: 'instant' })),
    theme,
  );
}

for (const theme of ['dark', 'light'])
  test(`Epic 1989, ${theme}: pages and positions can be read by everybody`, { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await inTheme(page, theme);
    for (const [name, address] of Object.entries(PAGES)) {
      await page.goto(`/#/epic-1989${address}`);
      await page.locator('main').first().waitFor({ timeout: 60_000 });
      expect(await serious(page), name).toEqual([]);
    }
    for (const [file, name, press] of TABLES) {
      await openCase(page, file, name, 'epic-1989');
      if (press) {
        await page.locator(`[data-bar^="${press}"]:not([aria-disabled="true"])`).first().click();
        await page.locator('.chooser').waitFor();
      }
      expect(await serious(page), `${file}: ${name}`).toEqual([]);
    }
  });
