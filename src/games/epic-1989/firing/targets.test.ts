import { expect, test } from 'vitest';
import { arranged } from '../../../cases/epic-1989/arranged.ts';
import { epic1989 } from '../index.ts';
import { firstState } from '../setup.ts';
import type { Order, State } from '../state.ts';
import { aimAt } from './aim.ts';
import { attackOn } from './targets.ts';

test('E1-ORD-10, E1-BURST-02 what a circle may do to somebody whose order lies face down counts no order of his', () => {
  const game = epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'Circles',
        forces: { imperial: ['whirlwinds'], rebel: ['land-raiders', 'tactical'] },
        buildings: [],
        edge: 'south',
      },
    }),
  );
  const { table } = game;
  const state = firstState(table);
  for (const unit of state.units)
    if (unit) Object.assign(unit, { where: 'table', x: 3000 + 400 * unit.id, y: 3000 });
  const [whirlwinds, landRaiders, tactical] = table.detachments.filter((one) => one !== null);
  const [firer] = whirlwinds.units;
  state.detachments[whirlwinds.id].order = 'first';
  const needed = (order: Order) => {
    for (const { id } of [landRaiders, tactical]) state.detachments[id].order = order;
    const seen = game.view(state, 'A');
    return [landRaiders.units[0], tactical.units[0]].map((target) => {
      const shot = { weapon: 0, target, at: [state.units[target].x, state.units[target].y] as const };
      return [state, seen].map((known) => attackOn(table, known, firer, shot, target, true)!.needed);
    });
  };
  // one more where it falls back; stands with first fire orders are in soft cover
  expect(needed('fall-back')).toEqual([
    [6, 5],
    [7, 6],
  ]);
  expect(needed('first')).toEqual([
    [5, 5],
    [6, 6],
  ]);
});

test('E1-LOS-03 what a unit touches is what stands there now', () => {
  const { state, table } = arranged('number-one', 'the first unit of the list is rammed');
  const { x, y } = state.units[1];
  const beside = { kind: 'low-cross', x: x + 465, y, heading: 0, counters: 0, rubble: false } as const;
  const touched = (...buildings: State['buildings']) => {
    state.buildings = [null, ...buildings];
    return aimAt(table, state, 1).touched;
  };
  expect(touched(beside)).toEqual([1]);
  expect(touched()).toEqual([]);
  expect(touched({ ...beside, x: x + 900 }, beside)).toEqual([2]);
});
