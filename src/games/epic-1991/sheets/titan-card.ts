/** TCARD: the Warlord Titan: its row, what it costs, its hit grids and damage tables. */
import { row } from './row.ts';
import { type TitanWeaponId, titanWeapon } from './titan-weapons.ts';

/** E2-TCARD-01. Its weapons are those of the army list. */
export const WARLORD_TITAN = row('warlord-titan', 'E2-TCARD-01', 'Warlord Titan', 'TITAN', 15, null, 14, []);
export const VOID_SHIELDS = 6;
/** E2-TCARD-14: the CAF of a Titan whose CAF is halved, however often. */
export const HALVED_CAF = WARLORD_TITAN.caf / 2;
/** E2-TITAN-08: repairs on this score or more. */
export const REPAIR = 5;

export const HULL_POINTS = 500;

/** E2-TCARD-10: the hull and its weapons, rounded up to a multiple of 50. */
export function titanPoints(weapons: readonly TitanWeaponId[]): number {
  const sum = weapons.reduce((points, id) => points + titanWeapon(id).points, HULL_POINTS);
  return Math.ceil(sum / 50) * 50;
}

/** E2-TCARD-10. */
export function titanVps(points: number): number {
  return Math.ceil(points / 100);
}

/** E2-TCARD-07, E2-TCARD-08: the nine locations; a weapon has the name of its mount. */
export const LOCATIONS = [
  'left-arm',
  'right-arm',
  'left-carapace',
  'right-carapace',
  'carapace',
  'head',
  'reactor',
  'left-leg',
  'right-leg',
] as const;
export type Location = (typeof LOCATIONS)[number];

export interface Square {
  readonly location: Location;
  readonly save: number;
}

/** Five rows of three, row 1 on top; null is empty. */
export type HitGrid = readonly (readonly (Square | null)[])[];

/** E2-TCARD-02: the side grid serves both sides; `left` and `right` are that grid seen from the Titan's left and right. */
export type Face = 'front' | 'left' | 'right' | 'rear';

function at(location: Location, save: number): Square {
  return { location, save };
}

function side(near: 'left' | 'right'): HitGrid {
  const weapon = at(`${near}-carapace`, 2);
  const arm = at(`${near}-arm`, 2);
  const leg = at(`${near}-leg`, 2);
  return [
    [weapon, weapon, weapon],
    [at('carapace', 1), arm, at('head', 1)],
    [null, arm, arm],
    [null, leg, null],
    [null, leg, null],
  ];
}

export const HIT_GRIDS: Readonly<Record<Face, HitGrid>> = {
  front: [
    [at('right-carapace', 2), null, at('left-carapace', 2)],
    [at('right-arm', 2), at('head', 1), at('left-arm', 2)],
    [at('right-arm', 2), at('reactor', 1), at('left-arm', 2)],
    [at('right-leg', 2), null, at('left-leg', 2)],
    [at('right-leg', 1), null, at('left-leg', 1)],
  ],
  left: side('left'),
  right: side('right'),
  rear: [
    [at('left-carapace', 2), null, at('right-carapace', 2)],
    [at('carapace', 1), at('carapace', 1), at('carapace', 1)],
    [at('left-arm', 2), at('reactor', 3), at('right-arm', 2)],
    [at('left-leg', 2), null, at('right-leg', 2)],
    [at('left-leg', 3), null, at('right-leg', 3)],
  ],
};

const squares = (grid: HitGrid): Square[] => grid.flat().filter((square) => square !== null);

/** E2-TCARD-03: the best save of all squares (Traktor Kannon). */
export const BEST_SAVE = Math.min(
  ...Object.values(HIT_GRIDS).flatMap((grid) => squares(grid).map(({ save }) => save)),
);

/** E2-TCARD-03: the save of the lowest leg squares of a grid (Vibro-cannon). */
export function lowestLegSave(face: Face): number {
  return squares([HIT_GRIDS[face][4]])[0].save;
}

export type DamageTable = 'head' | 'reactor' | 'weapon' | 'leg' | 'carapace';

export type DamageEffect =
  | 'bridge' // CAF halved; before each Orders phase 1-3: no order
  | 'caf-halved'
  | 'falls' // destroyed, with E2-TCARD-11
  | 'power-lost' // no move, turn or fire, shields down, nothing else repaired
  | 'reactor-danger' // as power-lost; explodes in this End phase unless repaired then
  | 'reactor-explodes' // E2-TCARD-05
  | 'weapon-damaged'
  | 'weapon-destroyed'
  | 'blown-off' // E2-TCARD-12
  | 'flashback' // blown off, and D6: 1-3 the Reactor, 4-6 the Head
  | 'leg-damaged' // Move halved, no difficult terrain
  | 'leg-danger' // each End phase D6, less 2 for Charge, 1 for Advance: 0 or less is row 6
  | 'lamed' // never moves or turns again
  | 'shields-shut' // down, and none restored until repaired
  | 'shields-gone' // down for good
  | 'overload' // D6: 5-6 shields-gone, else shields-explode
  | 'shields-explode'; // E2-TCARD-13

export interface Damage {
  readonly effect: DamageEffect;
  /** May be repaired in the End phase (E2-TITAN-08). */
  readonly repairable: boolean;
}

const lasting = (effect: DamageEffect): Damage => ({ effect, repairable: false });
const repairable = (effect: DamageEffect): Damage => ({ effect, repairable: true });

const LOST: readonly DamageEffect[] = ['weapon-destroyed', 'blown-off', 'flashback'];

/** E2-TCARD-06, E2-TCARD-15: what is in force after one more; of two alike the one that cannot be repaired stays. */
export function withEffect(effects: readonly Damage[], found: Damage): readonly Damage[] {
  if (LOST.includes(found.effect)) return [found];
  const same = effects.find(({ effect }) => effect === found.effect);
  if (same && !same.repairable) return effects;
  return [...effects.filter((effect) => effect !== same), found];
}

/** E2-TCARD-04: six rows a table, the row of a roll of 1 first. */
export const DAMAGE: Readonly<Record<DamageTable, readonly Damage[]>> = {
  head: [
    repairable('bridge'),
    repairable('bridge'),
    lasting('caf-halved'),
    lasting('bridge'),
    lasting('falls'),
    lasting('falls'),
  ],
  reactor: [
    repairable('power-lost'),
    repairable('power-lost'),
    repairable('reactor-danger'),
    repairable('reactor-danger'),
    lasting('reactor-explodes'),
    lasting('reactor-explodes'),
  ],
  weapon: [
    repairable('weapon-damaged'),
    repairable('weapon-damaged'),
    lasting('weapon-destroyed'),
    lasting('weapon-destroyed'),
    lasting('blown-off'),
    lasting('flashback'),
  ],
  leg: [
    repairable('leg-damaged'),
    repairable('leg-damaged'),
    repairable('leg-danger'),
    repairable('leg-danger'),
    lasting('lamed'),
    lasting('falls'),
  ],
  carapace: [
    repairable('shields-shut'),
    repairable('shields-shut'),
    lasting('shields-gone'),
    lasting('shields-gone'),
    lasting('overload'),
    lasting('shields-explode'),
  ],
};

const TABLES: Readonly<Record<Location, DamageTable>> = {
  'left-arm': 'weapon',
  'right-arm': 'weapon',
  'left-carapace': 'weapon',
  'right-carapace': 'weapon',
  carapace: 'carapace',
  head: 'head',
  reactor: 'reactor',
  'left-leg': 'leg',
  'right-leg': 'leg',
};

export function damageTableOf(location: Location): DamageTable {
  return TABLES[location];
}

/** The row of a damage roll: totals above 6 count as 6 (E2-TITAN-06). */
export function damageOf(location: Location, total: number): Damage {
  return DAMAGE[TABLES[location]][Math.min(Math.max(total, 1), 6) - 1];
}
