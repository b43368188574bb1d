/** What a player can do. Lengths in u, headings and turns in degrees, units, detachments and buildings by number. */
import type { Pose } from '../../field/index.ts';
import type { Mode } from './cards/weapons.ts';
import type { Assault, Pair } from './close-combat/divisions.ts';
import type { Force } from './forces/force.ts';
import type { BuildingId } from './geometry/buildings.ts';
import type { Deed } from './heroic/heroes.ts';
import type { Edge, Instruction, Order, Span } from './state.ts';

/** A piece of a unit's way. */
export type Drive =
  /** E1-MOVE-01: of a vehicle's: straight ahead or backwards, or a turn (to the right is positive). */
  | { readonly run: number }
  | { readonly back: number }
  | { readonly turn: number }
  /** E1-TITAN-12: whom a Titan stomps here. */
  | { readonly stomp: number }
  /** E1-INF-04: of a stand's: to a point, or another heading on the spot. */
  | { readonly to: readonly [x: number, y: number] }
  | { readonly face: number }
  /** E1-TRAN-10, E1-BLDG-06: out of a vehicle or a building, to a spot touching it; a vehicle that drives says which stand. */
  | { readonly out: Pose; readonly stand?: number }
  /** E1-BLDG-03, E1-BLDG-05: into a cell. */
  | { readonly building: number; readonly cell: number };

/** One unit's part in the plan of its detachment (E1-DET-04). */
export interface Leg {
  readonly model: number;
  readonly way: readonly Drive[];
  /** What it does where its way ends: the vehicle it rams (E1-RAM-10), stands it overruns, in this order (E1-OVER-07), the vehicle it boards (E1-TRAN-02), or below 0 the building it assaults (E1-CCB-01). */
  readonly onto?: readonly number[];
}

/** E1-FIRE-04: a weapon and what it is fired at. */
export interface Shot {
  /** As the card lists them, from 0; a stand's basic weapons first. */
  readonly weapon: number;
  /** A unit, or below 0 minus the number of a building. */
  readonly target: number;
  readonly mode?: Mode;
  /** E1-HIDE-14: a counter of the other side by number, `target` being 0. */
  readonly counter?: number;
  /** E1-BURST-01: the centre of the burst circle. */
  readonly at?: readonly [x: number, y: number];
  /** E1-TITAN-27: the target of each barrel, the first one that of the shot; `at` is the middle of the area. */
  readonly spray?: readonly number[];
}

/** Where a unit is set up: in the open, in a cell of a building, or on board of a carrier (E1-SETUP-09). */
export type Placement = {
  readonly unit: number;
  /** E1-SETUP-10: a commander goes with this stand. */
  readonly commander?: true;
} & (
  | { readonly x: number; readonly y: number; readonly heading: number }
  | { readonly building: number; readonly cell: number }
  | { readonly carrier: number }
);

/** E1-HIDE-02, E1-HIDE-03: what a counter stands for, 0 for a dummy, and where it is. */
export type Concealed = { readonly detachment: number } & (
  | { readonly at: readonly [x: number, y: number] }
  | { readonly building: number }
);

export type Action =
  // setting up
  | { readonly do: 'side'; readonly side: 'imperial' | 'rebel' }
  | { readonly do: 'go'; readonly first: boolean }
  | {
      readonly do: 'building';
      readonly kind: BuildingId;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
    }
  | { readonly do: 'edge'; readonly edge: Edge }
  // heroic actions and regrouping
  | { readonly do: 'hero'; readonly unit: number; readonly deed: Deed }
  | ({ readonly do: 'regroup'; readonly unit: number; readonly discard: number } & (
      | Pose
      | { readonly building: number; readonly cell: number }
    ))
  /** E1-FORCE-01, E1-OTT-03: what is bought; which is lost, by its place in the list. */
  | { readonly do: 'muster'; readonly force: Force }
  | { readonly do: 'lose'; readonly detachment: number }
  /** E1-SCEN-18: where the trap closes. */
  | { readonly do: 'point'; readonly at: readonly [x: number, y: number] }
  | { readonly do: 'deploy'; readonly units: readonly Placement[] }
  // orders
  | { readonly do: 'orders'; readonly orders: readonly (readonly [detachment: number, order: Order])[] }
  /** E1-ORD-15: the clock has run out. */
  | { readonly do: 'time' }
  // movement
  | { readonly do: 'move'; readonly detachment: number; readonly legs: readonly Leg[] }
  | { readonly do: 'on' }
  | { readonly do: 'rest'; readonly legs: readonly Leg[] }
  // fire
  | { readonly do: 'fire'; readonly unit: number; readonly shots: readonly Shot[] }
  | { readonly do: 'pass'; readonly span?: Span }
  | { readonly do: 'instruct'; readonly unit: number; readonly what: Instruction }
  // infantry
  | { readonly do: 'disband'; readonly units: readonly number[] }
  /** E1-TRAN-14: where a survivor of a lost carrier stands. */
  | ({ readonly do: 'place'; readonly unit: number } & Pose)
  /** E1-WIN-07: to end the battle; when both have said so it is over. */
  | { readonly do: 'propose' }
  // off-table support
  /** E1-SUPP-05, E1-SUPP-09: the stand whose commander calls; the counter that is put beside him. */
  | { readonly do: 'call'; readonly unit: number }
  | { readonly do: 'lay'; readonly counter: string }
  /** E1-SUPP-12: the command stand whose counter is turned up, and the point it names. */
  | { readonly do: 'support'; readonly unit: number; readonly at: readonly [x: number, y: number] }
  /** E1-SUPP-16: whether a barrage is left beside its commander. */
  | { readonly do: 'keep'; readonly keep: boolean }
  /** E1-MISL-02, E1-MISL-07: where markers and counters are put; `real`: by place in the list, those that are no dummies. */
  | { readonly do: 'blinds'; readonly at: readonly (readonly [x: number, y: number])[] }
  | {
      readonly do: 'mines';
      readonly at: readonly (readonly [x: number, y: number])[];
      readonly real: readonly number[];
    }
  // hidden set-up
  /** E1-HIDE-03: counters in the order of their numbers; E1-HIDE-07: one is flipped; E1-HIDE-16: the stand that is lost. */
  | { readonly do: 'conceal'; readonly counters: readonly Concealed[] }
  | { readonly do: 'reveal'; readonly number: number }
  | { readonly do: 'yield'; readonly unit: number }
  // close combat
  | { readonly do: 'divide'; readonly assaults: readonly Assault[] }
  | { readonly do: 'assault'; readonly unit: number }
  | { readonly do: 'primary'; readonly unit: number }
  /** E1-TITAN-34: a stand's assault on a Titan, with a heavy weapon by its number or with grenades. */
  | {
      readonly do: 'assail';
      readonly unit: number;
      readonly titan: number;
      readonly weapon?: number;
      readonly mode?: Mode;
    }
  // buildings
  | { readonly do: 'hide'; readonly units: readonly number[] }
  | { readonly do: 'take'; readonly units: readonly (readonly [unit: number, cell: number])[] }
  | { readonly do: 'join'; readonly unit: number; readonly building: boolean }
  | { readonly do: 'pair'; readonly pairs: readonly Pair[] }
  | { readonly do: 'add'; readonly pairs: readonly Pair[] }
  // a part of a segment
  | { readonly do: 'end' };

export type Verb = Action['do'];
