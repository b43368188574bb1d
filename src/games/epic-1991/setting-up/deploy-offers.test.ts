import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { type EpicGame, epic1991 } from '../index.ts';
import { isInCommand } from '../orders/command.ts';
import type { State } from '../state.ts';
import { faultsIn } from './deploy.ts';

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

test('E2-DEPL-02, E2-DEPL-04, E2-FORM-03: what is wrong with models that stand already, each with the model it is about', () => {
  const yaml = `
- case: half set up
  rules: [E2-DEPL-04]
  phase: deploy
  terrain: { bog: { is: area, kind: marsh, corners: [[80, 5], [90, 5], [90, 15], [80, 15]] } }
  pieces:
    T1..T3: { row: tactical-marines, side: A }
    U1..U2: { row: tactical-marines, side: A }
    R: { row: rhino, side: A }
    P: { row: assault-pod, side: A }
    X: { row: rhino, side: B }
  steps:
    - offered: A
`;
  const arranged = cases.arrange(readCases(yaml, 'faults')[0]);
  const { table } = arranged.game as unknown as EpicGame;
  const state = arranged.state as State;
  const pod = table.models[7].card;
  const faults = (places: string, arrives: [number, number][] = []) =>
    faultsIn(table, state, 'A', {
      do: 'deploy',
      models: places.split(' ').map((place) => {
        const [model, x, y, carrier] = place.split(/[:,>]/).map(Number);
        return { model, x: x * 100, y: y * 100, heading: 0, ...(carrier && { in: carrier }) };
      }),
      follows: [],
      arrives,
    }).map(({ model, refusal }) => `${model} ${refusal.rule}`);
  expect(faults('1:40,10 2:43,10 3:46,10')).toEqual([]);
  expect(faults('1:40,10')).toEqual([]); // the others are still to be set up
  expect(faults('1:40,10 2:43,10 3:60,10')).toEqual(['1 E2-FORM-03']);
  expect(faults('1:40,10 2:40,90 3:60,10')).toEqual(['2 E2-DEPL-02']); // said once, of the model that is wrong
  expect(faults('4:60,10 5:80,10 1:40,10 2:41,10 3:60,90')).toEqual([
    '5 E2-DEPL-04',
    '2 E2-DEPL-04',
    '3 E2-DEPL-02',
  ]);
  expect(faults('4:60,10 5:70,10 1:40,10 3:60,20')).toEqual(['4 E2-FORM-03', '1 E2-FORM-03']);
  expect(faults('6:40,10 1:0,0,6 2:0,0,6 3:44,10')).toEqual([]); // aboard they stand where it stands
  expect(faults('7:40,90 1:40,10', [[pod, 2]])).toEqual([]); // nothing of what arrives later
  expect(faults('7:40,90 1:40,10')).toEqual(['7 E2-DEPL-02']);
});

test('E2-ORK-07: every Ork unit is set up where somebody can give it orders', () => {
  for (const name of ['orks-1500', 'orks-2000', 'orks-3000', 'orks-scrap-1500']) {
    const game = epic1991.open(
      epic1991.readSetup({
        battle: {
          battle: 'In command',
          points: 3000,
          table: [6, 4],
          armies: { A: army(name), B: army('marines-1500') },
          terrain: [],
          objectives: [],
        },
        options: {},
      }),
    );
    const dice = seededDice('00');
    const { state } = game.start(dice);
    while (game.pending(state)[0].kind !== 'deploy') {
      const [{ seat }] = game.pending(state);
      game.apply(state, seat, game.actions(state, seat)[0], dice);
    }
    for (const way of game.actions(state, 'A')) {
      const tried = game.fork(state);
      game.apply(tried, 'A', way, dice);
      const table = game.tableOf(tried);
      const lost = table.units.filter((unit) => unit?.side === 'A' && !isInCommand(table, tried, unit.id));
      expect(lost.map((unit) => `${name}: ${unit.name}`)).toEqual([]);
    }
  }
});
