/** What happened, for the log, the table, the ear and the wire. */
import type { Facing } from '../../grid/directions.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { Phase, Side } from './state.ts';
import type { PieceKind } from './units.ts';

/** A piece as an event names it: its number and what it is. */
export interface Named {
  readonly unit: number;
  readonly type: PieceKind;
}

export type Event =
  | { kind: 'phase'; turn: number; phase: Phase }
  /** value is UNKNOWN to the Stealer player. */
  | { kind: 'token'; value: number; redrawn: boolean }
  | { kind: 'token-shown'; value: number; total: number; spent: number }
  | ({
      kind: 'moved';
      from: number;
      to: number;
      facing: Facing;
      backward: boolean;
      ap: number;
      cp: number;
    } & Named)
  | ({ kind: 'entered'; area: number; to: number; facing: Facing; ap: number } & Named)
  | ({ kind: 'turned'; at: number; facing: Facing; ap: number; cp: number; free: boolean } & Named)
  | ({
      kind: 'door';
      square: number;
      door: 'opened' | 'closed' | 'destroyed';
      ap: number;
      cp: number;
    } & Named)
  | ({ kind: 'set'; at: number; status: 'overwatch' | 'guard'; ap: number; cp: number } & Named)
  | ({ kind: 'lost'; at: number; status: 'overwatch' | 'guard'; rule: string } & Named)
  | ({ kind: 'jammed'; at: number } & Named)
  | ({ kind: 'unjammed'; at: number; ap: number; cp: number } & Named)
  /** A shot: target is a piece, or 0 when it is the door on `square`. */
  | ({
      kind: 'shot';
      at: number;
      target: number;
      targetType: PieceKind | 'door';
      square: number;
      dice: number[];
      needed: number;
      hit: boolean;
      overwatch: boolean;
      combined: boolean;
      ap: number;
      cp: number;
    } & Named)
  | ({ kind: 'battered'; square: number; dice: number[]; destroyed: boolean; ap: number; cp: number } & Named)
  | ({
      kind: 'assault';
      at: number;
      target: number;
      targetType: PieceKind;
      square: number;
      ap: number;
      cp: number;
    } & Named)
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
  | ({ kind: 'rerolled'; why: 'guard' | 'parry'; whose: Side; die: number; from: number; to: number } & Named)
  | {
      kind: 'assault-won';
      attacker: number;
      defender: number;
      attackerType: PieceKind;
      defenderType: PieceKind;
      attack: number;
      defence: number;
      /** Who dies or turns: 'defender dies', 'attacker dies', 'defender turns', 'attacker turns', 'nothing'. */
      result: 'defender dies' | 'attacker dies' | 'defender turns' | 'attacker turns' | 'nothing';
    }
  | ({ kind: 'died'; at: number; by: number; rule: string } & Named)
  /** A blip drawn from the bag into an entry area; value is UNKNOWN to the Marine player. */
  | { kind: 'drawn'; unit: number; value: number }
  | { kind: 'lurking'; unit: number; area: number; mustLurk: boolean }
  | { kind: 'converted'; unit: number; at: number; area: number; value: number; forced: boolean }
  | ({ kind: 'appeared'; at: number; area: number } & Named)
  | { kind: 'lost-models'; count: number }
  | ({ kind: 'faced'; at: number; facing: Facing } & Named)
  | ({ kind: 'used'; at: number; ap: number; cp: number } & Named)
  | { kind: 'over'; outcome: Outcome };
