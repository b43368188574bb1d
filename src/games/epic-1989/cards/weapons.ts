/** HIT, E1-HIT-12: what every weapon needs and does, against vehicles (E1-HIT-09) and against infantry (E1-HIT-10). Ranges in cm. */

export type WeaponClass = 'basic' | 'light' | 'heavy' | 'very heavy';

/** PLAS, E1-HIT-11: how a weapon that has several ways is fired. */
export type Mode = 'sustained' | 'maximal' | 'frag' | 'plasma';
export const MODES = ['sustained', 'maximal', 'frag', 'plasma'] as const;

interface Line {
  readonly weapon: WeaponId;
  /** Null where there is only one way. */
  readonly mode: Mode | null;
  readonly class: WeaponClass;
  readonly short: number | null;
  readonly long: number | null;
  readonly hitShort: number | null;
  readonly hitLong: number | null;
  /** F: following fire; B: burst circle. */
  readonly mark: 'F' | 'B' | null;
}

export interface VehicleLine extends Line {
  /** Null: never (E1-DMG-08). */
  readonly critical: number | null;
}

export interface InfantryLine extends Line {
  /** Added to the saving throw. */
  readonly save: number;
}

const WEAPONS = {
  'bolt-pistols': 'bolt pistols',
  bolters: 'bolters',
  'vehicle-bolters': 'vehicle mounted bolters',
  'melta-gun': 'melta-gun',
  'plasma-gun': 'plasma gun',
  'auto-cannon': 'auto-cannon',
  'heavy-bolter': 'heavy bolter',
  'las-cannon': 'las-cannon',
  'missile-launcher': 'missile launcher',
  'multi-launcher': 'multi-launcher',
  'multi-melta': 'multi-melta',
  'heavy-plasma-gun': 'heavy plasma gun',
  'defence-laser': 'defence laser',
  'macro-cannon': 'macro-cannon',
  'plasma-cannon': 'plasma cannon',
  /** E1-TMOD-05: no table has it, so it is never fired. */
  'power-fist': 'power fist',
} as const;

export type WeaponId = keyof typeof WEAPONS;

export function weaponName(id: WeaponId): string {
  return WEAPONS[id];
}

const vehicle = (
  weapon: WeaponId,
  mode: Mode | null,
  of: WeaponClass,
  [short, long]: readonly [number | null, number | null],
  [hitShort, hitLong]: readonly [number | null, number | null],
  mark: 'F' | 'B' | null,
  critical: number | null,
): VehicleLine => ({ weapon, mode, class: of, short, long, hitShort, hitLong, mark, critical });

/** E1-HIT-09. */
export const AGAINST_VEHICLES: readonly VehicleLine[] = [
  vehicle('melta-gun', null, 'light', [null, 12], [null, 5], null, 6),
  vehicle('plasma-gun', null, 'light', [null, 24], [null, 6], 'F', null),
  vehicle('auto-cannon', null, 'heavy', [36, 72], [5, 6], null, 6),
  vehicle('las-cannon', null, 'heavy', [30, 60], [4, 6], null, 4),
  vehicle('missile-launcher', null, 'heavy', [36, 72], [5, 6], null, 5),
  vehicle('multi-launcher', null, 'heavy', [36, 72], [4, 6], 'B', 5),
  vehicle('multi-melta', null, 'heavy', [12, 24], [5, 6], null, 3),
  vehicle('heavy-plasma-gun', 'sustained', 'heavy', [20, null], [6, null], 'F', 6),
  vehicle('heavy-plasma-gun', 'maximal', 'heavy', [36, 72], [4, 6], null, 5),
  vehicle('defence-laser', null, 'very heavy', [null, 72], [null, 3], 'B', 2),
  vehicle('macro-cannon', null, 'very heavy', [null, 72], [null, 3], 'B', 3),
  vehicle('plasma-cannon', 'sustained', 'very heavy', [20, null], [4, null], 'F', 6),
  vehicle('plasma-cannon', 'maximal', 'very heavy', [36, 72], [3, 6], 'B', 3),
];

const infantry = (
  weapon: WeaponId,
  mode: Mode | null,
  of: WeaponClass,
  [short, long]: readonly [number | null, number | null],
  [hitShort, hitLong]: readonly [number | null, number | null],
  mark: 'F' | 'B' | null,
  save: number,
): InfantryLine => ({ weapon, mode, class: of, short, long, hitShort, hitLong, mark, save });

/** E1-HIT-10. */
export const AGAINST_INFANTRY: readonly InfantryLine[] = [
  infantry('bolt-pistols', null, 'basic', [null, 8], [null, 4], null, -1),
  infantry('bolters', null, 'basic', [12, 24], [4, 5], null, -1),
  infantry('vehicle-bolters', null, 'light', [null, 24], [null, 6], null, 0),
  infantry('melta-gun', null, 'light', [null, 12], [null, 6], null, -1),
  infantry('plasma-gun', null, 'light', [8, 24], [4, 5], null, -1),
  infantry('auto-cannon', null, 'heavy', [null, 72], [null, 5], null, -1),
  infantry('heavy-bolter', null, 'heavy', [20, 40], [4, 6], null, -1),
  infantry('las-cannon', null, 'heavy', [null, 60], [null, 6], null, -1),
  infantry('missile-launcher', 'frag', 'heavy', [null, 72], [null, 5], null, 0),
  infantry('missile-launcher', 'plasma', 'heavy', [null, 72], [null, 5], null, -1),
  infantry('heavy-plasma-gun', 'sustained', 'heavy', [20, 40], [4, 6], null, -1),
  infantry('heavy-plasma-gun', 'maximal', 'heavy', [null, 72], [null, 5], null, -1),
  infantry('multi-launcher', null, 'heavy', [null, 72], [null, 5], 'B', -1),
  infantry('multi-melta', null, 'heavy', [12, 24], [4, 5], null, -1),
  infantry('defence-laser', null, 'very heavy', [null, 72], [null, 4], 'B', -2),
  infantry('macro-cannon', null, 'very heavy', [null, 72], [null, 4], 'B', -2),
  infantry('plasma-cannon', 'sustained', 'very heavy', [20, 40], [4, 6], 'F', -2),
  infantry('plasma-cannon', 'maximal', 'very heavy', [36, 72], [4, 6], 'B', -2),
];

type Lines<L extends Line> = ReadonlyMap<WeaponId, readonly L[]>;

function byWeapon<L extends Line>(all: readonly L[]): Lines<L> {
  return new Map(all.map(({ weapon }) => [weapon, all.filter((line) => line.weapon === weapon)]));
}

const OF_VEHICLES = byWeapon(AGAINST_VEHICLES);
const OF_INFANTRY = byWeapon(AGAINST_INFANTRY);

/** The line of a weapon against vehicles, Titans and buildings; none where it may not be fired at them (E1-FIRE-09). */
export function vehicleLine(weapon: WeaponId, mode: Mode | null): VehicleLine | undefined {
  return OF_VEHICLES.get(weapon)?.find((line) => line.mode === mode);
}

export function infantryLine(weapon: WeaponId, mode: Mode | null): InfantryLine | undefined {
  return OF_INFANTRY.get(weapon)?.find((line) => line.mode === mode);
}

/** The ways a weapon may be fired against vehicles or against infantry, in the order of the tables. */
export function linesOf(weapon: WeaponId, infantry: boolean): readonly (VehicleLine | InfantryLine)[] {
  return (infantry ? OF_INFANTRY : OF_VEHICLES).get(weapon) ?? [];
}

export function modesOf(weapon: WeaponId, infantry: boolean): (Mode | null)[] {
  return linesOf(weapon, infantry).map(({ mode }) => mode);
}
