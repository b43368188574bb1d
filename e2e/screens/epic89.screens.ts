/** The first edition on the battle table in its main states, at three widths, light and dark. */
import { type Page, test } from '@playwright/test';
import { answer, rested } from '../field-table.ts';
import { openMatch } from '../position.ts';
import { openCase } from '../tried.ts';
import { crossroads } from './battles.ts';

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

/** A battle that has been going on, to its end where no question is named. */
async function stored(page: Page, kind: string | null, times = 1): Promise<void> {
  await page.goto('/');
  await page.locator('main').waitFor({ timeout: 60_000 });
  await openMatch(page, crossroads(kind, times), { A: 'person', B: 'machine' });
  await rested(page);
}

async function replay(page: Page, tab: string): Promise<void> {
  await stored(page, null);
  await page.locator('.ending').getByText('Watch it again').click();
  await page.locator('.replay').waitFor({ timeout: 60_000 });
  await page.keyboard.press('End');
  await page.locator('.replay-side').getByText(tab, { exact: true }).click();
}

/** Set up by hand, the rest of it proposed. */
async function byHand(page: Page): Promise<void> {
  await page.locator('[data-do="set-up"]').click();
  await page.keyboard.press('r');
  await page.locator('[data-do="seal"]').waitFor();
}

/** Behind the curtain, when somebody else is asked. */
async function over(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button').first();
  await curtain.or(page.locator('.app[data-busy="false"] .act')).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await rested(page);
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
    for (let kind = await rested(page); kind !== 'deploy'; kind = await rested(page))
      await page.locator('.prompt .choice button').first().click();
    await byHand(page);
  },
  orders: async (page) => {
    await playNow(page);
    await bar(page, 'suggest').click();
  },
  path: async (page) => {
    await played(page, 'move');
    await shown(page, 'move 0');
  },
  snap: async (page) => {
    await tried(page, 'snap-fire', 'the mover stops', 'move 0');
    await page.locator('.chooser .main').click();
    await over(page);
  },
  fire: async (page) => {
    await played(page, 'fire');
    await shown(page, 'fire 0');
  },
  circle: (page) => tried(page, 'firing', 'everything under a burst circle', 'fire 0'),
  combat: (page) => tried(page, 'close-combat', 'the First Player divides'),
  ram: (page) => tried(page, 'rams', 'higher by three', 'move 0'),
  overrun: (page) => tried(page, 'overruns', 'the stand is lower and dies', 'move 0'),
  titan: (page) => tried(page, 'titans', 'a stomp', 'move 0'),
  'titan-fire': (page) => tried(page, 'titans-fire', '', 'fire 0'),
  storm: (page) => tried(page, 'storming', 'the assaulter pairs'),
  call: (page) => tried(page, 'support', 'in the end phase commanders'),
  support: (page) => tried(page, 'support', 'in the first fire segment the counter is fired', 'support'),
  reveal: (page) => tried(page, 'hidden', 'what is hidden gets no orders'),
  hidden: async (page) => {
    await tried(page, 'hidden', 'infantry is set up as counters');
    await page.locator('.prompt .choice button').first().click();
    await rested(page);
    await byHand(page);
  },
  'turn-over': (page) => stored(page, 'orders', 2),
  ending: (page) => stored(page, null),
  replay: (page) => replay(page, 'Report'),
  losses: (page) => replay(page, 'Losses'),
  drill: (page) => at(page, '/drill'),
  rulebook: async (page) => {
    await page.goto('/#/rulebook/epic-1989');
    await page.locator('main').waitFor({ timeout: 60_000 });
  },
  editions: async (page) => {
    await page.goto('/#/editions');
    await page.locator('main canvas').first().waitFor({ timeout: 60_000 });
  },
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
