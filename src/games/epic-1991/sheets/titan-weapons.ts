/** TWPN: what a Titan may carry (E2-TWPN-01 to E2-TWPN-12), in the order of the sheet. */
import { CM } from '../../../field/index.ts';
import { barrage, gun, type Weapon } from './row.ts';

/** E2-ARMY-13: where a Warlord carries its weapons, in the order of E2-TITAN-15. */
export const MOUNTS = ['left-arm', 'right-arm', 'left-carapace', 'right-carapace'] as const;
export type Mount = (typeof MOUNTS)[number];

/** Farther than any table is long: the range of the Vortex Missile. */
export const UNLIMITED = 100_000 * CM;

interface TitanWeapon extends Weapon {
  readonly id: string;
  readonly rule: string;
  readonly points: number;
  /** E2-ARMY-13: the one mount it fits; null for any. */
  readonly mount: Mount | null;
}

function mounted<const Id extends string>(
  id: Id,
  rule: string,
  points: number,
  weapon: Weapon,
  mount: Mount | null = null,
): TitanWeapon & { readonly id: Id } {
  return { ...weapon, id, rule, points, mount };
}

/** Close combat weapons have no range and no dice of their own. */
function fist(name: string, trait: Weapon['traits'][number]): Weapon {
  return { name, range: 0, dice: 0, hit: null, mod: 0, traits: [trait] };
}

export const TITAN_WEAPONS = [
  mounted('quake-cannon', 'E2-TWPN-01', 85, gun('Quake Cannon', 100, 1, 3, -3, 'quake')),
  mounted('gatling-blaster', 'E2-TWPN-02', 60, gun('Gatling Blaster', 75, 4, 5, -1)),
  mounted('laser-blaster', 'E2-TWPN-03', 50, gun('Laser Blaster', 50, 6, 5, 0)),
  mounted('chain-fist', 'E2-TWPN-04', 25, fist('Chain Fist', 'chain-fist')),
  mounted('rocket-launcher', 'E2-TWPN-05', 50, barrage('Rocket Launcher', 100, 8, 0)),
  mounted('plasma-cannon', 'E2-TWPN-06', 100, gun('Plasma Cannon', 75, 6, 4, -3, 'plasma')),
  mounted('vortex-missile', 'E2-TWPN-07', 150, {
    name: 'Vortex Missile',
    range: UNLIMITED,
    dice: 0,
    hit: null,
    mod: 0,
    traits: ['vortex'],
  }),
  mounted(
    'plasma-destructor',
    'E2-TWPN-08',
    125,
    gun('Plasma Destructor', 100, 4, 3, -6, 'plasma', 'drains'),
  ),
  mounted('volcano-cannon', 'E2-TWPN-09', 100, gun('Volcano Cannon', 100, 1, 3, -4, 'titan-killer')),
  mounted('melta-cannon', 'E2-TWPN-10', 50, gun('Melta-Cannon', 25, 4, 3, -3)),
  mounted('power-fist', 'E2-TWPN-11', 15, fist('Power Fist', 'power-fist'), 'left-arm'),
  mounted('laser-burner', 'E2-TWPN-12', 10, fist('Laser Burner', 'laser-burner')),
];

export type TitanWeaponId = (typeof TITAN_WEAPONS)[number]['id'];

const BY_ID = Object.fromEntries(TITAN_WEAPONS.map((weapon) => [weapon.id, weapon])) as Readonly<
  Record<TitanWeaponId, TitanWeapon>
>;

export function titanWeapon(id: TitanWeaponId): TitanWeapon {
  return BY_ID[id];
}
