import { expect, test } from 'vitest';
import { epic1989 } from '../index.ts';
import { firstState } from '../setup.ts';
import type { Arm, Table } from '../table.ts';
import { attackOn } from './targets.ts';

/** No card of the book gives a stand such a weapon, but a match may bring its own cards. */
test('E1-BURST-08, E1-ELITE-05 elite troops gain nothing with a burst circle', () => {
  const { table } = epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'Circles',
        forces: {
          imperial: [{ name: 'Guns', units: ['support', 'support'], commanders: 1, elite: true }],
          rebel: ['land-raiders'],
        },
        buildings: [],
        edge: 'south',
      },
    }),
  );
  const arms: Arm[] = ['missile-launcher', 'multi-launcher'].map((weapon) => ({
    weapon: weapon as Arm['weapon'],
    mount: null,
    barrels: 1,
  }));
  const armed: Table = {
    ...table,
    units: table.units.map((info) => (info?.card.is === 'stand' ? { ...info, arms } : info)),
  };
  const state = firstState(table);
  for (const unit of state.units)
    if (unit) Object.assign(unit, { where: 'table', x: 3000 + 400 * unit.id, y: 3000 });
  state.units[3].y = 5000;
  for (const one of state.detachments) if (one) one.order = 'none';
  const at = [state.units[3].x, state.units[3].y] as const;
  expect(attackOn(armed, state, 1, { weapon: 0, target: 3 }, 3, false)?.needed).toBe(4);
  expect(attackOn(armed, state, 1, { weapon: 1, target: 3, at }, 3, false)?.needed).toBe(4);
});
