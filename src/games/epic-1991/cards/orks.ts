/** CARD: Ork cards (E2-CORK-01 to E2-CORK-33), in the order of the inventory. */
import { command, makers, unit } from './card.ts';

const { company, support, special } = makers('orks', { support: { adds: true } }); // E2-CARD-05

/** E2-ORK-06, E2-ORK-14: several stands, one unit. E2-STORM-04: some Clans ride. */
const NOBZ = command('Nobz', { nobz: 4 });

export const ORK_CARDS = [
  company(
    'E2-CORK-01',
    'goff-clan',
    'Goff Clan',
    [650, 12, 4, 7],
    [command('Nobz', { nobz: 8 }), unit('Boyz Mob', { 'goffs-boyz': 15 })],
    { clan: 'goffs' },
  ),
  company(
    'E2-CORK-02',
    'bad-moonz-clan',
    'Bad Moonz Clan',
    [600, 10, 4, 6],
    [NOBZ, unit('Boyz Mob', { 'bad-moonz-boyz': 15 })],
    { clan: 'bad-moonz' },
  ),
  company(
    'E2-CORK-03',
    'deathskull-clan',
    'Deathskull Clan',
    [500, 10, 4, 5],
    [NOBZ, unit('Boyz Mob', { 'deathskulls-boyz': 15 })],
    { clan: 'deathskulls' },
  ),
  company(
    'E2-CORK-04',
    'snakebite-clan',
    'Snakebite Clan',
    [600, 12, 4, 6],
    [NOBZ, unit('Boyz Mob', { 'snakebites-boyz': 15 }), unit('Boarboyz', { boarboyz: 5 })],
    { clan: 'snakebites' },
  ),
  company(
    'E2-CORK-05',
    'evil-sunz-clan',
    'Evil Sunz Clan',
    [600, 12, 4, 6],
    [
      command('Nobz', { nobz: 3, battlewagon: 1 }),
      unit('Boyz Mob', { 'evil-sunz-boyz': 15, battlewagon: 5 }),
    ],
    { clan: 'evil-sunz' },
  ),
  company(
    'E2-CORK-06',
    'blood-axe-clan',
    'Blood Axe Clan',
    [600, 12, 4, 6],
    [command('Nobz', { nobz: 4, rhino: 2 }), unit('Boyz Mob', { 'blood-axes-boyz': 12, rhino: 6 })],
    { clan: 'blood-axes' },
  ),
  support('E2-CORK-07', 'extra-boyz', 'Extra Boyz', [100, 2, 4, 1], { 'clan-boyz': 4 }),
  support('E2-CORK-08', 'extra-nobz', 'Extra Nobz', [200, 2, null, 2], [command('', { nobz: 4 })]),
  support('E2-CORK-09', 'battlewagon-squadron', 'Battlewagon Squadron', [100, 2, 4, 1], { battlewagon: 3 }),
  support('E2-CORK-10', 'lungbursta-squadron', 'Lungbursta Squadron', [100, 2, 4, 1], { lungbursta: 3 }),
  support('E2-CORK-11', 'gutrippa-squadron', 'Gutrippa Squadron', [100, 2, 4, 1], { gutrippa: 3 }),
  support('E2-CORK-12', 'bonecruncher-squadron', 'Bonecruncher Squadron', [150, 2, 4, 2], {
    bonecruncher: 3,
  }),
  support('E2-CORK-13', 'bonebreaker-squadron', 'Bonebreaker Squadron', [150, 2, 4, 2], { bonebreaker: 3 }),
  support('E2-CORK-14', 'braincrusha-squadron', 'Braincrusha Squadron', [200, 2, 4, 2], { braincrusha: 3 }),
  support('E2-CORK-15', 'bowel-burna-squadron', 'Bowel Burna Squadron', [50, 2, 4, 1], { 'bowel-burna': 3 }),
  support('E2-CORK-16', 'gobsmasha-squadron', 'Gobsmasha Squadron', [100, 3, 4, 1], { gobsmasha: 5 }),
  support('E2-CORK-17', 'spleenrippa-squadron', 'Spleenrippa Squadron', [100, 2, 4, 1], { spleenrippa: 3 }),
  support('E2-CORK-18', 'giblet-grinda', 'Giblet Grinda', [100, 1, null, 1], { 'giblet-grinda': 1 }),
  support('E2-CORK-19', 'skullhamma', 'Skullhamma', [100, 1, null, 1], { skullhamma: 1 }),
  support('E2-CORK-20', 'war-buggy-squadron', 'War Buggy Squadron', [100, 3, 4, 1], { 'war-buggy': 5 }),
  support('E2-CORK-21', 'wartrack-squadron', 'Wartrack Squadron', [100, 3, 4, 1], { wartrack: 5 }),
  support('E2-CORK-22', 'scorcher-squadron', 'Scorcher Squadron', [50, 2, 4, 1], { scorcher: 3 }),
  support('E2-CORK-23', 'bikeboyz-mob', 'Bikeboyz Mob', [100, 3, 4, 1], { bikeboyz: 5 }),
  support('E2-CORK-24', 'boarboyz-mob', 'Boarboyz Mob', [100, 3, 4, 1], { boarboyz: 5 }),
  support('E2-CORK-25', 'wildboyz-mob', 'Wildboyz Mob', [75, 2, 4, 1], { wildboyz: 4 }),
  support('E2-CORK-26', 'traktor-kannon-battery', 'Traktor Kannon Battery', [75, 3, 4, 1], {
    'traktor-kannon': 5,
  }),
  special(
    'E2-CORK-27',
    'warboss',
    'Warboss',
    [250, 5, null, 3],
    [command('', { warboss: 1, nobz: 5, battlewagon: 2 })],
  ),
  special(
    'E2-CORK-28',
    'warlord',
    'Warlord',
    [350, 5, null, 4],
    [command('', { warlord: 1, nobz: 5, battlewagon: 2 })],
    { single: true },
  ),
  special(
    'E2-CORK-29',
    'stormboyz-korps',
    'Stormboyz Korps',
    [150, 3, 4, 2],
    [command('Kaptin', { stormboyz: 1 }, 'command', 'kaptin'), unit('Stormboyz', { stormboyz: 4 })],
  ),
  special('E2-CORK-30', 'mad-mob', 'Mad Mob', [0, 2, null, 1], [unit('', { madboyz: 4 }, { kind: 'mad' })]),
  special(
    'E2-CORK-31',
    'gretchin-mob',
    'Gretchin Mob',
    [50, 4, 4, 1],
    [unit('', { gretchin: 8 }, { kind: 'gretchin' })],
  ),
  special('E2-CORK-32', 'weirdboy-battletower', 'Weirdboy Battletower', [200, 1, 4, 2], {
    'weirdboy-battletower': 1,
  }),
  special('E2-CORK-33', 'freebooterz', 'Freebooterz', [0, 3, 3, 2], { freebooterz: 5 }),
];
