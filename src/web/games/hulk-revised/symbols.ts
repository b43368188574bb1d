/** Which drawing stands for a piece: what it carries tells more than what it is called. */
import type { Piece } from '../../../games/hulk-revised/index.ts';
import type { MarineRow } from '../../../games/hulk-revised/setting-up/mission.ts';
import { marineId } from '../../pieces/marines.ts';
import type { Hulk } from './game.ts';

const GUNS = { 'storm-bolter': 'bolter', 'assault-cannon': 'cannon', 'heavy-flamer': 'flamer' } as const;

const HANDS = {
  'power-glove': 'fist',
  'grenade-glove': 'launcher',
  'chain-fist': 'chain',
  'power-axe': 'axe',
  'power-sword': 'sword',
  'force-weapon': 'force',
} as const;

const PAIRS = { 'lightning-claws': 'claws', 'thunder-hammer': 'hammer' } as const;

export function marineSymbol({ kind, ranged, assault, cyclone }: MarineRow): string {
  const arms =
    assault in PAIRS
      ? PAIRS[assault as keyof typeof PAIRS]
      : { gun: ranged ? GUNS[ranged] : ('none' as const), hand: HANDS[assault as keyof typeof HANDS] };
  return marineId({ rank: kind, arms, pods: cyclone !== null });
}

/** One of the side, when nobody in particular is meant. */
export const ANY_MARINE = marineId({
  rank: 'terminator',
  arms: { gun: 'bolter', hand: 'fist' },
  pods: false,
});
export const ANY_SERGEANT = marineId({
  rank: 'sergeant',
  arms: { gun: 'bolter', hand: 'sword' },
  pods: false,
});

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
      return row ? marineSymbol(row) : ANY_MARINE;
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
  'grenade-glove': 'w-grenade-glove',
  'chain-fist': 'w-chain-fist',
  'power-axe': 'w-power-axe',
  'power-sword': 'w-power-sword',
  'force-weapon': 'w-force-axe',
  'thunder-hammer': 'w-thunder-hammer',
  'lightning-claws': 'w-lightning-claw',
} as const;
