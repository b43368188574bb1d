/** E1-TMOD-01, E1-TMOD-02, E1-TMOD-05: the classes of Titans and what they carry; house values. */
import type { TitanCard } from './card.ts';
import type { WeaponId } from './weapons.ts';

export const TITANS: readonly TitanCard[] = [
  {
    is: 'titan',
    id: 'warlord',
    name: 'Warlord',
    mounts: ['ArL', 'ArR', 'CaL', 'CaR'],
    shields: 6,
    armour: 0,
    lightweight: false,
    caf: 14,
    advance: 15,
    charge: 25,
    knee: 250,
    rating: 850,
    leg: { length: 160, width: 140, aside: 150 },
  },
  {
    is: 'titan',
    id: 'reaver',
    name: 'Reaver',
    mounts: ['ArL', 'ArR', 'Ca'],
    shields: 4,
    armour: 0,
    lightweight: false,
    caf: 12,
    advance: 20,
    charge: 30,
    knee: 200,
    rating: 600,
    leg: { length: 140, width: 120, aside: 130 },
  },
  {
    is: 'titan',
    id: 'warhound',
    name: 'Warhound',
    mounts: ['ArL', 'ArR'],
    shields: 2,
    armour: 0,
    lightweight: true,
    caf: 8,
    advance: 25,
    charge: 40,
    knee: 150,
    rating: 300,
    leg: { length: 120, width: 100, aside: 100 },
  },
];

/** What may be mounted, and how many barrels it then has; a fist does not fire. */
export const TITAN_WEAPONS = {
  'auto-cannon': 4,
  'las-cannon': 3,
  'multi-launcher': 1,
  'multi-melta': 2,
  'heavy-plasma-gun': 2,
  'defence-laser': 1,
  'macro-cannon': 1,
  'plasma-cannon': 1,
  'power-fist': 0,
} as const satisfies Partial<Record<WeaponId, number>>;

export type TitanWeapon = keyof typeof TITAN_WEAPONS;
export const TITAN_WEAPON_IDS = Object.keys(TITAN_WEAPONS) as TitanWeapon[];

export function titanNamed(id: string): TitanCard | undefined {
  return TITANS.find((card) => card.id === id);
}

/** E1-TMOD-05: why a Titan may not be armed so, or null. */
export function armsProblem({ name, mounts }: TitanCard, weapons: readonly string[]): string | null {
  if (weapons.length !== mounts.length) return `A ${name} has ${mounts.length} weapons: one for each mount.`;
  const isFist = (i: number) => weapons[i] === 'power-fist';
  const raised = mounts.findIndex((mount, i) => isFist(i) && mount !== 'ArL' && mount !== 'ArR');
  return raised < 0 ? null : 'A power fist goes on an arm.';
}
