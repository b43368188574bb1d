/** Which drawing stands for a piece: what it carries tells more than what it is called. */
import type { Piece } from '../../../games/hulk-revised/index.ts';
import type { MarineRow } from '../../../games/hulk-revised/mission.ts';
import type { Hulk } from './game.ts';

const BY_KIND: Readonly<Record<string, string>> = {
  sergeant: 'u-sergeant',
  captain: 'u-captain',
  librarian: 'u-librarian',
};

const BY_WEAPON: Readonly<Record<string, string>> = {
  'lightning-claws': 'u-claws',
  'thunder-hammer': 'u-hammer',
  'heavy-flamer': 'u-flamer',
  'assault-cannon': 'u-cannon',
  'chain-fist': 'u-chainfist',
};

export function marineSymbol({ kind, ranged, assault, cyclone }: MarineRow): string {
  const both = assault === 'lightning-claws' || assault === 'thunder-hammer';
  if (kind !== 'terminator' && !both) return BY_KIND[kind];
  if (cyclone) return 'u-cyclone';
  return BY_WEAPON[both ? assault : (ranged ?? '')] ?? BY_WEAPON[assault] ?? 'u-bolter';
}

/** A blip shows its value only to those whose view holds it. */
export function symbolOf({ table }: Hulk, p: Piece): string {
  switch (p.kind) {
    case 'blip':
      return p.value >= 1 && p.value <= 3 ? `b-${p.value}` : 'b-blip';
    case 'ambush':
      return 'b-ambush';
    case 'sentry':
      return p.overwatch ? 'm-sentry' : 'm-sentry-mobile';
    case 'genestealer':
    case 'feeder':
    case 'acidmaw':
    case 'hormagaunt':
    case 'broodlord':
      return `u-${p.kind}`;
    default: {
      const row = table.loadouts[p.id]?.row;
      return row ? marineSymbol(row) : (BY_KIND[p.kind] ?? 'u-bolter');
    }
  }
}

export const RANGED_SYMBOLS = {
  'storm-bolter': 'w-storm-bolter',
  'assault-cannon': 'w-assault-cannon',
  'heavy-flamer': 'w-heavy-flamer',
} as const;

export const ASSAULT_SYMBOLS = {
  'power-glove': 'w-power-fist',
  'grenade-glove': 'w-power-fist',
  'chain-fist': 'w-chain-fist',
  'power-axe': 'w-force-axe',
  'power-sword': 'w-power-sword',
  'force-weapon': 'w-force-axe',
  'thunder-hammer': 'w-thunder-hammer',
  'lightning-claws': 'w-lightning-claw',
} as const;
