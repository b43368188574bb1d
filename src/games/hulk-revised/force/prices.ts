/** FORCE: what everything costs (rules/hulk-revised.md, HR-FORCE-02, HR-FORCE-04, HR-FORCE-06). */
import type { MarineKind } from '../units.ts';

export interface Price {
  readonly label: string;
  readonly cost: number;
  /** Who may have it; anybody when it is not said. */
  readonly for?: readonly MarineKind[];
}

const TERMINATOR = ['terminator'] as const;
const SQUADDIES = ['terminator', 'sergeant'] as const;

export const PRICES = {
  terminator: { label: 'Terminator', cost: 1 },
  sergeant: { label: 'Sergeant', cost: 3 },
  captain: { label: 'Captain', cost: 6 },
  'librarian-1': { label: 'Librarian level 1', cost: 8 },
  'librarian-2': { label: 'Librarian level 2', cost: 10 },
  'librarian-3': { label: 'Librarian level 3', cost: 12 },
  'librarian-4': { label: 'Librarian level 4', cost: 14 },
  'power-glove': { label: 'Power Glove', cost: 0 },
  'grenade-glove': { label: 'Power Glove with Grenade Launcher', cost: 1, for: ['captain'] },
  'chain-fist': { label: 'Chain Fist', cost: 1, for: TERMINATOR },
  'power-axe': { label: 'Power/Frost Axe added to a Power Glove', cost: 1, for: TERMINATOR },
  'thunder-hammer': { label: 'Thunder Hammer', cost: 1, for: SQUADDIES },
  'storm-shield': { label: 'Storm Shield', cost: 1, for: SQUADDIES },
  'lightning-claws': { label: 'Lightning Claws', cost: 2, for: SQUADDIES },
  'power-sword': { label: 'Power Sword', cost: 1, for: ['sergeant', 'captain'] },
  'force-weapon': { label: 'Force Weapon', cost: 1, for: ['librarian'] },
  'storm-bolter': { label: 'Storm Bolter', cost: 1 },
  'heavy-flamer': { label: 'Heavy Flamer', cost: 4, for: TERMINATOR },
  'flamer-ammunition': { label: 'Flamer ammunition, 6 shots', cost: 1 },
  'assault-cannon': { label: 'Assault Cannon', cost: 4, for: TERMINATOR },
  'cannon-ammunition': { label: 'Cannon ammunition, 10 shots', cost: 1 },
  cyclone: { label: 'Cyclone Missile Launcher', cost: 4, for: TERMINATOR },
  'crak-grenade': { label: 'Crak Grenade', cost: 3 },
  'frag-grenade': { label: 'Frag Grenade', cost: 2 },
  'gas-grenade': { label: 'Gas Grenade', cost: 7 },
  'plasma-grenade': { label: 'Plasma Grenade', cost: 12 },
  'crak-missile': { label: 'Crak Missile', cost: 3 },
  'frag-missile': { label: 'Frag Missile', cost: 2 },
  'gas-missile': { label: 'Gas Missile', cost: 7 },
  'plasma-missile': { label: 'Plasma Missile', cost: 12 },
  generator: { label: 'Power Field Generator', cost: 5 },
  'sentry-gun': { label: 'Sentry Gun', cost: 10 },
  blips: { label: '5 normal Blips', cost: 1 },
  ambush: { label: 'Ambush Blip', cost: 1 },
  feeder: { label: 'Feeder Tendrils', cost: 2 },
  acidmaw: { label: 'Acid Maw Eruptus', cost: 2 },
  hormagaunt: { label: 'Hormagaunt', cost: 3 },
  broodlord: { label: 'Broodlord', cost: 5 },
} as const satisfies Readonly<Record<string, Price>>;

export type Item = keyof typeof PRICES;

/** What a mission may demand or forbid: any item, and Librarians of whatever level. */
export type Limited = Item | 'librarian';
export const LIMITED = [...(Object.keys(PRICES) as Item[]), 'librarian'] as const;

export function priceOf(item: Item): Price {
  return PRICES[item];
}
