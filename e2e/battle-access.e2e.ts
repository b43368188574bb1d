/** Every screen of the battle table as a machine reads it, and a battle by typing alone. */
import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';
import { finishedBattle } from './battles.ts';
import { rested } from './field-table.ts';
import { openMatch } from './position.ts';
import { openCase } from './tried.ts';
import { type } from './typist.ts';

const bar = (page: Page, id: string) =>
  page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();

/** An empty page, on which a table is left for good, keeps nothing. */
async function settled(page: Page, theme: string): Promise<void> {
  await page.addInitScript((chosen) => {
    if (window.location.protocol === 'about:') return;
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: chosen, speed: 'instant' }));
  }, theme);
}

async function at(page: Page, address: string, sign: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator(sign).first().waitFor({ timeout: 60_000 });
}

async function shown(page: Page, file: string, name: string, press?: string): Promise<void> {
  await page.goto('about:blank');
  await openCase(page, file, name);
  if (press) await bar(page, press).click();
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: (page) => at(page, '/#/epic-1991', '[data-do="play"]'),
  battles: (page) => at(page, '/#/epic-1991/missions/marines-orks-1500', '[data-do="start"]'),
  armies: (page) => at(page, '/#/epic-1991/forces', '[data-do="new-marines"]'),
  'army builder': async (page) => {
    await page.locator('[data-do="new-marines"]').click();
    await page.locator('[data-card="tactical-company"] .take').click();
  },
  'battle editor': async (page) => {
    await at(page, '/#/epic-1991/missions', '[data-do="new-mission"]');
    await page.locator('[data-do="new-mission"]').click();
    await page.locator('.battle-editor canvas').waitFor();
  },
  'set-up': async (page) => {
    await at(page, '/#/epic-1991/missions/marines-eldar-1500', '[data-do="start"]');
    await page.getByText('We set up in secret').click();
    await page.locator('[data-do="start"]').click();
    await page.locator('[data-do="set-up"]').click({ timeout: 60_000 });
    await page.keyboard.press('r');
    await page.locator('.set-up-side .fine').waitFor({ timeout: 30_000 });
  },
  orders: async (page) => {
    await at(page, '/#/epic-1991', '[data-do="play"]');
    await page.locator('[data-do="play"]').click();
    await rested(page);
    await bar(page, 'suggest').click();
  },
  move: (page) => shown(page, 'movement', 'units move one at a time', 'move 0'),
  barrage: (page) => shown(page, 'decisions', 'of a barrage the firer says', 'fire 0'),
  combat: (page) => shown(page, 'close-combat', 'pairs leave nobody out'),
  'Titan sheet': async (page) => {
    await shown(page, 'titans', 'where nobody aims', 'fire 0');
    await page.locator('.chooser .main').click();
    await page.locator('.hit-grid').waitFor();
  },
  menu: async (page) => {
    await page.locator('[data-do="menu"]').first().click();
    await page.locator('dialog[open]').waitFor();
  },
  end: async (page) => {
    await at(page, '/#/epic-1991', '[data-do="play"]');
    await openMatch(page, finishedBattle(), { A: 'person', B: 'machine' });
    await page.locator('.ending').waitFor();
  },
  replay: async (page) => {
    await page.locator('.ending [data-do="replay"]').click();
    await page.locator('[data-at]').waitFor();
    await page.keyboard.press('End');
    await page.locator('.replay .unit-tag').first().waitFor();
  },
  luck: async (page) => {
    await page.locator('[name="tab"][value="luck"]').check({ force: true });
    await page.locator('.luck-table').waitFor();
  },
  rulebook: (page) => at(page, '/#/rulebook/epic-1991', 'main h2, main h3'),
  drill: (page) => at(page, '/#/epic-1991/drill', 'main'),
  'text start': (page) => at(page, '/#/epic-1991/text', '[data-do="begin"]'),
  text: async (page) => {
    await page.locator('[data-do="begin"]').click();
    await page.locator('.text-app[data-busy="false"]').waitFor({ timeout: 60_000 });
    await type(page, 'units');
  },
};

for (const theme of ['dark', 'light'] as const)
  test(`no screen of a battle has a fault that a machine can find, ${theme}`, { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await settled(page, theme);
    for (const [name, open] of Object.entries(SCREENS)) {
      await open(page);
      expect.soft(await serious(page), name).toEqual([]);
    }
  });

interface Heard {
  readonly decision: string;
  readonly beat: string;
  readonly choices: readonly { readonly typed: string; readonly text: string }[];
}

/** What there is to choose from, once nobody else is thinking. */
async function choices(page: Page): Promise<Heard> {
  await page
    .locator('.text-app[data-busy="false"]:has([role="option"]), .text-app[data-decision="over"]')
    .waitFor({ timeout: 60_000 });
  return page.evaluate(() => {
    const { decision = '', beat = '' } = document.querySelector<HTMLElement>('.text-app')!.dataset;
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"][data-typed]')];
    const read = (one: HTMLElement) => ({ typed: one.dataset.typed ?? '', text: one.textContent ?? '' });
    return { decision, beat, choices: options.map(read) };
  });
}

test('a whole battle against the machine by typing', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await settled(page, 'dark');
  await at(page, '/#/epic-1991/text', '[data-do="begin"]');
  await page.getByRole('combobox', { name: 'Battle', exact: true }).selectOption('marines-eldar-1500');
  await page.locator('[data-do="begin"]').press('Enter');
  await expect(page.getByLabel('Command', { exact: true })).toBeFocused({ timeout: 60_000 });
  const kinds = new Set<string>();
  for (let lines = 0; ; lines++) {
    const heard = await choices(page);
    if (heard.decision === 'over') break;
    expect(lines, 'it goes on').toBeLessThan(600);
    kinds.add(heard.decision);
    const named = (text: RegExp) => heard.choices.find((one) => text.test(one.text));
    if (heard.decision === 'orders') {
      await type(page, 'suggest');
      await expect(page.locator('[role="option"]', { hasText: /^.*seal/i }).first()).toBeVisible();
      const seal = (await choices(page)).choices.find(({ text }) => /seal/i.test(text));
      await type(page, seal!.typed);
    } else {
      // What can be done first; where nobody does anything more, that is all.
      const first = heard.choices.find(({ typed }) => !/^(select|suggest|prefer)/.test(typed));
      const chosen = first ?? named(/end/i) ?? heard.choices[0];
      await type(page, chosen.typed);
      // What would be lost is asked once more.
      if (chosen.typed === 'end') await type(page, 'end');
    }
    await expect(page.locator(`.text-app:not([data-beat="${heard.beat}"])`)).toBeVisible();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['orders', 'move', 'fire']));
  await expect(page.getByRole('log')).toContainText(/You win|wins|draw/);
  expect(problems).toEqual([]);
});
