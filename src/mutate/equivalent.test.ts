import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mutantsIn } from './points.ts';
import { scopeOf } from './scopes.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(import.meta.dirname, 'equivalent');

test.each(readdirSync(folder))('%s lists changes that can be made, once each, with a reason', (name) => {
  const ruleset = basename(name, '.yaml');
  const list = parse(readFileSync(resolve(folder, name), 'utf8')) as Record<string, string>[];
  const files = scopeOf(root, ruleset);
  const keys = list.map(({ file, from, to }) => `${file}: ${from} => ${to}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  for (const [i, { file, why }] of list.entries()) {
    expect(why, keys[i]).toMatch(/^[A-Z].+\.$/);
    expect(files, keys[i]).toContain(file);
    const made = mutantsIn(file, readFileSync(resolve(root, file), 'utf8')).map(({ key }) => key);
    expect(made, file).toContain(keys[i]);
  }
});
