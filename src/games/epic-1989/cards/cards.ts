/** E1-CARD-09: the cards, open to both. What the book does not print is a house value. */
import type { Card, Mounted, Size, StandCard, VehicleCard } from './card.ts';
import { TITANS, titanNamed } from './titans.ts';
import type { WeaponId } from './weapons.ts';

const mounted = (weapon: WeaponId, mount: Mounted['mount'], barrels = 1): Mounted => ({
  weapon,
  mount,
  barrels,
});

const VEHICLES: readonly VehicleCard[] = [
  {
    is: 'vehicle',
    id: 'land-raider',
    name: 'Land Raider',
    weapons: [
      mounted('las-cannon', 'SwL', 2),
      mounted('las-cannon', 'SwR', 2),
      mounted('heavy-bolter', 'FxF'),
      mounted('heavy-bolter', 'FxB'),
    ],
    overrun: 5,
    caf: 3,
    armour: 0,
    save: 3,
    advance: 16,
    charge: 24,
    rating: 200,
    carries: 2,
  },
  {
    is: 'vehicle',
    id: 'rhino',
    name: 'Rhino',
    weapons: [mounted('vehicle-bolters', 'SwF', 2)],
    overrun: 3,
    caf: 1,
    armour: 1,
    save: 5,
    advance: 20,
    charge: 32,
    rating: 45,
    carries: 2,
  },
  {
    is: 'vehicle',
    id: 'whirlwind',
    name: 'Whirlwind',
    weapons: [mounted('multi-launcher', 'Tt'), mounted('vehicle-bolters', 'SwF', 2)],
    overrun: 3,
    caf: 1,
    armour: 1,
    save: 5,
    advance: 20,
    charge: 32,
    rating: 60,
    carries: 2,
  },
];

const stand = (
  id: string,
  name: string,
  basic: WeaponId,
  support: readonly WeaponId[],
  caf: number,
  rating: number,
  jumps = false,
): StandCard => ({ is: 'stand', id, name, basic, support, caf, save: 4, rating, jumps });

/** E1-INF-01, E1-INF-03: five men each; what is not said of them is as for vehicles. */
const STANDS: readonly StandCard[] = [
  stand('tactical', 'Tactical', 'bolters', ['melta-gun', 'plasma-gun'], 2, 50),
  stand('support', 'Support', 'bolters', ['missile-launcher'], 1, 65),
  stand('assault', 'Assault', 'bolt-pistols', [], 4, 70, true),
  stand('devastator', 'Devastator', 'bolters', ['las-cannon', 'heavy-plasma-gun'], 1, 110),
];

/** Whoever belongs to a detachment. */
export const TROOPS: readonly (VehicleCard | StandCard)[] = [...VEHICLES, ...STANDS];
export const CARDS: readonly Card[] = [...TROOPS, ...TITANS];

export function cardNamed(id: string): Card | undefined {
  return TROOPS.find((card) => card.id === id) ?? titanNamed(id);
}

const size = (length: number, width: number, height: number): Size => ({ length, width, height });

/** E1-GEO-05. */
const SIZES: Readonly<Record<string, Size>> = {
  'land-raider': size(300, 200, 120),
  rhino: size(260, 180, 120),
  whirlwind: size(260, 180, 120),
  stand: size(200, 200, 80),
  warlord: size(500, 500, 700),
  reaver: size(450, 450, 600),
  warhound: size(350, 350, 450),
};

export function sizeOf(card: Card): Size {
  return SIZES[card.is === 'stand' ? 'stand' : card.id];
}

/** E1-FORCE-03: how a detachment is bought and ordered when nothing else is said. */
export interface StandardDetachment {
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
  readonly commanders: number;
  readonly rating: number;
}

const of = (card: string, many: number): string[] => Array.from({ length: many }, () => card);

export const STANDARD: readonly StandardDetachment[] = [
  {
    id: 'tactical',
    name: 'Tactical',
    units: [...of('tactical', 4), ...of('support', 4)],
    commanders: 2,
    rating: 500,
  },
  { id: 'assault', name: 'Assault', units: of('assault', 4), commanders: 1, rating: 300 },
  { id: 'devastator', name: 'Devastator', units: of('devastator', 4), commanders: 1, rating: 460 },
  { id: 'land-raiders', name: 'Land Raider', units: of('land-raider', 2), commanders: 0, rating: 400 },
  { id: 'rhinos', name: 'Rhino', units: of('rhino', 4), commanders: 0, rating: 180 },
  { id: 'whirlwinds', name: 'Whirlwind', units: of('whirlwind', 4), commanders: 0, rating: 240 },
];
