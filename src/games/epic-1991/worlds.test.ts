import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { AnyGame } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { twoStarts } from '../../kernel/worlds.ts';
import { epic1991 } from './index.ts';

const folder = resolve(import.meta.dirname, '../../../armies/epic-1991');
const army = (name: string) => parse(readFileSync(resolve(folder, `${name}.yaml`), 'utf8'));
const setup = {
  battle: { battle: 'A skirmish', points: 1500, table: [6, 4], armies: { A: army('marines-1500'), B: army('eldar-1500') }, terrain: [], objectives: [[60, 60]], south: 'A' },
  options: { 'turn-limit': 2 },
};
const game = epic1991.open(epic1991.readSetup(setup)) as unknown as AnyGame;
test.each(['A', 'B'])('%s', (seat) => {
  for (let i = 0; i < 2; i++) {
    const t = Date.now();
    expect(twoStarts(game, seat, randomFrom(`secrets ${i}`), 400)).toBe(null);
    console.log(seat, i, Date.now() - t);
  }
});
