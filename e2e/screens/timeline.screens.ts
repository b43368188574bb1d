import { expect, type Page, test } from '@playwright/test';
import type { State } from '../../src/games/hulk-revised/index.ts';
import { pending } from '../../src/kernel/match.ts';
import { openStart } from '../clicker.ts';
import { findPosition, openMatch, shipped } from '../position.ts';

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

/** Marines with enemies near them, about to end their phase. */
const waiting = () =>
  findPosition(
    (m) =>
      (m.state as State).turn >= 3 &&
      pending(m)[0]?.kind === 'act' &&
      pending(m)[0].seat === 'marine' &&
      (m.state as State).stealerLosses > 1,
    shipped,
  );

async function endPhase(page: Page): Promise<void> {
  await page.locator('.act.end').click();
  const sure = page.locator('.act.end[data-confirm="armed"]');
  if (await sure.count()) await sure.click();
}

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
      await openMatch(page, waiting(), { marine: 'person', stealer: 'machine' });
      await endPhase(page);
      await page.waitForTimeout(4000);
      await shot(page, 'debug');
      await page.locator('.recap').waitFor();
      await shot(page, 'recap-asked');
      await page.locator('[data-action="keep"]').first().click();
      await page.locator('.recap li').first().waitFor();
      await shot(page, 'recap');
      await page.locator('[data-do="recap-step"]').click();
      while (
        (await page.locator('.recap.stepping + .tray, .tray').count()) === 0 &&
        (await page.locator('[data-do="recap-on"]').count()) > 0
      )
        await page.locator('[data-do="recap-on"]').click();
      await shot(page, 'recap-step');
    });
  });
}
