import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildServer } from '../src/server/app.ts';
import { listen } from '../src/server/listen.ts';
import { keepToken, tokenDrawn } from './clicker.ts';

test.use({ serviceWorkers: 'allow' });

/** The built page, served from a copy that a test may change and a server it may stop. */
async function serve() {
  const web = mkdtempSync(join(tmpdir(), 'auspex-offline-'));
  cpSync(new URL('../dist/web', import.meta.url).pathname, web, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  const app = buildServer(web);
  const url = await listen(app, '127.0.0.1', 0);
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(web, file), 'utf8');
    writeFileSync(join(web, file), before.replace(from, to));
    expect(readFileSync(join(web, file), 'utf8')).not.toBe(before);
  };
  const stop = async () => {
    await app.close();
    rmSync(web, { recursive: true, force: true });
  };
  return { url, change, stop };
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('auspex.settings', '{"theme":"dark","speed":"instant"}');
    localStorage.setItem('auspex.drill', '["walk"]');
  });
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

test('after the first load everything works without a server', { tag: '@long' }, async ({ page }) => {
  const { url, stop } = await serve();
  await open(page, url);
  await stop();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.reload();
  await page.locator('[data-do="play"]').click();
  await keepToken(page);
  await page.locator('[data-roster="2"]').click();
  await page.locator('[data-bar="left"]').click();
  await expect(page.locator('.report')).toContainText('turns west');
  // The machine is a worker of its own: it must come from the cache, too.
  await page.locator('.act.end').click();
  const armed = page.locator('.act.end[data-confirm="armed"]');
  if (await armed.count()) await armed.click();
  await expect(page.locator('.report')).toContainText(/Stealer|blip/i);
  for (const [place, seen] of [
    ['missions/gun-line', '.mission-map'],
    ['drill/walk', '.coach'],
    ['rulebook/hulk-revised/HR-LOS-07', '.rule-card'],
    ['replays', '.page-title'],
    ['companion', '.companion'],
    ['forces', '.page-title'],
    ['campaigns', '.page-title'],
    ['text', '.page-title'],
  ]) {
    await page.goto(`${url}#/${place}`);
    await expect(page.locator(seen).first(), place).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('a new version is offered, never at the table, and leaves nothing of the old one', {
  tag: '@long',
}, async ({ page }) => {
  const { url, change, stop } = await serve();
  await open(page, url);
  const old = await page.evaluate(() => caches.keys());
  expect(old).toHaveLength(1);
  await page.locator('[data-do="play"]').click();
  await tokenDrawn(page);
  change('index.html', '<title>Auspex</title>', '<title>Auspex, newer</title>');
  change('sw.js', old[0].slice('auspex-'.length), '0123456789abcdef');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
  await expect(page.locator('[data-notice="update"]')).toHaveCount(0);
  await page.locator('.brand').click();
  await expect(page.locator('[data-notice="update"]')).toContainText('A new version is ready.');
  await expect(page).toHaveTitle('Auspex');
  await page.locator('[data-do="update"]').click();
  await expect(page).toHaveTitle('Auspex, newer');
  await expect(page.locator('[data-notice="update"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['auspex-0123456789abcdef']);
  await page.locator('[data-do="continue"]').click();
  await tokenDrawn(page);
  await stop();
});

test('the page can be installed: its manifest is whole and its icons are what it says', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(`/${href}`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Auspex', display: 'standalone', start_url: './', scope: './' });
  const sizes = await page.evaluate(
    (icons: { src: string; sizes: string }[]) =>
      Promise.all(
        icons.map(async ({ src, sizes }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return sizes === 'any' ? sizes : `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
