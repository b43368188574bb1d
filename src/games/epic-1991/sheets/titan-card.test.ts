import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableAfter } from '../../../cases/rule-tables.ts';
import {
  BEST_SAVE,
  DAMAGE,
  type DamageEffect,
  type DamageTable,
  damageOf,
  damageTableOf,
  type Face,
  HALVED_CAF,
  HIT_GRIDS,
  LOCATIONS,
  lowestLegSave,
  REPAIR,
  ROWS,
  rowOf,
  type Square,
  TRAITS,
  titanPoints,
  titanVps,
  VOID_SHIELDS,
} from './index.ts';

const inventory = readFileSync('rules/epic-1991.md', 'utf8');

test('E2-TCARD-01: Move 15 cm, CAF +14, six void shields, repairs on 5 or 6', () => {
  const rule = inventory.split('\n').find((line) => line.includes('**E2-TCARD-01**'));
  const { move, caf, weapons } = rowOf('warlord-titan');
  expect(rule).toContain(`Move ${move / 100} cm, CAF +${caf}, ${VOID_SHIELDS} void shields`);
  expect(rule).toContain(`repairs on ${REPAIR}-6`);
  expect(weapons).toEqual([]); // those of the army list
});

/** 'Right arm weapon 2+' and the like; on the side grid without the side. */
function writtenSquare(square: Square | null, near: string): string {
  if (square === null) return 'empty';
  const weapon = damageTableOf(square.location) === 'weapon' ? ' weapon' : '';
  const name = square.location.replace(near, '').replace('-', ' ');
  return `${name[0].toUpperCase()}${name.slice(1)}${weapon} ${square.save}+`;
}

test('E2-TCARD-02: every square of the three hit grids, the side grid for either side', () => {
  const table = tableAfter(inventory, 'E2-TCARD-02');
  expect(table.map(([row]) => row)).toEqual(['1', '2', '3', '4', '5']);
  const columns: [Face, number, string][] = [
    ['front', 1, ''],
    ['left', 4, 'left-'],
    ['right', 4, 'right-'],
    ['rear', 7, ''],
  ];
  for (const [face, from, near] of columns) {
    const grid = HIT_GRIDS[face].map((row) => row.map((square) => writtenSquare(square, near)));
    expect(grid).toEqual(table.map((cells) => cells.slice(from, from + 3)));
  }
});

test('E2-TCARD-03: the best save of all is 1+; the lowest leg squares 1+, 2+, 3+', () => {
  expect(BEST_SAVE).toBe(1);
  expect((['front', 'left', 'right', 'rear'] as const).map(lowestLegSave)).toEqual([1, 2, 2, 3]);
});

/** How the inventory begins to tell each effect. */
const WORDS: Readonly<Record<DamageEffect, string>> = {
  bridge: 'Bridge damaged',
  'caf-halved': 'CAF halved for the rest of the game',
  falls: 'Titan destroyed, falls',
  'power-lost': 'Power lost',
  'reactor-danger': 'In danger: as 1-2, and it explodes',
  'reactor-explodes': 'Reactor explodes',
  'weapon-damaged': 'Damaged: no use',
  'weapon-destroyed': 'Destroyed',
  'blown-off': 'Blown off (E2-TCARD-12)',
  flashback: 'Blown off, and flashback',
  'leg-damaged': 'Damaged: Move halved',
  'leg-danger': 'In danger: each End phase',
  lamed: 'Lamed',
  'shields-shut': 'Shields shut down',
  'shields-gone': 'All shields down for the rest of the game',
  overload: 'Overload',
  'shields-explode': 'Shields explode',
};

test('E2-TCARD-04: every row of the damage tables', () => {
  const [, second] = inventory.slice(inventory.indexOf('**E2-TCARD-04**')).split('| D6 | Leg');
  const tables: [string[][], DamageTable[]][] = [
    [tableAfter(inventory, 'E2-TCARD-04'), ['head', 'reactor', 'weapon']],
    [tableAfter(`**leg**\n| D6 | Leg${second}`, 'leg'), ['leg', 'carapace']],
  ];
  for (const [rows, names] of tables)
    for (const [column, name] of names.entries())
      for (const [rolls, ...cells] of rows) {
        const [from, to = from] = rolls.split('-').map(Number);
        for (let roll = from; roll <= to; roll++) {
          const { effect, repairable } = DAMAGE[name][roll - 1];
          const cell = cells[column];
          const same = /^As (\d)/.exec(cell)?.[1];
          if (same) expect(DAMAGE[name][Number(same) - 1].effect).toBe(effect);
          else expect(cell.replace('Leg lost: ', '')).toContain(WORDS[effect]);
          const mends = same
            ? !cell.includes('not repairable') && DAMAGE[name][Number(same) - 1].repairable
            : / R$/.test(cell);
          expect([name, roll, repairable]).toEqual([name, roll, mends]);
        }
      }
});

test('E2-TCARD-07, E2-TCARD-08: nine locations, and every square belongs to one of them', () => {
  expect(LOCATIONS.length).toBe(9);
  const named = new Set(
    Object.values(HIT_GRIDS).flatMap((grid) => grid.flat().map((square) => square?.location)),
  );
  named.delete(undefined);
  expect([...named].sort()).toEqual([...LOCATIONS].sort());
  expect(LOCATIONS.map(damageTableOf)).toEqual([
    ...Array(4).fill('weapon'),
    'carapace',
    'head',
    'reactor',
    'leg',
    'leg',
  ]);
});

test('totals above 6 count as 6', () => {
  expect(damageOf('left-leg', 9)).toEqual({ effect: 'falls', repairable: false });
  expect(damageOf('head', 1)).toEqual({ effect: 'bridge', repairable: true });
});

test('E2-TCARD-10: hull and weapons, rounded up to fifties; VPs from hundreds rounded up', () => {
  const points = titanPoints(['volcano-cannon', 'vortex-missile', 'gatling-blaster', 'chain-fist']);
  expect([points, titanVps(points)]).toEqual([850, 9]);
  expect(titanPoints(['power-fist', 'laser-burner', 'laser-burner', 'laser-burner'])).toBe(550); // 545
  expect(titanPoints(['laser-blaster', 'laser-blaster', 'laser-blaster', 'laser-blaster'])).toBe(700);
  expect(titanVps(700)).toBe(7);
});

test('halved CAF is +7', () => {
  expect(HALVED_CAF).toBe(7);
});

test('E2-SHLD-05: only the Warlord has shields, and they are void shields; nobody has a power field', () => {
  expect(
    Object.values(ROWS)
      .filter(({ size }) => size === 'TITAN')
      .map(({ id }) => id),
  ).toEqual(['warlord-titan']);
  expect(Object.keys(TRAITS).filter((trait) => /field|shield/.test(trait))).toEqual([]);
});
