import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, packageFolders } from './licences.ts';

test('the packages of the modules, each once, with or without a scope', () => {
  const modules = [
    '/p/src/web/main.tsx',
    '/p/node_modules/react/index.js',
    '/p/node_modules/react/cjs/react.js?commonjs',
    '\0/p/node_modules/@fontsource-variable/inter/wght.css',
    'virtual:rulebook',
  ];
  expect(packageFolders(modules)).toEqual([
    '/p/node_modules/@fontsource-variable/inter',
    '/p/node_modules/react',
  ]);
});

test.each(['react', '@fontsource-variable/inter', '@fontsource/barlow-condensed', 'valibot'])(
  '%s comes with the name and the text of its licence',
  (name) => {
    const found = licenceOf(resolve(import.meta.dirname, '../../../../node_modules', name));
    expect(found.name).toBe(name);
    expect(found.licence).toMatch(/^(MIT|OFL-1\.1)$/);
    expect(found.text).toMatch(/permission|licen[cs]e/i);
  },
);
