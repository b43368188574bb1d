import { expect, type Page, test } from '@playwright/test';
import type { State } from '../../src/games/hulk-revised/index.ts';
import { agreeDraw, concede } from '../../src/kernel/ending.ts';
import { type Match, pending } from '../../src/kernel/match.ts';
import { openStart, take } from '../clicker.ts';
import { findPosition, openMatch } from '../position.ts';

const SIZES = [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const;

test.use({ reducedMotion: 'no-preference' });

/** Time stands still from here on, and what fades is caught while it is still to be seen. */
async function freeze(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '.effects * { animation-delay: -180ms !important; animation-play-state: paused !important; }',
  });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

const waiting = () =>
  findPosition((m) => (m.state as State).stealerLosses > 1 && pending(m)[0]?.kind === 'act');

const ENDS: Readonly<Record<string, (match: Match) => unknown>> = {
  won: (match) => concede(match, 'stealer'),
  lost: (match) => concede(match, 'marine'),
  drawn: (match) => agreeDraw(match, 'marine'),
};

async function lesson(page: Page, id: string): Promise<void> {
  await page.clock.install();
  await openStart(page, { speed: 'slow' });
  await page.goto(`/#/hulk-revised/drill/${id}`);
  await page.locator('.coach').waitFor();
}

for (const [name, viewport] of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: name === 'phone' });
    const shot = (page: Page, what: string) => page.screenshot({ path: `screens/beats/${what}-${name}.png` });

    test(`an assault and a kill on a ${name}`, async ({ page }) => {
      await lesson(page, 'assault');
      const attack = page.locator('[data-action="1 assault 2"]').first();
      await attack.waitFor();
      await freeze(page);
      await attack.click();
      if (name === 'phone')
        await page
          .locator('.chooser [data-action="1 assault 2"]')
          .click({ timeout: 2000 })
          .catch(() => undefined);
      await expect(page.locator('.app')).toHaveAttribute('data-moving', 'throw');
      await shot(page, 'assault-thrown');
      await page.clock.runFor(450);
      await expect(page.locator('.app')).toHaveAttribute('data-moving', 'strike');
      await shot(page, 'assault-rolled');
      await page.clock.runFor(1200);
      await shot(page, 'assault-won');
      await page.clock.runFor(1200);
      await shot(page, 'kill');
    });

    test(`a recap on a ${name}`, async ({ page }) => {
      await openStart(page);
      await page.goto('/#/hulk-revised/drill/assault');
      for (const text of ['1 assault 2', '1 guard', 'end']) await take(page, text);
      await page.locator('.recap').waitFor();
      await shot(page, 'recap-asked');
      await page.locator('.prompt [data-action="reroll 1"]').click();
      await page.locator('.recap li').first().waitFor();
      await shot(page, 'recap');
      await page.locator('[data-do="recap-step"]').click();
      for (let n = 0; n < 3; n++) await page.locator('[data-do="recap-on"]').click();
      await page.locator('.tray').waitFor();
      await shot(page, 'recap-step');
    });

    for (const [result, end] of Object.entries(ENDS))
      test(`the end ${result} on a ${name}`, async ({ page }) => {
        const match = waiting();
        end(match);
        await openStart(page);
        await openMatch(page, match, { marine: 'person', stealer: 'machine' });
        await page.locator(`.ending[data-result="${result}"]`).waitFor();
        await page.waitForTimeout(1200); // its rays have come out
        await shot(page, `end-${result}`);
      });
  });
}
