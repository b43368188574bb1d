/** CARD: Eldar cards (E2-CELD-01 to E2-CELD-21), in the order of the inventory. */
import { command, makers, unit, units } from './card.ts';

const { company, support, special } = makers('eldar');

/** E2-ELDAR-01 to E2-ELDAR-03, E2-WLOCK-01, E2-HARLQ-01. */
export const ELDAR_CARDS = [
  company(
    'E2-CELD-01',
    'guardian-host',
    'Guardian Host',
    [850, 11, 3, 9],
    [units(3, 'detachment', { guardians: 6, falcon: 3 })],
  ),
  company('E2-CELD-02', 'falcon-host', 'Falcon Host', [450, 5, 3, 5], [units(3, 'squadron', { falcon: 3 })]),
  company(
    'E2-CELD-03',
    'jet-bike-host',
    'Jet Bike Host',
    [550, 8, 3, 6],
    [units(2, 'Jet Bike squadron', { 'jet-bikes': 5 }), unit('Vyper squadron', { vyper: 5 })],
  ),
  support('E2-CELD-04', 'guardian-detachment', 'Guardian Detachment', [300, 5, 3, 3], {
    guardians: 6,
    falcon: 3,
  }),
  support(
    'E2-CELD-05',
    'warlocks',
    'Warlocks',
    [125, 'stand', null, 1],
    [command('', { warlocks: 1, falcon: 1 })],
  ),
  support('E2-CELD-06', 'falcon-squadron', 'Falcon Squadron', [150, 2, 3, 2], { falcon: 3 }),
  support('E2-CELD-07', 'tempest-squadron', 'Tempest Squadron', [500, 3, 3, 5], { tempest: 3 }),
  support('E2-CELD-08', 'jet-bike-squadron', 'Jet Bike Squadron', [200, 3, 3, 2], { 'jet-bikes': 5 }),
  support('E2-CELD-09', 'vyper-squadron', 'Vyper Squadron', [250, 3, 3, 3], { vyper: 5 }),
  support('E2-CELD-10', 'swooping-hawks', 'Swooping Hawks', [150, 2, 2, 2], { 'swooping-hawks': 4 }),
  support('E2-CELD-11', 'dire-avengers', 'Dire Avengers', [125, 2, 2, 1], { 'dire-avengers': 4 }),
  support('E2-CELD-12', 'dark-reapers', 'Dark Reapers', [250, 2, 2, 3], { 'dark-reapers': 4 }),
  support('E2-CELD-13', 'fire-dragons', 'Fire Dragons', [100, 2, 2, 1], { 'fire-dragons': 4 }),
  support('E2-CELD-14', 'howling-banshees', 'Howling Banshees', [150, 2, 2, 2], { 'howling-banshees': 4 }),
  support('E2-CELD-15', 'striking-scorpions', 'Striking Scorpions', [150, 2, 2, 2], {
    'striking-scorpions': 4,
  }),
  support('E2-CELD-16', 'anti-grav-lascannon-battery', 'Anti-grav Lascannon Battery', [100, 2, 3, 1], {
    'anti-grav-lascannon': 3,
  }),
  support('E2-CELD-17', 'vibro-cannon-battery', 'Vibro-cannon Battery', [100, 2, 3, 1], {
    'vibro-cannon': 3,
  }),
  support('E2-CELD-18', 'eldar-dreadnoughts', 'Dreadnoughts', [200, null, null, 2], {
    'eldar-dreadnought': 4,
  }),
  support('E2-CELD-19', 'wraithguard', 'Wraithguard', [100, null, null, 1], { wraithguard: 4 }),
  special('E2-CELD-20', 'exarchs', 'Exarchs', [400, null, null, 4], [command('', { exarchs: 4 })]),
  // E2-HARLQ-05
  special('E2-CELD-21', 'harlequin-troupe', 'Harlequin Troupe', [150, 2, 2, 2], { harlequins: 4 }),
];
