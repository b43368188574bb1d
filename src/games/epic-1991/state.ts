/** The whole of a battle in plain data. What an army list fixes for good is in the Table, beside it. */
import type { FloorPlan, Point, Pose } from '../../field/index.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { Armies } from './army/armies.ts';
import type { DAMAGE } from './sheets/titan-card.ts';
import type { Step } from './steps.ts';

export type Side = 'A' | 'B';
/** E2-GEN-01, E2-GEN-02: a seat a side, however many sit there. */
export const SIDES = ['A', 'B'] as const;

export function foeOf(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/** ORD: what a unit does this turn. `none`: left without one; `wait`: it will be told late (E2-WLOCK-02). */
export type Order = 'first' | 'advance' | 'charge' | 'none' | 'wait';
export const ORDERS = ['first', 'advance', 'charge', 'none', 'wait'] as const;

/** An order its reader may not know yet (E2-HID-03), in a view. */
export const SEALED = 'sealed';

/** Stands in a view for a number its owner may not know. */
export const UNKNOWN = -1;

/** `away`: not deployed or not landed yet; `aboard`: in `carrier`; `gone`: a casualty. */
type Whereabouts = 'away' | 'table' | 'aboard' | 'gone';

/** One stand, vehicle, gun, walker, pod or Titan. Every model has every field, so that all have one shape. */
export interface Model {
  readonly id: number;
  where: Whereabouts;
  /** Middle of the base and heading; while aboard, those of its carrier are meant. */
  x: number;
  y: number;
  heading: number;
  /** E2-GEO-24: the height of the ground it stands on. */
  ground: number;
  carrier: number;
  /** BLDG: the building it is in, by number, and the wall it is flush with; 0 and -1 in the open. */
  building: number;
  wall: number;
  /** E2-TRAN-04: the time it has used of its side's movement part, as a fraction in lowest terms. */
  clock: readonly [number, number];
  /** Has boarded or left a carrier this turn (E2-TRAN-08). */
  boarded: boolean;
  left: boolean;
  /** Has moved into contact this turn (E2-CC-07, E2-CMDU-05). */
  charged: boolean;
  /** Was engaged when the Movement phase began (E2-CC-07). */
  held: boolean;
  /** E2-TRAK-03: immobilised this turn; caught: will be in the next. */
  stuck: boolean;
  caught: boolean;
  /** E2-WLOCK-08, E2-WLOCK-14: locked until freed; thrown: inert for the rest of the turn. */
  locked: boolean;
  thrown: boolean;
  /** E2-SKIM-07: has popped up in this segment. */
  exposed: boolean;
  /** The last turn in which it fired a weapon that must rest afterwards (E2-SPEC-03, E2-TWPN-15); 0 for none. */
  spentOn: number;
  /** E2-WLOCK-05: has used its power this turn. */
  cast: boolean;
  /** WEIRD: energy for this turn. */
  energy: number;
  /** The number of its state in `titans`; 0 for a model that is no Titan. */
  titan: number;
  /** A Landing Pod has opened, or has used its bombs (E2-SPEC-06). */
  opened: boolean;
}

/** A group that takes one order, its transports with it (E2-ORD-08, E2-TITAN-01, E2-CMDU-13). */
export interface Unit {
  readonly id: number;
  order: Order | typeof SEALED | null;
  /** Its order is placed but not revealed. */
  sealed: boolean;
  /** E2-CLAN-08: an Ork unit in command when orders were placed; true for everybody else. */
  commanded: boolean;
  /** Last turn's order (E2-SPEC-09). */
  before: Order | null;
  moved: boolean;
  fired: boolean;
  /** Has held its fire (E2-FIRE-05). */
  heldFire: boolean;
  /** FALL: the turn in which it got its fall back counter; 0 for none. */
  fellBack: number;
  /** E2-FORM-10: its transports that are out of the chain. */
  detached: number[];
  /** GRET: the unit it follows; 0 for none. */
  follows: number;
  /** E2-SPEC-05: the turn it arrives in; 0 for units on the table; UNKNOWN to the enemy. */
  arrives: number;
  /** The turn in which it landed; 0 for units that were set up. */
  landedOn: number;
  /** MAD: the result that lasts, 0 for none; the turn it was rolled in; extra rounds of fire due (E2-MAD-09). */
  mad: number;
  madOn: number;
  frenzy: number;
}

interface CardState {
  casualties: number;
  broken: boolean;
  /** Its victory points have been given. */
  scored: boolean;
}

export type TerrainKind =
  | 'hill'
  | 'woods'
  | 'rubble'
  | 'craters'
  | 'marsh'
  | 'river'
  | 'building'
  | 'bunker'
  | 'trench'
  | 'foxholes'
  | 'rocks'
  | 'broken-ground';

export type Construction = 'light' | 'standard' | 'reinforced';

/** A piece of terrain: convex polygons as flat lists of corners. Never changed in place: a ruin is a new piece. */
export interface TerrainPiece {
  readonly kind: TerrainKind;
  readonly parts: readonly (readonly number[])[];
  /** Top for sight, in u. */
  readonly top: number;
  /** Buildings and bunkers only: how strong, and the plan its walls follow. */
  readonly construction?: Construction;
  readonly plan?: FloorPlan;
  readonly pose?: Pose;
}

/** A vortex or Eldritch Storm (E2-GEO-25). */
interface Disc {
  readonly kind: 'vortex' | 'storm';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly owner: Side;
}

/** E2-OBJ-07, E2-OBJ-08: it stays where it is; only its holder changes. */
interface Objective extends Point {
  /** Who controls it; null for nobody yet (E2-OBJ-05). */
  holder: Side | null;
}

type Effect = (typeof DAMAGE)['head'][number];

/** TCARD: one system of a Titan. */
interface LocationDamage {
  /** Damage rolls made on it (E2-TCARD-06). */
  rolls: number;
  /** What is in force; what is repaired leaves. */
  effects: readonly Effect[];
}

/** E2-SHLD-01: its shields are open to all; none has a power field (E2-SHLD-05). */
export interface Titan {
  readonly model: number;
  /** Shields up. */
  shields: number;
  /** By location, in the order of LOCATIONS. */
  damage: LocationDamage[];
  /** Weapons destroyed or used up, by mount. */
  lost: boolean[];
  /** E2-TCARD-04: may be given no order this turn. */
  deaf: boolean;
  /** A plasma weapon was fired this turn (E2-TCCW-10). */
  plasma: boolean;
  /** Mounts of the close combat weapons used this turn (E2-TCCW-09, E2-TWPN-06). */
  fists: number[];
}

export type Phase = 'setup' | 'orders' | 'movement' | 'combat' | 'end';
export type FireSegment = 'first' | 'advancing';
type Segment = FireSegment | 'close';

export interface State {
  turn: number;
  phase: Phase;
  /** Models, units and cards by number, from 1; index 0 is never used. */
  models: Model[];
  units: Unit[];
  cards: CardState[];
  titans: Titan[];
  /** Terrain by number, from 1 (index 0 is never used). The list is replaced, never changed: tables are kept by it. */
  pieces: readonly (TerrainPiece | null)[];
  /** What the sides mustered; not there in a battle whose armies were known beforehand. */
  armies?: Armies;
  discs: readonly Disc[];
  objectives: Objective[];
  /** Whose long edge is the south one; null before it is chosen. */
  south: Side | null;
  /** E2-VP-10: open. */
  vps: Record<Side, number>;
  /** Who won initiative last; null before the first roll. */
  initiative: Side | null;
  /** Whose movement part it is, or was last. */
  mover: Side | null;
  segment: Segment | null;
  /** E2-GEN-10: what waits until the event under way is over. */
  due: Due;
  /** E2-SEQ-10: turns running in which nothing happened, and whether this one was eventful. */
  quiet: number;
  eventful: boolean;
  /** What is under way, the last on top. */
  steps: Step[];
  outcome: Outcome | null;
}

/** E2-GEN-10: in this order: cards whose points are due, Mad Mobs that roll, units that must check. */
export interface Due {
  cards: number[];
  mad: number[];
  checks: number[];
}
