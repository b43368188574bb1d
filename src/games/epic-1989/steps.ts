/** What can be under way. `rules.ts` holds the table of what the chapters say about each step. */
import type { March, Point, Pose } from '../../field/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { StepRule as KernelRule, Kit } from '../../kernel/steps.ts';
import type { Action, Leg, Shot } from './actions.ts';
import type { Siege } from './buildings/sieges.ts';
import type { Contact } from './close-combat/contacts.ts';
import type { Assault, Pair } from './close-combat/divisions.ts';
import type { Fate } from './damage/destroy.ts';
import type { EndStage } from './end-phase/end.ts';
import type { Event } from './events.ts';
import type { FireSegment, MoveSegment, SEALED, Side, State } from './state.ts';
import type { Load } from './support/markers.ts';
import type { Table } from './table.ts';
import type { MeleeStage } from './titans/melee.ts';

export type Step =
  // setting up
  /** E1-SETUP-02: the winner chooses his side. */
  | { do: 'sides'; chooser: Seat | null }
  /** E1-SETUP-12: the winner chooses to be first or second. */
  | { do: 'first'; chooser: Side | null }
  | { do: 'buildings'; next: Side }
  | { do: 'edge'; chooser: Side | null }
  /** Sides still to set up; null before it is known who is first. */
  | { do: 'deploy'; left: Side[] | null }
  // a turn
  | { do: 'orders'; left: Side[] }
  /** A side's part of a movement segment (E1-SEQ-03). */
  | { do: 'moves'; segment: MoveSegment; side: Side }
  /** A plan under way. `plan` is null to whoever may not know the rest of it (E1-HID-03). */
  | {
      do: 'march';
      side: Side;
      detachment: number;
      segment: MoveSegment;
      /** Whose leg is under way; 0 between two. */
      unit: number;
      /** Who set out last. */
      last: number;
      plan: March<Leg> | null;
      /** E1-DET-06: dice were rolled, so the rest may be replaced. */
      stirred: boolean;
      /** The detachment was in formation when its plan was made. */
      whole: boolean;
      /** The unit that has stopped and may be fired at, once what it has set off is over; 0 for none. */
      due: number;
    }
  /** E1-SNAP-07: the opponent of the mover may fire. */
  | { do: 'checkpoint'; side: Side; unit: number }
  /** A side's part of a fire segment; `detachment` is the one that fires now, 0 for none. */
  | { do: 'fires'; segment: FireSegment; side: Side; detachment: number }
  /** A unit's fire: shots not yet begun; of the one under way how many barrels are left and whom this barrel has still to attack. */
  | {
      do: 'volley';
      unit: number;
      snap: boolean;
      shots: Shot[];
      now: Shot | null;
      barrels: number;
      left: number[];
      /** E1-ELITE-05: the next roll follows a hit. */
      follows: boolean;
      /** E1-TMOD-12. */
      inside: boolean;
    }
  /** Units that may be lost at the same moment, in the order they are taken. */
  | { do: 'losses'; left: Loss[] }
  // carrying infantry
  /** E1-TRAN-14: stands to be placed where their carrier stood. */
  | { do: 'survivors'; side: Side; carrier: number; pose: Pose; left: number[] }
  /** `takeout`: the commander overrun has succeeded (E1-HERO-11). */
  | { do: 'overrun'; unit: number; stand: number; asked?: boolean; takeout?: boolean }
  // buildings
  /** E1-BLDG-14: sides still to say who hides. */
  | { do: 'hides'; left: Side[] }
  /** E1-CCB-07: stands that may go into a building they have taken. */
  | { do: 'take'; side: Side; building: number; left: number[] }
  // close combat
  /** E1-CC-08: groups of engaged units still to be divided into assaults. */
  | { do: 'divide'; contacts: Contact[]; groups: number[][]; done: Assault[]; sieges: Siege[] }
  /** E1-CCB-09: stands to be asked about, and those that fight for a building or outside. */
  | { do: 'joins'; left: number[]; inside: number[]; outside: number[] }
  /** E1-CCB-04: combats for buildings; the pairs of the one in hand, null before they are made. */
  | { do: 'storm'; left: Siege[]; pairs: Pair[] | null; done: Assault[] }
  | { do: 'assaults'; left: Assault[] }
  /** `primary`: who leads the many; 0 before it is said. */
  | { do: 'assault'; one: number; many: number[]; primary: number }
  // Titans
  /** E1-TITAN-02: sides that may still move a Titan in this segment, or fire with one; the first is next. */
  | { do: 'strides'; segment: MoveSegment; left: Side[] }
  | { do: 'salvos'; segment: FireSegment; left: Side[] }
  /** E1-TITAN-04: Titans still to be repaired. */
  | { do: 'repair'; left: number[] }
  /** E1-TMOD-26: units still to be attacked. */
  | { do: 'explosion'; left: number[] }
  /** E1-TITAN-05: what of the close combat segment is still to come. */
  | { do: 'melee'; left: MeleeStage[] }
  /** E1-TMOD-22: Titans that have fought. */
  | { do: 'duels'; done: number[] }
  /** E1-TITAN-31, E1-TITAN-43: sides that may still attack Titans they touch, and who has. */
  | { do: 'assails'; left: Side[]; done: number[] }
  // heroic actions
  /** E1-HERO-11: a vehicle that makes a saving throw when the overrun is over. */
  | { do: 'takeout'; unit: number }
  /** E1-HERO-18: sides whose commanders may still cry Charge! */
  | { do: 'cries'; left: Side[] }
  /** Sides that may still regroup; the detachment that has been rallied, 0 for none. */
  | { do: 'regroup'; left: Side[]; rallied: number }
  // hidden set-up
  | { do: 'conceal'; side: Side }
  | { do: 'reveals'; left: Side[] }
  /** E1-HIDE-11: a detachment whose counter lay here is placed; `save`: it was hit by fire; `mine`: it lay on a mine. */
  | {
      do: 'unfold';
      side: Side;
      detachment: number;
      x: number;
      y: number;
      building: number;
      save: number | null;
      mine: Point | null;
    }
  /** E1-HIDE-16: `save`: the throw that is still to be made. */
  | { do: 'yield'; side: Side; detachment: number; save: number | null }
  // off-table support
  /** Sides whose commanders may still call; then which counter is put beside one. */
  | { do: 'calls'; left: Side[] }
  | { do: 'lay'; side: Side; unit: number }
  /** E1-BARR-02: units a barrage has still to attack. */
  | { do: 'bombard'; barrage: string; left: number[]; counters: (readonly [side: Side, number: number])[] }
  /** E1-SUPP-15, E1-SUPP-16: a barrage has been fired; whether its owner may leave it where it lies. */
  | { do: 'fired'; side: Side; unit: number; mayStay: boolean }
  /** E1-MISL-02, E1-MISL-07: what lands round a point is to be put down. */
  | { do: 'blinds'; side: Side; at: Point }
  | { do: 'mines'; side: Side; at: Point; load: Load | typeof SEALED }
  /** E1-MISL-22: buildings that come down one after the other. */
  | { do: 'collapses'; left: number[] }
  /** E1-MISL-23: vortexes roll for their fate, one after the other. */
  | { do: 'vortexes'; after: number }
  /** E1-SEQ-10: the list of close combats is fixed. */
  | { do: 'engage' }
  // forces
  /** How many sides have rolled for spending too much; null before the forces are shown. */
  | { do: 'muster'; rolled: number | null }
  | { do: 'lose'; side: Side }
  // scenarios
  | { do: 'point' }
  /** Sides that may still bring reinforcements in this end phase. */
  | { do: 'arrivals'; left: Side[] }
  /** What of the end phase is still to come (E1-SEQ-11). */
  | { do: 'end'; left: EndStage[] };

/** The rule by which a unit is lost if its saving throw fails; `fate`: it is lost outright, and what becomes of those it carries. */
export interface Loss {
  readonly unit: number;
  readonly rule: string;
  readonly fate?: Fate;
}

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

export interface EpicKit extends Kit {
  readonly table: Table;
  readonly state: State;
  readonly step: Step;
  readonly action: Action;
  readonly event: Event;
}

/** `Verb`: how the step is answered, where it is always by these. */
export type StepRule<S extends Step = Step, Verb extends Action['do'] = Action['do']> = KernelRule<
  EpicKit,
  S,
  Extract<Action, { do: Verb }>
>;
