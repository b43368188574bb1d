import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '../../games/list.ts';
import { marineSymbols } from '../pieces/marines.ts';
import { DOORS, doorOf } from './doors.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const field = (folder: string, name: string) =>
  readdirSync(join(ROOT, folder)).map((file) => Number(parse(read(join(folder, file)))[name]));

test('every game that is listed has a door, called by its listed name', () => {
  for (const { id, title } of GAMES) expect(doorOf(id)?.title).toBe(title);
});

test('what a door says of length is what missions and battles say', () => {
  for (const id of ['hulk-revised', 'hulk-heresy']) {
    const minutes = field(`missions/${id}`, 'minutes');
    expect(doorOf(id)?.length).toBe(`${Math.min(...minutes)}–${Math.max(...minutes)} min`);
  }
  const points = field('battles/epic-1991', 'points');
  expect(doorOf('epic-1991')?.length).toBe(`${Math.min(...points).toLocaleString('en-GB')}+ points`);
});

test('every scene has its name, and every piece of an army is drawn in it', () => {
  const pieces = read('src/web/pieces/pieces.svg') + marineSymbols();
  for (const { id, armies } of DOORS) {
    const scene = read(`src/web/scenes/${id}.svg`);
    expect(scene).toContain(`id="scene-${id}"`);
    for (const { symbol } of armies.flatMap((army) => army.pieces))
      if (symbol) expect(scene + pieces).toContain(`id="${symbol}"`);
    const known = new Set([...(scene + pieces).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
    const used = [...scene.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  }
});
