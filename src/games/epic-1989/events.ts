/** What happens in a battle. Every die stands in an event with its purpose. */
import type { Point, Pose } from '../../field/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { Placement } from './actions.ts';
import type { Mode, WeaponId } from './cards/weapons.ts';
import type { Bought } from './forces/force.ts';
import type { BuildingId } from './geometry/buildings.ts';
import type { Deed, Feat } from './heroic/heroes.ts';
import type { Edge, Morale, Order, Part, Side } from './state.ts';
import type { Load, Marker } from './support/markers.ts';

/** `seat`: who plays the side of an event that has one. */
export type Event = (
  | SetupEvent
  | TurnEvent
  | MoveEvent
  | FireEvent
  | DamageEvent
  | InfantryEvent
  | HeroicEvent
  | SupportEvent
  | HiddenEvent
  | TitanEvent
) & {
  readonly seat?: Seat;
  /** Of a battle whose forces were bought: the lists by which its units are numbered. */
  readonly lists?: string;
};

/** A force as it is shown: of its counters only how many (E1-SUPP-19). */
export interface Shown {
  readonly detachments: readonly Bought[];
  readonly counters: number;
}

type SetupEvent =
  /** E1-DICE-02: `seats` while the sides are not settled, else the sides. */
  | {
      kind: 'roll-off';
      what: 'sides' | 'first' | 'edge';
      dice: readonly [number, number];
      winner: Side | Seat | null;
    }
  | { kind: 'sides'; imperial: Seat; rebel: Seat }
  | { kind: 'first'; side: Side }
  | { kind: 'building'; side: Side; building: number; is: BuildingId; x: number; y: number; heading: number }
  | { kind: 'edge'; side: Side; edge: Edge }
  | { kind: 'deployed'; side: Side; units: readonly Placement[] }
  /** E1-FORCE-01: a side is done, nobody is told with what; then both forces, null for one that was known. */
  | { kind: 'mustered'; side: Side }
  | { kind: 'forces'; imperial: Shown | null; rebel: Shown | null }
  /** E1-OTT-02, E1-OTT-03. */
  | { kind: 'overspent'; side: Side; over: number; die: number; needed: number; lost: boolean }
  | { kind: 'loses'; side: Side; name: string }
  /** The units have their numbers (E1-SETUP-14). */
  | { kind: 'enlisted' }
  /** E1-SCEN-18. */
  | { kind: 'point'; side: Side; x: number; y: number }
  /** E1-SCEN-13: null from turn 6, when they come without a roll. */
  | { kind: 'reinforcements'; side: Side; die: number | null; turn: number; arrive: boolean };

type TurnEvent =
  | { kind: 'turn'; turn: number; first: Side }
  | { kind: 'phase'; phase: 'orders' | 'movement' | 'repair' | 'combat' | 'end' }
  | { kind: 'ordered'; side: Side; orders?: readonly (readonly [detachment: number, order: Order])[] }
  /** E1-ORD-10, E1-ORD-11, E1-ORD-13: counters turned up; `none` for a detachment without. */
  | { kind: 'turned-up'; side: Side; orders: readonly (readonly [detachment: number, order: Order])[] }
  | { kind: 'proposes'; side: Side }
  | { kind: 'passed-on'; first: Side }
  | { kind: 'over'; winner: Side | null; points: Readonly<Record<Side, number>> };

type MoveEvent =
  /** A detachment is moved; then unit by unit. */
  | { kind: 'picks'; side: Side; detachment: number }
  | { kind: 'sets-out'; side: Side; unit: number }
  /** E1-DET-05: a part of a plan that was carried out. */
  | { kind: 'moved'; side: Side; unit: number; x: number; y: number; heading: number }
  | { kind: 'left'; side: Side; unit: number; edges: readonly Edge[] }
  /** E1-TRAN-03; E1-TRAN-08, E1-TRAN-07; E1-TRAN-14. */
  | { kind: 'boarded'; side: Side; unit: number; carrier: number }
  | ({ kind: 'set-down'; side: Side; unit: number; carrier: number } & Pose)
  | ({ kind: 'survives'; side: Side; unit: number } & Pose)
  /** E1-BLDG-03, E1-BLDG-05, E1-CCB-07; E1-BLDG-06; E1-CCB-01; E1-BLDG-13. */
  | { kind: 'enters'; side: Side; unit: number; building: number; cell: number }
  | ({ kind: 'comes-out'; side: Side; unit: number; building: number } & Pose)
  | { kind: 'assaults'; side: Side; unit: number; building: number }
  | { kind: 'hides'; side: Side; units: readonly number[] }
  | { kind: 'rams'; side: Side; unit: number; target: number }
  | {
      kind: 'overrun';
      unit: number;
      target: number;
      dice: readonly [number, number, number, number];
      scores: readonly [number, number];
    }
  | {
      kind: 'ram';
      unit: number;
      target: number;
      dice: readonly [number, number];
      scores: readonly [number, number];
    };

type FireEvent =
  | { kind: 'fires'; side: Side; unit: number }
  | { kind: 'snap'; side: Side; unit: number; target: number }
  /** `needed`: the N of E1-HIT-06; `confirm`: the second die, null where none was thrown. */
  | {
      kind: 'shot';
      unit: number;
      weapon: WeaponId;
      mode: Mode | null;
      target: number;
      needed: number;
      die: number;
      confirm: number | null;
      hit: boolean;
    }
  /** E1-FIRE-05. */
  | { kind: 'lost-shot'; unit: number; weapon: WeaponId; target: number };

type DamageEvent =
  | { kind: 'damage'; target: number; die: number; critical: number | null; result: Damage }
  | { kind: 'save'; unit: number; die: number; needed: number; plus: number; saved: boolean }
  | { kind: 'destroyed'; unit: number; side: Side; rule: string }
  | { kind: 'counter'; building: number; counters: number };

type HeroicEvent =
  | {
      kind: 'hero';
      side: Side;
      unit: number;
      deed: Deed;
      dice: readonly [number, number];
      plus: number;
      feat: Feat;
    }
  | { kind: 'regrouped'; side: Side; unit: number; discard: number };

/** HIDE. */
type HiddenEvent =
  /** E1-HIDE-02: the die is open, and so are the places; what the counters mean only their owner knows. */
  | { kind: 'dummies'; side: Side; die: number; dummies: number }
  | {
      kind: 'concealed';
      side: Side;
      places: readonly { number: number; x: number; y: number; building: number }[];
      meant: readonly (number | 'sealed')[];
    }
  /** E1-HIDE-10: 0 for a dummy. */
  | { kind: 'revealed'; side: Side; number: number; detachment: number }
  /** E1-HIDE-15. */
  | {
      kind: 'probe';
      side: Side;
      number: number;
      needed: number;
      die: number;
      confirm: number | null;
      hit: boolean;
    };

/** What comes from off the table, and what it leaves there. */
type SupportEvent =
  /** E1-SUPP-08; E1-SUPP-09: only its owner knows which; E1-SUPP-15, E1-SUPP-17. */
  | { kind: 'called'; side: Side; unit: number; die: number; plus: number; available: boolean }
  | { kind: 'laid'; side: Side; unit: number; counter: string }
  | { kind: 'withdrawn'; side: Side; unit: number; spent: boolean }
  /** E1-SUPP-12: turned up to fire; what a mine missile carries is its owner's secret. */
  | { kind: 'support'; side: Side; unit: number; counter: string; load: Load | null; x: number; y: number }
  | { kind: 'accuracy'; die: number; lands: boolean }
  /** E1-SUPP-14: the arrow, then two dice of distance. */
  | { kind: 'deviates'; dice: readonly [number, number, number]; x: number; y: number }
  /** E1-BARR-01. */
  | { kind: 'bursts'; dice: readonly [number, number]; circles: readonly Point[] }
  | { kind: 'kept'; side: Side; unit: number; keep: boolean }
  /** A blind marker or a field lies on the table; a field rolls for its fate, drifts; it is gone. */
  | { kind: 'marker'; marker: number; is: Marker['is']; x: number; y: number }
  | { kind: 'fate'; marker: number; is: Marker['is']; die: number; fate: 'vanishes' | 'stays' | 'moves' }
  | { kind: 'drifts'; marker: number; dice: readonly [number, number, number]; x: number; y: number }
  | { kind: 'vanishes'; marker: number; is: Marker['is']; rule: string }
  /** E1-MISL-16: who is in stasis now, and who no longer. */
  | { kind: 'stasis'; frozen: readonly number[]; free: readonly number[] }
  /** E1-MISL-07, E1-MISL-09. */
  | { kind: 'mines'; side: Side; first: number; at: readonly Point[]; loads: readonly Load[] }
  | { kind: 'flipped'; side: Side; marker: number; unit: number; load: Load };

type TitanEvent =
  /** E1-TITAN-12: about to stomp; then the die, and a second one that confirms it. */
  | { kind: 'stomps'; side: Side; unit: number; target: number }
  | {
      kind: 'stomp';
      unit: number;
      target: number;
      needed: number;
      die: number;
      confirm: number | null;
      hit: boolean;
    }
  /** E1-TITAN-21: of the vehicle, then of the Titan. */
  | {
      kind: 'leg-ram';
      unit: number;
      target: number;
      dice: readonly [number, number];
      scores: readonly [number, number];
    }
  /** E1-TMOD-11: how many are still raised. */
  | { kind: 'shield'; target: number; shields: number }
  | { kind: 'location'; target: number; dice: readonly number[]; part: Part }
  | { kind: 'impaired'; target: number; part: Part; result: 'superficial' | 'critical' }
  | { kind: 'explodes'; side: Side; unit: number }
  /** E1-BARR-03. */
  | { kind: 'blast'; target: number; needed: number; die: number; confirm: number | null; hit: boolean }
  /** E1-TMOD-20: a die for each shield that is down; one for each damage. */
  | { kind: 'raises'; unit: number; dice: readonly number[]; shields: number }
  | { kind: 'repair'; unit: number; part: Part; die: number; repaired: boolean }
  /** E1-TMOD-22: the First Player's Titan first. */
  | {
      kind: 'duel';
      unit: number;
      target: number;
      dice: readonly [number, number, number, number];
      scores: readonly [number, number];
    }
  /** E1-TITAN-32; E1-TITAN-35. */
  | { kind: 'assail'; side: Side; unit: number; target: number; die: number; plus: number; gets: boolean }
  | { kind: 'grenades'; unit: number; target: number; die: number; plus: number; result: Damage };

type InfantryEvent =
  | { kind: 'morale'; side: Side; detachment: number; die: number; plus: number; result: Morale }
  | { kind: 'rout'; unit: number; die: number; lost: boolean }
  /** E1-CC-10: the First Player's unit, which rolls first, and the other's; those that lead where there are several. */
  | {
      kind: 'assault';
      unit: number;
      target: number;
      dice: readonly [number, number, number, number];
      scores: readonly [number, number];
    }
  | { kind: 'collapse'; building: number; die: number; plus: number; collapses: boolean }
  | { kind: 'disbanded'; side: Side; units: readonly number[] };

export type Damage = 'deflected' | 'superficial' | 'critical';
