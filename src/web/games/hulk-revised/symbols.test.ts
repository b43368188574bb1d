import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MarineRow } from '../../../games/hulk-revised/setting-up/mission.ts';
import { ASSAULT, RANGED } from '../../../games/hulk-revised/shooting/armoury.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { marineSymbols } from '../../pieces/marines.ts';
import { CHIP_WORDS } from './chips.ts';
import { ANY_MARINE, ANY_SERGEANT, ASSAULT_SYMBOLS, marineSymbol, RANGED_SYMBOLS } from './symbols.ts';

const drawn = readFileSync(new URL('../../pieces/pieces.svg', import.meta.url), 'utf8') + marineSymbols();
const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const MARINES = ['terminator', 'sergeant', 'captain', 'librarian'] as const;

test('every Marine with every weapon has a drawing of his own', () => {
  const found = new Set<string>();
  let rows = 0;
  for (const kind of MARINES)
    for (const ranged of [null, ...Object.keys(RANGED)])
      for (const [assault, { bothHands }] of Object.entries(ASSAULT)) {
        if (bothHands && ranged !== null) continue;
        const symbol = marineSymbol({ kind, ranged, assault, cyclone: null } as MarineRow);
        expect(ids).toContain(symbol);
        found.add(symbol);
        rows++;
      }
  expect(found.size).toBe(rows);
});

test('everything else that is named is drawn', () => {
  const stealers = Object.keys(UNITS)
    .filter(
      (kind) =>
        !(MARINES as readonly string[]).includes(kind) && !['blip', 'ambush', 'sentry'].includes(kind),
    )
    .map((kind) => `u-${kind}`);
  const named = [
    ...stealers,
    ANY_MARINE,
    ANY_SERGEANT,
    ...Object.values(RANGED_SYMBOLS),
    ...Object.values(ASSAULT_SYMBOLS),
    ...Object.keys(CHIP_WORDS),
  ];
  for (const id of named) expect(ids).toContain(id);
});

test('no two drawings share a name, and every part that is used is there', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of drawn.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
});
