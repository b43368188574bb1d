import type { Listing } from '../../kernel/shelf.ts';

export const about = {
  id: 'hulk-heresy',
  title: 'Hulk, the Heresy',
  prefix: 'HH',
  seats: ['A', 'B'],
  complete: false,
  areas: 'LOS CMD TIME REINF STACK DOOR'.split(' '),
  opponents: [],
  lacks: {
    bots: 'Nobody has taught an opponent to play legion against legion yet.',
    web: 'Legion against legion is played from the command line only so far.',
    shown: 'The cases of legion against legion are not played in the rulebook yet.',
    text: 'Legion against legion has no words for play by ear yet.',
  },
} as const satisfies Listing;
