/**
 * DATA: Imperial troops (E2-DTRP-01 to E2-DTRP-28), in the order and columns of the sheet.
 * E2-DTRP-19, the Guard Section HQ, has the row of its platoon: a mark on one of its stands, not a row here.
 */
import { barrage, gun, row } from './row.ts';

export const TROOPS = [
  row('tactical-marines', 'E2-DTRP-01', 'Tactical Marines', 'INF', 10, null, 2, [
    gun('Bolters', 50, 1, 5, 0),
  ]),
  row(
    'assault-marines',
    'E2-DTRP-02',
    'Assault Marines',
    'INF',
    15,
    null,
    3,
    [gun('Pistols, swords', 25, 1, 5, 0)],
    { traits: ['jump'] }, // E2-MARIN-05
  ),
  row('devastator-marines', 'E2-DTRP-03', 'Devastator Marines', 'INF', 10, null, 2, [
    gun('Heavy weapons', 75, 2, 5, -1),
  ]),
  row(
    'marine-scouts',
    'E2-DTRP-04',
    'Marine Scouts',
    'INF',
    10,
    null,
    2,
    [gun('Bolt pistols', 50, 1, 5, 0)],
    { traits: ['scouts'] },
  ),
  row('marine-veterans', 'E2-DTRP-05', 'Marine Veterans', 'INF', 10, null, 4, [gun('Bolters', 50, 1, 5, 0)]),
  // E2-MARIN-06
  row('terminators', 'E2-DTRP-06', 'Terminators', 'INF', 10, 6, 6, [gun('Storm bolters', 25, 2, 4, -1)]),
  row('marine-hq', 'E2-DTRP-07', 'HQ Unit', 'INF', 10, null, 4, [gun('Bolt pistols', 25, 2, 5, 0)], {
    traits: ['command', 'hq'],
  }),
  // E2-DATA-04
  row('chaplain', 'E2-DTRP-08', 'Chaplain', 'INF', 10, null, 4, [gun('Bolt pistols', 25, 2, 5, 0)], {
    traits: ['command', 'chaplain'],
  }),
  row('medic', 'E2-DTRP-09', 'Medic', 'INF', 10, null, 2, [gun('Bolt pistols', 25, 1, 5, 0)], {
    traits: ['command', 'medic'],
  }),
  row('terminator-hq', 'E2-DTRP-10', 'Terminator HQ', 'INF', 10, 6, 7, [gun('Storm bolters', 25, 2, 4, -1)], {
    traits: ['command', 'hq'],
  }),
  row('guard-tactical', 'E2-DTRP-11', 'Guard Tactical Troops', 'INF', 10, null, 0, [
    gun('Lasguns', 50, 1, 5, 0),
  ]),
  row(
    'guard-assault',
    'E2-DTRP-12',
    'Guard Assault Troops',
    'INF',
    15,
    null,
    1,
    [gun('Pistols, swords', 25, 1, 5, 0)],
    { traits: ['jump'] },
  ),
  row('guard-support', 'E2-DTRP-13', 'Guard Support Troops', 'INF', 10, null, 0, [
    gun('Heavy weapons', 75, 2, 5, -1),
  ]),
  row('imperial-bikes', 'E2-DTRP-14', 'Imperial (Space Marine) Bike', 'BIKE', 30, null, 3, [
    gun('Bolters', 15, 1, 6, 0),
  ]),
  row('beastmen', 'E2-DTRP-15', 'Beastmen', 'INF', 10, null, 3, [], { fights: 'Swords, clubs' }),
  row('ogryns', 'E2-DTRP-16', 'Ogryns', 'INF', 10, 6, 6, [gun('Ripper gun', 10, 1, 4, -1)]),
  row('ratlings', 'E2-DTRP-17', 'Ratling Sniper', 'INF', 10, null, -1, [gun('Sniper rifle', 50, 1, 5, 0)], {
    traits: ['sniper'],
  }),
  row('rough-riders', 'E2-DTRP-18', 'Rough Riders', 'BIKE', 20, null, 3, [gun('Hunting lance', 25, 1, 6, 0)]),
  row(
    'guard-hq',
    'E2-DTRP-20',
    'Guard Company HQ',
    'INF',
    10,
    null,
    2,
    [gun('Pistols, swords', 25, 2, 5, 0)],
    { traits: ['command', 'company-hq'] },
  ),
  row('commissar', 'E2-DTRP-21', 'Commissar', 'INF', 10, null, 4, [gun('Pistols, swords', 25, 2, 5, 0)], {
    traits: ['command', 'commissar'],
  }),
  row('dreadnoughts', 'E2-DTRP-22', 'Dreadnoughts', 'WALK', 10, 5, 2, [gun('Autocannon', 75, 1, 5, 0)]),
  row('robots', 'E2-DTRP-23', 'Robots', 'WALK', 10, 5, 2, [gun('Autocannon', 75, 1, 5, 0)], {
    traits: ['robot', 'steadfast'],
  }),
  row('rapier', 'E2-DTRP-24', 'Rapier', 'GUN', 10, null, -3, [gun('Laser Destroyer', 50, 1, 4, 0)]),
  row('tarantula', 'E2-DTRP-25', 'Tarantula', 'GUN', 10, null, -3, [gun('Lascannons', 75, 1, 5, -2)]),
  row('mole-mortar', 'E2-DTRP-26', 'Mole Mortar', 'GUN', 5, null, -3, [barrage('Mole Mortar', 150, 1, 0)]),
  row('thudd-gun', 'E2-DTRP-27', 'Thudd Gun', 'GUN', 5, null, -3, [barrage('Thudd Gun', 75, 2, 0)]),
  row('sentinel', 'E2-DTRP-28', 'Sentinel', 'WALK', 25, 6, 2, [gun('Autocannon', 50, 1, 4, 0)]),
];
