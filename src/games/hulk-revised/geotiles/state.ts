/** HR-SETUP-04: the laying of the tiles, as far as it has come. Replaced with every change, never changed in place. */
import type { Side } from '../state.ts';
import type { End, Placed } from './lay.ts';

export interface Geo {
  /** Numbers of tiles still to be placed: open to both players. */
  readonly hands: Readonly<Record<Side, readonly number[]>>;
  /** Whose tile comes next. */
  readonly turn: Side;
  readonly placed: readonly Placed[];
  readonly discarded: readonly number[];
  /** The open end the Marines start from; null until it is chosen. */
  readonly start: End | null;
}

export const NO_TILES: Geo = {
  hands: { marine: [], stealer: [] },
  turn: 'marine',
  placed: [],
  discarded: [],
  start: null,
};

/** The same text for the same board: 'tee-1 0,0 N;room-2 1,0 E;start 0,0 S' in numbers. */
export function layoutKey({ placed, start }: Geo): string {
  const tiles = placed.map(({ tile, x, y, turn }) => `${tile},${x},${y},${turn}`);
  if (start) tiles.push(`${start.x},${start.y},${start.side}`);
  return tiles.join(';');
}

/** Reads `layoutKey` back, as far as the board goes. */
export function layoutOf(key: string): Geo {
  const parts = key === '' ? [] : key.split(';').map((part) => part.split(',').map(Number));
  const start = parts.find((part) => part.length === 3);
  return {
    ...NO_TILES,
    placed: parts.filter((part) => part.length === 4).map(([tile, x, y, turn]) => ({ tile, x, y, turn })),
    start: start ? { x: start[0], y: start[1], side: start[2] } : null,
  };
}
