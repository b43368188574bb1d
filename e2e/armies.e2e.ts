import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('an army is built by mouse: cards pressed and dragged, limits told, a Titan armed, the list shared', async ({
  page,
}) => {
  await page.goto('/#/epic-1991/forces');
  await page.locator('[data-do="new-marines"]').click();
  const army = page.locator('.pane.army');
  await page.locator('[data-card="tactical-company"] .take').click();
  await expect(army.locator('[data-cost]')).toHaveAttribute('data-cost', '750');
  await page.locator('[data-card="whirlwind-battery"]').dragTo(army.locator('.list').first());
  await expect(army.locator('[data-cost]')).toHaveAttribute('data-cost', '900');
  await page.locator('[data-card="medic"] .take').click();
  await page.locator('[data-card="chaplain"] .take').click();
  await expect(page.locator('[data-refused="chaplain"]')).toContainText(
    /with 1 company card at most 1 special card.*E2-ARMY-07/,
  );
  await page.locator('[data-do="take-anyway"]').click();
  await expect(army.locator('.problems')).toContainText('E2-ARMY-07');
  await expect(army.locator('[data-line="chaplain"]')).toHaveClass(/wrong/);
  await army.locator('[data-line="chaplain"] [data-do="drop"]').click();
  await expect(army.locator('.fine')).toBeVisible();

  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Points: more' }).click();
  await page.locator('[data-card="warlord-titan"] .take').click();
  await page.locator('[data-mount="right-arm"]').click();
  await expect(page.locator('[data-weapon="power-fist"] button')).toBeDisabled();
  await page.locator('[data-weapon="plasma-destructor"] button').click();
  await expect(page.locator('[data-mount="right-arm"]')).toContainText('Plasma Destructor');
  await expect(army.locator('[data-cost]')).toHaveAttribute('data-cost', String(950 + 750));

  await page.locator('[data-field="name"]').fill('Red Dawn');
  await page.locator('[data-do="share"]').click();
  await expect(page.locator('[data-field="text"]')).toHaveValue(
    /^marines "Red Dawn" points 3000; tactical-company; .*right-arm plasma-destructor/,
  );
  await expect(page.locator('[data-field="link"]')).toHaveValue(/shared$/);
  const link = await page.locator('[data-field="link"]').inputValue();
  await page.goto(`/${new URL(link).hash}`);
  await page.locator('.builder').waitFor();
  await expect(army.locator('[data-cost]')).toHaveAttribute('data-cost', '1700');
  await page.locator('[data-do="all-lists"]').click();
  await expect(page.locator('#kept-lists ~ .army-tiles .army-tile')).toHaveCount(2);
});

test('lists are read, printed and written without a fault that a machine can find', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#/epic-1991/forces');
  const bad = 'name: Odd\nforce: orks\ncards:\n  - goff-clan\n  - goff-klan\n';
  await page
    .locator('.open-file input')
    .setInputFiles({ name: 'odd.yaml', mimeType: 'text/yaml', buffer: Buffer.from(bad) });
  await expect(page.locator('.trouble')).toContainText('Line 5, column 5');
  await page.locator('[data-do="paste"]').click();
  await page
    .locator('[data-field="pasted"]')
    .fill(bad.replace('goff-klan', '{ card: spleenrippa-squadron, clan: goffs }'));
  await page.locator('[data-do="read-pasted"]').click();
  await expect(page.locator('.trouble')).toContainText(/Line 5, column \d+: .*E2-ORK-13/);
  await expect(page.locator('[data-line="spleenrippa-squadron"]')).toHaveClass(/wrong/);
  const faults = async () =>
    (await new AxeBuilder({ page }).exclude('.fleet').analyze()).violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`,
    );
  for (const theme of ['dark', 'light', 'contrast']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await faults(), theme).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(), 'phone').toEqual([]);
  await page.goto('/#/epic-1991/forces');
  await page.getByRole('button', { name: 'The Walking Four' }).click();
  await page.locator('.titan-arms').waitFor({ state: 'attached' });
  await page.locator('.panes [data-pane="sheet"]').click();
  expect(await faults()).toEqual([]);
  await page.locator('[data-do="print-sheet"]').click();
  await expect(page.locator('.roster-card')).toHaveCount(8);
  expect(await faults()).toEqual([]);
});

test('a battle is written: ground put down, dragged, turned, rolled, saved, and fought', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/epic-1991/missions');
  await page.locator('[data-do="new-mission"]').click();
  const editor = page.locator('.battle-editor');
  await page.locator('[data-field="title"]').fill('Mill Pond');
  await page.locator('[data-brush="woods"]').click();
  const ground = page.locator('.ground-board canvas');
  const box = (await ground.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.click(...at(0.5, 0.5));
  const piece = editor.locator('[data-piece="0"]');
  await expect(piece).toContainText(/Woods 91\.?\d* cm east, (60|61)/);
  const before = await piece.textContent();
  await page.mouse.move(...at(0.5, 0.5));
  await page.mouse.down();
  await page.mouse.move(...at(0.6, 0.45), { steps: 4 });
  await page.mouse.up();
  await expect(piece).not.toHaveText(before!);
  await page.keyboard.press('e');
  await expect(editor.getByLabel('Heading')).toHaveValue('15');
  await page.keyboard.press('Delete');
  await expect(piece).toHaveCount(0);
  await page.locator('[data-do="undo"]').click();
  await expect(piece).toBeVisible();
  await page.locator('[data-do="roll-ground"]').click();
  await expect(editor.locator('[data-piece="4"]')).toBeVisible();
  await page
    .locator('[data-field="army-A"]')
    .selectOption({ label: 'The Walking Four: Titan Legions, 3000 points (does not fit)' });
  await expect(editor.locator('[data-trouble]')).toContainText('E2-ARMY-02');
  for (const [side, name] of [
    ['A', 'The Deep Hearth: Squats, 1500 points'],
    ['B', 'The Quiet Tide: Eldar, 1500 points'],
  ])
    await page.locator(`[data-field="army-${side}"]`).selectOption({ label: name });
  await expect(editor.locator('.fine')).toBeVisible();
  const faults = (await new AxeBuilder({ page }).exclude('.defs').analyze()).violations;
  expect(faults.map(({ id, nodes }) => `${id} ${nodes[0].html}`)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do="export"]').click(),
  ]);
  const file = await download.path();
  await page.locator('[data-do="to-battle"]').click();
  await expect(page.locator('article[data-mission="mill-pond"]')).toContainText('The Deep Hearth');
  await page.locator('.mission-list .open-file input').setInputFiles(file);
  await expect(page.locator('.trouble')).toHaveCount(0);
  await page.locator('[data-do="start"]').click();
  await page.locator('.app').waitFor();
});

test('an army is set up by hand: dropped in a shape, a fault named and taken back, the rest in one press', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/epic-1991/missions/marines-orks-1500');
  await page.getByText('We set up in secret').click({ timeout: 60_000 });
  await page.locator('[data-do="start"]').click();
  await page.locator('[data-do="set-up"]').click({ timeout: 60_000 });
  const canvas = page.locator('.set-up-ground canvas');
  const box = (await canvas.boundingBox())!;
  const at = { x: box.width * 0.5, y: box.height * 0.8 };
  await canvas.click({ position: at });
  await expect(page.locator('.set-up-units [data-unit]').first()).toContainText('stands');
  await page.keyboard.press('3');
  await canvas.click({ position: { x: at.x, y: at.y + 30 } });
  await canvas.click({ position: { x: at.x + 4, y: at.y + 60 } });
  const faults = page.locator('[data-faults]');
  if ((await faults.count()) > 0) await expect(faults).toContainText('E2-DEPL-04');
  for (let i = 0; i < 2; i++) await page.keyboard.press('z');
  await expect(faults).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.locator('.set-up-side .fine')).toBeVisible();
  await page.locator('[data-do="seal"]').click();
  await expect(page.locator('.app:not([data-decision="deploy"])')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.set-up')).toHaveCount(0);
});
