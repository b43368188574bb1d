import type { Listing } from '../../kernel/shelf.ts';

export const about = {
  id: 'hulk-heresy',
  title: 'Hulk, the Heresy',
  prefix: 'HH',
  seats: ['A', 'B'],
  complete: false,
  areas: 'LOS CMD TIME REINF STACK DOOR'.split(' '),
  opponents: ['recruit', 'simple', 'veteran'],
  lacks: {
    shown: 'The cases of legion against legion are not played in the rulebook yet.',
  },
} as const satisfies Listing;
