/** Which symbol of epic89-pieces.svg a unit, an order or a building has. */
import type { Card } from '../../../games/epic-1989/cards/card.ts';
import type { Building } from '../../../games/epic-1989/geometry/buildings.ts';
import type { Detachment, Order, Side } from '../../../games/epic-1989/state.ts';
import { SEALED } from '../../../games/epic-1989/state.ts';
import type { UnitInfo } from '../../../games/epic-1989/table.ts';
import { installPieces } from '../../field/battle-symbols.ts';
import pieces from '../../pieces/epic89-pieces.svg?raw';

/** Puts the pieces of this game into the page once. */
export function installSymbols(): void {
  if (typeof document !== 'undefined') installPieces('epic89-symbols', pieces);
}

const PREFIX: Readonly<Record<Side, string>> = { imperial: 'imp', rebel: 'reb' };

const DRAWN = new Set(
  'tactical support assault devastator land-raider rhino whirlwind warlord reaver warhound'.split(' '),
);

export function symbolOf(side: Side, { id, is }: Pick<Card, 'id' | 'is'>): string {
  const drawn = DRAWN.has(id) ? id : is === 'stand' ? 'tactical' : 'rhino';
  return `${PREFIX[side]}89-${drawn}`;
}

const ARMS: Readonly<Record<string, string>> = {
  'auto-cannon': 'tw89-auto-cannon',
  'las-cannon': 'tw89-las-cannon',
  'multi-launcher': 'tw89-multi-launcher',
  'multi-melta': 'tw89-multi-melta',
  'heavy-plasma-gun': 'tw89-heavy-plasma',
  'defence-laser': 'tw89-defence-laser',
  'macro-cannon': 'tw89-macro-cannon',
  'plasma-cannon': 'tw89-plasma-cannon',
  'power-fist': 'tw89-power-fist',
};

/** Where a Titan of each class carries its weapons, in the order of its mounts: mm from its middle. */
const MOUNTS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  warlord: [
    [-25, 0],
    [25, 0],
    [-13.6, -1],
    [13.6, -1],
  ],
  reaver: [
    [-22.5, 0],
    [22.5, 0],
    [0, 0],
  ],
  warhound: [
    [-17.5, 0],
    [17.5, 0],
  ],
};

/** A Titan's weapons as everybody sees them; the bolter in its head is not drawn. */
export function titanArms({ card, arms }: UnitInfo): { symbol: string; x: number; y: number }[] {
  return (MOUNTS[card.id] ?? []).flatMap(([x, y], i) => {
    const symbol = ARMS[arms[i]?.weapon ?? ''];
    return symbol ? [{ symbol, x, y }] : [];
  });
}

const COUNTERS: Readonly<Record<Order, string>> = {
  first: 'first-fire',
  advance: 'advance',
  charge: 'charge',
  'fall-back': 'fall-back',
  none: 'none',
};

/** A counter turned up; `down`: as its owner sees it lie face down. */
export function counterOf(side: Side, order: Order, down = false): string {
  return down ? `o89-${PREFIX[side]}-${COUNTERS[order]}-down` : `o89-${COUNTERS[order]}`;
}

/** What lies at a detachment: null before orders are given. */
export function orderSymbol(
  side: Side,
  { order, shown }: Pick<Detachment, 'order' | 'shown'>,
): string | null {
  if (order === null) return null;
  return order === SEALED ? `o89-${PREFIX[side]}-down` : counterOf(side, order, !shown);
}

export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  first: 'First fire',
  advance: 'Advance',
  charge: 'Charge',
  'fall-back': 'Fall back',
  none: 'No order',
};

export function orderWord({ order, shown }: Pick<Detachment, 'order' | 'shown'>): string {
  if (order === null) return 'no order yet';
  if (order === SEALED) return 'order face down';
  return `${ORDER_WORDS[order].toLowerCase()}${shown ? '' : ', face down'}`;
}

/** How many roofs there are of each kind. */
const ROOFS: Readonly<Record<Building['kind'], number>> = {
  'low-cross': 4,
  'tall-cross': 3,
  'low-t': 4,
  'tall-t': 3,
  'tall-block': 0,
  'low-block': 0,
};

const SHAPES: Readonly<Record<Building['kind'], string>> = {
  'low-cross': 'cross',
  'tall-cross': 'cross',
  'low-t': 't',
  'tall-t': 't',
  'tall-block': 'block6',
  'low-block': 'block8',
};

/** A roof, rubble, or its cells where somebody is inside. */
export function buildingSymbol({ kind, rubble }: Building, number: number, open: boolean): string {
  if (rubble) return `b89-${SHAPES[kind]}-rubble`;
  if (open) return `b89-${SHAPES[kind]}-open`;
  const roofs = ROOFS[kind];
  return roofs > 0 ? `b89-${kind}-${(number % roofs) + 1}` : `b89-${kind}`;
}
