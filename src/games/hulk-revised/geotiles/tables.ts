/** HR-SETUP-04: the table of a board that the players lay. Before it is done a draft, with open ends and without sight. */

import { parseBoard } from '../../../grid/picture.ts';
import type { BoardSource } from '../../../grid/source.ts';
import { Problem } from '../../../kernel/contract.ts';
import type { Setup } from '../setting-up/mission.ts';
import { checkNames } from '../setting-up/mission-names.ts';
import { layTable, type Table } from '../table.ts';
import { openEnds, placements, tilesFor } from './lay.ts';
import { type Drawn, drawTiles } from './picture.ts';
import type { Geotiles } from './rule.ts';
import { type Geo, layoutKey, layoutOf, NO_TILES } from './state.ts';
import { TILE_IDS } from './tiles.ts';

const KEPT = 12;

export interface GeoTables {
  of(geo: Geo): Table;
  /** The table of a `layoutKey`. */
  named(key: string): Table;
}

/** Keeps the tables last asked for. A mission that no such board can serve is a Problem. */
export function geoTables(setup: Setup, rule: Geotiles, units = unitsOf(setup.mission)): GeoTables {
  const byKey = new Map<string, Table>();
  const byGeo = new WeakMap<Geo, Table>();
  const dealt = tilesDealt(rule);
  if (dealt < tilesFor(units))
    throw new Problem(
      `mission.geotiles.deal: ${units} units need ${tilesFor(units)} tiles to start on, not ${dealt}.`,
    );
  checkNames(setup.mission, parseBoard(sample(rule, units)));

  function lay(geo: Geo): Table {
    if (!geo.start)
      return layTable(setup, geo.placed.length > 0 ? drawTiles(geo.placed, null) : NO_BOARD, true);
    const uses = { start: geo.start, units, objective: rule.objective === 'farthest' };
    return layTable(setup, drawTiles(geo.placed, uses));
  }
  function keep(key: string, make: () => Geo): Table {
    const known = byKey.get(key);
    if (known) return known;
    const table = lay(make());
    byKey.set(key, table);
    if (byKey.size > KEPT) byKey.delete(byKey.keys().next().value as string);
    return table;
  }
  return {
    of(geo) {
      const known = byGeo.get(geo);
      if (known) return known;
      const table = keep(layoutKey(geo), () => geo);
      byGeo.set(geo, table);
      return table;
    },
    named: (key) => keep(key, () => layoutOf(key)),
  };
}

function unitsOf({ marines, sentries }: Setup['mission']): number {
  return marines.length + sentries.length;
}

/** How many tiles both sides have together. */
export function tilesDealt({ deal, tiles }: Geotiles): number {
  return 2 * Math.min(deal ?? tiles.length, Math.floor(tiles.length / 2));
}

const NO_BOARD: BoardSource = { levels: [] };

export function tilesOf(rule: Geotiles): number[] {
  return rule.tiles.map((id) => TILE_IDS.indexOf(id) + 1);
}

/** Some board of these tiles, to hold the mission's names against. */
function sample(rule: Geotiles, units: number): Drawn {
  let geo = NO_TILES;
  for (let hand = tilesOf(rule); hand.length > 0; ) {
    const way = placements(geo.placed, hand)[0];
    if (!way) break;
    geo = { ...geo, placed: [...geo.placed, way] };
    hand = hand.filter((tile) => tile !== way.tile);
  }
  const start = openEnds(geo.placed)[0];
  return drawTiles(geo.placed, { start, units, objective: rule.objective === 'farthest' });
}
