import type { Listing } from '../../kernel/shelf.ts';

export const about = {
  id: 'vault',
  title: 'Vault',
  prefix: 'TV',
  seats: ['red', 'blue'],
  complete: true,
  areas: ['MUST', 'STNC', 'MOVE', 'FIGHT', 'WIN'],
  opponents: ['simple'],
  lacks: {
    golden: 'No match of Vault is kept as text.',
    web: 'Vault is played in tests only.',
    shown: 'Vault is played in tests only.',
    text: 'Vault is played in tests only.',
  },
} as const satisfies Listing;
