import { expect, type Page, test } from '@playwright/test';
import opponents from '../src/bots/hulk-revised/index.ts';
import { writeMatch } from '../src/kernel/file.ts';
import { act, pending } from '../src/kernel/match.ts';
import { randomFrom } from '../src/kernel/random.ts';
import { openStart } from './clicker.ts';
import { storedMatch } from './position.ts';

/** Takes the stored match out of the browser, plays it to its end with two machines, and puts it back. */
async function finish(page: Page, id: string): Promise<{ fallen: string[]; left: string[] }> {
  const { save, match } = await storedMatch(page, id);
  const [, bot] = opponents.bots;
  const random = randomFrom('campaign');
  while (!match.outcome) {
    const [{ seat }] = pending(match);
    act(match, seat, bot.choose(match.game, match.game.view(match.state, seat), seat, random));
  }
  await page.evaluate(
    ({ stored, text }) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('auspex');
        open.onsuccess = () => {
          const work = open.result.transaction('matches', 'readwrite');
          work.objectStore('matches').put({ ...stored, text, over: true });
          work.oncomplete = () => resolve();
        };
      }),
    { stored: save, text: writeMatch(match, { reveal: true }) },
  );
  const { pieces, exited } = match.state as { pieces: (unknown | null)[]; exited: number[] };
  const { marines } = (match.setup as { mission: { marines: { name: string }[] } }).mission;
  const alive = (i: number) => pieces[i + 1] !== null || exited.includes(i + 1);
  return {
    fallen: marines.filter((_, i) => !alive(i)).map(({ name }) => name),
    left: marines.filter((_, i) => alive(i)).map(({ name }) => name),
  };
}

test('a campaign begins, its first mission is played, and what it cost is carried over', {
  tag: '@long',
}, async ({ page }) => {
  await openStart(page);
  await page.goto('/#/hulk-revised');
  await page.locator('[data-do="campaigns"]').click();
  await page.locator('[data-do="start-campaign"]').click();
  await expect(page.locator('.campaign')).toHaveAttribute('data-next', '0');
  const soldiers = await page.locator('[data-soldier]').count();
  // Nobody goes: the rules say how many must.
  const names = await page
    .locator('[data-goes]:checked')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-goes')));
  for (const name of names) await page.locator(`[data-goes="${name}"]`).uncheck();
  await expect(page.locator('.problems')).toContainText('HR-');
  await expect(page.locator('[data-do="play-next"]')).toBeDisabled();
  for (const name of names) await page.locator(`[data-goes="${name}"]`).check();
  await page.locator('[data-do="play-next"]').click();
  await page.locator('.app').waitFor();
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await page.goto('/#/campaigns');
  await page.locator('.force-link a').first().click();
  await expect(page.locator('[data-do="go-on"]')).toBeVisible();
  const { fallen, left } = await finish(page, id);
  await page.reload();
  await expect(page.locator('.campaign')).toHaveAttribute('data-next', '1');
  for (const name of fallen) await expect(page.locator(`[data-fallen="${name}"]`)).toBeVisible();
  for (const name of left) await expect(page.locator(`[data-soldier="${name}"]`)).toBeVisible();
  await expect(page.locator('[data-soldier]')).toHaveCount(soldiers - fallen.length);
  await expect(page.locator('.track li.done')).toContainText(/won|draw/);
});
