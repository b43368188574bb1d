/** Every question of both seats at three widths and in landscape, in every theme. */
import { test } from '@playwright/test';
import { everyQuestion, openAsked } from '../asked.ts';
import { openStart } from '../clicker.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 },
};

for (const theme of ['dark', 'light', 'contrast'] as const)
  test(`every prompt, ${theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await openStart(page, { theme });
    for (const asked of everyQuestion())
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await openAsked(page, asked);
        await page.waitForTimeout(150);
        const folder = process.env.SCREENS ?? 'screens';
        await page.screenshot({
          path: `${folder}/prompts/${asked.seat}-${asked.name}-${size}-${theme}.png`,
        });
      }
  });
