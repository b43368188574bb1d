import type { Listing } from '../../kernel/shelf.ts';

export const about = {
  id: 'ridge',
  title: 'Ridge',
  prefix: 'TR',
  seats: ['red', 'blue'],
  complete: true,
  areas: ['MUST', 'ORD', 'FIRE', 'MOVE', 'WIN'],
  opponents: ['recruit', 'simple'],
  lacks: {
    golden: 'No match of Ridge is kept as text.',
    web: 'Ridge is played in tests only.',
    shown: 'Ridge is played in tests only.',
    text: 'Ridge is played in tests only.',
  },
} as const satisfies Listing;
