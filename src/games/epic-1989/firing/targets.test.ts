import { expect, test } from 'vitest';
import { epic1989 } from '../index.ts';
import { firstState } from '../setup.ts';
import type { Order } from '../state.ts';
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
