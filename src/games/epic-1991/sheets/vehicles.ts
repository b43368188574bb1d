/** DATA: Imperial vehicles (E2-DVEH-01 to E2-DVEH-19), in the order and columns of the sheet. */
import { barrage, gun, row } from './row.ts';

export const VEHICLES = [
  row(
    'land-raider',
    'E2-DVEH-01',
    'Land Raider',
    'AFV',
    20,
    2,
    3,
    [gun('Lascannon', 75, 2, 5, -2), gun('Bolters', 15, 1, 6, 0)],
    { carries: 2 },
  ),
  row('rhino', 'E2-DVEH-02', 'Rhino', 'AFV', 25, 4, 0, [gun('Bolters', 15, 1, 6, 0)], { carries: 2 }),
  row('predator', 'E2-DVEH-03', 'Predator Tank', 'AFV', 25, 3, 0, [
    gun('Autocannon', 75, 1, 5, -1),
    gun('Lascannon', 75, 2, 5, -1),
  ]),
  // E2-MARIN-16
  row('vindicator', 'E2-DVEH-04', 'Vindicator', 'AFV', 20, 2, 2, [
    gun('Thunderer', 50, 1, 4, -3, 'ignores-cover'),
  ]),
  row('whirlwind', 'E2-DVEH-05', 'Whirlwind', 'AFV', 20, 4, 0, [barrage('Multi-launcher', 150, 2, 0)]),
  row('land-speeder', 'E2-DVEH-06', 'Land Speeder', 'LV', 30, null, 3, [gun('Multi-melta', 25, 1, 3, -2)], {
    traits: ['skimmer'],
  }),
  row('leman-russ', 'E2-DVEH-07', 'Leman Russ Tank', 'AFV', 20, 3, 2, [
    gun('Battlecannon', 75, 1, 5, -2),
    gun('Lascannon', 75, 1, 5, -1),
    gun('Bolters', 15, 1, 6, 0),
  ]),
  row('basilisk', 'E2-DVEH-08', 'Basilisk', 'AFV', 15, 5, 0, [
    barrage('Earth Shaker', 150, 2, -2, ['two-barrages']),
  ]),
  row('bombard', 'E2-DVEH-09', 'Bombard', 'AFV', 10, 5, 0, [barrage('Siege Mortar', 150, 3, -3, [], 50)]),
  row('manticore', 'E2-DVEH-10', 'Manticore', 'AFV', 15, 5, 0, [barrage('Rockets', 200, 6, 0, ['reloads'])]),
  row('shadow-sword', 'E2-DVEH-11', 'Shadow Sword', 'SHV', 10, 1, 6, [
    gun('Volcano Cannon', 100, 1, 3, -4, 'titan-killer'),
    gun('Lascannon', 75, 2, 5, -1),
    gun('Bolters', 15, 6, 6, 0),
  ]),
  row('baneblade', 'E2-DVEH-12', 'Baneblade', 'SHV', 10, 1, 8, [
    gun('Battlecannon', 75, 2, 4, -2),
    gun('Lascannon', 75, 2, 5, -1),
    gun('Bolters', 15, 10, 6, 0),
  ]),
  row('termite', 'E2-DVEH-13', 'Termite', 'AFV', 15, 4, 1, [], { carries: 2, traits: ['tunneller'] }),
  row('mole', 'E2-DVEH-14', 'Mole', 'AFV', 15, 3, 3, [], { carries: 4, traits: ['tunneller'] }),
  row('hellbore', 'E2-DVEH-15', 'Hellbore', 'SHV', 15, 1, 5, [], { carries: 12, traits: ['tunneller'] }),
  row('assault-pod', 'E2-DVEH-16', 'Landing Pod, Assault', 'POD', 0, 4, 0, [], {
    carries: 2,
    traits: ['assault-pod'],
  }),
  row(
    'support-pod',
    'E2-DVEH-17',
    'Landing Pod, Support',
    'POD',
    0,
    4,
    0,
    [gun('Plasma Cannon', 75, 1, 5, -2)],
    { traits: ['support-pod'] },
  ),
  row(
    'deathwind-pod',
    'E2-DVEH-18',
    'Landing Pod, Deathwind',
    'POD',
    0,
    4,
    0,
    [gun('Bombs', 10, 0, 4, 0, 'bombs')],
    { traits: ['deathwind'] },
  ),
  row(
    'gorgon',
    'E2-DVEH-19',
    'Gorgon',
    'SHV',
    10,
    1,
    4,
    [gun('Bolters', 15, 4, 6, 0), gun('Mine Thrower', 15, 1, 4, -3)],
    { carries: 4 },
  ),
];
