/** HR-HOUSE-07: what must hold while tiles are laid and after. */
import type { Table } from '../table.ts';
import { ENDS_NEEDED, openEnds } from './lay.ts';
import type { Geo } from './state.ts';

export function tileLaws(table: Table, geo: Geo): string[] {
  const broken: string[] = [];
  const tiles = [
    ...geo.hands.marine,
    ...geo.hands.stealer,
    ...geo.placed.map(({ tile }) => tile),
    ...geo.discarded,
  ];
  if (new Set(tiles).size !== tiles.length) broken.push('HR-SETUP-04: a tile is in two places');
  const ends = openEnds(geo.placed).length;
  if (geo.placed.length > 0 && ends < ENDS_NEEDED)
    broken.push(`HR-HOUSE-07: only ${ends} open ends are left`);
  const entries = table.board.entries.length;
  if (entries !== ends - (geo.start ? 1 : 0))
    broken.push(`HR-SETUP-04: ${ends} ends give ${entries} entry areas`);
  return broken;
}
