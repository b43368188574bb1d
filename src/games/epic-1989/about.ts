import type { Listing } from '../../kernel/shelf.ts';

const AREAS =
  'GEO DICE CARD SETUP SEQ FIRST DET ORD MOVE FALL RAM SNAP FIRE ARC RANGE LOS COVER HIT FOLL PLAS BURST DMG ' +
  'END WIN INF CMDR MORAL DISB JUMP TRAN BLDG RUBB OVER CC CCB SCEN FORCE OTT ELITE REGR HERO HIDE SUPP BARR ' +
  'MISL TITAN TMOD DEC HID EX';

export const about = {
  id: 'epic-1989',
  title: 'Epic, 1989',
  prefix: 'E1',
  seats: ['A', 'B'],
  complete: true,
  areas: AREAS.split(' '),
  opponents: ['recruit', 'simple', 'veteran'],
  lacks: {},
} as const satisfies Listing;
