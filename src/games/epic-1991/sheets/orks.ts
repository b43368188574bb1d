/** DATA: Orks (E2-DORK-01 to E2-DORK-32), in the order and columns of the sheet. */
import { gun, row } from './row.ts';

export const ORKS = [
  row('bad-moonz-boyz', 'E2-DORK-01', 'Bad Moonz Boyz', 'INF', 10, null, 1, [gun('Bolter', 50, 1, 5, -2)], {
    clan: 'bad-moonz',
  }),
  row(
    'deathskulls-boyz',
    'E2-DORK-02',
    'Deathskulls Boyz',
    'INF',
    10,
    null,
    1,
    [gun('Bolter', 50, 1, 5, 0)],
    { clan: 'deathskulls' },
  ),
  row('snakebites-boyz', 'E2-DORK-03', 'Snakebites Boyz', 'INF', 10, null, 2, [gun('Bolter', 50, 1, 5, 0)], {
    clan: 'snakebites',
  }),
  row('goffs-boyz', 'E2-DORK-04', 'Goffs Boyz', 'INF', 10, null, 3, [gun('Bolter', 25, 1, 5, -1)], {
    clan: 'goffs',
  }),
  row('blood-axes-boyz', 'E2-DORK-05', 'Blood Axes Boyz', 'INF', 10, null, 1, [gun('Bolter', 50, 1, 5, 0)], {
    clan: 'blood-axes',
  }),
  row('evil-sunz-boyz', 'E2-DORK-06', 'Evil Sunz Boyz', 'INF', 10, null, 1, [gun('Bolter', 50, 1, 5, 0)], {
    clan: 'evil-sunz',
  }),
  row('bikeboyz', 'E2-DORK-07', 'Bikeboyz', 'BIKE', 30, null, 3, [gun('Bolters', 15, 1, 6, 0)]),
  row('boarboyz', 'E2-DORK-08', 'Boarboyz', 'BIKE', 20, null, 4, [gun('Bolters', 15, 1, 6, 0)], {
    clan: 'snakebites',
  }),
  row('wildboyz', 'E2-DORK-09', 'Wildboyz', 'INF', 10, null, 3, [], { fights: 'Axes', clan: 'snakebites' }),
  row('stormboyz', 'E2-DORK-10', 'Stormboyz', 'INF', 10, null, 1, [gun('Bolters', 50, 1, 5, 0)]),
  row('madboyz', 'E2-DORK-11', 'Madboyz', 'INF', 10, null, 1, [gun('Bolters', 50, 1, 5, 0)], {
    traits: ['mad'],
  }),
  row('nobz', 'E2-DORK-12', 'Nobz', 'INF', 10, null, 4, [gun('Bolters', 50, 2, 5, -2)], {
    traits: ['command', 'nobz'],
  }),
  row('warboss', 'E2-DORK-13', 'Warboss', 'INF', 10, null, 5, [gun('Bolter', 50, 2, 5, -2)], {
    traits: ['command', 'warboss'],
  }),
  row('warlord', 'E2-DORK-14', 'Ork Warlord', 'INF', 10, null, 7, [gun('Bolter', 50, 2, 4, -2)], {
    traits: ['command', 'warboss'],
  }),
  row('gretchin', 'E2-DORK-15', 'Gretchin', 'INF', 10, null, -1, [gun('Shotguns', 15, 1, 4, 0)], {
    traits: ['gretchin'],
  }),
  row('freebooterz', 'E2-DORK-16', 'Ork Freebooterz', 'INF', 10, null, 1, [gun('Bolters', 50, 1, 5, 0)]),
  row('battlewagon', 'E2-DORK-17', 'Battlewagon', 'AFV', 25, 4, 1, [gun('Autocannon', 50, 1, 5, 0)], {
    carries: 3,
  }),
  row('war-buggy', 'E2-DORK-18', 'War Buggy', 'LV', 30, 6, 2, [gun('Autocannon', 25, 1, 5, 0)]),
  row('traktor-kannon', 'E2-DORK-19', 'Traktor Kannon', 'GUN', 15, null, 0, [
    gun('Traktor Kannon', 50, 1, 5, -1, 'traktor'),
  ]),
  row('lungbursta', 'E2-DORK-20', 'Lungbursta', 'AFV', 20, 3, 1, [gun('Battlecannon', 50, 1, 5, -2)], {
    clan: 'goffs',
  }),
  row('gutrippa', 'E2-DORK-21', 'Gutrippa', 'AFV', 20, 3, 4, [gun('Battlecannon', 50, 1, 5, -2)], {
    clan: 'goffs',
  }),
  row(
    'giblet-grinda',
    'E2-DORK-22',
    'Giblet Grinda Battle Fortress',
    'SHV',
    15,
    1,
    8,
    [gun('Autocannon', 50, 5, 5, -1)], // E2-DATA-02
    { traits: ['deathroller'] },
  ),
  row('skullhamma', 'E2-DORK-23', 'Skullhamma Battle Fortress', 'SHV', 15, 1, 4, [
    gun('Battlecannon', 75, 2, 4, -2),
  ]),
  row('bonecruncher', 'E2-DORK-24', 'Bonecruncher', 'AFV', 20, 4, 4, [gun('Autocannon', 50, 2, 5, -1)], {
    traits: ['deathroller'],
  }),
  row('bonebreaker', 'E2-DORK-25', 'Bonebreaker', 'AFV', 20, 4, 4, [gun('Battlecannon', 75, 1, 4, -2)], {
    traits: ['deathroller'],
  }),
  row('braincrusha', 'E2-DORK-26', 'Braincrusha', 'AFV', 15, 4, 0, [
    gun('Braincrusha Cannon', 100, 1, 3, -3),
  ]),
  row(
    'bowel-burna',
    'E2-DORK-27',
    'Bowel Burna',
    'AFV',
    30,
    5,
    1,
    [gun('Scorcher', 15, 1, 4, 0, 'ignores-cover')],
    { clan: 'evil-sunz' },
  ),
  row('gobsmasha', 'E2-DORK-28', 'Gobsmasha', 'AFV', 25, 5, 0, [gun('Autocannon', 50, 1, 5, 0)], {
    clan: 'evil-sunz',
  }),
  row('spleenrippa', 'E2-DORK-29', 'Spleenrippa', 'AFV', 30, 5, 0, [gun('Battlecannon', 75, 1, 4, -2)], {
    clan: 'evil-sunz',
  }),
  row('wartrack', 'E2-DORK-30', 'Wartrack', 'LV', 30, 6, 1, [gun('Autocannon', 50, 1, 5, 0)]),
  row('scorcher', 'E2-DORK-31', 'Scorcher', 'LV', 30, 6, 1, [gun('Scorcher', 15, 1, 4, 0, 'ignores-cover')]),
  row('weirdboy-battletower', 'E2-DORK-32', 'Weirdboy Battletower', 'TOWER', 25, 4, 1, [], {
    traits: ['weirdboy'],
  }),
];
