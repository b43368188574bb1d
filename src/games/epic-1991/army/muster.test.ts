import { describe, expect, test } from 'vitest';
import { muster, readArmy } from './index.ts';
import type { Muster, MusteredUnit } from './muster.ts';

type Written = string | Record<string, unknown>;

function field(force: string, ...cards: Written[]): Muster {
  return muster(readArmy({ name: 'Test', force, cards }), 'A');
}

/** '6 tactical-marines, 3 rhino' */
function told({ models }: MusteredUnit): string {
  const counts = new Map<string, number>();
  for (const { row } of models) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].map(([row, count]) => `${count} ${row}`).join(', ');
}

const units = (army: Muster): [string, string][] => army.units.map((unit) => [unit.name, told(unit)]);

describe('Space Marines', () => {
  test('E2-EX-01, E2-ARMY-10, E2-MARIN-01, E2-MARIN-03: a Tactical Company', () => {
    const company = field('marines', 'tactical-company');
    expect(units(company)).toEqual([
      ['Tactical Company, HQ', '1 marine-hq, 1 rhino'],
      ['Tactical Company, detachment 1', '6 tactical-marines, 3 rhino'],
      ['Tactical Company, detachment 2', '6 tactical-marines, 3 rhino'],
      ['Tactical Company, detachment 3', '6 tactical-marines, 3 rhino'],
    ]);
    expect(company.cards).toEqual([
      {
        name: 'Tactical Company',
        kind: 'company',
        deck: 'marines',
        clan: null,
        cards: ['tactical-company'],
        points: 750,
        break: 15,
        morale: 2,
        vps: 8,
      },
    ]);
  });
});
