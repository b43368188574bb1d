/** Legion against legion: muster, builder, every question there is a hall for, drill and rulebook; four sizes, two themes. */
import { test } from '@playwright/test';
import { openStart } from '../clicker.ts';
import { heresyQuestions, openHeresy } from '../heresy.ts';
import { CHAMPIONS, RIFT, SQUADS } from '../heresy-halls.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
};
const ASKED = [
  [
    SQUADS,
    ['deploy', 'letter', 'act shoot', 'act assault', 'react', 'overwatch', 'save-again', 'snap', 'face'],
  ],
  [
    CHAMPIONS,
    ['act challenge', 'challenge', 'duel-ground', 'strike', 'act summoning', 'arrival', 'ones', 'psi'],
  ],
  [RIFT, ['act flames', 'rebirth', 'shuffle', 'phantoms', 'dominate', 'dominate-attack']],
] as const;
const folder = process.env.SCREENS ?? 'screens';

for (const theme of ['dark', 'light'] as const) {
  test(`heresy questions, ${theme}`, async ({ page }) => {
    test.setTimeout(900_000);
    await openStart(page, { theme });
    for (const [hall, kinds] of ASKED)
      for (const question of heresyQuestions(kinds, hall)) {
        await openHeresy(page, question, 'machine');
        await page.locator('.prompt, .spot').first().waitFor();
        const name = question.kind.replace(' ', '-');
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await page.waitForTimeout(150);
          await page.screenshot({ path: `${folder}/heresy/${name}-${size}-${theme}.png` });
        }
        await page.goto('about:blank');
        await page.goto('/');
        await page.locator('[data-do="continue"], [data-do="play"]').first().waitFor();
      }
  });

  test(`heresy pages, ${theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await openStart(page, { theme });
    const shoot = async (name: string) => {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${folder}/heresy/${name}-${size}-${theme}.png` });
      }
      await page.setViewportSize(SIZES.desk);
    };
    await page.goto('/#/hulk-heresy/drill');
    await page.locator('[href*="drill/reaction"]').first().waitFor();
    await shoot('drill');
    await page.goto('/#/hulk-heresy/drill/reaction');
    await page.locator('.coach').waitFor();
    await page.locator('.prompt').waitFor();
    await shoot('drill-reaction');
    await page.goto('/#/hulk-heresy/missions/hold');
    await page.locator('[data-do="start"]').waitFor();
    await shoot('mission');
    await page.locator('[data-do="start"]').click();
    await page.locator('[data-action="attack"], [data-do="build-force"]').first().waitFor();
    const attack = page.locator('[data-action="attack"]');
    if (await attack.count()) await attack.click();
    const zone = page.locator('.prompt [data-action^="zone"]').first();
    await page.locator('[data-do="build-force"]').or(zone).first().waitFor();
    if (await zone.count()) await zone.click();
    await page.locator('[data-do="build-force"]').waitFor();
    await shoot('muster');
    await page.locator('[data-do="build-force"]').click();
    for (const id of ['combi-bolter', 'combi-bolter', 'claws', 'hammer', 'volkite', 'sergeant'])
      await page.locator(`[data-add="${id}"]:enabled`).first().click();
    await shoot('builder');
  });
}
