/** SETUP-04: laying the board from tiles: the hand as buttons, the places on the table as plots. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { cellAt } from '../../../games/hulk-revised/geotiles/cells.ts';
import { shapeOf, TILE_SIZE, TILES } from '../../../games/hulk-revised/geotiles/tiles.ts';
import type { BarButton, Hand, Offer, Toggle } from '../adapter.ts';
import type { View } from './game.ts';
import type { Toggles } from './variants.ts';

/** Where a cell is drawn: the board begins one square beyond its westernmost and northernmost tile. */
export function plotOf(view: View, cell: number): { x: number; y: number; size: number } {
  const placed = view.geo?.placed ?? [];
  const { x, y } = cellAt(cell);
  const left = placed.length > 0 ? Math.min(...placed.map((tile) => tile.x)) : 0;
  const top = placed.length > 0 ? Math.min(...placed.map((tile) => tile.y)) : 0;
  return { x: (x - left) * TILE_SIZE + 1, y: (y - top) * TILE_SIZE + 1, size: TILE_SIZE };
}

export function tileName(tile: number): string {
  return TILES[tile - 1]?.title ?? `Tile ${tile}`;
}

const TURNS: Toggle['options'] = [
  { value: '0', word: 'as drawn' },
  { value: '1', word: 'a quarter' },
  { value: '2', word: 'half round' },
  { value: '3', word: 'three quarters' },
];

/** The tile that is held, turned as wished, shown wherever it fits; one that fits no way so turned is turned on. */
export function tileHand(view: View, offers: readonly Offer[], toggles: Toggles): Hand {
  const hand = view.geo ? view.geo.hands[view.geo.turn] : [];
  const wished = Number(toggles.turn ?? 0);
  const ofTile = (tile: number) => offers.filter((offer) => (offer.action as Action).item === tile);
  const turned = (tile: number) => {
    const all = ofTile(tile);
    for (let more = 0; more < 4; more++) {
      const turn = (wished + more) & 3;
      const here = all.filter((offer) => (offer.action as Action).face === turn);
      if (here.length > 0) return here.map((offer) => withPicture(offer, tile, turn));
    }
    return [];
  };
  const held = hand.find((tile) => ofTile(tile).length > 0) ?? 0;
  const bar = hand.map((tile, i): BarButton => {
    const mine = turned(tile);
    const turn = mine.length > 0 ? (mine[0].action as Action).face : wished;
    return {
      id: `tile-${tile}`,
      word: tileName(tile),
      icon: 'i-map',
      picture: shapeOf(tile, turn).rows,
      key: String(i + 1),
      price: 0,
      shared: 0,
      aims: true,
      offers: mine,
      meant: null,
      idle: { rule: 'HR-HOUSE-07', why: 'This tile fits nowhere now: open edges must meet open ones.' },
    };
  });
  return {
    prompt: null,
    board: held ? turned(held) : [],
    bar,
    toggles: [
      { id: 'turn', word: 'Turned', key: 'R', icon: 'i-turn-right', options: TURNS, value: String(wished) },
    ],
    units: [],
    first: 0,
    note: 'Lay a tile: choose it, turn it, click its place',
  };
}

function withPicture(offer: Offer, tile: number, turn: number): Offer {
  return offer.plot ? { ...offer, rank: 0, plot: { ...offer.plot, rows: shapeOf(tile, turn).rows } } : offer;
}
