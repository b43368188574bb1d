import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diceFrom } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { hulkHeresy } from '../index.ts';
import type { Genestealers } from '../state.ts';
import type { Play } from '../steps.ts';
import { adoptMission } from './adopt.ts';
import { blipsLeft, drawBlip } from './stock.ts';

const mission = adoptMission(
  parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')),
  'powered',
);
const game = hulkHeresy.open(hulkHeresy.readSetup({ mission }));

/** Before a draw: counters by their number in the bag and aside. */
function stocked(bag: number[], aside: number[], left: number | null): { play: Play; host: Genestealers } {
  const dice = diceFrom(randomFrom('stock'));
  const { state } = game.start(dice);
  const host = state.genestealers as Genestealers;
  Object.assign(host, { bag, aside, left });
  return { play: { table: game.table, state, dice, events: [] }, host };
}

test('HH-GSB-09: what was set aside goes back when the bag is empty, and not before', () => {
  const empty = stocked([0, 0, 0], [0, 3, 0], null);
  drawBlip(empty.play, empty.host, 0);
  expect([empty.host.bag, empty.host.aside]).toEqual([
    [0, 2, 0],
    [0, 0, 0],
  ]);
  expect(empty.play.events).toMatchObject([{ kind: 'drawn', value: 2 }]);
  const last = stocked([0, 0, 1], [4, 0, 0], 5);
  drawBlip(last.play, last.host, 0);
  expect([last.host.bag, last.host.aside, last.host.left]).toEqual([[0, 0, 0], [4, 0, 0], 4]);
});

test('HH-GSB-09: as many come as the mission grants and counters are there', () => {
  expect(blipsLeft(stocked([1, 2, 3], [4, 0, 0], null).host)).toBe(10);
  expect(blipsLeft(stocked([1, 2, 3], [4, 0, 0], 11).host)).toBe(10);
  expect(blipsLeft(stocked([1, 2, 3], [4, 0, 0], 9).host)).toBe(9);
});
