/** The whole of a battle in plain data. What the forces fix for good is in the Table, beside it. */
import type { Point, Pose } from '../../field/index.ts';
import type { Outcome, Seat } from '../../kernel/contract.ts';
import type { Siege } from './buildings/sieges.ts';
import type { TitanMount } from './cards/card.ts';
import type { Contact } from './close-combat/contacts.ts';
import type { Forces } from './forces/muster.ts';
import type { Building } from './geometry/buildings.ts';
import type { HiddenCounter } from './hidden/counters.ts';
import type { Step } from './steps.ts';
import type { Chest } from './support/chest.ts';
import type { Marker } from './support/markers.ts';

export type Side = 'imperial' | 'rebel';
export const SIDES = ['imperial', 'rebel'] as const;

export function foeOf(side: Side): Side {
  return side === 'imperial' ? 'rebel' : 'imperial';
}

/** E1-ORD-02: what a detachment does this turn; `none`: it was given nothing. */
export type Order = 'first' | 'advance' | 'charge' | 'fall-back' | 'none';
export const ORDERS = ['first', 'advance', 'charge', 'fall-back', 'none'] as const;

/** An order its reader may not know yet (E1-HID-01, E1-HID-02), in a view. */
export const SEALED = 'sealed';

/** `hidden`: its detachment is one of the counters on the table (HIDE). `left`: gone over an edge (E1-GEO-20); `gone`: destroyed. */
type Whereabouts = 'away' | 'hidden' | 'table' | 'aboard' | 'left' | 'gone';

/** E1-TMOD-13, E1-TMOD-14: where a Titan is damaged: a part of it, or the weapon of a mount. */
export type Part = 'head' | 'body' | 'legs' | TitanMount;

/** Replaced, never changed. */
export interface Titan {
  /** E1-TMOD-11: void shields that are raised. */
  readonly shields: number;
  /** E1-TMOD-15, until repaired; E1-TMOD-17: weapons destroyed, legs that never move again. */
  readonly superficial: readonly Part[];
  readonly critical: readonly Part[];
}

/** One vehicle, stand or Titan. Every unit has every field, so that all have one shape. */
export interface Unit {
  readonly id: number;
  where: Whereabouts;
  /** Centre of the footprint and heading; while aboard, those of its carrier are meant. */
  x: number;
  y: number;
  heading: number;
  carrier: number;
  /** The edges it left the table by; more than one over a corner. */
  exits: readonly Edge[];
  /** The building it is in, by number, and the cell there; 0 and -1 in the open. */
  building: number;
  cell: number;
  /** E1-FALL-02: where it stood when the turn began. */
  begun: Pose;
  /** Of this turn's move: what it has cost, how far it went (u), turns made, whether it drives backwards. */
  spent: number;
  gone: number;
  turns: number;
  backwards: boolean;
  /** E1-GEO-23: the enemies it touched when its move began. */
  touched: number[];
  /** E1-RAM-01: the enemy vehicle it has reached and will ram; 0 for none. */
  rams: number;
  /** Has begun its move; has ended it (E1-MOVE-11). */
  moving: boolean;
  moved: boolean;
  /** Has fired this turn, in the movement phase (E1-SNAP-06) or in the combat phase. */
  snapped: boolean;
  fired: boolean;
  /** Its weapons that have fired this turn, by number (E1-TITAN-31). Replaced, never changed. */
  used: readonly number[];
  /** TMOD; null for anything else. */
  titan: Titan | null;
  /** E1-TITAN-12: whom it is about to stomp; 0 for nobody. */
  stomps: number;
  /** CMDR: a commander is with this stand. */
  commander: boolean;
  // heroic actions
  /** E1-HERO-02: its commander has tried something this turn; E1-HERO-16: it attacks twice with its basic weapons. */
  tried: boolean;
  twice: boolean;
  /** E1-HERO-19, E1-HERO-20: what a cry of Charge! has added to its factor, or taken from it. */
  zeal: number;
  cowed: boolean;
  /** E1-REGR-02: dead, and given up for another that came back. */
  givenUp: boolean;
  // off-table support
  /** E1-SUPP-09: the counter that lies beside its commander; `faceUp`: it was fired and left there (E1-SUPP-16). */
  support: string | null;
  faceUp: boolean;
  /** Has fired it this turn. */
  directed: boolean;
  /** E1-MISL-16: in a stasis field. Kept by support/stasis.ts. */
  frozen: boolean;
  // carrying infantry
  /** The vehicle it has reached and will board; 0 for none. */
  boards: number;
  /** Has boarded a vehicle this turn (E1-TRAN-20), was set down by one (E1-TRAN-11), has survived the loss of one (E1-TRAN-15). */
  boarded: boolean;
  landed: boolean;
  shaken: boolean;
  /** E1-BLDG-13: hides in its building this turn. */
  hiding: boolean;
  // overruns
  /** Stands it has reached and will overrun, in this order; those it has overrun this turn (E1-OVER-07). Replaced, never changed. */
  overruns: readonly number[];
  overran: readonly number[];
  // close combat for a building
  /** The building it assaults, by number, and the turn in which that began; 0 for none. */
  assaults: number;
  since: number;
}

/** E1-MORAL-02. */
export type Morale = 'pass' | 'pinned' | 'fall-back';

export interface Detachment {
  readonly id: number;
  /** Null before it is given. */
  order: Order | typeof SEALED | null;
  /** E1-ORD-10, E1-ORD-11: the counter is turned up. */
  shown: boolean;
  /** Last turn's order. */
  before: Order | null;
  /** This turn's morale test; null without one. */
  morale: Morale | null;
  /** Its plan is done; it has fired, or may no more (E1-FIRE-03). */
  moved: boolean;
  fired: boolean;
  /** E1-TRAN-09: its stands that were set down have moved. */
  followed: boolean;
  /** E1-HERO-08, E1-HERO-14: it goes as in a charge; it may move into close combat. */
  hurries: boolean;
  storms: boolean;
  /** E1-REGR-04: a stand of it has come back this turn, or none may. */
  regrouped: boolean;
  /** E1-DET-07: of this turn's plan, a unit was lost or stopped. */
  upset: boolean;
  /** E1-HIDE-05: it was hidden until this turn. */
  revealed: boolean;
  /** E1-SUPP-06: one of its commanders has called for support this turn. */
  called: boolean;
}

export type Edge = 'north' | 'east' | 'south' | 'west';
export const EDGES = ['north', 'east', 'south', 'west'] as const;

export type Phase = 'setup' | 'orders' | 'movement' | 'repair' | 'combat' | 'end';
/** E1-SEQ-03; E1-TITAN-03: last, Titans with first fire orders turn in place. */
export const MOVES = ['fall-back', 'charge', 'advance', 'turning'] as const;
export type MoveSegment = (typeof MOVES)[number];
export const FIRES = ['first', 'advance', 'charge'] as const;
export type FireSegment = (typeof FIRES)[number];

/** The place of a segment among those of its phase; -1 before the first. */
export function placeIn(segments: readonly string[], segment: string | null): number {
  return segment === null ? -1 : segments.indexOf(segment);
}

/** E1-SNAP-10: how long a player has passed for. */
export const SPANS = ['unit', 'detachment', 'segment', 'phase'] as const;
export type Span = (typeof SPANS)[number];

/** E1-SNAP-20: what a unit is told to do about moving enemies. */
export type Instruction =
  | { readonly do: 'ask' }
  | { readonly do: 'hold' }
  | { readonly do: 'fire'; readonly at: string; readonly needed: number };

/** What a player has said beforehand about snap fire; only he knows it (E1-HID-04). */
export interface Readiness {
  /** He has passed until this is over. */
  passed: Span | null;
  /** By unit; a unit that is not here asks. */
  told: Record<number, Instruction>;
}

export interface State {
  turn: number;
  phase: Phase;
  segment: MoveSegment | FireSegment | 'close-combat' | null;
  /** E1-SETUP-02: who plays which side. */
  seats: Record<Side, Seat>;
  /** FIRST: null before it is settled. */
  first: Side | null;
  /** Units and detachments by number, from 1 (E1-SETUP-14); index 0 is never used. */
  units: Unit[];
  detachments: Detachment[];
  /** By number, from 1, in the order they were placed. The list is replaced, never changed. */
  buildings: readonly (Building | null)[];
  /** Whose edge is which; null before it is chosen. */
  edges: Record<Side, Edge> | null;
  /** E1-FORCE-01: what was bought; not there where the forces are in the setup. `enlisted`: the units are those of the forces. */
  forces?: Forces;
  enlisted?: true;
  /** HIDE: counters on the table; how many of each side's are dummies at the start (E1-HIDE-02). Replaced, never changed. */
  hidden: readonly HiddenCounter[];
  dummies: Readonly<Record<Side, number>>;
  /** SUPP: what each side has off the table. Replaced, never changed. */
  chests: Readonly<Record<Side, Chest>>;
  /** MISL: what missiles have left on the table, by number in ascending order. Replaced, never changed. */
  markers: readonly Marker[];
  /** E1-SETUP-14: how many of them there have been. */
  marked: number;
  /** E1-SCEN-18: the point round which the trap closes. */
  point: Point | null;
  /** E1-SCEN-13: the die has let the reinforcements come. */
  arrived: boolean;
  /** E1-SCEN-29: who has held the centre since the order phase of this turn began. */
  holder: Side | null;
  readiness: Record<Side, Readiness>;
  /** E1-CC-01: who is engaged with whom, as it was when the combat phase began. Replaced, never changed. */
  contacts: readonly Contact[];
  /** E1-TMOD-21: Titans in contact, as it was then. Replaced, never changed. */
  grapples: readonly Contact[];
  /** E1-CC-02: the combats for buildings, as they were then. */
  sieges: readonly Siege[];
  /** E1-WIN-07: who would end the battle; no longer when the turn is over. */
  proposed: Side | null;
  /** E1-WIN-11: turns running in which nothing happened, and whether this one was eventful. */
  quiet: number;
  eventful: boolean;
  /** Something was lost or has left: victory is looked at when the event is over (E1-SEQ-14). */
  due: boolean;
  /** What is under way, the last on top. */
  steps: Step[];
  outcome: Outcome | null;
}

/** What a unit has done in a turn that has just begun. */
export function unspent() {
  return {
    spent: 0,
    gone: 0,
    turns: 0,
    backwards: false,
    touched: [] as number[],
    rams: 0,
    moving: false,
    moved: false,
    snapped: false,
    fired: false,
    used: [] as readonly number[],
    stomps: 0,
    tried: false,
    directed: false,
    twice: false,
    zeal: 0,
    cowed: false,
    boards: 0,
    boarded: false,
    landed: false,
    shaken: false,
    hiding: false,
    overruns: [] as readonly number[],
    overran: [] as readonly number[],
  };
}
