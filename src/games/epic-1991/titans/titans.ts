/** TITAN, SHLD: hits on a Titan: shields, the square aimed at, its armour, the damage. */
import { aside, type Point, quarterOf } from '../../../field/index.ts';
import { type Play, push } from '../play.ts';
import { type Face, type HitGrid, LOCATIONS, type Location } from '../sheets/titan-card.ts';
import { MOUNTS } from '../sheets/titan-weapons.ts';
import { foeOf, type Side, type State, type Titan } from '../state.ts';
import type { TitanHit } from '../steps.ts';
import type { Table } from '../table.ts';

export function isTitan(table: Table, id: number): boolean {
  return table.models[id].row.size === 'TITAN';
}

export function titanOf(state: State, id: number): Titan {
  return state.titans[state.models[id].titan];
}

/** A shot, or anything that hits 'as from any shot' (E2-TITAN-16): bolts and barrages, too, meet the shields (E2-SHLD-09). */
export function plainHit(from: Point, mod: number, bonus = 0): TitanHit {
  return { x: from.x, y: from.y, mod, bonus, shielded: true, saved: true };
}

/** Hits on their way to a Titan. `aimer`: the firer; without one the opponent of the owner aims (E2-TITAN-16). */
export function hitTitan(play: Play, id: number, hits: TitanHit[], aimer?: Side): void {
  push(play, { do: 'titan', model: id, hits, aimer: aimer ?? foeOf(play.table.models[id].side) });
}

/** E2-TITAN-14: the grid that faces a source; the Titan's own middle is in front. */
export function faceOf(state: State, id: number, from: Point): Face {
  const titan = state.models[id];
  const side = quarterOf(titan, from.x, from.y);
  return side === 'side' ? (aside(titan, from.x, from.y) > 0 ? 'right' : 'left') : side;
}

/** E2-TITAN-07: what a square holds now; null when it is empty or its weapon is destroyed. */
export function squareAt(state: State, id: number, grid: HitGrid, column: number, row: number) {
  const square = grid[row - 1]?.[column - 1] ?? null;
  return square && !isDestroyed(titanOf(state, id), square.location) ? square : null;
}

/** E2-TCARD-08: a destroyed weapon is no location any more. A spent missile's mount still is one. */
export function isDestroyed(titan: Titan, location: Location): boolean {
  return titan.damage[LOCATIONS.indexOf(location)].effects.some(
    ({ effect }) => effect === 'weapon-destroyed' || effect === 'blown-off' || effect === 'flashback',
  );
}

/** E2-TWPN-16: whether the weapon on a mount can be used. */
export function weaponWorks(titan: Titan, mount: number): boolean {
  return !titan.lost[mount] && titan.damage[LOCATIONS.indexOf(MOUNTS[mount])].effects.length === 0;
}
