/** Positions of rule cases, opened at the table of their game. */
import type { Page } from '@playwright/test';
import { casesIn } from '../src/cases/files.ts';

export async function openCase(page: Page, file: string, name: string, game = 'epic-1991'): Promise<void> {
  const at = casesIn(`cases/${game}/${file}.yaml`).findIndex((one) => one.name.includes(name));
  if (at < 0) throw new Error(`No case of ${file} is called ${name}.`);
  await page.goto(`/#/try/${game}/${file}-${at + 1}`);
  await page.locator('.app[data-busy="false"]').waitFor({ timeout: 60_000 });
}
