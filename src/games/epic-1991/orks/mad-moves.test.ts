import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { EpicGame } from '../index.ts';
import type { State } from '../state.ts';
import { nearestHidingPlaces, nearestQuarries } from './mad-moves.ts';

/** The numbers of what the mob M goes for. */
function found(what: typeof nearestQuarries, position: string): number[] {
  const yaml = `- case: mad\n  rules: [E2-MAD-11]\n  phase: movement\n${position}\n  steps:\n    - offered: A\n`;
  const { game, state } = cases.arrange(readCases(yaml, 'mad')[0]);
  const { table } = game as unknown as EpicGame;
  return what(table, state as State, table.models[1].unit);
}

const MOB = 'M1..M2: { row: madboyz, side: A, at: [[40, 30], [60, 30]], order: charge }';

test.each([
  [
    'the nearest to any stand',
    'L: { row: rhino, side: B, at: [60, 60], order: none }\n    K: { row: rhino, side: B, at: [60, 59.99], order: none }',
    [4],
  ],
  [
    'all of a tie, whichever stand is near',
    'L: { row: rhino, side: B, at: [40, 60], order: none }\n    K: { row: rhino, side: B, at: [60, 60], order: none }\n    J: { row: rhino, side: B, at: [80, 60], order: none }',
    [3, 4],
  ],
  ['one as near to two stands once', 'L: { row: rhino, side: B, at: [50, 60], order: none }', [3]],
  [
    'a tank with one weapon before a nearer bike',
    'L: { row: rhino, side: B, at: [60, 80], order: none }\n    K: { row: land-speeder, side: B, at: [60, 50], order: none }',
    [3],
  ],
  [
    'the nearest of the lesser without a tank',
    'L: { row: land-speeder, side: B, at: [60, 80], order: none }\n    K: { row: rapier, side: B, at: [60, 50], order: none }\n    T: { row: tactical-marines, side: B, at: [60, 40], order: none }',
    [4],
  ],
  ['nothing of foot stands', 'T: { row: tactical-marines, side: B, at: [60, 40], order: none }', []],
  [
    'nobody of its own',
    'R: { row: rhino, side: A, at: [60, 40], order: none }\n    L: { row: rhino, side: B, at: [60, 90], order: none }',
    [4],
  ],
])('E2-MAD-11 tank hunters go for %s', (_, foes, ids) => {
  expect(
    found(nearestQuarries, `  pieces:\n    ${MOB}\n    ${foes}\n  units: { M: { mad: 11, madOn: 1 } }`),
  ).toEqual(ids);
});

test('E2-MAD-11 who rides looks for no tanks, and what is hidden is not gone for', () => {
  const ridden = `  pieces:
    M1: { row: madboyz, side: A, at: [40, 30], unit: M, order: charge }
    M2: { row: madboyz, side: A, in: W, unit: M }
    W: { row: battlewagon, side: A, at: [100, 30], order: none }
    L: { row: rhino, side: B, at: [100, 40], order: none }
    K: { row: rhino, side: B, at: [40, 70], order: none }
  units: { M: { mad: 11, madOn: 1 } }`;
  expect(found(nearestQuarries, ridden)).toEqual([5]);
  const hidden = `  terrain: { wood: { is: area, kind: woods, corners: [[30, 40], [70, 40], [70, 50], [30, 50]] } }
  pieces:
    ${MOB}
    L: { row: rhino, side: B, at: [50, 60], order: none }
    K: { row: rhino, side: B, at: [120, 30], order: none }
  units: { M: { mad: 11, madOn: 1 } }`;
  expect(found(nearestQuarries, hidden)).toEqual([4]);
});

test('E2-MAD-08 the nearest cover to any stand, all of a tie; a hill is none', () => {
  const place = (name: string, kind: string, x: number, y: number) =>
    `${name}: { is: area, kind: ${kind}, corners: [[${x}, ${y}], [${x + 6}, ${y}], [${x + 6}, ${y + 6}], [${x}, ${y + 6}]] }`;
  const around = (...places: string[]) => `  terrain: { ${places.join(', ')} }
  pieces:
    ${MOB}
    L: { row: rhino, side: B, at: [150, 90], order: none }
  units: { M: { mad: 6, madOn: 1 } }`;
  const wood = place('wood', 'woods', 37, 50);
  expect(found(nearestHidingPlaces, around(wood, place('ruin', 'rubble', 57, 50)))).toEqual([1, 2]);
  expect(found(nearestHidingPlaces, around(wood, place('ruin', 'rubble', 57, 49.99)))).toEqual([2]);
  expect(found(nearestHidingPlaces, around(wood, place('hill', 'hill', 57, 40)))).toEqual([1]);
  expect(found(nearestHidingPlaces, around(place('hill', 'hill', 57, 40)))).toEqual([]);
});
