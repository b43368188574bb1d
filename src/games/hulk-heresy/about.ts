import type { Listing } from '../../kernel/shelf.ts';

export const about = {
  id: 'hulk-heresy',
  title: 'Hulk, the Heresy',
  prefix: 'HH',
  seats: ['A', 'B'],
  complete: false,
  areas: 'LOS CMD TIME REINF STACK DOOR'.split(' '),
  opponents: ['recruit', 'simple', 'veteran'],
  lacks: {},
} as const satisfies Listing;
