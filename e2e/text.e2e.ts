import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';
import { chance, openStart } from './clicker.ts';
import { openFirstTurn } from './position.ts';
import { playOut, type } from './typist.ts';

/** Goes to the start of play in text and begins a game, by key alone. */
async function begin(page: Page, against: string): Promise<void> {
  await openStart(page);
  await page.locator('[data-do="text"]').press('Enter');
  await page.getByLabel('Mission').waitFor();
  if (against === 'machine') expect(await serious(page)).toEqual([]);
  await page.getByLabel('Mission').selectOption('first-drill');
  await page.getByLabel('Against').selectOption(against);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByLabel('Command', { exact: true })).toBeFocused();
}

const log = (page: Page) => page.getByRole('log');

test('a mission is played to its result against the machine by typing letters', { tag: '@long' }, async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await begin(page, 'machine');
  await playOut(page, chance(5));
  await expect(log(page)).toContainText(/You win|The Recruit wins|A draw/);
  expect(problems).toEqual([]);
});

test('two people pass the screen, and nothing of one is left for the other', async ({ page }) => {
  await begin(page, 'person');
  await expect(log(page)).toContainText('Pass the screen to the Marine player');
  await type(page, 'ready');
  await expect(page.locator('.text-app')).toHaveAttribute('data-viewer', 'marine');
  await expect(log(page)).toContainText(/You drew|token is drawn: \d/);
  const seen = new Set<string>();
  let lines = 0;
  const done = new Error('enough');
  await playOut(page, chance(9), async () => {
    const { viewer, html } = await page.evaluate(() => ({
      viewer: document.querySelector<HTMLElement>('.text-app')?.dataset.viewer ?? '',
      html: document.querySelector('#root')?.outerHTML ?? '',
    }));
    seen.add(viewer);
    if (viewer !== 'stealer') expect(html).not.toMatch(/[Ss]tands for \d|You draw a blip of/);
    if (viewer !== 'marine')
      expect(html).not.toMatch(/token is drawn: \d|another drawn: \d|You drew|points? left\./);
    if (++lines > 32) throw done;
  }).catch((error: unknown) => {
    if (error !== done) throw error;
  });
  expect([...seen].sort()).toEqual(['marine', 'spectator', 'stealer']);
});

test('a game by the solo rules goes on in text, is given up, and its dice are verified', async ({ page }) => {
  await begin(page, 'rules');
  await expect(log(page)).toContainText(/The dice are sealed: [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}/);
  const seal = /sealed: ([0-9a-f ]{14})/.exec((await log(page).textContent()) ?? '')?.[1] ?? '';
  await type(page, 'keep');
  await type(page, 'end');
  await type(page, 'end');
  await expect(log(page)).toContainText(/Turn 2/i);
  await type(page, 'concede');
  await type(page, 'concede');
  await expect(page.getByRole('option')).toHaveText([/Play again/, /Verify the dice/, /Leave the table/]);
  await type(page, 'verify');
  await expect(log(page)).toContainText('The dice are the ones that were sealed.');
  await expect(log(page)).toContainText(`Seal ${seal}`);
});

test('questions, refusals, the walk and the way back to the drawn table', async ({ page }) => {
  await openStart(page);
  await openFirstTurn(page);
  await page.locator('[data-do="menu"]').click();
  await page.locator('.menu [data-do="text"]').press('Enter');
  const field = page.getByLabel('Command', { exact: true });
  await expect(field).toBeFocused();
  for (const [line, answer] of [
    ['units', /2, Castor, Terminator at K12, faces north, 4 of 4 action points/],
    ['select castor', /Selected: Castor/],
    ['look', /Castor sees \d+ squares?/],
    ['watched', /No enemy sees Castor/],
    ['corridor', /North: at once K11, door, closed/],
    ['enemies', /Entry area E1/],
    ['moves', /Open the door at K11 \(1 action point\)/],
    ['phase', /Turn 1/],
    ['cp', /command points? left/],
    ['2 move N', /Rule HR-/],
    ['2 hop N', /Type help/],
    ['99', /You have no piece 99/],
    ['1', /Selected: /],
    ['2', /Selected: Castor/],
    ['2 door K11', /Castor opens the door at K11/],
    ['castor move north', /Castor moves to K11/],
    ['turn W', /Castor turns west/],
    ['undo', /Taken back/],
    ['log 3', /Castor moves to K11/],
  ] as const) {
    await type(page, line);
    await expect(log(page)).toContainText(answer);
  }
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('log 3');
  await page.keyboard.press('Escape');
  await page.keyboard.insertText('corr');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('corridor');
  await page.keyboard.press('Escape');
  expect(await serious(page)).toEqual([]);

  await page.getByRole('application').focus();
  const said = page.locator('.walk-said');
  await expect(said).toContainText('K11, Castor');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('K12');
  await page.keyboard.press('c');
  await expect(said).toContainText('North: at once K11');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#choice-1')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.locator('[data-do="picture"]').press('Enter');
  await expect(page.locator('.report')).toContainText('Castor moves to K11');
});

test('a mission for bought forces is played in text with a list', async ({ page }) => {
  await openStart(page);
  await page.locator('[data-do="text"]').press('Enter');
  await page.getByLabel('Mission').selectOption('cold-trail');
  await expect(page.getByLabel('Marine list')).toBeVisible();
  await page.getByLabel('Marine list').selectOption('cold-road-company');
  await expect(page.locator('.force-pick .problems')).toContainText('HR-FORCE-01');
  await page.getByLabel('Marine list').selectOption('first-squad');
  await expect(page.locator('.force-pick .problems')).toHaveCount(0);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByLabel('Command', { exact: true })).toBeFocused();
});
