/** The first edition on the battle table in its main states, at three widths, light and dark. */
import { type Page, test } from '@playwright/test';
import { answer, rested } from '../field-table.ts';
import { openCase } from '../tried.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
const THEMES = ['dark', 'light'] as const;

const bar = (page: Page, id: string) =>
  page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();

async function playNow(page: Page): Promise<void> {
  await page.goto('/#/epic-1989');
  await page.locator('[data-do="play"]').first().click({ timeout: 60_000 });
  await page.locator('.app').waitFor({ timeout: 60_000 });
  await rested(page);
}

/** Play now until that is asked. */
async function played(page: Page, wanted: string): Promise<void> {
  await playNow(page);
  for (let kind = await rested(page); kind !== wanted; kind = await rested(page)) await answer(page, kind);
}

async function shown(page: Page, press: string): Promise<void> {
  await bar(page, press).click();
  await page.locator('.chooser').waitFor();
}

async function tried(page: Page, file: string, name: string, press?: string): Promise<void> {
  await openCase(page, file, name, 'epic-1989');
  if (press) await shown(page, press);
}

async function at(page: Page, address: string): Promise<void> {
  await page.goto(`/#/epic-1989${address}`);
  await page.locator('main').waitFor({ timeout: 60_000 });
}

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  start: (page) => at(page, ''),
  battles: async (page) => {
    await at(page, '/missions');
    await page.locator('article').first().waitFor({ timeout: 60_000 });
  },
  battle: async (page) => {
    await at(page, '/missions/crossroads');
    await page.locator('[data-do="start"]').waitFor({ timeout: 60_000 });
  },
  force: async (page) => {
    await at(page, '/forces');
    await page.locator('[data-do="new-rebel"]').click({ timeout: 60_000 });
    await page.locator('[data-do="take-land-raiders"]').click();
  },
  'set-up': async (page) => {
    await at(page, '/missions/crossroads');
    await page.getByText('We set up ourselves').click({ timeout: 60_000 });
    await page.locator('[data-do="start"]').click();
    await rested(page);
  },
  orders: async (page) => {
    await playNow(page);
    await bar(page, 'suggest').click();
  },
  path: async (page) => {
    await played(page, 'move');
    await shown(page, 'move 0');
  },
  snap: (page) => tried(page, 'snap-fire', ''),
  fire: async (page) => {
    await played(page, 'fire');
    await shown(page, 'fire 0');
  },
  circle: (page) => tried(page, 'firing', 'everything under a burst circle', 'fire 0'),
  combat: (page) => tried(page, 'close-combat', 'the First Player divides'),
  ram: (page) => tried(page, 'rams', ''),
  overrun: (page) => tried(page, 'overruns', ''),
  titan: (page) => tried(page, 'titans', 'a stomp', 'move 0'),
  support: (page) => tried(page, 'support', ''),
  hidden: (page) => tried(page, 'hidden', 'infantry is set up as counters'),
  end: (page) => tried(page, 'scenarios', ''),
  drill: (page) => at(page, '/drill'),
  rulebook: (page) => at(page, '/rules'),
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of THEMES)
    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, hasTouch: size !== 'desk', actionTimeout: 60_000 });
      test.describe.configure({ timeout: 240_000 });
      for (const [name, open] of Object.entries(SCREENS))
        test(`epic89-${name}`, async ({ page }) => {
          await page.addInitScript(
            (chosen) =>
              localStorage.setItem('auspex.settings', JSON.stringify({ theme: chosen, speed: 'instant' })),
            theme,
          );
          await open(page);
          await page.waitForTimeout(700);
          await page.screenshot({
            path: `${process.env.SCREENS ?? 'screens'}/epic89-${name}-${size}-${theme}.png`,
          });
        });
    });
