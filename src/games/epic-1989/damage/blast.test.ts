import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/dice.ts';
import { epic1989 } from '../index.ts';
import type { Play } from '../play.ts';
import { firstState } from '../setup.ts';
import { BARRAGES } from '../support/counters.ts';
import { blast } from './blast.ts';

const game = epic1989.open(
  epic1989.readSetup({
    battle: {
      battle: 'Blasts',
      forces: {
        imperial: [{ titan: 'warhound', weapons: ['las-cannon', 'las-cannon'] }, 'rhinos', 'land-raiders'],
        rebel: ['tactical'],
      },
      buildings: [],
      edge: 'south',
    },
    options: { titans: true },
  }),
);
const [TITAN, RHINO, RAIDER, STAND] = [1, 2, 6, 8];

/** What a barrage does to a unit with these dice, told by the kinds of its events. */
function blasted(id: number, barrage: string, faces: readonly number[], shields = 0): string[] {
  const { table } = game;
  const state = firstState(table);
  Object.assign(state, { turn: 1, phase: 'combat', first: 'imperial' });
  for (const unit of state.units)
    if (unit) Object.assign(unit, { where: 'table', x: 500 * unit.id, y: 3000 });
  for (const one of state.detachments) if (one) one.order = 'none';
  state.units[TITAN].titan = { ...state.units[TITAN].titan!, shields };
  const dice = scriptedDice(faces);
  const play: Play = { table, state, dice, events: [] };
  blast(play, id, BARRAGES.find((one) => one.id === barrage)!);
  return play.events.map((event) => ('needed' in event ? `${event.kind} ${event.needed}` : event.kind));
}

test('E1-BARR-06, E1-BARR-04, E1-TITAN-40 each barrage against each kind of target', () => {
  expect(blasted(RAIDER, 'light', [])).toEqual([]);
  expect(blasted(RAIDER, 'medium', [5])).toEqual(['blast 6']);
  expect(blasted(RAIDER, 'medium', [6, 5])).toEqual(['blast 6', 'damage', 'destroyed']);
  expect(blasted(RAIDER, 'medium', [6, 4, 6])).toEqual(['blast 6', 'damage', 'save 3']);
  expect(blasted(RAIDER, 'heavy', [2])).toEqual(['blast 3']);
  expect(blasted(RAIDER, 'heavy', [3, 3])).toEqual(['blast 3', 'damage', 'destroyed']);
  expect(blasted(RHINO, 'heavy', [1])).toEqual(['blast 2']); // E1-BARR-05
  expect(blasted(STAND, 'light', [5, 4])).toEqual(['blast 5', 'save 4']);
  expect(blasted(STAND, 'medium', [5, 4])).toEqual(['blast 5', 'save 4', 'destroyed']);
  expect(blasted(STAND, 'heavy', [4, 5])).toEqual(['blast 4', 'save 4', 'destroyed']);
  expect(blasted(TITAN, 'light', [])).toEqual([]);
  expect(blasted(TITAN, 'medium', [6], 1)).toEqual(['blast 6', 'shield']);
  expect(blasted(TITAN, 'heavy', [3, 5, 2])).toEqual(['blast 3', 'location', 'damage', 'impaired']);
});
