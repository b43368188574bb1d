/** What happens in a battle. Every die stands in an event with its purpose (E2-GEN-04). */

import type { Placement, Power } from './actions.ts';
import type { Army } from './army/list.ts';
import type { Order, Side, TerrainKind } from './state.ts';

/**
 * Every event of a battle whose armies were mustered says which: models and units are known by their numbers in these lists,
 * as `printArmy` writes them, one to a line.
 */
export type Event = Happening & { readonly lists?: string };

/** Why a die was thrown, in words for the log. */
type Happening =
  // setting up
  /** That side has mustered its army; nobody is told what it is. */
  | { kind: 'mustered'; side: Side }
  /** E2-ARMY-14: what was mustered, once both are done; null for a side that mustered nothing. */
  | { kind: 'armies'; A: Army | null; B: Army | null }
  | { kind: 'terrain-rolled'; area: number; die: number; pieces: number }
  | {
      kind: 'piece-rolled';
      piece: number;
      area: number;
      dice: readonly [number, number];
      is: TerrainKind | 'town';
    }
  | { kind: 'piece-laid'; side: Side; piece: number; is: TerrainKind | 'town' }
  | { kind: 'piece-dropped'; piece: number; is: TerrainKind | 'town' }
  | { kind: 'objective-placed'; side: Side; x: number; y: number }
  | { kind: 'roll-off'; what: string; A: number; B: number; winner: Side | null }
  | { kind: 'edge'; side: Side; edge: 'north' | 'south' }
  | { kind: 'set-up'; side: Side }
  /** E2-HID-02: every model on the table or aboard, and whom Gretchin follow. */
  | { kind: 'revealed'; models: readonly Placement[]; follows: readonly (readonly [number, number])[] }
  // orders
  | { kind: 'turn'; turn: number }
  | { kind: 'phase'; phase: string; side?: Side }
  | { kind: 'head-roll'; model: number; die: number; deaf: boolean }
  | { kind: 'ordered'; side: Side; orders?: readonly (readonly [unit: number, order: Order])[] }
  | { kind: 'orders-revealed'; orders: readonly (readonly [unit: number, order: Order | null])[] }
  | { kind: 'initiative'; A: number; B: number; winner: Side | null }
  | { kind: 'mad-order'; unit: number; die: number; order: Order }
  | { kind: 'goes-first'; side: Side }
  // movement
  | { kind: 'moved'; unit: number; models: readonly Moved[] }
  /** E2-HID-06: from now on the enemy knows. */
  | { kind: 'arrivals'; side: Side; pods: readonly number[] }
  | { kind: 'pod-fell'; model: number; x: number; y: number; riders: readonly number[] }
  | { kind: 'pod-roll'; model: number; die: number; opens: boolean }
  // fire
  | { kind: 'activated'; unit: number; what: 'fires' | 'holds' | 'rests' }
  | { kind: 'popped-up'; model: number }
  | {
      kind: 'shot';
      model: number;
      weapon: string;
      target: number;
      needed: number;
      dice: readonly number[];
      hit: boolean;
      lost?: 'range' | 'gone';
    }
  | {
      kind: 'shelled';
      model: number;
      building: number;
      needed: number;
      dice: readonly number[];
      hit: boolean;
      lost?: 'range' | 'gone';
    }
  | { kind: 'save'; model: number; die: number; needed: number; mod: number; saved: boolean }
  | { kind: 'medic'; model: number; die: number; saved: boolean }
  | { kind: 'barrage'; unit: number; points: number; needed: number; x: number; y: number; lost?: 'range' }
  | { kind: 'scatter'; die: number; direction: number | null; dice: readonly number[]; x: number; y: number }
  | {
      kind: 'barrage-roll';
      model: number;
      building: number;
      dice: readonly number[];
      needed: number;
      hit: boolean;
    }
  | {
      kind: 'building-save';
      building: number;
      dice: readonly number[];
      needed: number;
      mod: number;
      saved: boolean;
    }
  | { kind: 'building-fell'; building: number }
  | {
      kind: 'power';
      model: number;
      power: Power;
      target: number;
      die: number | null;
      works: boolean;
      lost?: 'range' | 'gone';
    }
  | { kind: 'shield-roll'; model: number; die: number; works: boolean }
  | { kind: 'thrown'; model: number; direction: number; x: number; y: number }
  | { kind: 'beam'; model: number; target: number; lost?: 'range' | 'gone' }
  | { kind: 'beam-roll'; model: number; die: number | null; needed: number; hit: boolean; beams: number }
  | { kind: 'traktor'; model: number; die: number; plus: number; squashed: boolean }
  | { kind: 'disc'; is: 'vortex' | 'storm'; x: number; y: number }
  // Titans
  | { kind: 'shield-down'; model: number; left: number }
  | {
      kind: 'aimed';
      model: number;
      grid: string;
      column: number;
      row: number;
      dice: readonly [number, number];
      location: number | null;
    }
  | {
      kind: 'armour';
      model: number;
      location: number;
      die: number;
      needed: number;
      mod: number;
      saved: boolean;
    }
  /** No die where it is the worst that can be (E2-TCCW-05). */
  | { kind: 'damage'; model: number; location: number; die: number | null; plus: number; row: number }
  | { kind: 'titan-falls'; model: number; direction: number }
  | {
      kind: 'explodes';
      model: number;
      what: 'reactor' | 'shields' | 'tower' | 'mob';
      dice: readonly number[];
    }
  | { kind: 'blown-off'; model: number; direction: number; dice: readonly number[]; x: number; y: number }
  | { kind: 'damage-die'; model: number; what: 'overload' | 'flashback' | 'hits'; die: number }
  | { kind: 'leg-roll'; model: number; die: number; strain: number; holds: boolean }
  | { kind: 'repair'; model: number; location: number; die: number; repaired: boolean }
  | { kind: 'shields-raised'; model: number; dice: readonly number[]; up: number }
  // close combat
  | { kind: 'scream'; model: number; die: number; works: boolean }
  | {
      kind: 'fight';
      first: Fighter;
      second: Fighter;
      /** The model that lost, 0 for a draw; a Harlequin may roll again. */
      loser: number;
    }
  /** E2-HARLQ-02: and who has lost now. */
  | { kind: 'rerolled'; fighter: Fighter; loser: number }
  /** Against somebody who cannot fight back, or by a scream. */
  | { kind: 'wins-outright'; winner: number; loser: number }
  | { kind: 'paired'; pairs: readonly (readonly [number, number])[] }
  | { kind: 'grab'; model: number; attacker: number; defender: number; result: 'worst' | 'normal' | 'none' }
  // casualties and morale
  | { kind: 'destroyed'; model: number; how: string }
  | { kind: 'broke'; card: number }
  | { kind: 'points'; side: Side; points: number; why: string }
  | {
      kind: 'morale';
      unit: number;
      die: number;
      plus: number;
      needed: number;
      passed: boolean;
      what: 'broken' | 'fight' | 'rally';
    }
  | { kind: 'falls-back'; unit: number }
  | { kind: 'routs'; unit: number }
  | { kind: 'rallies'; unit: number }
  | { kind: 'mad'; unit: number; dice: readonly number[]; result: number }
  | {
      kind: 'grenade';
      unit: number;
      model: number;
      /** How far, and how many points. */
      dice: readonly [number, number];
      direction: number;
      x: number;
      y: number;
    }
  | { kind: 'chant'; unit: number; dice: readonly number[] }
  // end phase
  | { kind: 'captured'; objective: number; side: Side }
  | {
      kind: 'vortex-roll';
      disc: number;
      die: number;
      dice: readonly number[];
      direction: number | null;
      x: number;
      y: number;
    }
  | { kind: 'freed'; model: number; die: number; free: boolean }
  | { kind: 'energy'; model: number; energy: number }
  | { kind: 'overload'; model: number; die: number; explodes: boolean }
  | { kind: 'over'; winner: Side | null; why: string };

export interface Moved {
  readonly model: number;
  /** The way of its middle, flat, from where it stood. */
  readonly way: readonly number[];
  readonly heading: number;
  readonly boards?: number;
  readonly leaves?: boolean;
}

export interface Fighter {
  readonly model: number;
  readonly dice: readonly number[];
  readonly caf: number;
  readonly total: number;
}
