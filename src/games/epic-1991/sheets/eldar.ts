/** DATA: Eldar (E2-DELD-01 to E2-DELD-18), in the order and columns of the sheet. */
import { gun, row } from './row.ts';

/** E2-ASPCT-01, E2-ASPCT-02, E2-ASPCT-09. */
export const ELDAR = [
  row('guardians', 'E2-DELD-01', 'Guardians', 'INF', 10, null, 0, [gun('Shuriken', 50, 1, 5, 0)]),
  row('swooping-hawks', 'E2-DELD-02', 'Swooping Hawks', 'INF', 20, null, 2, [gun('Lasguns', 25, 1, 5, 0)], {
    traits: ['jump'],
  }),
  row('dire-avengers', 'E2-DELD-03', 'Dire Avengers', 'INF', 10, null, 2, [gun('Shurikens', 50, 1, 5, 0)]),
  row('dark-reapers', 'E2-DELD-04', 'Dark Reapers', 'INF', 5, 6, 1, [gun('Missile launcher', 75, 2, 4, -1)]),
  row('fire-dragons', 'E2-DELD-05', 'Fire Dragons', 'INF', 10, null, 2, [gun('Thermal gun', 25, 1, 5, -2)]),
  row('howling-banshees', 'E2-DELD-06', 'Howling Banshees', 'INF', 10, null, 6, [], {
    fights: 'Power sword',
    traits: ['scream'],
  }),
  row('striking-scorpions', 'E2-DELD-07', 'Striking Scorpions', 'INF', 10, null, 6, [], {
    fights: 'Mandi-blaster',
    traits: ['scorpion'],
  }),
  // E2-DATA-03
  row('warlocks', 'E2-DELD-08', 'Warlocks', 'INF', 10, null, 2, [gun('Shuriken pistols', 25, 1, 5, 0)], {
    traits: ['command', 'warlock'],
  }),
  row('exarchs', 'E2-DELD-09', 'Exarchs', 'INF', 20, 6, 8, [gun('Ancient artefacts', 75, 2, 3, -1)], {
    traits: ['command', 'exarch'],
  }),
  row('harlequins', 'E2-DELD-10', 'Harlequin', 'INF', 15, null, 6, [gun('Shuriken pistol', 25, 1, 5, 0)], {
    traits: ['harlequin'],
  }),
  row(
    'jet-bikes',
    'E2-DELD-11',
    'Eldar Jet Bike',
    'JBIKE',
    35,
    null,
    3,
    [gun('Shuriken cannon', 15, 1, 5, -1)],
    { traits: ['skimmer'] },
  ),
  row('vyper', 'E2-DELD-12', 'Vyper Jet Bike', 'LV', 35, null, 3, [gun('Shuriken cannon', 25, 2, 5, -1)], {
    traits: ['skimmer'],
  }),
  row('falcon', 'E2-DELD-13', 'Falcon Grav-tank', 'AFV', 25, 3, 1, [gun('Lascannon', 75, 1, 4, -2)], {
    carries: 2,
    traits: ['skimmer'],
  }),
  row(
    'tempest',
    'E2-DELD-14',
    'Tempest',
    'SHV',
    25,
    1,
    4,
    // E2-ELDAR-05
    [gun('Tempest laser', 100, 2, 4, -3), gun('Shuriken', 15, 2, 6, 0), gun('Shuriken cannon', 15, 1, 5, -1)],
    { traits: ['skimmer'] },
  ),
  // E2-ELDAR-04
  row('anti-grav-lascannon', 'E2-DELD-15', 'Anti-grav Lascannon', 'GUN', 10, null, -3, [
    gun('Lascannon', 75, 1, 4, -2),
  ]),
  row('vibro-cannon', 'E2-DELD-16', 'Vibro-cannon', 'GUN', 10, null, -3, [
    gun('Vibro-cannon', 75, 1, 5, 0, 'vibro'),
  ]),
  row(
    'eldar-dreadnought',
    'E2-DELD-17',
    'Dreadnought',
    'WALK',
    15,
    5,
    2,
    [gun('Lascannon and power fist', 75, 1, 5, -2)],
    { traits: ['steadfast'] },
  ),
  row('wraithguard', 'E2-DELD-18', 'Wraithguard', 'INF', 10, 6, 2, [gun('Wraith cannon', 50, 1, 5, -1)], {
    traits: ['steadfast'],
  }),
];
