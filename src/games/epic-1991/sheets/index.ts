/** The data sheets: every row by its id. */
import { ELDAR } from './eldar.ts';
import { ORKS } from './orks.ts';
import type { Row } from './row.ts';
import { SQUATS } from './squats.ts';
import { WARLORD_TITAN } from './titan-card.ts';
import { TROOPS } from './troops.ts';
import { VEHICLES } from './vehicles.ts';

export * from './clans.ts';
export type { Row, Weapon } from './row.ts';
export { SIZES, type Size, type SizeClass } from './sizes.ts';
export * from './titan-card.ts';
export * from './titan-weapons.ts';
export { TRAITS, type Trait, WEAPON_TRAITS, type WeaponTrait } from './traits.ts';

const ALL = [...ORKS, ...VEHICLES, ...TROOPS, ...ELDAR, ...SQUATS, WARLORD_TITAN];

export type RowId = (typeof ALL)[number]['id'];

export const ROWS = Object.fromEntries(ALL.map((row) => [row.id, row])) as Readonly<Record<RowId, Row>>;

export function rowOf(id: RowId): Row {
  return ROWS[id];
}
