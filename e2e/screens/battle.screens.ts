/** The battle table in its main states, at three widths, light and dark. */
import { type Page, test } from '@playwright/test';
import { answer, rested } from '../field-table.ts';
import { openCase } from '../tried.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
};
const THEMES = ['dark', 'light'] as const;

const bar = (page: Page, id: string) =>
  page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();

async function playNow(page: Page): Promise<void> {
  await page.goto('/#/epic-1991');
  await page.locator('[data-do="play"]').first().click();
  await page.locator('.app').waitFor({ timeout: 60_000 });
}

/** Plays on until that is asked, then shows the first proposal. */
async function until(page: Page, kind: string): Promise<void> {
  await playNow(page);
  for (let now = await rested(page); now !== kind; now = await rested(page)) await answer(page, now);
  await bar(page, `${kind} 0`).click();
  await page.locator('.chooser').waitFor();
}

async function tried(page: Page, file: string, name: string, press?: string): Promise<void> {
  await openCase(page, file, name);
  if (!press) return;
  await bar(page, press).click();
  await page.locator('.chooser .main').waitFor();
}

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'battle-orders': async (page) => {
    await playNow(page);
    await bar(page, 'suggest').click();
  },
  'battle-move': (page) => until(page, 'move'),
  'battle-fire': (page) => until(page, 'fire'),
  'battle-barrage': (page) => tried(page, 'decisions', 'of a barrage the firer says', 'fire 0'),
  'battle-power': (page) => tried(page, 'decisions', "a Warlock's power", 'fire 0'),
  'battle-combat': (page) => tried(page, 'close-combat', 'pairs leave nobody out'),
  'battle-sequence': (page) => tried(page, 'close-combat', 'several against one go in one by one'),
  'battle-pod': (page) => tried(page, 'special', 'on a 3 the pod opens'),
  'battle-aim': async (page) => {
    await tried(page, 'titans', 'where nobody aims', 'fire 0');
    await page.locator('.chooser .main').click();
    await page.locator('.hit-grid').waitFor();
  },
  'battle-drill': async (page) => {
    await page.goto('/#/epic-1991/drill');
    await page.locator('main').waitFor();
  },
  'battle-lesson': async (page) => {
    await page.goto('/#/epic-1991/drill/charging');
    await page.locator('.coach').waitFor({ timeout: 60_000 });
  },
  'battle-armies': async (page) => {
    await page.goto('/#/epic-1991/forces');
    await page.locator('[data-do="new-marines"]').click({ timeout: 60_000 });
    await page.locator('[data-card="tactical-company"] .take').click();
  },
  'battle-set-up': async (page) => {
    await page.goto('/#/epic-1991/missions/marines-orks-1500');
    await page.getByText('We set up in secret').click({ timeout: 60_000 });
    await page.locator('[data-do="start"]').click();
    await page.locator('[data-do="set-up"]').click({ timeout: 60_000 });
    await page.keyboard.press('r');
  },
  'battle-text': async (page) => {
    await page.goto('/#/epic-1991/text');
    await page.locator('main').waitFor();
  },
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of THEMES)
    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, hasTouch: size !== 'desk' });
      for (const [name, open] of Object.entries(SCREENS))
        test(name, async ({ page }) => {
          await page.addInitScript(
            (chosen) =>
              localStorage.setItem('auspex.settings', JSON.stringify({ theme: chosen, speed: 'instant' })),
            theme,
          );
          await open(page);
          await page.waitForTimeout(700);
          await page.screenshot({ path: `${process.env.SCREENS ?? 'screens'}/${name}-${size}-${theme}.png` });
        });
    });
