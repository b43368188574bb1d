import type { Order, Piece, PieceKind, Side } from '../../editions/position.ts';

export const KINDS: Readonly<Record<PieceKind, string>> = {
  'land-raider': 'Land Raider',
  rhino: 'Rhino',
  tactical: 'Tactical stand',
  assault: 'Assault stand',
  devastator: 'Devastator stand',
};

export const SIDE_WORDS: Readonly<Record<Side, string>> = { blue: 'Blue', gold: 'Gold' };

export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  first: 'First Fire',
  advance: 'Advance',
  charge: 'Charge',
};

export function pieceWords({ is, side }: Piece, at: number): string {
  return `${SIDE_WORDS[side]} ${KINDS[is]} ${at + 1}`;
}
