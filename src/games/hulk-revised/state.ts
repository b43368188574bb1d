/** The whole of a match in plain data. */
import type { Facing } from '../../grid/directions.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { PieceKind } from './units.ts';

export type Side = 'marine' | 'stealer';

/** Stands in a view for what its owner may not know. */
export const UNKNOWN = -1;

/** Off the board: in an entry area, in hand. */
export const NOWHERE = -1;

export const NO_DOOR = 0;
export const OPEN = 1;
export const CLOSED = 2;
export const JAMMED_SHUT = 3;

/** One piece, of either side. Every piece has every field, so that all have one shape. */
export interface Piece {
  /** HR-GEN-20: Marines by their row on the mission sheet, then Stealers and blips as they appear. */
  id: number;
  kind: PieceKind;
  marine: boolean;
  /** Its square, or NOWHERE. */
  at: number;
  /** The entry area it lurks in, or NOWHERE. */
  area: number;
  facing: Facing;
  ap: number;
  overwatch: boolean;
  guard: boolean;
  /** Storm Bolter: 0 clear, 1 jammed, 2 jammed in this Stealer Action phase (HR-JAM-05). */
  jam: number;
  /** Sustained fire: the piece shot at and missed so far, and how often (at most 2 count). */
  target: number;
  misses: number;
  /** What a blip stands for; 0 for anything else; UNKNOWN in the Marine player's view. */
  value: number;
  /** Has spent nothing in this phase (HR-CONV-01). */
  fresh: boolean;
  /** Has made its free quarter turn since it last spent AP (HR-SACT-06). */
  turned: boolean;
  /** Its activation is over (HR-SACT-02). */
  done: boolean;
  /** Must lurk this turn (HR-ENTRY-07). */
  lurks: boolean;
}

export type Phase = 'setup' | 'command' | 'marine' | 'reinforcement' | 'stealer' | 'reset';

export interface State {
  /** Game turn, from 1 (HR-SEQ-08). */
  turn: number;
  phase: Phase;
  /** By number; the dead leave null. pieces[0] is never used. */
  pieces: (Piece | null)[];
  /** Numbers in play, ascending. Stealers include blips, and those in entry areas. */
  marines: number[];
  stealers: number[];
  /** Per square: the piece there, or 0. */
  occupant: number[];
  /** Per square: NO_DOOR, OPEN, CLOSED or JAMMED_SHUT. A destroyed door leaves NO_DOOR. */
  doors: number[];
  /** Bit sets of squares that block sight hard and soft (HR-LOS-03, HR-LOS-04), kept in step with the pieces. */
  hard: number[];
  soft: number[];
  /** The Stealer piece now activated, or 0. */
  active: number;
  /** Command points: the token drawn (0 before the first draw; UNKNOWN to the Stealer player), what is added, what is spent. */
  token: number;
  bonus: number;
  spent: number;
  /** Blip counters by value 1, 2, 3: in the bag (UNKNOWN to the Marine player) and set aside. */
  bag: number[];
  aside: number[];
  /** Blips the mission still grants. */
  allowance: number;
  /** Dead so far. */
  marineLosses: number;
  stealerLosses: number;
  /** Game turns without a casualty, conversion or objective act (HR-HOUSE-17), and whether this one had one. */
  quiet: number;
  eventful: boolean;
  /** A Marine has completed the objective. */
  objectiveDone: boolean;
  /** What is under way, the last on top. */
  steps: Step[];
  outcome: Outcome | null;
}

/** Reactions owed to a Stealer's movement action, settled when it ended (HR-OVW-17). */
export interface Owed {
  marine: number;
  needed: number;
}

export type Step =
  | { do: 'setup'; stage: 'exposure' | 'begin' }
  | { do: 'command'; redraws: number }
  | { do: 'marines' }
  | { do: 'reinforce'; hand: number[] }
  | { do: 'stealers' }
  | { do: 'reset'; stage: 'token' | 'overwatch' | 'records' }
  /** What follows every action, in the order of HR-GEN-17. */
  | {
      do: 'settle';
      stage: 'audit' | 'shots' | 'audit-again' | 'overwatch' | 'unjam' | 'victory';
      actor: number;
      /** A combined shot is still due. */
      snap: boolean;
      owed: Owed[];
      /** Marines who saw the actor at the end of its movement: their jams may be cleared even if it died there. */
      saw: number[];
      /** Marines who fired on this action (HR-JAM-06). */
      fired: number[];
    }
  /** The shot at the end of a movement (HR-MVSH-03). */
  | { do: 'snap'; unit: number }
  /** Blips in sight are converted one by one (HR-CONV-07). */
  | { do: 'expose'; actor: number; choices: number[] }
  | {
      do: 'convert';
      placer: Side;
      square: number;
      area: number;
      left: number;
      /** The blip had acted in this phase (HR-CONV-12). */
      spent: boolean;
      lurks: boolean;
      placed: number[];
      squares: number[];
    }
  | { do: 'face'; units: number[] }
  | {
      do: 'assault';
      stage: 'support' | 'roll' | 'reroll' | 'compare';
      attacker: number;
      defender: number;
      /** Marines on overwatch who could still be withdrawn to support (HR-GANG-05). */
      supporters: number[];
      attack: number[];
      defence: number[];
      attackPlus: number;
      defencePlus: number;
      /** Each re-roll of HR-CA-13 is used at most once. */
      guard: boolean;
      parry: boolean;
    }
  | { do: 'unjam'; marines: number[] };
