/** DATA: Squats (E2-DSQT-01 to E2-DSQT-06), in the order and columns of the sheet. */
import { gun, row } from './row.ts';

export const SQUATS = [
  row('attack-squad', 'E2-DSQT-01', 'Attack Squad', 'INF', 10, null, 2, [gun('Bolt pistols', 25, 1, 5, 0)]),
  row('combat-squad', 'E2-DSQT-02', 'Combat Squad', 'INF', 10, null, 0, [gun('Lasguns', 50, 1, 5, 0)]),
  row(
    'squat-warlord',
    'E2-DSQT-03',
    'Squat Warlord',
    'INF',
    10,
    6,
    6,
    [gun('Bolters, pistols', 50, 2, 5, -2)],
    { traits: ['command'] },
  ),
  row('hearthguard', 'E2-DSQT-04', 'Hearthguard', 'INF', 10, 6, 6, [gun('Bolters, pistols', 50, 1, 5, -2)]),
  row('guild-bikers', 'E2-DSQT-05', 'Guild Bikers', 'BIKE', 30, null, 4, [gun('Bolters', 15, 1, 6, 0)]),
  row('guild-trike', 'E2-DSQT-06', 'Guild Trike', 'BIKE', 30, null, 4, [gun('Multi-melta', 25, 1, 3, -2)]),
];
