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
  expect(list.filter(({ why }) => !/^[A-Z].+\.$/.test(why))).toEqual([]);
  const read = new Set(list.map(({ file }) => file).filter((file) => files.includes(file)));
  const made = new Set(
    [...read].flatMap((file) =>
      mutantsIn(file, readFileSync(resolve(root, file), 'utf8')).map(({ key }) => key),
    ),
  );
  expect(keys.filter((key) => !made.has(key))).toEqual([]);
});
