/** Plays at the table of centimetres like somebody who takes what is offered. */
import { expect, type Locator, type Page } from '@playwright/test';

export const app = (page: Page) => page.locator('.app');

/** Nothing is shown or thought out: somebody here is asked, or the match is over. */
export async function rested(page: Page): Promise<string> {
  await page.locator('.app[data-busy="false"]').or(page.locator('.ending')).first().waitFor();
  return (await app(page).getAttribute('data-decision')) ?? '';
}

/** What a first press shows is done by the second. */
async function pressTwice(page: Page, button: Locator): Promise<number> {
  const beat = await app(page).getAttribute('data-beat');
  await button.click();
  const main = page.locator('.chooser .main');
  await expect(main.or(page.locator(`.app:not([data-beat="${beat}"])`)).first()).toBeVisible();
  const shown = (await main.count()) > 0;
  if (shown) await main.click();
  await expect(app(page)).not.toHaveAttribute('data-beat', beat ?? '');
  return shown ? 2 : 1;
}

/** Answers whatever is asked by pressing what is offered first; how many presses that took. */
export async function answer(page: Page, kind: string): Promise<number> {
  const close = page.locator('[data-do="recap-close"]');
  if (await close.isVisible()) await close.click();
  const choice = page.locator('.prompt .choice button, .prompt .choice-list button').first();
  const bar = (id: string) => page.locator(`[data-bar^="${id}"]:not([aria-disabled="true"])`).first();
  if ((await choice.count()) > 0) {
    await choice.click();
    return 1;
  }
  if (kind === 'orders' || kind === 'late-orders') {
    await bar('suggest').click();
    await page.locator('.act.end[aria-disabled="false"]').click();
    return 2;
  }
  for (const id of kind === 'fire' ? ['fire 0', 'pass', 'hold'] : ['move 0', 'stay', 'suggest'])
    if ((await bar(id).count()) > 0) return pressTwice(page, bar(id));
  const beat = await app(page).getAttribute('data-beat');
  await page.locator('.act.end').click();
  const armed = page.locator('.act.end.armed');
  await expect(armed.or(page.locator(`.app:not([data-beat="${beat}"])`)).first()).toBeVisible();
  if ((await armed.count()) === 0) return 1;
  await armed.click();
  return 2;
}
