import { expect, type Page, test } from '@playwright/test';
import type { State } from '../src/games/hulk-revised/index.ts';
import { pending } from '../src/kernel/match.ts';
import { chance, openStart, pressNext } from './clicker.ts';
import { findPosition, openMatch } from './position.ts';

const TWO = { marine: 'person', stealer: 'person' } as const;

/** Everything the page holds, attributes and text alike. */
function whole(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('#root')?.outerHTML ?? '');
}

/** Blips show their value as one of these drawings, or in words. */
const VALUES = /#b-[123]\b|Stands for|stands for [123]|You draw a blip of/;

for (const [presses, tag] of [
  [48, []],
  [160, ['@long']],
] as const)
  test(`the page never holds what the other player alone may know, in ${presses} presses`, {
    tag: [...tag],
  }, async ({ page }) => {
    await openStart(page);
    await page.locator('[data-do="hotseat"]').click();
    await page.locator('.app').waitFor();
    const random = chance(3);
    const seen = { marine: 0, stealer: 0, spectator: 0 };
    for (let n = 0, spent = 0; n < presses; n++) {
      const viewer = (await page.locator('.app').getAttribute('data-viewer')) as keyof typeof seen;
      const html = await whole(page);
      seen[viewer]++;
      if (viewer !== 'stealer') expect(html, 'blip values').not.toMatch(VALUES);
      if (viewer !== 'marine') {
        expect(html, 'the token').not.toMatch(/token is drawn: \d|another drawn: \d|You drew/);
        expect(html, 'points left').not.toMatch(/command points? left|class="label">Command</);
      }
      const did = await pressNext(page, { end: spent >= 5, pick: random() });
      if (did === 'over') break;
      spent = did === 'end' ? 0 : did === 'act' ? spent + 1 : spent;
    }
    for (const [viewer, times] of Object.entries(seen)) expect(times, viewer).toBeGreaterThan(1);
  });

test('each player sees his own secrets, and a curtain falls between them', async ({ page }) => {
  // A 6 is kept without a question.
  const match = findPosition(
    (m) => (m.state as State).turn === 2 && pending(m)[0]?.kind === 'command' && (m.state as State).token < 6,
  );
  await openStart(page);
  await openMatch(page, match, TWO);
  await expect(page.locator('.curtain')).toContainText('Marine player');
  expect(await whole(page)).not.toMatch(/You drew/);
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.prompt')).toContainText(`You drew ${(match.state as State).token}`);
});
