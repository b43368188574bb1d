/** Missions of legion against legion: written here, or taken over from the corridors. */
import { expect, test } from '@playwright/test';
import { serious } from './axe.ts';
import { openStart } from './clicker.ts';

test('a mission of legions is written, broken, mended, saved and played', { tag: '@long' }, async ({
  page,
}) => {
  await openStart(page);
  await page.goto('/#/hulk-heresy/missions/first-breach');
  await page.locator('[data-do="change-mission"]').click();
  await expect(page).toHaveURL(/#\/hulk-heresy\/missions\/first-breach-2\/sheet$/);
  const text = page.locator('[data-field="text"]');
  const fine = page.locator('.editor-state .fine');
  await expect(fine).toBeVisible();
  expect(await serious(page)).toEqual([]);

  // Zones: an entry point that the other side loses, a list it may be of.
  const second = page.locator('[data-zone="1"]');
  await second.getByLabel('E2').uncheck();
  await second.getByLabel('daemons').check();
  await expect(text).toHaveValue(/\{ name: East, area: east, only: \[ daemon \] \}/);
  await second.locator('[data-field="zone-area"]').fill('nowhere');
  await expect(page.locator('[data-trouble]')).toContainText('East has no square marked "nowhere"');
  await expect(page.locator('[data-do="play-draft"]')).toBeDisabled();
  await page.locator('[data-do="undo"]').click();
  await expect(fine).toBeVisible();

  // The size of a mission people own, with the Librarian it asks for.
  await page.locator('[data-field="size"]').selectOption('VI');
  await expect(page.locator('[data-field="points"]')).toHaveValue('29');
  await expect(text).toHaveValue(/needs: \[ librarian \]/);
  await expect(fine).toBeVisible();

  // A ladder, an object and a goal.
  await page.locator('[data-do="add-object"]').click();
  await expect(page.locator('[data-trouble]')).toContainText('"object 1" lies on 0 squares');
  await page.locator('[data-field="add-mark"]').selectOption('object 1');
  await page.locator('[data-cell="11 4"]').click();
  await expect(fine).toBeVisible();
  await page.locator('[data-do="add-goal"]').click();
  const goal = page.locator('[data-goal="1"]');
  await goal.locator('[data-field="goal-zone"]').selectOption('0');
  await goal.locator('[data-field="goal-part"]').selectOption('bring');
  await expect(text).toHaveValue(/\{ slay: 5, zone: 0, bring: object 1 \}/);
  await expect(fine).toBeVisible();
  await page.locator('[data-field="title"]').fill('Second Breach');
  await page.getByText('As played', { exact: true }).click();
  await expect(page.locator('.mission-editor .mission-map')).toBeVisible();
  await page.locator('[data-do="save-mission"]').click();
  await expect(page.locator('[data-do="save-mission"]')).toHaveText('Saved');
  await page.goto('/#/hulk-heresy/missions/first-breach-2');
  await expect(page.locator('.goals')).toContainText('object 1 in its own deployment area');
  await page.goto('/#/hulk-heresy/missions/first-breach-2/sheet');
  await page.locator('[data-do="play-draft"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', /roles|muster/);
});

test('a corridor mission is fought against blips, and what this game lacks is refused with the reason', {
  tag: '@long',
}, async ({ page }) => {
  await openStart(page);
  await page.goto('/#/hulk-heresy/missions');
  await page.locator('[data-do="corridors"]').click();
  await expect(page.locator('[data-refused="gun-line"]')).toContainText('no sentry guns');
  await expect(page.locator('[data-refused="gun-line"] a')).toHaveCount(0);
  await page.locator('[data-mission-link="the-black-throne"]').click();
  await expect(page.locator('.goals')).toContainText('29 points, mustered in secret, with a Librarian');
  await page.getByText('Daemons', { exact: true }).click();
  await expect(page).toHaveURL(/the-black-throne-with-daemons$/);
  await expect(page.locator('.goals')).toContainText('daemons out of numbered blips');
  expect(await serious(page)).toEqual([]);
  await page.locator('[data-do="start"]').click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'muster');
  await page.locator('.prompt [data-action^="muster"]').first().click();
  await expect(page.locator('.app')).toHaveAttribute('data-decision', 'deploy');
  await expect(page.locator('.spot[data-action^="deploy"]').first()).toBeVisible();
});
