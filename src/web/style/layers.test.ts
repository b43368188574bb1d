import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sizes and colours alone, for every table. */
const TOKENS = ['src/web/style/battle-tokens.css'];

test('every style stands in a layer: what one table brings along leaves the other as it is', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/web/${file}`)
    .filter((file) => !TOKENS.includes(file));
  expect(files.length).toBeGreaterThan(30);
  const free = files.filter((file) => {
    let css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    // Innermost blocks are taken away until none is left.
    for (let before = ''; before !== css; ) {
      before = css;
      css = css.replace(/\{[^{}]*\}/g, ';');
    }
    return css
      .split(';')
      .some((head) => head.trim() !== '' && !/^\s*@(layer|keyframes|import|font-face)\b/.test(head));
  });
  expect(free).toEqual([]);
});
