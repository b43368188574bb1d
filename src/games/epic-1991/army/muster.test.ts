import { describe, expect, test } from 'vitest';
import { Problem } from '../../../kernel/contract.ts';
import { rowOf } from '../sheets/index.ts';
import { checkArmy, type Muster, type MusteredCard, type MusteredUnit, muster, readArmy } from './index.ts';

type Written = string | Record<string, unknown>;

/** The army as it takes the field. It must be legal. */
function field(force: string, ...cards: Written[]): Muster {
  const army = readArmy({ name: 'Test', force, cards });
  expect(checkArmy(army, 20_000, { otherDecks: true })).toEqual([]);
  return muster(army, 'A');
}

/** '6 tactical-marines, 3 rhino' */
function told({ models }: MusteredUnit): string {
  const counts = new Map<string, number>();
  for (const { row } of models) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].map(([row, count]) => `${count} ${row}`).join(', ');
}

const units = (army: Muster): [string, string][] => army.units.map((unit) => [unit.name, told(unit)]);

function named<T extends { readonly name: string }>(list: readonly T[], name: string): T {
  const found = list.find((item) => item.name === name);
  if (!found) throw new Error(`No ${name} among ${list.map((item) => item.name).join('; ')}`);
  return found;
}

const values = ({ break: brk, morale, vps }: MusteredCard): unknown[] => [brk, morale, vps];

describe('Space Marines', () => {
  test('E2-EX-01, E2-ARMY-10, E2-MARIN-01, E2-MARIN-03: a Tactical Company: four units, 750 points', () => {
    const company = field('marines', 'tactical-company');
    expect(units(company)).toEqual([
      ['Tactical Company, HQ', '1 marine-hq, 1 rhino'],
      ['Tactical Company, detachment 1', '6 tactical-marines, 3 rhino'],
      ['Tactical Company, detachment 2', '6 tactical-marines, 3 rhino'],
      ['Tactical Company, detachment 3', '6 tactical-marines, 3 rhino'],
    ]);
    expect(company.units.map(({ kind }) => kind)).toEqual(['command', 'ordinary', 'ordinary', 'ordinary']);
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

  test('E2-MARIN-03: one detachment of each in a Battle Company', () => {
    expect(units(field('marines', 'battle-company')).map(([, models]) => models)).toEqual([
      '1 marine-hq, 1 rhino',
      '6 tactical-marines, 3 rhino',
      '6 assault-marines, 3 rhino',
      '6 devastator-marines, 3 rhino',
    ]);
  });

  test('transports are those listed with an infantry unit', () => {
    const army = field('marines', 'terminator-company', 'land-raider-squadron', 'rhino-squadron');
    for (const unit of army.units)
      for (const { row, transport } of unit.models)
        expect([unit.name, row, transport]).toEqual([
          unit.name,
          row,
          unit.name.startsWith('Terminator') && row === 'land-raider',
        ]);
  });

  test('E2-GEN-05: units in the order of the list, each of its card; cards of one name are numbered', () => {
    const army = field('marines', 'predator-squadron', 'scout-company', {
      card: 'predator-squadron',
      count: 2,
    });
    expect(army.units.map(({ name, card }) => [name, card])).toEqual([
      ['Predator Squadron 1', 0],
      ['Scout Company, HQ', 1],
      ['Scout Company, detachment 1', 1],
      ['Scout Company, detachment 2', 1],
      ['Scout Company, detachment 3', 1],
      ['Predator Squadron 2', 2],
      ['Predator Squadron 3', 3],
    ]);
    expect([army.side, army.name, army.force]).toEqual(['A', 'Test', 'marines']);
  });

  test('E2-CARD-04: Chaplain and Medic by their stand, Tarantulas never check', () => {
    const army = field(
      'marines',
      'tactical-company',
      'assault-company',
      'chaplain',
      'medic',
      'tarantula-battery',
    );
    expect(values(named(army.cards, 'Chaplain'))).toEqual(['stand', null, 1]);
    expect(values(named(army.cards, 'Medic'))).toEqual(['stand', null, 1]);
    expect(named(army.units, 'Tarantula Battery').morale).toBeNull();
    expect(named(army.units, 'Medic')).toMatchObject({ kind: 'command', morale: null });
  });

  test('E2-CARD-06: of a company only the units that are no command unit check', () => {
    const { units: all } = field('marines', 'tactical-company');
    expect(all.map(({ morale }) => morale)).toEqual([null, 2, 2, 2]);
  });

  test('E2-SPEC-13: a command Land Raider is an HQ, its company is not', () => {
    const { units: all } = field('marines', 'land-raider-company');
    expect(all.map(({ kind, grants }) => [kind, ...grants])).toEqual([
      ['command', 'command', 'hq'],
      ['ordinary'],
      ['ordinary'],
      ['ordinary'],
    ]);
  });

  test('E2-CARD-09, E2-CSM-30: pods in the place of the Rhinos, +3 VPs, the break point as it was', () => {
    const army = field('marines', 'landing-pods', 'predator-squadron', 'tactical-company');
    expect(units(army)).toEqual([
      ['Predator Squadron', '3 predator'],
      ['Tactical Company, HQ', '1 marine-hq, 1 assault-pod'],
      ['Tactical Company, detachment 1', '6 tactical-marines, 3 assault-pod'],
      ['Tactical Company, detachment 2', '6 tactical-marines, 3 assault-pod'],
      ['Tactical Company, detachment 3', '6 tactical-marines, 3 assault-pod'],
      ['Tactical Company, Support Pods', '3 support-pod'],
      ['Tactical Company, Deathwind Pods', '3 deathwind-pod'],
    ]);
    expect(army.cards.map(({ name }) => name)).toEqual(['Predator Squadron', 'Tactical Company']);
    expect(army.cards[1]).toMatchObject({ cards: ['tactical-company', 'landing-pods'], points: 1050 });
    expect(values(army.cards[1])).toEqual([15, 2, 11]);
    expect(army.units.map(({ kind }) => kind).slice(5)).toEqual(['pod', 'pod']); // never casualties
    expect(army.units[1].models[1]).toMatchObject({ row: 'assault-pod', transport: true });
  });

  test('E2-EX-38: a Whirlwind battery fires 6 barrage points', () => {
    const battery = named(field('marines', 'scout-company', 'whirlwind-battery').units, 'Whirlwind Battery');
    const points = battery.models.flatMap(({ row }) => rowOf(row).weapons.map(({ barrage }) => barrage ?? 0));
    expect(points.reduce((a, b) => a + b)).toBe(6);
  });
});

describe('Orks', () => {
  const goffs = (...cards: Written[]): Muster => field('orks', 'goff-clan', ...cards);

  test('E2-ORK-06: one Nobz unit and one Boyz Mob; Snakebites have Boarboyz', () => {
    expect(units(goffs())).toEqual([
      ['Goff Clan, Nobz', '8 nobz'],
      ['Goff Clan, Boyz Mob', '15 goffs-boyz'],
    ]);
    expect(units(field('orks', 'snakebite-clan')).map(([, models]) => models)).toEqual([
      '4 nobz',
      '15 snakebites-boyz',
      '5 boarboyz',
    ]);
  });

  test('E2-EX-23, E2-ORK-03, E2-ORK-04: two Extra Boyz make 23, Lungburstas a unit of three', () => {
    expect(units(goffs({ card: 'extra-boyz', count: 2 }, 'lungbursta-squadron'))).toEqual([
      ['Goff Clan, Nobz', '8 nobz'],
      ['Goff Clan, Boyz Mob', '23 goffs-boyz'],
      ['Goff Clan, Lungbursta Squadron', '3 lungbursta'],
    ]);
  });

  test('E2-EX-24, E2-ORK-04: five Extra Boyz cards give +20, of their own Clan', () => {
    const army = field('orks', 'goff-clan', 'bad-moonz-clan', {
      card: 'extra-boyz',
      count: 5,
      clan: 'bad-moonz',
    });
    expect(named(army.units, 'Bad Moonz Clan, Boyz Mob').models.length).toBe(35);
    expect(told(named(army.units, 'Bad Moonz Clan, Boyz Mob'))).toBe('35 bad-moonz-boyz');
    expect(told(named(army.units, 'Goff Clan, Boyz Mob'))).toBe('15 goffs-boyz');
  });

  test('E2-ORK-05: Extra Nobz enlarge the Nobz unit, and still never check', () => {
    const nobz = named(goffs('extra-nobz').units, 'Goff Clan, Nobz');
    expect([told(nobz), nobz.kind, nobz.morale]).toEqual(['12 nobz', 'command', null]);
  });

  test('E2-ORK-15: cards of one type in a Clan are one unit, in another Clan another', () => {
    const army = field(
      'orks',
      'goff-clan',
      'snakebite-clan',
      { card: 'bikeboyz-mob', count: 2, clan: 'goffs' },
      { card: 'bikeboyz-mob', clan: 'snakebites' },
      { card: 'boarboyz-mob', clan: 'snakebites' },
    );
    expect(units(army)).toEqual([
      ['Goff Clan, Nobz', '8 nobz'],
      ['Goff Clan, Boyz Mob', '15 goffs-boyz'],
      ['Goff Clan, Bikeboyz Mob', '10 bikeboyz'],
      ['Snakebite Clan, Nobz', '4 nobz'],
      ['Snakebite Clan, Boyz Mob', '15 snakebites-boyz'],
      ['Snakebite Clan, Boarboyz', '10 boarboyz'],
      ['Snakebite Clan, Bikeboyz Mob', '5 bikeboyz'],
    ]);
    expect(army.units.map(({ clan }) => clan)).toEqual([
      ...Array(3).fill('goffs'),
      ...Array(4).fill('snakebites'),
    ]);
  });

  test('E2-ORK-15, E2-STORM-04: Battlewagons and Rhinos of a Mob stay with it', () => {
    const sunz = field('orks', 'evil-sunz-clan', 'battlewagon-squadron', 'extra-boyz');
    expect(units(sunz)).toEqual([
      ['Evil Sunz Clan, Nobz', '3 nobz, 1 battlewagon'],
      ['Evil Sunz Clan, Boyz Mob', '19 evil-sunz-boyz, 5 battlewagon'],
      ['Evil Sunz Clan, Battlewagon Squadron', '3 battlewagon'],
    ]);
    expect(sunz.units.map(({ models }) => models.filter(({ transport }) => transport).length)).toEqual([
      1, 5, 0,
    ]);
    expect(units(field('orks', 'blood-axe-clan'))).toEqual([
      ['Blood Axe Clan, Nobz', '4 nobz, 2 rhino'],
      ['Blood Axe Clan, Boyz Mob', '12 blood-axes-boyz, 6 rhino'],
    ]);
  });

  test('E2-CARD-05, E2-BREAK-04: support cards add break point and VPs to their Clan', () => {
    const army = goffs(
      'extra-boyz',
      'extra-nobz',
      'lungbursta-squadron',
      'giblet-grinda',
      'war-buggy-squadron',
    );
    expect(army.cards.length).toBe(1);
    expect(values(army.cards[0])).toEqual([12 + 2 + 2 + 2 + 1 + 3, 4, 7 + 1 + 2 + 1 + 1 + 1]);
    expect(army.cards[0].points).toBe(650 + 100 + 200 + 100 + 100 + 100);
    expect(army.units.every(({ card }) => card === 0)).toBe(true);
  });

  test('E2-CARD-05: support units check by the Clan, those with no value never', () => {
    const army = goffs('lungbursta-squadron', 'giblet-grinda');
    expect(named(army.units, 'Goff Clan, Lungbursta Squadron').morale).toBe(4);
    expect(named(army.units, 'Goff Clan, Giblet Grinda').morale).toBeNull();
    expect(named(army.units, 'Goff Clan, Boyz Mob').morale).toBe(4);
  });

  test('E2-BREAK-05: special cards keep their own values, and their Clan', () => {
    const army = goffs('weirdboy-battletower');
    expect(army.cards.map(({ name, clan }) => [name, clan])).toEqual([
      ['Goff Clan', 'goffs'],
      ['Weirdboy Battletower', 'goffs'],
    ]);
    expect(army.cards.map(values)).toEqual([
      [12, 4, 7],
      [1, 4, 2],
    ]);
    expect(army.units[2]).toMatchObject({ card: 1, clan: 'goffs', kind: 'ordinary' });
  });

  test('E2-STORM-01: Stormboyz and their Kaptin, a command unit of one stand with their row', () => {
    const army = goffs('stormboyz-korps');
    const kaptin = named(army.units, 'Stormboyz Korps, Kaptin');
    expect([told(kaptin), kaptin.kind, kaptin.grants]).toEqual([
      '1 stormboyz',
      'command',
      ['command', 'kaptin'],
    ]);
    expect(named(army.units, 'Stormboyz Korps, Stormboyz')).toMatchObject({ kind: 'ordinary', morale: 4 });
    expect(kaptin.card).toBe(1);
  });

  test('E2-CARD-07: Mad Mob and Warboss have a break point and no morale value', () => {
    expect(goffs('mad-mob').cards.map(values)[1]).toEqual([2, null, 1]);
    expect(goffs('warboss').cards.map(values)[1]).toEqual([5, null, 3]);
    expect(told(named(goffs('warboss').units, 'Warboss'))).toBe('1 warboss, 5 nobz, 2 battlewagon');
  });

  test('E2-ORK-14: a Warlord and his Nobz are one unit', () => {
    const army = goffs('warlord');
    expect(units(army)[2]).toEqual(['Warlord', '1 warlord, 5 nobz, 2 battlewagon']);
    expect(army.units[2].kind).toBe('command');
  });

  test('E2-MAD-14: all Madboyz are one mob of no Clan; break points and VPs are added', () => {
    const army = field('orks', 'goff-clan', { card: 'mad-mob', clan: 'goffs' }, 'bad-moonz-clan', {
      card: 'mad-mob',
      clan: 'bad-moonz',
    });
    const mob = named(army.units, 'Mad Mob');
    expect([told(mob), mob.kind, mob.clan]).toEqual(['8 madboyz', 'mad', null]);
    expect(army.cards.map(({ name }) => name)).toEqual(['Goff Clan', 'Mad Mob', 'Bad Moonz Clan']);
    expect(values(army.cards[1])).toEqual([4, null, 2]);
  });

  test('E2-GRET-07: Gretchin are a card of their own', () => {
    const army = goffs('gretchin-mob');
    expect(army.units[2]).toMatchObject({ kind: 'gretchin', card: 1, morale: 4 });
    expect(values(army.cards[1])).toEqual([4, 4, 1]);
  });
});

describe('Eldar', () => {
  test('E2-EX-40, E2-ELDAR-01: three Falcons carry a detachment of six', () => {
    const host = field('eldar', 'guardian-host');
    expect(host.units.map(told)).toEqual(Array(3).fill('6 guardians, 3 falcon'));
    const [{ models }] = host.units;
    const room = models
      .filter(({ transport }) => transport)
      .reduce((sum, { row }) => sum + rowOf(row).carries, 0);
    expect([room, models.filter(({ transport }) => !transport).length]).toEqual([6, 6]);
  });

  test('E2-ARMY-15: Hosts have no command unit', () => {
    const army = field('eldar', 'guardian-host', 'falcon-host', 'jet-bike-host');
    expect(army.units.map(({ kind }) => kind)).not.toContain('command');
  });

  test('E2-ELDAR-02, E2-ELDAR-03: squadrons of three Falcons, five Jet Bikes, five Vypers', () => {
    const army = field('eldar', 'jet-bike-host', 'falcon-squadron', 'jet-bike-squadron', 'vyper-squadron');
    expect(army.units.map(told)).toEqual([
      '5 jet-bikes',
      '5 jet-bikes',
      '5 vyper',
      '3 falcon',
      '5 jet-bikes',
      '5 vyper',
    ]);
    expect(army.units.map(({ name }) => name)[1]).toBe('Jet Bike Host, Jet Bike squadron 2');
  });

  test('E2-WLOCK-01, E2-HARLQ-01: one Warlock and a Falcon, a command unit; four Harlequins', () => {
    const army = field('eldar', 'falcon-host', 'warlocks', 'harlequin-troupe');
    expect(named(army.units, 'Warlocks')).toMatchObject({ kind: 'command', morale: null });
    expect(told(named(army.units, 'Warlocks'))).toBe('1 warlocks, 1 falcon');
    expect(told(named(army.units, 'Harlequin Troupe'))).toBe('4 harlequins');
  });

  test('E2-CARD-04: Exarchs, Dreadnoughts and Wraithguard have no break point and never check', () => {
    const army = field('eldar', 'falcon-host', 'exarchs', 'eldar-dreadnoughts', 'wraithguard');
    expect(army.cards.slice(1).map(values)).toEqual([
      [null, null, 4],
      [null, null, 2],
      [null, null, 1],
    ]);
  });
});

describe('Titans, Guard and Squats', () => {
  test('E2-ARMY-13: a Titan is a unit of its own with what each mount carries, worth what it costs', () => {
    const weapons = {
      'left-arm': 'volcano-cannon',
      'right-arm': 'vortex-missile',
      'left-carapace': 'gatling-blaster',
      'right-carapace': 'chain-fist',
    };
    const army = field('titans', { card: 'warlord-titan', name: 'Ember King', weapons });
    expect(army.units).toEqual([
      {
        name: 'Ember King',
        card: 0,
        kind: 'titan',
        deck: 'titans',
        clan: null,
        morale: null,
        grants: [],
        models: [{ row: 'warlord-titan', transport: false, section: false, weapons }],
      },
    ]);
    expect(army.cards[0]).toMatchObject({ points: 850, vps: 9, break: null });
  });

  test('E2-IMPG-01: one stand of each platoon is its Section HQ; no other unit has one', () => {
    const army = field('guard', 'guard-tactical-company', 'guard-support-platoon', 'ogryn-platoon');
    const sections = army.units.map(({ models }) =>
      models.filter(({ section }) => section).map(({ row }) => row),
    );
    expect(sections).toEqual([
      [],
      [],
      ['guard-tactical'],
      ['guard-tactical'],
      ['guard-tactical'],
      ['guard-support'],
      [],
    ]);
  });

  test('E2-ARMY-18: what was chosen takes the field', () => {
    const army = field(
      'guard',
      { card: 'super-heavy-company', choose: ['baneblade', 'shadow-sword', 'baneblade'] },
      { card: 'artillery-battery', choose: 'bombard' },
    );
    expect(army.units.map(told)).toEqual(['1 baneblade', '1 shadow-sword', '1 baneblade', '3 bombard']);
  });

  test('a list that leaves something open does not take the field', () => {
    const army = readArmy({ name: 'X', force: 'titans', cards: ['warlord-titan'] });
    expect(() => muster(army, 'B')).toThrow(Problem);
    expect(() => muster(army, 'B')).toThrow('cards.0.weapons: ');
  });
});
