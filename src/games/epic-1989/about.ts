import type { Listing } from '../../kernel/shelf.ts';

export const about = {
  id: 'epic-1989',
  title: 'Epic, 1989',
  prefix: 'E1',
  seats: ['A', 'B'],
  complete: false,
  areas:
    'GEO CARD FIRST DET ORD MOVE FALL FIRE RANGE COVER END WIN INF DISB JUMP BLDG RUBB OVER CCB HIDE SUPP BARR MISL'.split(
      ' ',
    ),
  opponents: ['recruit', 'simple'],
  lacks: {
    shown: 'The cases of Epic, 1989 are not played in the rulebook yet.',
    text: 'Epic, 1989 cannot be played by ear and keys yet.',
  },
} as const satisfies Listing;
