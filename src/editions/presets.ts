/** Positions worth comparing. */
import type { Ground, Order, Piece, PieceKind, Position, Side } from './position.ts';

const at = (side: Side, is: PieceKind, x: number, y: number, heading: number): Piece => ({
  is,
  side,
  x,
  y,
  heading,
});
const indoors = (
  side: Side,
  is: PieceKind,
  house: number,
  arm: number,
  ground: readonly Ground[],
): Piece => ({
  ...at(side, is, ground[house].x, ground[house].y, 270),
  house: { at: house, arm },
});
const orders = (blue: Order, gold: Order) => ({ blue, gold });
const house = (x: number, y: number, heading = 0): Ground => ({ is: 'house', x, y, heading });

const CORNER: readonly Ground[] = [house(46, 14), { is: 'woods', x: 26, y: 27, heading: 0 }];
const STREET: readonly Ground[] = [house(44, 28), house(44, 12)];

export const PRESETS: readonly Position[] = [
  {
    title: 'Two tanks against two',
    about:
      'Open ground, all on first fire. One book asks how hard a hit is, the other what the armour stops.',
    orders: orders('first', 'first'),
    pieces: [
      at('blue', 'land-raider', 12, 24, 90),
      at('blue', 'land-raider', 12, 16, 90),
      at('gold', 'land-raider', 48, 24, 270),
      at('gold', 'land-raider', 48, 16, 270),
    ],
    ground: [],
  },
  {
    title: 'A tank and a squad at the corner',
    about: 'A wood that one book does not know, a house that both have, and stands before, in and behind it.',
    orders: orders('first', 'first'),
    pieces: [
      at('blue', 'land-raider', 10, 20, 90),
      at('gold', 'tactical', 33, 33, 270),
      at('gold', 'tactical', 38, 25, 270),
      at('gold', 'tactical', 30, 18, 270),
      indoors('gold', 'tactical', 0, 3, CORNER),
      at('gold', 'tactical', 56, 12, 270),
    ],
    ground: CORNER,
  },
  {
    title: 'Heavy weapons in two houses',
    about: 'Tanks come up a street that Devastators hold from inside.',
    orders: orders('advance', 'first'),
    pieces: [
      at('blue', 'land-raider', 10, 22, 90),
      at('blue', 'rhino', 14, 17, 90),
      at('blue', 'rhino', 10, 12, 90),
      indoors('gold', 'devastator', 0, 3, STREET),
      indoors('gold', 'devastator', 0, 2, STREET),
      indoors('gold', 'devastator', 1, 3, STREET),
    ],
    ground: STREET,
  },
  {
    title: 'Marines across the rubble',
    about: 'Two lines of stands, one of them among what is left of a house.',
    orders: orders('advance', 'first'),
    pieces: [
      at('blue', 'tactical', 20, 26, 90),
      at('blue', 'tactical', 20, 22, 90),
      at('blue', 'tactical', 20, 18, 90),
      at('blue', 'tactical', 20, 14, 90),
      at('gold', 'tactical', 38, 23, 270),
      at('gold', 'tactical', 38, 20, 270),
      at('gold', 'tactical', 38, 17, 270),
    ],
    ground: [{ is: 'rubble', x: 38, y: 20, heading: 0 }],
  },
  {
    title: 'A shot from the flank',
    about: 'The same tank from ahead, from the side and from behind: which book lets it matter?',
    orders: orders('first', 'advance'),
    pieces: [
      at('blue', 'land-raider', 10, 20, 90),
      at('gold', 'land-raider', 46, 32, 270),
      at('gold', 'land-raider', 46, 20, 0),
      at('gold', 'land-raider', 46, 8, 90),
    ],
    ground: [],
  },
  {
    title: 'Rhinos run for the gap',
    about: 'Charge orders, seen over a friend, past a house.',
    orders: orders('first', 'charge'),
    pieces: [
      at('blue', 'devastator', 12, 26, 90),
      at('blue', 'devastator', 12, 20, 90),
      at('blue', 'land-raider', 10, 12, 90),
      at('gold', 'rhino', 36, 22, 270),
      at('gold', 'rhino', 41, 22, 270),
      at('gold', 'rhino', 36, 10, 270),
    ],
    ground: [house(27, 15)],
  },
];
