/** CARD: Imperial Guard and Squat cards (E2-CIMP-01 to E2-CIMP-35), for the option of E2-ARMY-16, in the order of the inventory. */
import { command, makers, unit, units } from './card.ts';

const guard = makers('guard');
const squats = makers('squats');

const HQ = command('Company HQ', { 'guard-hq': 2, rhino: 1 });
const HQ_ON_FOOT = command('Company HQ', { 'guard-hq': 2 });
const COMMISSAR = command('Commissar', { commissar: 1 });
const SUPER_HEAVIES = ['baneblade', 'shadow-sword'] as const;

export const GUARD_AND_SQUAT_CARDS = [
  guard.company(
    'E2-CIMP-01',
    'guard-tactical-company',
    'Guard Tactical Company',
    [600, 18, 4, 7],
    [HQ, COMMISSAR, units(3, 'platoon', { 'guard-tactical': 10 }, { section: true })],
  ),
  guard.company(
    'E2-CIMP-02',
    'guard-assault-company',
    'Guard Assault Company',
    [300, 10, 4, 4],
    [HQ, COMMISSAR, units(3, 'platoon', { 'guard-assault': 5 }, { section: true })],
  ),
  guard.company(
    'E2-CIMP-03',
    'guard-support-company',
    'Guard Support Company',
    [600, 10, 4, 8],
    [HQ, COMMISSAR, units(3, 'platoon', { 'guard-support': 5 }, { section: true })],
  ),
  guard.company(
    'E2-CIMP-04',
    'leman-russ-company',
    'Leman Russ Company',
    [550, 5, 4, 6],
    [command('command tank', { 'leman-russ': 1 }, 'command'), units(3, 'squadron', { 'leman-russ': 3 })],
  ),
  guard.company(
    'E2-CIMP-05',
    'super-heavy-company',
    'Super Heavy Company',
    [650, 2, 4, 7],
    [units(3, 'tank', { choice: 1 }, { choice: SUPER_HEAVIES })],
  ),
  guard.company(
    'E2-CIMP-06',
    'artillery-company',
    'Artillery Company',
    [600, 6, 4, 6],
    [HQ_ON_FOOT, units(2, 'Basilisk battery', { basilisk: 3 }), unit('Bombard battery', { bombard: 3 })],
  ),
  guard.support(
    'E2-CIMP-07',
    'guard-tactical-platoon',
    'Guard Tactical Platoon',
    [200, 5, 4, 2],
    [unit('', { 'guard-tactical': 10 }, { section: true })],
  ),
  guard.support(
    'E2-CIMP-08',
    'guard-assault-platoon',
    'Guard Assault Platoon',
    [100, 3, 4, 1],
    [unit('', { 'guard-assault': 5 }, { section: true })],
  ),
  guard.support(
    'E2-CIMP-09',
    'guard-support-platoon',
    'Guard Support Platoon',
    [200, 3, 4, 2],
    [unit('', { 'guard-support': 5 }, { section: true })],
  ),
  guard.support('E2-CIMP-10', 'beastmen-platoon', 'Beastmen Platoon', [200, 5, 4, 2], { beastmen: 10 }),
  guard.support('E2-CIMP-11', 'ogryn-platoon', 'Ogryn Platoon', [125, 2, 3, 1], { ogryns: 4 }),
  guard.support('E2-CIMP-12', 'ratling-platoon', 'Ratling Platoon', [100, 4, 4, 1], { ratlings: 4 }),
  guard.support('E2-CIMP-13', 'rough-rider-squad', 'Rough Rider Squad', [200, 5, 4, 2], {
    'rough-riders': 10,
  }),
  guard.support('E2-CIMP-14', 'imperial-bike-squad', 'Imperial Bike Squad', [125, 3, 4, 1], {
    'imperial-bikes': 5,
  }),
  guard.support('E2-CIMP-15', 'leman-russ-squadron', 'Leman Russ Squadron', [200, 2, 4, 2], {
    'leman-russ': 3,
  }),
  guard.support(
    'E2-CIMP-16',
    'artillery-battery',
    'Artillery Battery',
    [200, 2, 4, 2],
    [unit('', { choice: 3 }, { choice: ['basilisk', 'bombard', 'manticore'] })],
  ),
  guard.support(
    'E2-CIMP-17',
    'super-heavy-tank',
    'Super Heavy Tank',
    [225, 1, 3, 2],
    [unit('', { choice: 1 }, { choice: SUPER_HEAVIES })],
  ),
  guard.support('E2-CIMP-18', 'gorgon-assault-group', 'Gorgon Assault Group', [150, 3, 4, 2], {
    gorgon: 1,
    'guard-assault': 4,
  }),
  guard.support('E2-CIMP-19', 'termite-group', 'Termite Group', [250, 5, 4, 3], {
    termite: 3,
    'guard-tactical': 6,
  }),
  guard.support('E2-CIMP-20', 'mole-group', 'Mole Group', [250, 5, 4, 3], { mole: 2, 'guard-tactical': 8 }),
  guard.support('E2-CIMP-21', 'hellbore-group', 'Hellbore Group', [350, 7, 4, 4], {
    hellbore: 1,
    'guard-tactical': 12,
  }),
  guard.support(
    'E2-CIMP-22',
    'guard-gun-battery',
    'Guard Gun Battery',
    [100, 2, 4, 1],
    [unit('', { choice: 3 }, { choice: ['thudd-gun', 'mole-mortar'] })],
  ),
  guard.support('E2-CIMP-23', 'sentinel-squad', 'Sentinel Squad', [150, 3, 4, 2], { sentinel: 5 }),
  guard.support('E2-CIMP-24', 'guard-robot-maniple', 'Robot Maniple', [150, 4, null, 2], { robots: 4 }),
  guard.support('E2-CIMP-25', 'guard-dreadnoughts', 'Guard Dreadnoughts', [100, 2, 4, 1], {
    dreadnoughts: 4,
  }),
  squats.company(
    'E2-CIMP-26',
    'squat-brotherhood',
    'Squat Brotherhood',
    [600, 22, 2, 8],
    [
      command('Warlord', { 'squat-warlord': 1 }),
      unit('Hearthguard', { hearthguard: 4 }),
      units(3, 'warriors', { 'combat-squad': 6, 'attack-squad': 2 }),
    ],
  ),
  squats.support('E2-CIMP-27', 'guild-bikers', 'Squat Guild Bikers', [200, 6, 2, 3], { 'guild-bikers': 8 }),
  squats.support('E2-CIMP-28', 'guild-trikes', 'Squat Guild Trikes', [200, 5, 2, 3], { 'guild-trike': 6 }),
  squats.support('E2-CIMP-29', 'squat-thudd-guns', 'Squat Thudd Guns', [150, 4, 2, 3], { 'thudd-gun': 5 }),
  squats.support('E2-CIMP-30', 'squat-mole-mortars', 'Squat Mole Mortars', [150, 4, 2, 3], {
    'mole-mortar': 5,
  }),
  guard.company(
    'E2-CIMP-31',
    'rocket-company',
    'Rocket Company',
    [550, 6, 4, 6],
    [
      HQ_ON_FOOT,
      units(2, 'Manticore battery', { manticore: 3 }),
      unit('Whirlwind battery', { whirlwind: 3 }),
    ],
  ),
  guard.support('E2-CIMP-32', 'guard-rapier-battery', 'Guard Rapier Battery', [75, 2, 4, 1], { rapier: 3 }),
  guard.support('E2-CIMP-33', 'guard-tarantula-battery', 'Guard Tarantula Battery', [150, 3, 4, 2], {
    tarantula: 5,
  }),
  squats.company(
    'E2-CIMP-34',
    'guild-company',
    'Squat Guild Bikers',
    [600, 17, 2, 8],
    [unit('Trikes', { 'guild-trike': 6 }), units(2, 'Bikers', { 'guild-bikers': 8 })],
  ),
  squats.company(
    'E2-CIMP-35',
    'grand-battery',
    'Squat Grand Battery',
    [400, 11, 2, 5],
    [unit('Thudd Guns', { 'thudd-gun': 5 }), units(2, 'Mole Mortars', { 'mole-mortar': 5 })],
  ),
];
