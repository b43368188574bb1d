import { expect, test } from 'vitest';
import { arranged } from '../../../cases/epic-1989/arranged.ts';
import type { Shot } from '../actions.ts';
import type { Table, UnitInfo } from '../table.ts';
import { refuseShots } from './declare.ts';
import { inArc, mountPoint } from './mounts.ts';

const { state, table } = arranged('number-one', 'the first unit of the list is rammed');
const info = table.units[1];
const pose = { x: 6000, y: 4000, heading: 0 };

test('E1-ARC-01 a swivel at the back sees all that is behind it, its own line included', () => {
  expect(mountPoint(info, pose, 'SwB')).toEqual({ x: 6000, y: 3850 });
  expect(inArc(info, pose, 'SwB', { x: 9000, y: 3850 })).toBe(true);
  expect(inArc(info, pose, 'SwB', { x: 6000, y: 2000 })).toBe(true);
  expect(inArc(info, pose, 'SwB', { x: 6000, y: 3851 })).toBe(false);
});

test('E1-ARC-01, E1-TMOD-03 every mount lies on the middle line, or on the middle of a side', () => {
  const at = (mount: Parameters<typeof mountPoint>[2]) => {
    const { x, y } = mountPoint(info, pose, mount);
    return [x - 6000, y - 4000];
  };
  const { length, width } = info.size;
  expect([at('Tt'), at('Ca'), at('CaL'), at('CaR')]).toEqual([
    [0, 0],
    [0, 0],
    [-80, 0],
    [80, 0],
  ]);
  for (const mount of ['SwF', 'FxF', 'Hd'] as const) expect(at(mount)).toEqual([0, length / 2]);
  for (const mount of ['SwB', 'FxB'] as const) expect(at(mount)).toEqual([0, -length / 2]);
  for (const mount of ['SwL', 'ArL'] as const) expect(at(mount)).toEqual([-width / 2, 0]);
  for (const mount of ['SwR', 'ArR'] as const) expect(at(mount)).toEqual([width / 2, 0]);
});

test('E1-ARC-01 a fixed mount reaches as far to the side as ahead', () => {
  expect(inArc(info, pose, 'FxF', { x: 7000, y: 5150 })).toBe(true);
  expect(inArc(info, pose, 'FxF', { x: 7001, y: 5150 })).toBe(false);
  expect(inArc(info, pose, 'FxB', { x: 5000, y: 2850 })).toBe(true);
  expect(inArc(info, pose, 'FxB', { x: 4999, y: 2850 })).toBe(false);
});

/** A card that nobody has: two plasma cannon and a las-cannon in one turret. */
function turret(): Table {
  const arms = ['plasma-cannon', 'plasma-cannon', 'las-cannon'].map(
    (weapon) => ({ weapon, mount: 'Tt', barrels: 1 }) as UnitInfo['arms'][number],
  );
  const units = table.units.map((one) => (one?.id === 1 ? { ...one, arms } : one));
  return { ...table, units };
}

test('E1-FIRE-06, E1-PLAS-01 what is in one mount fires at one target, plasma in one way', () => {
  state.detachments[1].order = 'first';
  const foe = table.units.findIndex((one) => one?.side === 'rebel');
  const rule = (...shots: Shot[]) => refuseShots(turret(), state, 1, shots, 0)?.rule ?? null;
  const plasma = (weapon: number, target: number): Shot => ({ weapon, target, mode: 'sustained' });
  const maximal: Shot = { weapon: 1, target: foe, mode: 'maximal', at: [6000, 2000] };
  const las = (target: number): Shot => ({ weapon: 2, target });
  state.units[1].y = 3900;
  expect(rule(plasma(0, foe), plasma(1, foe), las(foe))).toBe(null);
  expect(rule(plasma(0, foe), maximal)).toBe('E1-PLAS-01');
  expect(rule(maximal, las(foe))).toBe(null);
  state.buildings = [null, { kind: 'low-t', x: 8000, y: 4000, heading: 0, counters: 0, rubble: false }];
  expect(rule(las(-1))).toBe(null);
  expect(rule(plasma(0, foe), las(-1))).toBe('E1-FIRE-06');
});
