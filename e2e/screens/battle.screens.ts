/** The battle table in its main states, at three widths, light and dark. */
import { type Page, test } from '@playwright/test';
import { rested } from '../field-table.ts';
import { openMatch } from '../position.ts';
import { openCase } from '../tried.ts';
import { riverLine } from './battles.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
const THEMES = ['dark', 'light'] as const;

const bar = (page: Page, id: string) =>
  page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();

async function playNow(page: Page): Promise<void> {
  await page.goto('/#/epic-1991');
  await page.locator('[data-do="play"]').first().click({ timeout: 60_000 });
  await page.locator('.app').waitFor({ timeout: 60_000 });
  await rested(page);
}

/** A battle that has been going on. */
async function stored(page: Page, kind: string | null, times = 1): Promise<void> {
  await page.goto('/');
  await page.locator('main').waitFor({ timeout: 60_000 });
  await openMatch(page, riverLine(kind, times), { A: 'person', B: 'machine' });
  await rested(page);
}

/** The first proposal of that kind, shown. */
async function shown(page: Page, press: string): Promise<void> {
  await bar(page, press).click();
  await page.locator('.chooser').waitFor();
}

async function tried(page: Page, file: string, name: string, press?: string): Promise<void> {
  await openCase(page, file, name);
  if (press) await shown(page, press);
}

/** And carried out: the table right after it. */
async function done(page: Page, file: string, name: string, press = 'fire 0'): Promise<void> {
  await tried(page, file, name, press);
  await page.locator('.chooser .main').click();
}

async function replay(page: Page, tab: string): Promise<void> {
  await stored(page, null);
  await page.locator('.ending').getByText('Watch it again').click();
  await page.locator('.replay').waitFor({ timeout: 60_000 });
  await page.keyboard.press('End');
  await page.locator('.replay-side').getByText(tab, { exact: true }).click();
}

async function mission(page: Page, id: string, wish?: string): Promise<void> {
  await page.goto(`/#/epic-1991/missions/${id}`);
  if (wish) await page.getByText(wish).first().click({ timeout: 60_000 });
  await page.locator('[data-do="start"]').click({ timeout: 60_000 });
  await page.locator('.app').waitFor({ timeout: 60_000 });
}

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'battle-start': async (page) => {
    await page.goto('/#/epic-1991');
    await page.locator('[data-do="play"]').first().waitFor({ timeout: 60_000 });
  },
  'battle-orders': async (page) => {
    await playNow(page);
    await bar(page, 'suggest').click();
  },
  'battle-move': async (page) => {
    await stored(page, 'move', 3);
    await shown(page, 'move 0');
  },
  'battle-fire': async (page) => {
    await stored(page, 'fire', 4);
    await shown(page, 'fire 0');
  },
  'battle-turn-over': (page) => stored(page, 'orders', 2),
  'battle-standing': async (page) => {
    await stored(page, 'orders', 2);
    await page.locator('[data-do="race"]').click();
  },
  'battle-ending': (page) => stored(page, null),
  'battle-replay': (page) => replay(page, 'Report'),
  'battle-luck': (page) => replay(page, 'Luck'),
  'battle-losses': (page) => replay(page, 'Losses'),
  'battle-barrage': (page) => tried(page, 'decisions', 'of a barrage the firer says', 'fire 0'),
  'battle-power': (page) => tried(page, 'decisions', "a Warlock's power", 'fire 0'),
  'battle-mind-blast': (page) => done(page, 'decisions', "a Warlock's power"),
  'battle-bolts': (page) => done(page, 'weirdboy', 'bolts by the energy it has'),
  'battle-traktor': (page) => done(page, 'traktor-kannon', 'it hits on 5+'),
  'battle-vibro': (page) => done(page, 'vibro-cannon', 'one open line is enough'),
  'battle-vibro-crossing': (page) => tried(page, 'vibro-cannon', 'three beams that cross', 'fire 0'),
  'battle-mad': (page) => done(page, 'mad-boyz', 'one roll for each casualty'),
  'battle-vortex': (page) => tried(page, 'vortex', 'it scatters like', 'fire 0'),
  'battle-combat': (page) => tried(page, 'close-combat', 'pairs leave nobody out'),
  'battle-sequence': (page) => tried(page, 'close-combat', 'several against one go in one by one'),
  'battle-pod': (page) => tried(page, 'special', 'on a 3 the pod opens'),
  'battle-tunneller': (page) => tried(page, 'special', 'with it they come up like pods'),
  'battle-aim': async (page) => {
    await done(page, 'titans', 'where nobody aims');
    await page.locator('.hit-grid').waitFor();
  },
  'battle-rally': (page) => tried(page, 'morale', 'a unit may try to rally'),
  'battle-muster': (page) => tried(page, 'mustering', 'an army is hidden'),
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
  'battle-titan-arms': async (page) => {
    await page.goto('/#/epic-1991/forces');
    await page.getByRole('button', { name: 'The Walking Four' }).click({ timeout: 60_000 });
    await page.locator('.titan-arms').waitFor({ state: 'attached' });
    const sheet = page.locator('.panes [data-pane="sheet"]');
    if (await sheet.isVisible()) await sheet.click();
  },
  'battle-roster': async (page) => {
    await page.goto('/#/epic-1991/forces');
    await page.getByRole('button', { name: 'The Walking Four' }).click({ timeout: 60_000 });
    await page.locator('[data-do="print-sheet"]').click();
    await page.locator('.roster-card').first().waitFor();
  },
  'battle-editor': async (page) => {
    await page.goto('/#/epic-1991/missions');
    await page.locator('[data-do="new-mission"]').click({ timeout: 60_000 });
    await page.locator('[data-do="roll-ground"]').click();
    await page.locator('.battle-editor [data-piece="4"]').waitFor({ state: 'attached' });
  },
  'battle-missions': async (page) => {
    await page.goto('/#/epic-1991/missions');
    await page.locator('article').first().waitFor({ timeout: 60_000 });
  },
  'battle-lay': (page) => mission(page, 'random-1500'),
  'battle-set-up': async (page) => {
    await mission(page, 'marines-orks-1500', 'We set up in secret');
    await page.locator('[data-do="set-up"]').click({ timeout: 60_000 });
    await page.keyboard.press('r');
  },
  'battle-large': (page) => mission(page, 'titans-eldar-3000'),
  'battle-text': async (page) => {
    await page.goto('/#/epic-1991/text');
    await page.locator('main').waitFor();
  },
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of THEMES)
    test.describe(`${size} ${theme}`, () => {
      // A match of many units is read in some seconds where the machine does something else besides.
      test.use({ viewport, hasTouch: size !== 'desk', actionTimeout: 60_000 });
      test.describe.configure({ timeout: 240_000 });
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
