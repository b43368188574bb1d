/** CARD: what the card of a vehicle or of a stand states. */
import type { WeaponId } from './weapons.ts';

/** E1-ARC-01: where on a vehicle a weapon is, and which way it points. */
export const MOUNTS = ['Tt', 'SwL', 'SwR', 'SwF', 'SwB', 'FxF', 'FxB'] as const;
export type Mount = (typeof MOUNTS)[number];

/** E1-TMOD-03: where on a Titan; the head last, which everyone has. */
export const TITAN_MOUNTS = ['ArL', 'ArR', 'CaL', 'CaR', 'Ca', 'Hd'] as const;
export type TitanMount = (typeof TITAN_MOUNTS)[number];

/** E1-CARD-08: without a number it has one barrel. */
export interface Mounted {
  readonly weapon: WeaponId;
  readonly mount: Mount;
  readonly barrels: number;
}

/** E1-CARD-01. */
export interface VehicleCard {
  readonly is: 'vehicle';
  readonly id: string;
  readonly name: string;
  readonly weapons: readonly Mounted[];
  /** E1-CARD-02: in an overrun, and in every other close assault. */
  readonly overrun: number;
  readonly caf: number;
  /** E1-CARD-03: added to the roll of whoever attacks it; the lower the better. */
  readonly armour: number;
  /** E1-CARD-04: what must be rolled or beaten. */
  readonly save: number;
  /** E1-CARD-05: cm with advance orders, and with charge or fall back orders. */
  readonly advance: number;
  readonly charge: number;
  /** E1-CARD-06: price and victory points. */
  readonly rating: number;
  readonly carries: number;
}

/** E1-CARD-07. */
export interface StandCard {
  readonly is: 'stand';
  readonly id: string;
  readonly name: string;
  readonly basic: WeaponId;
  readonly support: readonly WeaponId[];
  readonly caf: number;
  readonly save: number;
  readonly rating: number;
  readonly jumps: boolean;
}

/** E1-TMOD-01. */
export interface TitanCard {
  readonly is: 'titan';
  readonly id: string;
  readonly name: string;
  /** In the order of E1-TMOD-14, without the head. */
  readonly mounts: readonly TitanMount[];
  readonly shields: number;
  readonly armour: number;
  readonly lightweight: boolean;
  readonly caf: number;
  readonly advance: number;
  readonly charge: number;
  /** In u: it steps over what is lower (E1-TITAN-08). */
  readonly knee: number;
  readonly rating: number;
  /** E1-TMOD-02: each leg, and how far its middle is from the centre line; in u. */
  readonly leg: { readonly length: number; readonly width: number; readonly aside: number };
}

export type Card = VehicleCard | StandCard | TitanCard;

/** Length along the heading, width across it, height; in u (E1-GEO-01). */
export interface Size {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}
