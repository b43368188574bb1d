import { test } from '@playwright/test';

const shots = process.env.SHOTS ? JSON.parse(process.env.SHOTS) : [];
for (const [name, hash, w, h, theme, motion, wait] of shots)
  test(name, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: test.info().project.use.baseURL,
      viewport: { width: w, height: h },
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('ERR', e.message));
    page.on('console', (m) => m.type() !== 'debug' && console.log('LOG', m.text()));
    await page.addInitScript(
      (t) => localStorage.setItem('auspex.settings', JSON.stringify({ theme: t, speed: 'normal' })),
      theme,
    );
    if (process.env.PRE) await page.addInitScript(process.env.PRE);
    await page.goto(hash);
    await page.waitForTimeout(wait ?? 800);
    if (process.env.ACT) await new Function('page', `return (async()=>{${process.env.ACT}})()`)(page);
    await page.screenshot({ path: `/tmp/start/${name}.png` });
    await context.close();
  });
