/** How the page feels: what it loads, how long it works after an action, how smoothly it moves, how soon it answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { findPosition, openMatch } from '../../../../e2e/position.ts';
import { hulkRevised } from '../../../games/hulk-revised/index.ts';
import { pending } from '../../../kernel/match.ts';
import { projectRoot, readText } from '../../files.ts';
import { median } from '../race.ts';
import type { BenchResult } from '../result.ts';
import { benchBattle } from './battle.ts';
import { crowd } from './crowd.ts';
import { figure, high } from './figures.ts';
import { closer, moved } from './frames.ts';
import { type House, openHouse, openPage, spent } from './open.ts';

const ALONE = { marine: 'person', stealer: 'machine' } as const;

export async function benchBrowser(): Promise<BenchResult[]> {
  const house = await openHouse();
  try {
    return [
      ...(await firstScreen(house)),
      ...(await update(house)),
      ...(await motion(house)),
      ...(await answering(house)),
      ...(await benchBattle(house)),
    ];
  } finally {
    await house.close();
  }
}

/** (a) Every script the first screen asks for, as the server sends it to a browser that reads gzip. */
async function firstScreen({ browser, address }: House): Promise<BenchResult[]> {
  // Keeping the pages for later, offline, is not part of showing the first one.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000); // the bots behind the first screen come after it
  await page.close();
  const web = join(projectRoot(), 'dist/web');
  const sum = (worker: boolean) =>
    [...scripts]
      .filter((path) => path.includes('.worker') === worker)
      .reduce((bytes, path) => bytes + gzipSync(readFileSync(join(web, path)), { level: 9 }).length, 0) /
    1024;
  return [
    figure('first screen: scripts, gzipped', sum(false), 'KB'),
    figure('first screen: workers, gzipped', sum(true), 'KB'),
  ];
}

/** (b) Turning one Marine among 200 pieces: everything the page computes from the key to the drawing. */
export async function update(house: House): Promise<BenchResult[]> {
  const page = await openPage(house, { speed: 'instant', still: true });
  await openMatch(page, marineTurn(crowd), ALONE);
  const pieces = await page.locator('[data-piece]').count();
  const cdp = await page.context().newCDPSession(page);
  // The main thread's own time: what else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script: number[] = [];
  const layout: number[] = [];
  const MOST = 60;
  for (let n = 0; n < MOST; n++) {
    const before = await spent(cdp);
    const acted = await page.evaluate(async () => {
      const app = document.querySelector('.app')!;
      const beat = app.getAttribute('data-beat');
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('e');
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const acted = app.getAttribute('data-beat') !== beat;
      if (!acted) press('.');
      return acted;
    });
    const after = await spent(cdp);
    // The first few warm the page up.
    if (acted && n >= 8) {
      script.push(after.script - before.script);
      layout.push(after.layout - before.layout);
    }
    await page.waitForTimeout(30);
  }
  await page.context().close();
  const name = `one action, ${pieces} pieces`;
  return [
    figure(`${name}: scripting, median`, median(script), 'ms'),
    figure(`${name}: scripting, 95th of 100`, high(script), 'ms'),
    figure(`${name}: style and layout, median`, median(layout), 'ms'),
  ];
}

/** (c) Frames while the largest board that ships is dragged and zoomed, beside an empty page in the same browser. */
export async function motion(house: House): Promise<BenchResult[]> {
  const empty = await house.browser.newPage();
  const still = await moved(empty, '.pane', 'still');
  await empty.close();
  const page = await openPage(house, { speed: 'normal' });
  await openMatch(page, marineTurn(largestMission()), ALONE);
  await closer(page, '.pane');
  const panned = await moved(page, '.pane', 'pan');
  const zoomed = await moved(page, '.pane', 'zoom');
  await page.context().close();
  return [
    figure('largest mission, panning', panned.perSecond, 'frames/s', 'an empty page', still.perSecond),
    figure('largest mission, zooming', zoomed.perSecond, 'frames/s', 'an empty page', still.perSecond),
  ];
}

/** (d) From a click on a button of the board to its first picture, while the machine thinks and plays, and at rest. */
async function answering(house: House): Promise<BenchResult[]> {
  const page = await openPage(house, { speed: 'fast' });
  await openMatch(page, marineTurn(largestMission()), ALONE);
  await page.waitForTimeout(500);
  const idle = await clicks(page, 15, () => Promise.resolve(true));
  const busy: number[] = [];
  for (let turn = 0; turn < 24 && busy.length < 25; turn++) {
    const end = page.locator('.act.end');
    const answer = page.locator('.prompt [data-action]').first();
    if (await answer.isVisible()) await answer.click();
    else if (await end.isVisible()) await end.click();
    else break;
    busy.push(...(await clicks(page, 25 - busy.length, () => isBusy(page))));
    await page.locator('.app[data-busy="false"]').waitFor({ timeout: 60_000 });
  }
  await page.context().close();
  return [
    figure('click to picture while the machine plays, median', median(busy), 'ms', 'at rest', median(idle)),
    figure('click to picture while the machine plays, 95th of 100', high(busy), 'ms', 'at rest', high(idle)),
  ];
}

function isBusy(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('.app')?.getAttribute('data-busy') === 'true');
}

async function clicks(page: Page, most: number, goes: () => Promise<boolean>): Promise<number[]> {
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    document.addEventListener(
      'click',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => heard.push(performance.now() - timeStamp))),
      true,
    );
  });
  const took = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  for (let n = 0; n < most && (await goes()); n++) {
    const box = await page.locator(`[data-do="zoom-${n % 2 ? 'out' : 'in'}"]`).boundingBox();
    if (!box) break;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    for (let wait = 0; wait < 50 && (await took()).length <= n; wait++) await page.waitForTimeout(10);
  }
  return took();
}

function marineTurn(mission: unknown) {
  return findPosition((m) => pending(m)[0]?.seat === 'marine' && pending(m)[0].kind === 'act', mission);
}

function largestMission(): unknown {
  const folder = join(projectRoot(), 'missions/hulk-revised');
  const missions = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file): unknown => parse(readText(join(folder, file))));
  const size = (mission: unknown) => {
    const setup = { mission, options: {} };
    const read = hulkRevised.readSetup(setup);
    return read.mission.geotiles ? 0 : hulkRevised.open(read).board.size;
  };
  return missions.reduce((a, b) => (size(b) > size(a) ? b : a));
}
