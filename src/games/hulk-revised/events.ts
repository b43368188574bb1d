/** What happened, for the log, the table, the ear and the wire. */
import type { Facing } from '../../grid/directions.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { MarineList, StealerList } from './force/list.ts';
import type { Ability } from './shooting/psychic.ts';
import type { SquadBox } from './solo/memory.ts';
import type { AreaEffect, Phase, Side } from './state.ts';
import type { PieceKind } from './units.ts';

/** A piece as an event names it: its number and what it is. */
export interface Named {
  readonly unit: number;
  readonly type: PieceKind;
}

/** What an act cost. */
interface Paid {
  readonly ap: number;
  readonly cp: number;
}

/**
 * Every event of a board that the players laid says which board its squares are of, and every event of a match whose Marines
 * were mustered says what they are called: by their numbers, then the guns.
 */
export type Event = Happening & { readonly board?: string; readonly roll?: readonly string[] };

type Happening =
  | { kind: 'phase'; turn: number; phase: Phase }
  | { kind: 'timer'; seconds: number }
  | { kind: 'time-up' }
  /** value is UNKNOWN to the Stealer player. */
  | { kind: 'token'; value: number; redrawn: boolean }
  | { kind: 'token-shown'; value: number; total: number; spent: number }
  | ({ kind: 'moved'; from: number; to: number; facing: Facing; backward: boolean } & Named & Paid)
  | ({ kind: 'entered'; area: number; to: number; facing: Facing; ap: number } & Named)
  | ({ kind: 'climbed'; from: number; to: number; facing: Facing } & Named & Paid)
  | ({ kind: 'teleported'; from: number; to: number; facing: Facing } & Named)
  | ({ kind: 'hole'; at: number; die: number; falls: boolean } & Named)
  | ({ kind: 'fell'; from: number; to: number; die: number; dies: boolean } & Named)
  | ({ kind: 'turned'; at: number; facing: Facing; free: boolean } & Named & Paid)
  | ({ kind: 'door'; square: number; door: 'opened' | 'closed' | 'destroyed' } & Named & Paid)
  | { kind: 'door-rolled'; square: number; dice: number[]; needed: number; destroyed: boolean }
  | ({ kind: 'set'; at: number; status: 'overwatch' | 'guard' } & Named & Paid)
  | ({ kind: 'lost'; at: number; status: 'overwatch' | 'guard'; rule: string } & Named)
  | ({ kind: 'jammed'; at: number } & Named)
  | ({ kind: 'unjammed'; at: number } & Named & Paid)
  | ({ kind: 'reloaded'; at: number } & Named & Paid)
  /** A shot: target is a piece, or 0 when it is the door on `square`. */
  | ({
      kind: 'shot';
      at: number;
      target: number;
      targetType: PieceKind | 'door';
      square: number;
      dice: number[];
      needed: number;
      /** How much sustained fire has lowered the score (HR-SUST-02). */
      sustained: number;
      hit: boolean;
      overwatch: boolean;
      combined: boolean;
      auto: boolean;
    } & Named &
      Paid)
  /** A flamer, grenade or missile goes off at `square`. */
  | ({ kind: 'fired'; at: number; square: number; weapon: string; way: string; left: number } & Named & Paid)
  | { kind: 'area'; effect: AreaEffect; by: number; squares: number[] }
  | ({
      kind: 'caught';
      at: number;
      effect: AreaEffect | 'arc';
      dice: number[];
      needed: number;
      dies: boolean;
    } & Named)
  | ({ kind: 'battered'; square: number; dice: number[]; destroyed: boolean } & Named & Paid)
  | ({ kind: 'assault'; at: number; target: number; targetType: PieceKind; square: number } & Named & Paid)
  | {
      kind: 'assault-rolled';
      attacker: number;
      defender: number;
      attack: number[];
      defence: number[];
      attackPlus: number;
      defencePlus: number;
      attackerSide: Side;
    }
  | ({
      kind: 'rerolled';
      why: 'guard' | 'parry' | 'claw';
      whose: Side;
      die: number;
      from: number;
      to: number;
    } & Named)
  | ({ kind: 'psi-spent'; at: number; points: number; left: number } & Named)
  | {
      kind: 'assault-won';
      attacker: number;
      defender: number;
      attackerType: PieceKind;
      defenderType: PieceKind;
      attack: number;
      defence: number;
      result: 'defender dies' | 'attacker dies' | 'defender turns' | 'attacker turns' | 'nothing';
    }
  | ({ kind: 'died'; at: number; by: number; rule: string } & Named)
  | ({
      kind: 'grabbed';
      target: number;
      targetType: PieceKind;
      from: number;
      to: number;
      dice: number[];
      needed: number;
      held: boolean;
    } & Named)
  | ({ kind: 'field'; square: number; field: 'deployed' | 'disabled' | 'damaged' | 'destroyed' } & Named &
      Paid)
  | ({ kind: 'cast'; at: number; ability: Ability; to: number; left: number } & Named)
  | { kind: 'prescience'; dice: number[]; points: number }
  /** A blip drawn from a bag; value is UNKNOWN to the Marine player. */
  | { kind: 'drawn'; unit: number; value: number; ambush: boolean }
  | { kind: 'lurking'; unit: number; area: number; mustLurk: boolean }
  | { kind: 'hidden'; unit: number; at: number }
  | { kind: 'ambush-lost'; unit: number }
  | { kind: 'discarded'; unit: number; at: number; value: number; ambush: boolean }
  | {
      kind: 'converted';
      unit: number;
      at: number;
      area: number;
      value: number;
      forced: boolean;
      ambush: boolean;
    }
  | ({ kind: 'appeared'; at: number; area: number } & Named)
  | { kind: 'lost-models'; count: number }
  | ({ kind: 'faced'; at: number; facing: Facing } & Named)
  | ({
      kind: 'object';
      at: number;
      object: number;
      what: 'taken' | 'dropped' | 'given';
      other: number;
    } & Named &
      Paid)
  | ({ kind: 'used'; at: number } & Named & Paid)
  | ({ kind: 'exited'; at: number; object: number } & Named & Paid)
  /** That side has mustered its force; nobody is told what it is. */
  | { kind: 'mustered'; seat: Side }
  /** What was mustered, once both sides are done; null for a side that mustered nothing. */
  | { kind: 'forces'; marine: MarineList | null; stealer: StealerList | null }
  /** The numbers of the tiles dealt to each side. */
  | { kind: 'dealt'; marine: readonly number[]; stealer: readonly number[] }
  | { kind: 'tile-placed'; seat: Side; tile: number; x: number; y: number; turn: number }
  | { kind: 'tile-discarded'; seat: Side; tile: number }
  | { kind: 'start-chosen'; square: number }
  | { kind: 'rubble-rolled'; dice: number[]; count: number }
  | { kind: 'rubble'; square: number }
  | { kind: 'smoke-cleared' }
  /** Solo play: a die of the program; unit and type where it is rolled for a piece. */
  | {
      kind: 'solo-roll';
      purpose: 'front' | 'ambush' | 'type' | 'counter' | 'order' | 'special' | 'risk';
      rule: string;
      unit: number;
      type: PieceKind | null;
      dice: number[];
      plus: number;
      needed: number;
      result: string;
    }
  /** Solo play: a blip gets its priority counter, 1 to 4 for P1, P2, S1, S2. */
  | { kind: 'counter'; unit: number; counter: number; rule: string }
  /** Solo play: the defence lines of this Stealer turn. */
  | { kind: 'lines'; boxes: SquadBox[] }
  /** Solo play: a Stealer waits for others to join in. */
  | ({ kind: 'waits' } & Named)
  | { kind: 'over'; outcome: Outcome };
