/** What only some units of the first edition can do, each through the table: from the positions of rule cases. */
import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';
import { chance } from './clicker.ts';
import { openCase } from './tried.ts';
import { playOut } from './typist.ts';

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(() =>
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed: 'instant' })),
  );
});

const open = (page: Page, file: string, name: string) => openCase(page, file, name, 'epic-1989');
const report = (page: Page) => page.locator('.report');
const main = (page: Page) => page.locator('.chooser .main');
const asked = (page: Page) => page.locator('.app[data-busy="false"]');

/** What a button of the bar shows, then does. */
async function pressed(page: Page, word: RegExp): Promise<void> {
  await page.locator('[data-bar]:not([aria-disabled="true"])', { hasText: word }).first().click();
  await expect(main(page)).toBeVisible();
}

test('a vehicle drives over a stand, with the odds of it, and goes on', async ({ page }) => {
  await open(page, 'overruns', 'the stand is lower and dies');
  await pressed(page, /Overrun/);
  await expect(page.locator('.chooser .odds')).toContainText(/\d+%/);
  await main(page).click();
  await expect(report(page)).toContainText(/drive over E: 8 to 7.*a Tactical stand is lost/);
  await expect(asked(page)).toHaveAttribute('data-decision', 'rest');
  await page.locator('[data-bar="on"]').click();
  await expect(asked(page)).not.toHaveAttribute('data-decision', 'rest');
});

test('what comes from off the table is put where the table is pressed, and whoever it covers is ringed', async ({
  page,
}) => {
  await open(page, 'support', 'in the first fire segment the counter is fired');
  await page.locator('[data-bar^="support"]').click();
  const covered = page.locator('.spot-ring.foe');
  // A haywire missile does nothing to the stand that is nearest.
  await expect(covered).toHaveCount(0);
  const before = await main(page).getAttribute('data-action');
  const tag = (await page.locator('.unit-tag.side-b[aria-label^="B,"]').boundingBox())!;
  await page.mouse.click(tag.x + tag.width / 2, tag.y + tag.height + 10);
  await expect(covered).toHaveCount(1);
  await expect(main(page)).not.toHaveAttribute('data-action', before!);
  await main(page).click();
  await expect(report(page)).toContainText(/lands|deviates/i);
});

test('counters that may be turned up are in sight and ringed; one is pressed', async ({ page }) => {
  await open(page, 'hidden', 'what is hidden gets no orders');
  await expect(asked(page)).toHaveAttribute('data-decision', 'reveal');
  await expect(page.locator('.spot-ring.mark')).toHaveCount(2);
  await expect(page.locator('.field-counter.side-a').first()).toBeInViewport();
  const counter = (await page.locator('.field-counter.side-a', { hasText: 'counter 1' }).boundingBox())!;
  await page.mouse.click(counter.x + counter.width / 2, counter.y + counter.height / 2);
  await main(page).click();
  await expect(asked(page)).toHaveAttribute('data-decision', 'unfold');
});

test.describe('each peculiarity', { tag: '@long' }, () => {
  test('a vehicle rams another', async ({ page }) => {
    await open(page, 'rams', 'higher by three');
    await pressed(page, /Ram R/);
    await expect(page.locator('.chooser .odds')).toContainText(/\d+%/);
    await main(page).click();
    await expect(report(page)).toContainText(/A ram R: 6 to 3, a Rhino is lost/);
  });

  test('stands storm a building, and are paired with those who hold it', async ({ page }) => {
    await open(page, 'storming', 'stands that charge a building');
    await page.locator('.unit-tag.side-a[aria-label^="T,"]').click();
    await pressed(page, /Storm building/);
    await main(page).click();
    await expect(report(page)).toContainText('storms a building');

    await open(page, 'storming', 'the assaulter pairs');
    await expect(page.locator('.combat-form .fates').first()).toContainText('%');
    expect(await serious(page)).toEqual([]);
    await page.locator('[data-do="fight"]').click();
    // Who is left over is added where his side says.
    await expect(asked(page)).toHaveAttribute('data-decision', 'add');
    await page.locator('[data-do="fight"]').click();
    await expect(asked(page)).not.toHaveAttribute('data-decision', 'add');
    const lead = page.locator('.prompt .choice button').first();
    await lead.click();
    await expect(report(page)).toContainText(/fight .*: \d+ to \d+/);
  });

  test('a commander calls for support, and brings it down on a point that is pulled', async ({ page }) => {
    await open(page, 'support', 'in the end phase commanders on first fire orders call');
    const call = page.locator('.prompt .choice button', { hasText: 'calls for support' }).first();
    await expect(call).toContainText('50%');
    await call.click();
    await expect(report(page)).toContainText(/support/i);

    await open(page, 'support', 'in the first fire segment the counter is fired');
    await page.locator('[data-bar^="support"]').click();
    const before = await main(page).getAttribute('data-action');
    const template = (await page.locator('.template').first().boundingBox())!;
    const [x, y] = [template.x + template.width / 2, template.y + template.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 14, y + 6, { steps: 3 });
    await page.mouse.up();
    await expect(main(page)).not.toHaveAttribute('data-action', before!);
    await main(page).click();
    await expect(report(page)).toContainText(/barrage|lands|deviates/i);
  });

  test('a Titan treads on a vehicle', async ({ page }) => {
    await open(page, 'titans', 'four or more destroys');
    await pressed(page, /Stomp on R/);
    await expect(page.locator('.chooser .odds')).toContainText('50%');
    await expect(page.locator('.card')).toContainText('Void shields');
    await main(page).click();
    await expect(report(page)).toContainText(/stomp|tread/i);
    expect(await serious(page)).toEqual([]);
  });

  test('counters are laid for hidden infantry, and one is turned up', async ({ page }) => {
    await open(page, 'hidden', 'infantry is set up as counters');
    await page.locator('.prompt .choice button').first().click();
    await expect(asked(page)).toHaveAttribute('data-decision', 'conceal');
    await page.locator('[data-do="set-up"]').click();
    await page.keyboard.press('r');
    await expect(page.locator('[data-do="seal"]')).toBeEnabled({ timeout: 30_000 });
    expect(await serious(page)).toEqual([]);
    await page.locator('[data-do="seal"]').click();
    await expect(page.locator('.field-counter.side-a')).not.toHaveCount(0);

    await open(page, 'hidden', 'what is hidden gets no orders');
    await expect(asked(page)).toHaveAttribute('data-decision', 'reveal');
    await expect(page.locator('.prompt')).toContainText('Turn up counter 2 (a dummy)');
    await page.locator('.prompt .choice button', { hasText: 'Turn up counter 1' }).click();
    await expect(asked(page)).toHaveAttribute('data-decision', 'unfold');
    // By its key: a click so soon, at the same place, may be the second of a double click, which answers nothing.
    await page.keyboard.press('1');
    await expect(page.locator('.unit-tag.side-a')).toHaveCount(1);
  });

  test('forces are bought behind the curtain, and lie open once both are', async ({ page }) => {
    await page.goto('/#/epic-1989/missions/city-under-fire');
    await page.getByText('A person here').click({ timeout: 60_000 });
    await page.locator('[data-do="start"]').click();
    const curtain = page.locator('.curtain button');
    const buy = async (nth: number) => {
      await curtain.first().click();
      await expect(asked(page)).toHaveAttribute('data-decision', 'muster');
      await expect(page.locator('.army-roster [data-roster]')).toHaveCount(0);
      expect(await serious(page)).toEqual([]);
      await page.locator('.prompt .choice button, .prompt .choice-list button').nth(nth).click();
    };
    await buy(0);
    await expect(curtain.first()).toBeVisible();
    await buy(1);
    // By the dice whoever has just bought may be asked next, too.
    const roster = page.locator('.army-roster [data-roster]');
    await expect(curtain.or(roster).first()).toBeVisible();
    if ((await curtain.count()) > 0) await curtain.first().click();
    await expect(roster).not.toHaveCount(0);
    await expect(page.locator('.army-roster .foes p')).not.toHaveCount(0);
  });

  test('a battle is played in text to its result', async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto('/#/epic-1989/text');
    await page
      .getByRole('combobox', { name: 'Battle', exact: true })
      .selectOption('crossroads', { timeout: 60_000 });
    await page.getByLabel('Against').selectOption('machine');
    await page.getByRole('button', { name: 'Begin' }).press('Enter');
    await expect(page.getByLabel('Command', { exact: true })).toBeFocused();
    await playOut(page, chance(5));
    await expect(page.getByRole('log')).toContainText(/You win|The Recruit wins|A draw/);
  });
});
