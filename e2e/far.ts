/** Matches between browsers, for tests and pictures. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { openStart } from './clicker.ts';

export interface Wish {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly seat: string;
  readonly title: string;
  readonly control?: object;
  readonly delay?: number;
  readonly listed?: boolean;
}

export const drill: Wish = {
  ruleset: 'hulk-revised',
  setup: { mission: parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as unknown },
  seat: 'marine',
  title: 'First Drill',
};

/** Takes a name and makes a match, as the page would; returns its id. */
export async function makeMatch(page: Page, name: string, wish: Wish): Promise<string> {
  return page.evaluate(
    async ([called, match]) => {
      const ask = async (method: string, path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
        const told = (await answer.json()) as { id: string; error?: string };
        if (!answer.ok) throw new Error(told.error);
        return told;
      };
      await ask('PUT', 'api/me', { name: called });
      return (await ask('POST', 'api/matches', match)).id;
    },
    [name, wish] as const,
  );
}

/** Sits down at a match by its link. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await openStart(page);
  await page.goto(link);
  await page.locator('[data-field="name"]').fill(name);
  await page.locator('[data-do="join"]').click();
}

/** Presses something of the menu; a table that has just been drawn may be drawn again between press and release. */
export async function fromMenu(page: Page, deed: string): Promise<void> {
  const button = page.locator(`dialog [data-do="${deed}"]`);
  for (let tries = 0; tries < 5 && !(await button.isVisible()); tries++) {
    await page.locator('[data-do="menu"]').first().click({ timeout: 3000 });
    await button.waitFor({ timeout: 1500 }).catch(() => undefined);
  }
  await button.click();
}

/** The database may still be starting. */
export async function serverKeeps(page: Page): Promise<void> {
  const kept = async () =>
    ((await (await page.request.get('/health')).json()) as { matches: string }).matches;
  await expect.poll(kept, { timeout: 60_000 }).toBe('kept');
}
