/** What happened, for the log, the table, the ear and the wire. Chapters add their own kinds to the union. */
import type { Facing } from '../../grid/directions.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { ModelRow } from './force/list.ts';
import type { Scenery } from './scenery.ts';
import type { Manner } from './shooting/shot.ts';
import type { Phase, Side } from './state.ts';

/** A piece as an event names it: its number and what is known of it: 'blip', or its kind. */
export interface Named {
  readonly unit: number;
  readonly side: Side;
  readonly type: string;
}

/** What an act cost. */
export interface Paid {
  readonly ap: number;
  readonly cp: string;
}

type SettingUpEvent =
  | { kind: 'rolled-off'; dice: number[]; winner: Side | null }
  | { kind: 'roles'; attacker: Side }
  | { kind: 'zones'; A: number; B: number }
  | { kind: 'mustered'; seat: Side }
  | { kind: 'forces'; A: number; B: number }
  /** Nobody sees the die (HH-MISS-11). */
  | { kind: 'counters-laid'; die: number }
  /** `row` is UNKNOWN to the other side. */
  | { kind: 'deployed'; unit: number; side: Side; at: number; row: number };

type TurnEvent =
  | { kind: 'phase'; turn: number; phase: Phase }
  /** `value` is UNKNOWN to the other side. */
  | { kind: 'counter'; side: Side; value: number; redrawn: boolean }
  | { kind: 'bonus'; side: Side; dice: number[]; points: number }
  | { kind: 'gifts'; side: Side; duel: number; daemonic: number }
  | { kind: 'counter-shown'; side: Side; value: number; spent: number }
  | { kind: 'entry-closed'; area: number }
  | { kind: 'brought'; unit: number; side: Side; area: number; row: number }
  | { kind: 'timer'; seconds: number }
  | { kind: 'time-up'; side: Side }
  | { kind: 'reacted'; side: Side; unit: number }
  | { kind: 'lapsed'; side: Side }
  | { kind: 'over'; outcome: Outcome };

type BlipEvent =
  /** `model` is what it was: disclosed now. Null for a false blip. */
  | {
      kind: 'revealed';
      unit: number;
      side: Side;
      at: number;
      area: number;
      row: number;
      model: ModelRow | null;
      /** HH-GSB-05: the number on a Genestealer blip; 0 for any other. */
      value: number;
      why: string;
    }
  /** `value` is UNKNOWN to the other side. */
  | { kind: 'drawn'; unit: number; side: Side; at: number; area: number; value: number }
  | ({ kind: 'faced'; at: number; facing: Facing; overwatch: boolean } & Named);

type MovementEvent =
  | ({ kind: 'moved'; from: number; to: number; facing: Facing } & Named & Paid)
  | ({ kind: 'entered'; area: number; to: number; facing: Facing } & Named & Paid)
  | ({ kind: 'climbed'; from: number; to: number } & Named & Paid)
  | ({ kind: 'teetered'; at: number; dice: number[]; falls: boolean } & Named)
  | ({ kind: 'fell'; from: number; to: number } & Named)
  | ({ kind: 'shielded'; at: number } & Named)
  | ({ kind: 'turned'; at: number; facing: Facing } & Named & Paid)
  | ({ kind: 'door'; square: number; door: 'opened' | 'closed' | 'destroyed' } & Named & Paid);

type ObjectiveEvent =
  | ({ kind: 'exited'; at: number } & Named & Paid)
  | ({ kind: 'picked-up' | 'dropped'; at: number; object: number } & Named)
  | ({ kind: 'passed'; at: number; target: number; object: number } & Named & Paid)
  | ({ kind: 'investigated'; square: number; value: number; die: number } & Named & Paid);

type StatusEvent =
  | ({ kind: 'set'; at: number; status: 'overwatch' | 'guard'; facing: Facing } & Named & Paid)
  | ({ kind: 'lost'; at: number; status: 'overwatch' | 'guard'; rule: string } & Named)
  | ({ kind: 'jammed'; at: number; how: string } & Named)
  | ({ kind: 'unjammed'; at: number; overwatch: boolean } & Named & Paid);

type ShootingEvent =
  | ({ kind: 'fired'; at: number; weapon: string; square: number } & Named & Paid)
  /** Somebody, or the door on `square`, in the area of a shot. */
  | {
      kind: 'caught';
      unit: number;
      square: number;
      weapon: string;
      dice: number[];
      needed: number;
      plus: number;
      hits: number;
    }
  | { kind: 'blinds'; side: Side; squares: number[] }
  /** An explosion or detonation, and one piece or, as 0, the door on `square` in it. */
  | { kind: 'blast'; what: string; square: number }
  | {
      kind: 'blasted';
      what: string;
      unit: number;
      square: number;
      dice: number[];
      needed: number;
      hit: boolean;
    }
  | ({ kind: 'reloaded'; at: number; weapon: string } & Named & Paid)
  | ({ kind: 'wrecked'; square: number; what: string } & Named)
  | { kind: 'burns'; side: Side; squares: number[] }
  | ({ kind: 'scorched'; at: number; dice: number[]; needed: number; hits: number } & Named)
  | ({ kind: 'declared'; target: number; weapon: string } & Named)
  /** `target` is 0 when a door or square is shot at. */
  | ({
      kind: 'shot';
      at: number;
      weapon: string;
      target: number;
      square: number;
      dice: number[];
      needed: number;
      plus: number;
      hits: number;
      way: Manner;
    } & Named &
      Paid)
  | ({ kind: 'saved'; at: number; dice: number[]; needed: number; modifier: number; passed: boolean } & Named)
  /** HH-SAVE-10: `dice` are those thrown anew, `total` is what lies now. */
  | ({
      kind: 'save-again';
      at: number;
      before: number[];
      dice: number[];
      total: number;
      needed: number;
      modifier: number;
      passed: boolean;
      rule: string;
      cp: string;
    } & Named)
  | ({
      kind: 'shot-again';
      at: number;
      weapon: string;
      before: number[];
      dice: number[];
      needed: number;
      plus: number;
      hits: number;
      rule: string;
      cp: string;
    } & Named)
  | ({ kind: 'destroyed'; at: number; rule: string } & Named);

type AssaultEvent =
  | ({
      kind: 'clash';
      at: number;
      target: number;
      weapon: string;
      against: string;
      dice: number[];
      other: number[];
      how: string;
    } & Named &
      Paid)
  | ({ kind: 'rolled-again'; of: number; before: number[]; dice: number[]; rule: string } & Named)
  /** `winner` is 0 when nobody wins. */
  | ({ kind: 'fought'; at: number; target: number; scores: [number, number]; winner: number } & Named)
  | ({ kind: 'strengthened'; points: number } & Named)
  | ({ kind: 'hacked'; square: number; dice: number[] } & Named)
  | ({ kind: 'knocked-back'; from: number; to: number } & Named)
  | ({ kind: 'held'; at: number; what: string } & Named)
  | ({
      kind: 'broke';
      square: number;
      what: Scenery;
      weapon: string;
      dice: number[];
      destroyed: boolean;
    } & Named &
      Paid);

type CharacterEvent =
  | ({ kind: 'challenged'; at: number; target: number } & Named & Paid)
  | ({ kind: 'accepted' } & Named)
  | ({ kind: 'refused'; units: number[] } & Named)
  | { kind: 'duel-won'; side: Side; unit: number }
  | ({ kind: 'litany'; at: number; litany: string } & Named & Paid)
  | ({ kind: 'raised'; square: number; what: 'forge' | 'barrier' | 'shield' } & Named & Paid)
  | ({ kind: 'healed'; target: number; dice: number[]; needed: number; healed: boolean } & Named);

type PsychicEvent =
  | ({ kind: 'cast'; at: number; power: string; target: number; square: number; section: string } & Named)
  | ({
      kind: 'power-roll';
      power: string;
      target: number;
      square: number;
      dice: number[];
      hit: boolean;
    } & Named)
  | ({ kind: 'gated'; from: number; to: number } & Named)
  | { kind: 'sacrificed'; side: Side; unit: number; at: number }
  /** `real`: which of the blips is the model. */
  | { kind: 'hallucinated'; side: Side; unit: number; at: number; units: number[]; real: number };

type DaemonEvent =
  | ({ kind: 'appeared'; at: number; row: number } & Named)
  | ({
      kind: 'flames';
      at: number;
      target: number;
      square: number;
      dice: number[];
      needed: number;
      plus: number;
      hit: boolean;
    } & Named &
      Paid);

export type Event =
  | CharacterEvent
  | PsychicEvent
  | DaemonEvent
  | SettingUpEvent
  | TurnEvent
  | BlipEvent
  | MovementEvent
  | ObjectiveEvent
  | StatusEvent
  | ShootingEvent
  | AssaultEvent;
