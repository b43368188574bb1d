import { expect, test } from 'vitest';
import { arranged } from '../../../cases/epic-1989/arranged.ts';
import type { Placement } from '../actions.ts';
import { anchorOf, faultsInUnfolding, restOfUnfolding, type Unfold } from './unfolding.ts';

const dice = { d6: () => 3, draw: () => 0 } as never;

/** A detachment of two is revealed in the open at 20,20; an enemy stands at 20,45. */
function revealed() {
  const battle = arranged('hidden', 'they may be shown when movement');
  const { game, state, table } = battle;
  const does = (seat: string, text: string) =>
    game.apply(state, seat, game.notation.parse(state, text), dice);
  does('B', 'orders 2:advance 3:none');
  does('A', 'reveal 1');
  const step = state.steps[state.steps.length - 1] as Unfold;
  const faults = (...units: Placement[]) =>
    faultsInUnfolding(table, state, step, units).map(({ unit, refusal }) => `${unit} ${refusal.rule}`);
  return { ...battle, step, faults };
}

const at = (unit: number, x: number, y: number): Placement => ({ unit, x, y, heading: 0 });

test('E1-HIDE-11 what is wrong is said of each stand, after those before it', () => {
  const { faults, state } = revealed();
  expect(faults(at(1, 2000, 2000), at(2, 2300, 2000))).toEqual([]);
  expect(faults(at(1, 2001, 2000), at(2, 2300, 2000))).toEqual(['1 E1-HIDE-11']);
  expect(faults(at(1, 2000, 2000), at(2, 2100, 2000))).toEqual(['2 E1-HIDE-11']);
  // too far from the one before it; both wrong
  expect(faults(at(1, 2001, 2000), at(2, 2900, 2000))).toEqual(['1 E1-HIDE-11', '2 E1-HIDE-11']);
  expect(faults()).toEqual([]);
  // nothing has happened
  expect([1, 2].map((id) => state.units[id].where)).toEqual(['hidden', 'hidden']);
});

test('E1-HIDE-11, E1-GEO-27 the others are put where they have room, on the first lattice point there is', () => {
  const { table, state, step } = revealed();
  const rest = (given: Placement[], others: number[]) => restOfUnfolding(table, state, step, given, others);
  expect(rest([], [1, 2])).toEqual([at(1, 2000, 2000), at(2, 1800, 1200)]);
  expect(rest([at(2, 2000, 2000)], [1])).toEqual([at(2, 2000, 2000), at(1, 1800, 1200)]);
  expect(rest([at(1, 2000, 2000), at(2, 2300, 2000)], [])).toHaveLength(2);
});

test('E1-HIDE-11 the first stands on the point of the counter, or as near to it as it fits', () => {
  const { table, state, step } = revealed();
  expect(anchorOf(table, state, step, 1)).toEqual({ x: 2000, y: 2000, heading: 0 });
  state.buildings = [null, { kind: 'low-t', x: 2000, y: 2100, heading: 0, counters: 0, rubble: false }];
  // beside the foot of the T-bar (18.8 to 21.2) and below its bar (from 19.8): of two as near the first
  const anchor = anchorOf(table, state, step, 1)!;
  expect(anchor).toEqual({ x: 1700, y: 1800, heading: 0 });
});

test('E1-HIDE-12 in a building nobody stands in the open first', () => {
  const { table, state, step } = revealed();
  state.buildings = [null, { kind: 'low-t', x: 2000, y: 2000, heading: 0, counters: 0, rubble: false }];
  const inside: Unfold = { ...step, building: 1 };
  expect(anchorOf(table, state, inside, 1)).toBe(null);
  expect(restOfUnfolding(table, state, inside, [], [1, 2])).toEqual([
    { unit: 1, building: 1, cell: 0 },
    { unit: 2, building: 1, cell: 1 },
  ]);
});

test('E1-HID-05 whoever is being placed is none of the counters that are left', () => {
  const { game, state } = revealed();
  for (let n = 0; n < 6; n++) {
    const world = game.imagine(game.view(state, 'B'), { below: (most: number) => n % most } as never);
    expect(world.hidden.map(({ number, detachment }) => [number, detachment])).toEqual([[2, 0]]);
  }
});
