import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSetup } from '../battle.ts';
import type { Building } from '../geometry/buildings.ts';
import { SIDES, type Side } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseSite } from './building-site.ts';
import { SCENARIO_IDS, type ScenarioId, scenarioNamed } from './scenarios.ts';

const SHORT: Record<string, string> = {
  'Land Raider': '2 LR',
  Rhino: '4 Rhino',
  Whirlwind: '4 WW',
  'Tank hunters': 'elite',
};

/** A force in a few words: how many detachments of which kind, reinforcements apart. */
function told(scenario: ScenarioId, side: Side, infantry: boolean): string {
  const { battle } = readSetup({ battle: { battle: 'x', scenario }, options: { infantry } });
  const counts = new Map<string, number>();
  for (const { name, later } of battle.forces[side]!) {
    const key = `${SHORT[name] ?? name}${later ? ' later' : ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([name, many]) => `${many} x ${name}`).join(', ');
}

test('E1-SCEN-31 a corner of the table that is exactly 50 cm from all buildings is far enough', () => {
  const table = { width: 10_000, depth: 6000, battle: { scenario: 'tankhunt' } } as Table;
  const block = (x: number, y: number): Building => {
    return { kind: 'low-block', x, y, heading: 0, counters: 0, rubble: false };
  };
  for (const east of [false, true])
    for (const north of [false, true]) {
      const at = (x: number, y: number) => block(east ? 10_000 - x : x, north ? 6000 - y : y);
      // near all corners but one
      const others = [null, at(2000, 5760), at(9000, 5000), at(6900, 240)];
      expect(refuseSite(table, others, at(5480, 240))).toBe(null);
      expect(refuseSite(table, others, at(5479, 240))?.rule).toBe('E1-SCEN-31');
      // 30 and 40 cm from the edges
      const around = [null, at(3480, 5300), at(9000, 5000), at(8000, 2000)];
      expect(refuseSite(table, around, at(3480, 4240))).toBe(null);
      expect(refuseSite(table, around, at(3479, 4240))?.rule).toBe('E1-SCEN-31');
      expect(refuseSite(table, around, at(3480, 4239))?.rule).toBe('E1-SCEN-31');
    }
});

test('E1-SCEN-02, E1-SCEN-05, E1-SCEN-10, E1-SCEN-16, E1-SCEN-21 who fights without infantry', () => {
  const rows = SCENARIO_IDS.slice(0, 5).map((id) => [id, ...SIDES.map((side) => told(id, side, false))]);
  expect(rows).toEqual([
    ['engage-and-destroy', '3 x 2 LR', '3 x 2 LR'],
    ['convoy', '2 x 2 LR, 1 x 4 Rhino', '3 x 2 LR'],
    ['spoiling-attack', '2 x 2 LR, 2 x 4 WW', '2 x 2 LR, 2 x 2 LR later'],
    ['the-trap', '3 x 2 LR, 2 x 4 WW', '3 x 2 LR'],
    ['all-out-war', '4 x 2 LR, 4 x 4 WW', '4 x 2 LR, 4 x 4 WW'],
  ]);
});

test('E1-SCEN-02, E1-SCEN-06, E1-SCEN-11, E1-SCEN-17, E1-SCEN-22, E1-SCEN-25, E1-SCEN-30 and with it', () => {
  const own = SCENARIO_IDS.filter((id) => id !== 'titan-clash');
  const rows = own.map((id) => [id, ...SIDES.map((side) => told(id, side, true))]);
  expect(rows).toEqual([
    ['engage-and-destroy', '3 x 2 LR, 1 x 4 Rhino, 1 x Tactical', '3 x 2 LR, 1 x 4 Rhino, 1 x Tactical'],
    ['convoy', '2 x 2 LR, 1 x 4 Rhino, 1 x Devastator', '3 x 2 LR, 1 x Devastator'],
    [
      'spoiling-attack',
      '2 x 2 LR, 2 x 4 WW, 2 x Assault',
      '2 x 2 LR, 2 x 2 LR later, 1 x Devastator, 1 x Assault later',
    ],
    ['the-trap', '3 x 2 LR, 2 x 4 WW, 2 x Tactical', '3 x 2 LR, 2 x Devastator'],
    [
      'all-out-war',
      '4 x 2 LR, 4 x 4 WW, 2 x Tactical, 2 x Assault, 2 x Devastator',
      '4 x 2 LR, 4 x 4 WW, 2 x Tactical, 2 x Assault, 2 x Devastator',
    ],
    ['cityfight', '1 x Tactical, 1 x Devastator, 1 x Assault', '1 x Tactical, 1 x Devastator, 1 x Assault'],
    ['tankhunt', '4 x elite', '3 x 2 LR'],
  ]);
  const { battle, options } = readSetup({ battle: { battle: 'x', scenario: 'tankhunt' } });
  expect(battle.forces.imperial![0]).toMatchObject({
    units: ['support', 'support'],
    commanders: 1,
    elite: true,
  });
  expect([options.elite, options.heroic]).toEqual([true, true]);
});

test('E1-SCEN-12, E1-SCEN-19, E1-SETUP-03 who is First Player in turn 1', () => {
  const first = SCENARIO_IDS.map((scenario) => readSetup({ battle: { battle: 'x', scenario } }).battle.first);
  expect(first).toEqual([null, null, 'imperial', 'rebel', null, null, null, null]);
});

test('E1-SCEN-01 Cityfight and Tankhunt need infantry', () => {
  for (const scenario of ['cityfight', 'tankhunt'])
    expect(() => readSetup({ battle: { battle: 'x', scenario }, options: { infantry: false } })).toThrow(
      /infantry/,
    );
});

test('every scenario of the book ships as a battle', () => {
  for (const scenario of SCENARIO_IDS)
    expect(readFileSync(`battles/epic-1989/${scenario}.yaml`, 'utf8')).toContain(`scenario: ${scenario}`);
});

test('E1-SCEN-35, E1-TITAN-41 Titan clash: both buy for the same points, six turns unless they agree otherwise', () => {
  const clash = (more: object, options: object = {}) =>
    readSetup({ battle: { battle: 'x', scenario: 'titan-clash', ...more }, options });
  const { battle, options } = clash({});
  expect(battle).toMatchObject({
    forces: { imperial: null, rebel: null },
    budget: { imperial: 3000, rebel: 3000 },
    points: true,
  });
  expect(options).toMatchObject({ titans: true, ownForce: true, turnLimit: 6 });
  expect(clash({ budget: 4000 }).battle.budget).toEqual({ imperial: 4000, rebel: 4000 });
  expect(clash({}, { 'turn-limit': 9 }).options.turnLimit).toBe(9);
  expect(clash({}, { 'turn-limit': null }).options.turnLimit).toBeNull();
});

test('E1-WIN-06, E1-SETUP-03: in which scenarios destroyed vehicles are counted, and who is First Player', () => {
  const told = SCENARIO_IDS.map((id) => [id, scenarioNamed(id).points, scenarioNamed(id).first]);
  expect(told).toEqual([
    ['engage-and-destroy', false, null],
    ['convoy', false, null],
    ['spoiling-attack', true, 'imperial'],
    ['the-trap', true, 'rebel'],
    ['all-out-war', false, null],
    ['cityfight', false, null],
    ['tankhunt', false, null],
    ['titan-clash', true, null],
  ]);
});
