import { expect, test } from 'vitest';
import { readOptions } from '../battle.ts';
import type { ScenarioId } from '../scenarios/scenarios.ts';
import type { Side } from '../state.ts';
import { type Budget, budgetFor, checkForce, overspent, spare } from './check.ts';
import type { Bought, Force } from './force.ts';

/** Land Raiders cost 400, Rhinos 180, Assault stands 300. */
const one = (detachment: Bought['detachment'], more: Partial<Bought> = {}): Bought => ({
  detachment,
  elite: false,
  later: false,
  ...more,
});
const force = (detachments: readonly Bought[], support: readonly string[] = []): Force => ({
  detachments,
  support,
});
const [raiders, rhinos] = [one('land-raiders'), one('rhinos')];
const plain = (points: number, support = 0): Budget => ({ points, later: null, support });

function rules(
  bought: Force,
  budget: Budget,
  switched: Parameters<typeof readOptions>[0] = {},
  scenario: ScenarioId | null = null,
  side: Side = 'rebel',
): string[] {
  const options = readOptions({ 'own-force': true, ...switched });
  return checkForce(bought, { scenario, side, budget, options }).map(({ rule }) => rule);
}

test('E1-OTT-01, E1-OTT-04 of two budgets each is spent by itself, support with the reinforcements', () => {
  const both = force([raiders, rhinos]);
  expect([581, 580, 579].map((points) => overspent(both, plain(points), points))).toEqual([0, 0, 1]);
  expect(overspent(force([rhinos], ['light']), plain(200), 200)).toBe(80);
  const late = force([raiders, one('rhinos', { later: true })], ['light']);
  const over = (points: number, later: number) => overspent(late, { points, later, support: 500 }, points);
  expect([
    over(400, 280),
    over(1000, 280),
    over(400, 279),
    over(399, 280),
    over(399, 279),
    over(390, 1000),
  ]).toEqual([0, 0, 1, 1, 2, 10]);
});

test('E1-OTT-01, E1-OTT-03 at most 70 points too much, and only with something that could be lost', () => {
  const both = force([raiders, rhinos]);
  expect([580, 579, 510, 509].map((points) => rules(both, plain(points)))).toEqual([
    [],
    [],
    [],
    ['E1-OTT-01'],
  ]);
  expect([180, 179].map((points) => rules(force([rhinos]), plain(points)))).toEqual([[], ['E1-OTT-03']]);
  expect(rules(force([]), plain(400))).toEqual(['E1-FORCE-01']);
  expect(spare(both, null, 'imperial')).toEqual([0, 1]);
});

test('E1-FORCE-02, E1-OTT-03 the Imperial side of a Convoy has one standard Rhino detachment and keeps the first', () => {
  const convoy = (bought: Force, side: Side = 'imperial') => rules(bought, plain(1460), {}, 'convoy', side);
  expect(convoy(force([raiders, rhinos]))).toEqual([]);
  expect(convoy(force([raiders, raiders]))).toEqual(['E1-FORCE-02']);
  expect(convoy(force([raiders, raiders]), 'rebel')).toEqual([]);
  expect(rules(force([raiders, raiders]), plain(1460), {}, 'cityfight', 'imperial')).toEqual([]);
  const three = force([raiders, rhinos, rhinos]);
  expect(spare(three, 'convoy', 'imperial')).toEqual([0, 2]);
  expect(spare(three, 'convoy', 'rebel')).toEqual([0, 1, 2]);
  expect(spare(three, null, 'imperial')).toEqual([0, 1, 2]);
  expect(spare(force([rhinos]), null, 'rebel')).toEqual([]);
});

test('E1-SUPP-02, E1-SUPP-03, E1-MISL-14 support where it is agreed on, for a quarter of the points', () => {
  const called = (support: string[], most: number, switched = {}) =>
    rules(force([raiders], support), plain(2000, most), switched);
  expect(called(['heavy'], 500)).toEqual(['E1-SUPP-02']);
  const on = { support: true };
  expect(called(['heavy', 'medium'], 500, on)).toEqual([]);
  expect(called(['heavy', 'medium'], 499, on)).toEqual(['E1-SUPP-03']);
  expect(called(['mines-vortex'], 500, on)).toEqual(['E1-MISL-14']);
  expect(called(['mines-vortex'], 500, { ...on, 'mine-load': true })).toEqual([]);
  expect(called([], 0)).toEqual([]);
  expect([budgetFor(null, 'rebel', 1603), budgetFor('convoy', 'rebel', 1603)]).toEqual([
    { points: 1603, later: null, support: 400 },
    { points: 1700, later: null, support: 500 },
  ]);
});

test('E1-FORCE-02 reinforcements are bought only where they are paid for apart', () => {
  const late = force([raiders, one('rhinos', { later: true })]);
  expect(rules(late, plain(2000))).toEqual(['E1-FORCE-02']);
  expect(rules(late, { points: 400, later: 180, support: 0 })).toEqual([]);
});

test('E1-FORCE-05 to -07, E1-ELITE-01, E1-SCEN-01 what is wrong with a detachment is said, each by its rule', () => {
  const own = (units: string[], commanders: number, more: Partial<Bought> = {}, switched = {}) =>
    rules(force([one({ units, commanders }, more), raiders]), plain(9000), {
      'non-standard': true,
      ...switched,
    });
  expect(own(['rhino', 'land-raider'], 0)).toEqual([]);
  expect(own(['rhino', 'land-raider'], 0, {}, { 'non-standard': false })).toEqual(['E1-FORCE-05']);
  expect(own(['rhino'], 0)).toEqual(['E1-FORCE-06']);
  expect(own(['rhino', 'rhino'], 1)).toEqual(['E1-FORCE-07']);
  expect(own(['tactical', 'support'], 1)).toEqual([]);
  expect(own(['tactical', 'assault'], 1)).toEqual(['E1-FORCE-06']);
  expect(own(['tactical', 'rhino'], 1)).toContain('E1-FORCE-06');
  const stands = ['assault', 'assault', 'assault', 'assault', 'assault'];
  expect([0, 1, 2, 3].map((commanders) => own(stands, commanders))).toEqual([
    ['E1-FORCE-07'],
    [],
    [],
    ['E1-FORCE-07'],
  ]);
  expect(own(stands, 1, { elite: true })).toEqual(['E1-ELITE-01']);
  expect(own(stands, 1, { elite: true }, { elite: true })).toEqual([]);
  expect(own(['rhino', 'rhino'], 0, { elite: true }, { elite: true })).toEqual(['E1-ELITE-01']);
  expect(own(stands, 1, {}, { infantry: false })).toEqual(['E1-SCEN-01']);
  expect(own(['rhino', 'rhino'], 0, {}, { infantry: false })).toEqual([]);
  const standard = (id: string, more: Partial<Bought> = {}, switched = {}) =>
    rules(force([one(id, more), raiders]), plain(9000), switched);
  for (const id of ['tactical', 'assault', 'devastator']) {
    expect(standard(id)).toEqual([]);
    expect(standard(id, {}, { infantry: false })).toEqual(['E1-SCEN-01']);
    expect(standard(id, { elite: true }, { elite: true })).toEqual([]);
  }
  expect(standard('rhinos', { elite: true }, { elite: true })).toEqual(['E1-ELITE-01']);
});

test('E1-TITAN-41, E1-TMOD-05 Titans are bought where they are agreed on, armed as they may be', () => {
  const titan = (weapons: string[], switched = {}, more: Partial<Bought> = {}) =>
    rules(
      force([one({ titan: 'warhound', weapons } as Bought['detachment'], more), raiders]),
      plain(9000),
      switched,
    );
  const arms = ['auto-cannon', 'las-cannon'];
  expect(titan(arms, { titans: true })).toEqual([]);
  expect(titan(arms)).toEqual(['E1-TITAN-41']);
  expect(titan(arms, { titans: true, elite: true }, { elite: true })).toEqual(['E1-ELITE-01']);
  expect(titan(['auto-cannon'], { titans: true })).toEqual(['E1-TMOD-05']);
});
