/** HR-SETUP-04: what a mission says of its tiles. */
import * as v from 'valibot';
import { TILE_IDS } from './tiles.ts';

const Deal = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(TILE_IDS.length / 2));

export const Geotiles = v.strictObject({
  /** Which tiles of the set are used; all of them when it is not said. */
  tiles: v.optional(
    v.pipe(
      v.array(v.picklist(TILE_IDS)),
      v.minLength(4),
      v.check((ids) => new Set(ids).size === ids.length, 'each tile is in the set only once'),
    ),
    [...TILE_IDS],
  ),
  /** How many each player is dealt; all there are, evenly, when it is not said. */
  deal: v.optional(Deal),
  /** HR-HOUSE-07: an objective in the middle of the tile farthest from the Marines, or none. */
  objective: v.optional(v.picklist(['farthest', 'none']), 'farthest'),
});
export type Geotiles = v.InferOutput<typeof Geotiles>;
