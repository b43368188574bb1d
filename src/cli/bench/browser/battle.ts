/** The battle table with more than six hundred models: how it moves, what an action costs, how soon a mob follows the hand. */
import type { CDPSession, Page } from '@playwright/test';
import { openMatch } from '../../../../e2e/position.ts';
import type { EpicGame, State } from '../../../games/epic-1991/index.ts';
import { type Match, pending } from '../../../kernel/match.ts';
import { median } from '../race.ts';
import type { BenchResult } from '../result.ts';
import { figure, high } from './figures.ts';
import { closer, moved } from './frames.ts';
import { horde } from './horde.ts';
import { type House, openPage, spent } from './open.ts';

const PANE = '.stage .field-pane';
const MOB = 'Goff Clan, Boyz Mob';

export async function benchBattle(house: House): Promise<BenchResult[]> {
  const orks = horde('B');
  return [...(await motion(house, orks)), ...(await acting(house, horde('A'))), ...(await hand(house, orks))];
}

async function openHorde(house: House, match: Match): Promise<Page> {
  const page = await openPage(house, { speed: 'instant', still: true });
  const [{ seat }] = pending(match);
  await openMatch(page, match, { A: 'machine', B: 'machine', [seat]: 'person' });
  await page.locator('.app[data-busy="false"]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000); // until every model has its picture
  return page;
}

const onTable = ({ state }: Match) =>
  (state as State).models.filter((model) => model?.where === 'table').length;

/** All of it in sight; then closer, with every detail. */
async function motion(house: House, match: Match): Promise<BenchResult[]> {
  const empty = await house.browser.newPage();
  const { perSecond: still } = await moved(empty, PANE, 'still');
  await empty.close();
  const page = await openHorde(house, match);
  const panned = await moved(page, PANE, 'pan');
  const zoomed = await moved(page, PANE, 'zoom');
  await closer(page, PANE);
  const near = await moved(page, PANE, 'pan');
  await page.context().close();
  const name = `battle, ${onTable(match)} models`;
  return [
    figure(`${name}: panning`, panned.perSecond, 'frames/s', 'an empty page', still),
    figure(`${name}: panning, main thread a frame`, panned.work, 'ms'),
    figure(`${name}: zooming`, zoomed.perSecond, 'frames/s', 'an empty page', still),
    figure(`${name}: zooming, main thread a frame`, zoomed.work, 'ms'),
    figure(`${name}: panning close by`, near.perSecond, 'frames/s', 'an empty page', still),
    figure(`${name}: panning close by, main thread a frame`, near.work, 'ms'),
  ];
}

/** Runs in the page, and gives it two frames to draw what came of it. */
async function twoFrames(key: string): Promise<string | null> {
  const app = document.querySelector('.app')!;
  if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return app.getAttribute('data-beat');
}

async function watch(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

/** Units stay where they are: everything the page computes from the key to the drawing of what is asked next. */
async function acting(house: House, match: Match): Promise<BenchResult[]> {
  const page = await openHorde(house, match);
  const cdp = await watch(page);
  const script: number[] = [];
  const layout: number[] = [];
  for (let n = 0; n < 24; n++) {
    const beat = await page.locator('.app').getAttribute('data-beat');
    const before = await spent(cdp);
    const acted = (await page.evaluate(twoFrames, 'x')) !== beat;
    const after = await spent(cdp);
    // The first few warm the page up.
    if (acted && n >= 4) {
      script.push(after.script - before.script);
      layout.push(after.layout - before.layout);
    }
    await page.waitForTimeout(30);
  }
  await page.context().close();
  return [
    figure('battle, one action: scripting, median', median(script), 'ms'),
    figure('battle, one action: scripting, 95th of 100', high(script), 'ms'),
    figure('battle, one action: style and layout, median', median(layout), 'ms'),
  ];
}

/** A mob of 23 stands dragged across the table: what each move of the hand costs, and what letting go does. */
async function hand(house: House, match: Match): Promise<BenchResult[]> {
  const { table } = match.game as unknown as EpicGame;
  const mob = table.units.find((unit) => unit?.side === 'B' && unit.name === MOB)!;
  const page = await openHorde(house, match);
  const cdp = await watch(page);
  const moves: number[] = [];
  const drops: number[] = [];
  for (let n = 0; n < 6; n++) {
    const box = (await page.locator(`.unit-tag[data-unit="${mob.id}"]`).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12);
    await page.evaluate(twoFrames, '');
    for (let step = 0; step < 12; step++) {
      const before = await spent(cdp);
      await page.mouse.move(x + 12 + 6 * Math.cos(step), y + 20 + step * 3);
      await page.evaluate(twoFrames, '');
      // The first few warm the page up.
      if (n > 0) moves.push((await spent(cdp)).script - before.script);
    }
    if ((await page.locator('.line.way').count()) < mob.models.length)
      throw new Error('The mob does not follow the hand.');
    const before = await spent(cdp);
    await page.mouse.up();
    await page.locator('.chooser .main').waitFor();
    await page.evaluate(twoFrames, '');
    if (n > 0) drops.push((await spent(cdp)).script - before.script);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  const name = `battle, ${mob.models.length} stands under the hand`;
  return [
    figure(`${name}: scripting a move, median`, median(moves), 'ms'),
    figure(`${name}: scripting a move, 95th of 100`, high(moves), 'ms'),
    figure(`${name}: the whole proposal, median`, median(drops), 'ms'),
    figure(`${name}: the whole proposal, 95th of 100`, high(drops), 'ms'),
  ];
}
