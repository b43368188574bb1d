import { expect, test } from '@playwright/test';
import { finishedBattle } from './battles.ts';
import { openStart } from './clicker.ts';
import { openMatch } from './position.ts';

test('a battle is watched again through the eyes of each side, and of both', { tag: '@long' }, async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const match = finishedBattle();
  await openStart(page);
  await openMatch(page, match, { A: 'person', B: 'machine' });
  await page.locator('.ending [data-do="replay"]').click();
  const at = page.locator('[data-at]');
  await expect(at).toHaveAttribute('data-at', '0');
  const lens = async (value: string) => {
    await page.locator(`[name="lens"][value="${value}"]`).check({ force: true });
    await expect(page.locator('.replay')).toHaveAttribute('data-lens', value);
  };
  const orders = (side: string) =>
    page
      .locator(`.unit-tag.side-${side}`)
      .evaluateAll((all) => all.map((tag) => tag.getAttribute('data-order')).filter(Boolean));
  // Right after the first side has sealed its orders.
  const sealed = match.entries.findIndex((entry) => 'seat' in entry && /^orders /.test(String(entry.text)));
  for (let n = 0; n <= sealed; n++) await page.keyboard.press('ArrowRight');
  await expect(at).toHaveAttribute('data-at', String(sealed + 1));
  await expect.poll(async () => (await orders('a')).length + (await orders('b')).length).toBeGreaterThan(0);
  const [owner, rival] = (await orders('a')).length > 0 ? ['A', 'B'] : ['B', 'A'];
  const side = owner.toLowerCase();
  await lens('all');
  await expect.poll(async () => (await orders(side)).some((order) => order !== 'order-hidden')).toBe(true);
  await lens(owner);
  await expect.poll(async () => (await orders(side)).some((order) => order !== 'order-hidden')).toBe(true);
  await lens(rival);
  await expect.poll(async () => new Set(await orders(side))).toEqual(new Set(['order-hidden']));

  // At the end everybody sees the same.
  await page.keyboard.press('End');
  await expect(at).toHaveAttribute('data-at', String(match.entries.length));
  const tags = () => page.locator('.unit-tag').count();
  const counts = new Set<number>();
  for (const value of ['all', 'A', 'B']) {
    await lens(value);
    counts.add(await tags());
  }
  expect(counts.size).toBe(1);
  await page.locator('[name="tab"][value="luck"]').check({ force: true });
  await expect(page.locator('.luck-table tbody tr').first()).toBeVisible();
  expect(problems).toEqual([]);
});
