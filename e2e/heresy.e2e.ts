/** Legion against legion at the table. */
import { expect, type Page, test } from '@playwright/test';
import { serious } from './axe.ts';
import { chance, openStart, playOut } from './clicker.ts';
import { heresyQuestions, openHeresy } from './heresy.ts';
import { CHAMPIONS, COMMANDERS, RAGE, RIFT } from './heresy-halls.ts';
import { playOut as typeOut } from './typist.ts';

async function begin(page: Page, against: string): Promise<void> {
  await page.goto('/#/hulk-heresy/missions/first-breach');
  await page.locator('.wish .segments label', { hasText: against }).click();
  await page.locator('[data-do="start"]').click();
}

test('two people muster in secret at one screen and place their blips', async ({ page }) => {
  await openStart(page);
  await begin(page, 'A person here');
  await page.locator('[data-do="reveal"]').click();
  await page.locator('[data-action="attack"]').click();
  const app = page.locator('.app');
  await expect(app).toHaveAttribute('data-decision', 'muster');
  if ((await page.locator('.curtain').count()) > 0) await page.locator('[data-do="reveal"]').click();
  await page.locator('[data-do="build-force"]').click();
  for (const id of ['combi-bolter', 'claws', 'hammer']) await page.locator(`[data-add="${id}"]`).click();
  await expect(page.locator('.heresy-builder .spending')).toContainText('6 of 10 points, 3 models');
  await expect(page.locator('.heresy-builder .spending')).toContainText('4 left');
  await expect(page.locator('[data-add="heavy"]')).toBeDisabled();
  expect(await serious(page)).toEqual([]);
  await page.locator('[data-do="seal"]').click();

  await page.locator('[data-do="reveal"]').click();
  expect(await page.locator('.app').innerHTML()).not.toMatch(/lightning.claws|thunder.hammer|3 models/i);
  await page.locator('.prompt [data-action^="muster"]').first().click();
  await expect(app).toHaveAttribute('data-decision', 'deploy');
  if ((await page.locator('.curtain').count()) > 0) await page.locator('[data-do="reveal"]').click();
  const spot = page.locator('.spot[data-action^="deploy"]').first();
  const square = (await spot.getAttribute('data-action'))!.replace('deploy ', '');
  await spot.click();
  await expect(page.locator('.prompt')).toContainText(`Who is the blip at ${square}?`);
  await page.locator('.prompt [data-action^="letter"]').first().click();
  await expect(page.locator('.report')).toContainText(`is placed on ${square}`);
});

test('a mission is played to its result by clicking, at one screen and against the machine', {
  tag: '@long',
}, async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openStart(page);
  for (const [against, seed] of [
    ['A person here', 7],
    ['The machine', 11],
  ] as const) {
    await begin(page, against);
    await playOut(page, { actions: 6, random: chance(seed) });
    const ending = page.locator('.ending');
    await expect(ending).toContainText(/win|draw/i);
    await expect(ending.locator('.rule').first()).toHaveText(/^HH-/);
    await expect(ending).not.toContainText(/side [AB]\b/i);
    expect(await serious(page)).toEqual([]);
    await page.locator('[data-do="replay"]').click();
    await expect(page.locator('.replay')).toHaveAttribute('data-over', 'true');
    await expect(page.locator('.replay .mission')).not.toContainText(/side [AB]\b/i);
    expect(problems).toEqual([]);
    await leave(page);
    problems.length = 0;
  }
});

test('what the enemy does is answered: a reaction, a volley, a save', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  const kinds = ['react', 'overwatch', 'save-again'];
  const asked = heresyQuestions(kinds);
  expect(asked.map(({ kind }) => kind)).toEqual(kinds);
  const said = { react: /React to /, overwatch: /Overwatch at /, 'save-again': /the save fails/ };
  const told = {
    react: /The (first|second) force reacts/,
    overwatch: /takes aim/,
    'save-again': /rolls again/,
  };
  for (const question of asked) {
    const kind = question.kind as keyof typeof said;
    await openHeresy(page, question, 'machine');
    await expect(page.locator('.app')).toHaveAttribute('data-decision', kind);
    await expect(page.locator('.prompt')).toContainText(said[kind]);
    await page.locator('.prompt .choice button').first().click();
    await expect(page.locator('.report')).toContainText(told[kind]);
    await leave(page);
  }
});

test('a duel is offered, accepted and fought', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  const [question] = heresyQuestions(['act challenge'], CHAMPIONS);
  await openHeresy(page, question, 'person');
  if ((await page.locator('.curtain').count()) > 0) await page.locator('[data-do="reveal"]').click();
  await page.locator('.roster button', { hasText: 'Champion' }).click();
  await page.locator('[data-bar="challenge"]').click();
  const foe = page.locator('.spot.foe').first();
  const shown = page.locator('.chooser [data-action]').first();
  await shown.or(foe).first().waitFor();
  if ((await shown.count()) === 0) await foe.click();
  await shown.click();
  await page.locator('[data-do="reveal"]').click();
  await expect(page.locator('.prompt')).toContainText('An Honour Duel is offered');
  await page.locator('.prompt [data-action="accept"]').click();
  const next = page.locator('.prompt [data-action^="strike"], .spot[data-action^="place"]');
  await page.locator('[data-do="reveal"]').click();
  const struck = page.locator('.report').getByText(/strikes:/);
  for (let n = 0; n < 2 && (await struck.count()) === 0; n++) await next.first().click();
  await expect(page.locator('.report')).toContainText(/strikes: .* against /);
  await leave(page);
});

test('powers are used by their buttons: a daemon is summoned, an enemy dominated', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  const [summons] = heresyQuestions(['act summoning'], CHAMPIONS);
  const [dominates] = heresyQuestions(['act dominate'], RIFT);
  for (const [question, power, told] of [
    [summons, 'Summoning', /uses Summoning/],
    [dominates, 'Dominate', /uses Dominate/],
  ] as const) {
    await openHeresy(page, question, 'machine');
    await page.locator('.roster button', { hasText: 'Librarian' }).click();
    await page.locator('[data-bar="cast"]').click();
    await page.locator('.bar-menu button', { hasText: power }).first().click();
    const spot = page.locator('.spot.ask, .spot.foe').first();
    if (await spot.count()) await spot.click();
    const again = page.locator('.chooser [data-action]').first();
    if (await again.count()) await again.click();
    await expect(page.locator('.report')).toContainText(told);
    await leave(page);
  }
});

test('rare questions are put and answered', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  await openStart(page);
  const wanted = [
    [COMMANDERS, ['command', 'placement', 'face-foe', 'shot-again', 'overheat', 'heal', 'ones']],
    [CHAMPIONS, ['blade', 'arrival', 'psi']],
    [RAGE, ['rage', 'gaze', 'warp']],
    [RIFT, ['rebirth', 'shuffle', 'phantoms', 'dominate-attack']],
  ] as const;
  const met = new Set<string>();
  for (const [mission, kinds] of wanted) {
    for (const question of heresyQuestions(kinds, mission)) {
      met.add(question.kind);
      await openHeresy(page, question, 'machine');
      const app = page.locator('.app');
      await expect(app).toHaveAttribute('data-decision', question.kind);
      const answer = page.locator('.prompt .choice button, .spot[data-action]').first();
      await answer.waitFor();
      expect(await page.locator('.prompt, .task').first().innerText()).not.toMatch(/undefined|NaN|Choose$/);
      // The next question may be of the same kind, and nothing to tell yet: then other answers are put.
      const shown = async () => [
        await app.getAttribute('data-decision'),
        await page.locator('.report').innerText(),
        await page
          .locator('.spot[data-action], .prompt [data-action]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-action'))),
      ];
      const before = await shown();
      await answer.click();
      const again = page.locator('.chooser [data-action]').first();
      if (await again.count()) await again.click();
      await expect.poll(shown).not.toEqual(before);
      await leave(page);
    }
  }
  // Which of them come up is a matter of dice; `decisions.long.test.ts` has them all.
  expect(met.size).toBeGreaterThan(8);
});

test('the text interface plays to a result', { tag: '@long' }, async ({ page }) => {
  await openStart(page);
  await page.goto('/#/hulk-heresy/text');
  await page.getByLabel('Mission').selectOption('first-breach');
  await page.getByLabel('Against').selectOption('machine');
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByLabel('Command', { exact: true })).toBeFocused();
  await typeOut(page, chance(5));
  await expect(page.getByRole('log')).toContainText(/You win|The Recruit wins|A draw/);
  await expect(page.getByRole('log')).not.toContainText(/side [AB]\b/i);
  expect(await serious(page)).toEqual([]);
});

test('axe finds nothing serious at prompts in the light theme', { tag: '@long' }, async ({ page }) => {
  await openStart(page, { theme: 'light' });
  await page.goto('/#/hulk-heresy');
  await page.locator('.ready, .door-page, [data-do="play"]').first().waitFor();
  expect(await serious(page)).toEqual([]);
  await page.goto('/#/hulk-heresy/missions/first-breach');
  await page.locator('.mission-map').first().waitFor();
  expect(await serious(page)).toEqual([]);
  for (const question of heresyQuestions([
    'letter',
    'act shoot',
    'react',
    'overwatch',
    'save-again',
    'face',
  ])) {
    await openHeresy(page, question, 'machine');
    await page.locator('.prompt, .spot').first().waitFor();
    expect(await serious(page), question.kind).toEqual([]);
    await leave(page);
  }
});

async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/');
  await page.locator('[data-do="continue"], [data-do="play"]').first().waitFor();
}
