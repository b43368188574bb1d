/** CARD: Space Marine cards (E2-CSM-01 to E2-CSM-31), in the order of the inventory. */
import { command, makers, unit, units } from './card.ts';

const { company, support, special } = makers('marines');

/** E2-MARIN-01: an HQ and three detachments; E2-MARIN-03: each of one kind of stand. */
const HQ = command('HQ', { 'marine-hq': 1, rhino: 1 });

/** The Assault Pods of Landing Pods (E2-CSM-30) stand in for the company's Rhinos: `muster` puts them there. */
export const MARINE_CARDS = [
  company(
    'E2-CSM-01',
    'tactical-company',
    'Tactical Company',
    [750, 15, 2, 8],
    [HQ, units(3, 'detachment', { 'tactical-marines': 6, rhino: 3 })],
  ),
  company(
    'E2-CSM-02',
    'assault-company',
    'Assault Company',
    [750, 15, 2, 8],
    [HQ, units(3, 'detachment', { 'assault-marines': 6, rhino: 3 })],
  ),
  company(
    'E2-CSM-03',
    'devastator-company',
    'Devastator Company',
    [1000, 15, 2, 10],
    [HQ, units(3, 'detachment', { 'devastator-marines': 6, rhino: 3 })],
  ),
  company(
    'E2-CSM-04',
    'battle-company',
    'Battle Company',
    [850, 15, 2, 9],
    [
      HQ,
      unit('Tactical detachment', { 'tactical-marines': 6, rhino: 3 }),
      unit('Assault detachment', { 'assault-marines': 6, rhino: 3 }),
      unit('Devastator detachment', { 'devastator-marines': 6, rhino: 3 }),
    ],
  ),
  company(
    'E2-CSM-05',
    'veteran-company',
    'Veteran Company',
    [850, 15, 1, 9],
    [HQ, units(3, 'detachment', { 'marine-veterans': 6, rhino: 3 })],
  ),
  company(
    'E2-CSM-06',
    'terminator-company',
    'Terminator Company',
    [1000, 10, 1, 10],
    [
      command('Terminator HQ', { 'terminator-hq': 1, 'land-raider': 1 }),
      units(3, 'detachment', { terminators: 4, 'land-raider': 2 }),
    ],
  ),
  company(
    'E2-CSM-07',
    'scout-company',
    'Scout Company',
    [450, 10, 3, 5],
    [HQ, units(3, 'detachment', { 'marine-scouts': 6 })],
  ),
  company(
    'E2-CSM-08',
    'land-raider-company',
    'Land Raider Company',
    [750, 5, 2, 8],
    [
      command('command Land Raider', { 'land-raider': 1 }, 'command', 'hq'),
      units(3, 'squadron', { 'land-raider': 3 }),
    ],
  ),
  company(
    'E2-CSM-09',
    'bike-company',
    'Bike Company',
    [450, 8, 2, 5],
    [command('HQ', { 'imperial-bikes': 1 }, 'command', 'hq'), units(3, 'squad', { 'imperial-bikes': 5 })],
  ),
  support('E2-CSM-10', 'tactical-detachment', 'Tactical Detachment', [250, 5, 2, 3], {
    'tactical-marines': 6,
    rhino: 3,
  }),
  support('E2-CSM-11', 'assault-detachment', 'Assault Detachment', [250, 5, 2, 3], {
    'assault-marines': 6,
    rhino: 3,
  }),
  support('E2-CSM-12', 'devastator-detachment', 'Devastator Detachment', [350, 5, 2, 4], {
    'devastator-marines': 6,
    rhino: 3,
  }),
  support('E2-CSM-13', 'veteran-detachment', 'Veteran Detachment', [300, 5, 1, 3], {
    'marine-veterans': 6,
    rhino: 3,
  }),
  support('E2-CSM-14', 'terminator-detachment', 'Terminator Detachment', [350, 3, 1, 4], {
    terminators: 4,
    'land-raider': 2,
  }),
  support('E2-CSM-15', 'scout-detachment', 'Scout Detachment', [150, 3, 3, 2], { 'marine-scouts': 6 }),
  support('E2-CSM-16', 'land-raider-squadron', 'Land Raider Squadron', [250, 2, 2, 3], { 'land-raider': 3 }),
  support('E2-CSM-17', 'predator-squadron', 'Predator Squadron', [200, 2, 2, 2], { predator: 3 }),
  support('E2-CSM-18', 'vindicator-squadron', 'Vindicator Squadron', [150, 2, 2, 2], { vindicator: 3 }),
  support('E2-CSM-19', 'whirlwind-battery', 'Whirlwind Battery', [150, 2, 2, 2], { whirlwind: 3 }),
  support('E2-CSM-20', 'rhino-squadron', 'Rhino Squadron', [50, 2, 2, 1], { rhino: 3 }),
  support('E2-CSM-21', 'bike-squad', 'Bike Squad', [150, 3, 2, 2], { 'imperial-bikes': 5 }),
  support('E2-CSM-22', 'land-speeder-squad', 'Land Speeder Squad', [200, 3, 2, 2], { 'land-speeder': 5 }),
  support('E2-CSM-23', 'dreadnought-squad', 'Dreadnought Squad', [100, 2, 2, 1], { dreadnoughts: 4 }),
  support('E2-CSM-24', 'rapier-battery', 'Rapier Battery', [75, 2, 2, 1], { rapier: 3 }),
  support('E2-CSM-25', 'tarantula-battery', 'Tarantula Battery', [150, 3, null, 2], { tarantula: 5 }),
  support('E2-CSM-26', 'thudd-gun-battery', 'Thudd Gun Battery', [100, 2, 2, 1], { 'thudd-gun': 3 }),
  support('E2-CSM-27', 'mole-mortar-battery', 'Mole Mortar Battery', [100, 2, 2, 1], { 'mole-mortar': 3 }),
  special(
    'E2-CSM-28',
    'chaplain',
    'Chaplain',
    [75, 'stand', null, 1],
    [command('', { chaplain: 1, rhino: 1 })],
  ),
  special('E2-CSM-29', 'medic', 'Medic', [50, 'stand', null, 1], [command('', { medic: 1, rhino: 1 })]),
  special(
    'E2-CSM-30',
    'landing-pods',
    'Landing Pods',
    [300, null, null, 3],
    [
      unit('Support Pods', { 'support-pod': 3 }, { kind: 'pod' }),
      unit('Deathwind Pods', { 'deathwind-pod': 3 }, { kind: 'pod' }),
    ],
    { adds: true },
  ),
  support('E2-CSM-31', 'robot-maniple', 'Robot Maniple', [150, 2, null, 2], { robots: 4 }),
];
