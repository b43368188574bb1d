/** Geotiles, for whatever shows or lays them. */
export { cellAt, cellName, cellNumber } from './cells.ts';
export { type End, openEnds, type Placed, placements } from './lay.ts';
export type { Drawn } from './picture.ts';
export { type BoardWish, onRandomBoard, randomBoard } from './random.ts';
export type { Geo } from './state.ts';
