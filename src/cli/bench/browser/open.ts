/** The built page in the browser of the tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { ensureBrowser } from '../../../../e2e/browser.ts';
import { buildServer } from '../../../server/app.ts';
import { projectRoot } from '../../files.ts';
import { Skipped } from '../result.ts';

export interface House {
  readonly browser: Browser;
  readonly address: string;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const web = join(projectRoot(), 'dist/web');
  if (!existsSync(join(web, 'index.html'))) throw new Skipped('the page is not built: npm run build');
  const browser = await launch();
  const app = buildServer(web);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    browser,
    address,
    async close() {
      await browser.close();
      await app.close();
    },
  };
}

async function launch(): Promise<Browser> {
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch(await ensureBrowser());
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Skipped(`there is no browser to measure in (npm ci installs one): ${why}`);
  }
}

/** A page of its own, with nothing stored. */
export async function openPage(
  { browser, address }: House,
  settings: { speed: string; still?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // Keeping the pages for later, offline, is not part of playing.
    serviceWorkers: 'block',
    reducedMotion: settings.still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript((speed) => {
    localStorage.setItem('auspex.settings', JSON.stringify({ theme: 'dark', speed }));
  }, settings.speed);
  await page.goto('/');
  await page.locator('[data-do="play"]').waitFor();
  return page;
}

/** Milliseconds the page has spent so far, by kind of work. */
export async function spent(cdp: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

/** Milliseconds the main thread has worked so far, at whatever. */
export async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
