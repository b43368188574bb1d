import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { seededDice } from '../../../kernel/dice.ts';
import { epic1991 } from '../index.ts';

const folder = resolve(import.meta.dirname, '../../../../armies/epic-1991');
const army = (name: string) => parse(readFileSync(resolve(folder, `${name}.yaml`), 'utf8'));

test('no set-up stands twice in the list: Gretchin beside their Orks and pods have nowhere else to go', () => {
  const game = epic1991.open(
    epic1991.readSetup({
      battle: {
        battle: 'In the open',
        points: 3000,
        table: [6, 4],
        armies: { A: army('marines-3000'), B: army('orks-scrap-1500') },
        terrain: [],
        objectives: [],
      },
      options: { 'open-deployment': true },
    }),
  );
  const dice = seededDice('00');
  const { state } = game.start(dice);
  let mobs = 0;
  let pods = 0;
  while (state.phase === 'setup') {
    const [{ seat }] = game.pending(state);
    const ways = game.actions(state, seat);
    expect(new Set(ways.map((way) => game.notation.print(state, way))).size).toBe(ways.length);
    const [first] = ways;
    if (first.do === 'deploy' && first.follows.length > 0) mobs++;
    if (first.do === 'deploy' && first.arrives.length > 0) pods++;
    game.apply(state, seat, first, dice);
  }
  expect(mobs).toBeGreaterThan(0);
  expect(pods).toBeGreaterThan(0);
});
