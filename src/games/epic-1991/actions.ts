/** What a player can do. Lengths in u, headings in degrees, models and units by number. */
import type { Army } from './army/list.ts';
import type { Order } from './state.ts';

/** Where a model is set up: on a place of its own, flush with a wall of a building, or in a carrier. */
export interface Placement {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** The carrier it starts in; then the place is not asked. */
  readonly in?: number;
  /** E2-BLDG-01: the wall, where two are flush. */
  readonly wall?: number;
}

/** One model's part in the move of its unit. The legs of a unit are walked in the order they are given. */
export interface Leg {
  readonly model: number;
  /** The points after the first, flat: x, y, x, y. Empty for a turn on the spot. */
  readonly path: readonly number[];
  readonly heading: number;
  /** It gets out of its carrier first, onto this place (E2-TRAN-07). */
  readonly leave?: readonly [x: number, y: number];
  /** It ends in this carrier (E2-TRAN-03). */
  readonly board?: number;
  /** The wall it is flush with, where two are (E2-BLDG-01). */
  readonly wall?: number;
  /** A Titan's move: so far ahead, a turn (to the right is positive), so far ahead; then `path` is empty (E2-MOVE-09). */
  readonly stride?: readonly [ahead: number, turn: number, ahead: number];
  /** A falling back model's plain retreat, worked out by the rules; then `path` is empty (E2-FALL-05). */
  readonly retreat?: boolean;
}

export type Power = 'mind-blast' | 'psychic-lock' | 'eldritch-storm';

/** What an activated unit nominates, in the order it is resolved (E2-FIRE-08, E2-FIRE-11). */
export type Attack =
  /** One shot: one attack die. `weapon` counts from 0 as the sheet lists them; a Titan's by mount. */
  | { readonly is: 'shot'; readonly model: number; readonly weapon: number; readonly target: number }
  /** A Quake Cannon at a building (E2-BLDG-05). */
  | { readonly is: 'shell'; readonly model: number; readonly weapon: number; readonly building: number }
  /** The unit's common barrage; `target` is a model or, below 0, minus a building's number (E2-BARR-04). */
  | {
      readonly is: 'barrage';
      readonly guns: readonly (readonly [model: number, weapon: number])[];
      readonly target: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly is: 'vortex';
      readonly model: number;
      readonly weapon: number;
      readonly x: number;
      readonly y: number;
    }
  /** `target` is 0 for a storm, x and y for anything else are 0. */
  | {
      readonly is: 'power';
      readonly model: number;
      readonly power: Power;
      readonly target: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly is: 'beam'; readonly model: number; readonly target: number };

/** How a fight won against a Titan is used (E2-TCCW-08). */
export type Blow = 'damage' | 'grab' | 'burn';

export type Action =
  // setting up
  | { readonly do: 'muster'; readonly army: Army }
  | { readonly do: 'again'; readonly pieces: readonly number[] }
  | {
      readonly do: 'lay';
      readonly piece: number;
      /** Middle and heading of the piece; of each building in turn for a town. */
      readonly at: readonly (readonly [x: number, y: number, heading: number])[];
      /** A river: from south to north, or from west to east, and where along it the middle of the crossing is (E2-TERR-16). */
      readonly river?: readonly [way: 'north' | 'east', offset: number, crossing: number];
    }
  | { readonly do: 'drop'; readonly piece: number }
  | { readonly do: 'objective'; readonly x: number; readonly y: number }
  | { readonly do: 'edge'; readonly edge: 'north' | 'south' }
  | {
      readonly do: 'deploy';
      readonly models: readonly Placement[];
      readonly follows: readonly (readonly [unit: number, leader: number])[];
      /** E2-SPEC-05: the turn in which a card's pods or tunnellers arrive. */
      readonly arrives: readonly (readonly [card: number, turn: number])[];
    }
  /** Who moves first: Scouts (E2-MARIN-14), the movement phase (E2-INIT-04). */
  | { readonly do: 'go'; readonly first: boolean }
  // orders
  | { readonly do: 'orders'; readonly orders: readonly (readonly [unit: number, order: Order])[] }
  // movement
  | { readonly do: 'move'; readonly unit: number; readonly legs: readonly Leg[] }
  | { readonly do: 'end' }
  | { readonly do: 'pod'; readonly x: number; readonly y: number }
  /** Stands that get out of an open pod, each with the place it is put on. */
  | { readonly do: 'unload'; readonly legs: readonly Leg[] }
  // combat
  | {
      readonly do: 'fire';
      readonly unit: number;
      readonly popUps: readonly number[];
      readonly attacks: readonly Attack[];
    }
  | { readonly do: 'hold'; readonly unit: number }
  | { readonly do: 'aim'; readonly column: number; readonly row: number }
  | { readonly do: 'leg'; readonly leg: 'left' | 'right' }
  | { readonly do: 'combat'; readonly model: number }
  | { readonly do: 'pairs'; readonly pairs: readonly (readonly [number, number])[] }
  | { readonly do: 'sequence'; readonly models: readonly number[] }
  | { readonly do: 'reroll'; readonly yes: boolean }
  | { readonly do: 'strike'; readonly blow: Blow; readonly locations: readonly number[] }
  | { readonly do: 'smash'; readonly model: number; readonly mount: number; readonly building: number }
  | { readonly do: 'choose'; readonly model: number }
  // end phase
  | { readonly do: 'rally'; readonly yes: boolean };

export type Verb = Action['do'];
