import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';

const drawing = readFileSync(new URL('../../src/web/public/icons/icon.svg', import.meta.url), 'utf8');

/** The icons an installed page needs as pictures, to be put into src/web/public/icons when the drawing changes: a maskable one fills its square, its drawing keeps to the middle. */
const ICONS = [
  { name: 'icon-192', size: 192, whole: false },
  { name: 'icon-512', size: 512, whole: false },
  { name: 'maskable-512', size: 512, whole: true },
  { name: 'touch-180', size: 180, whole: true },
];

for (const { name, size, whole } of ICONS) {
  test(`icon ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    const svg = whole
      ? drawing.replace(' rx="22"', '').replace('translate(14 14) scale(.72)', 'translate(19 19) scale(.62)')
      : drawing;
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    await page.screenshot({ path: `screens/icons/${name}.png`, omitBackground: true });
  });
}
