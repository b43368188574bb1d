/** The whole of a match in plain data. */
import type { Facing } from '../../grid/directions.ts';
import type { Doors } from '../../grid/doors.ts';
import type { Occupants, Standing } from '../../grid/standing.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { BreakStep } from './assault/break.ts';
import type { FightStep } from './assault/clash.ts';
import type { FaceFoeStep } from './assault/face-foe.ts';
import type { RevealStep } from './blips/reveal.ts';
import type { HealStep } from './characters/medicae.ts';
import type { RushStep } from './characters/rush.ts';
import type { FlamesStep } from './daemons/flames.ts';
import type { RageStep } from './daemons/rage.ts';
import type { RebirthStep } from './daemons/rebirth.ts';
import type { ChallengeStep } from './duel/challenge.ts';
import type { ModelRow } from './force/list.ts';
import type { Host } from './gsb/menu.ts';
import type { SpawnStep } from './gsb/spawn.ts';
import type { MeetStep } from './movement/meeting.ts';
import type { WalkStep } from './movement/walking.ts';
import type { ArrivalStep } from './psychic/arrival.ts';
import type { DominateStep } from './psychic/dominate.ts';
import type { GazeStep } from './psychic/gaze.ts';
import type { BreathStep } from './psychic/pyromancy.ts';
import type { PhantomsStep, ShuffleStep } from './psychic/shuffle.ts';
import type { MindStep, StormStep } from './psychic/telekinesis.ts';
import type { SettingUpStep } from './setting-up/setting-up.ts';
import type { BlastStep, BlastsStep } from './shooting/blasts.ts';
import type { VolleyStep } from './shooting/overwatch.ts';
import type { SaveStep } from './shooting/save.ts';
import type { ShootStep } from './shooting/shoot.ts';
import type { TurnStep } from './turn/turn.ts';

export { NOWHERE } from '../../grid/standing.ts';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** Stands in a view for what its owner may not know. */
export const UNKNOWN = -1;
/** The row of a blip with nobody in it (HH-BLIP-18). */
export const FALSE_BLIP = -2;
/** The row of a Genestealer blip: it is settled when it is turned up who it is (HH-GSB-08). */
export const GENESTEALER = -3;

/** What a model still has of what can run out. Nobody but its owner knows it of a face-down blip. */
export interface Body {
  /** Shots left of each gun of its row. */
  ammo: number[];
  /** How often each has been fired in this game (HH-WPN-28). */
  fired: number[];
  /** Has been reloaded (HH-WPN-22, HH-SPEC-32). */
  reloaded: boolean;
  /** Grenades left: how many blind, frag and krak. */
  grenades: number[];
  psi: number;
  /** Has used a power (HH-PSI-02), has spoken a litany (HH-CHAP-02) this turn. */
  cast: boolean;
  spoken: boolean;
  /** HH-DAEM-10: has had its re-roll of this turn. */
  iconUsed: boolean;
}

/** How a weapon jammed: on overwatch and its model has done nothing since (HH-SPEC-14), otherwise, by Hail of Fire. */
export type Jam = 'none' | 'watch' | 'plain' | 'hail';

/** HH-GEN-02, HH-GEN-05, HH-BLIP-19: a model or a face-down blip. Every piece has every field, so that all have one shape. */
export interface Piece extends Standing {
  /** HH-HID-17: counters are numbered in the order in which they are placed. */
  readonly id: number;
  readonly side: Side;
  at: number;
  /** The entry point it waits at, or NOWHERE. */
  area: number;
  blip: boolean;
  /** Its row of the roster; UNKNOWN to the other side while it is a blip; or FALSE_BLIP. */
  row: number;
  /** HH-GSB-05: the number on a Genestealer blip; 0 for any other. */
  value: number;
  /** Of a blip: the direction of its overwatch marker (HH-BLIP-10). */
  facing: Facing;
  ap: number;
  /** HH-ACT-02. */
  stage: 'fresh' | 'active' | 'done';
  /** Has taken an action in this Action phase of its owner (HH-CONV-03, HH-CONV-08). */
  acted: boolean;
  /** Has changed squares this turn (HH-WPN-30). */
  stirred: boolean;
  /** Has made its free turn of this Action phase (HH-MOVE-05). */
  turned: boolean;
  overwatch: boolean;
  guard: boolean;
  jam: Jam;
  /** The gun that is jammed, counted from 1; 0 for none. */
  jammed: number;
  /** HH-SPEC-26: who was shot at last, or minus the square of a door and one; 0 for nobody; and with which gun. */
  aim: number;
  aimGun: number;
  body: Body | null;
}

export type Phase = 'setup' | 'command' | 'reinforcement' | 'attacker' | 'defender' | 'status';

/** HH-CMD-06: the command points of one player this turn. */
export interface Command {
  /** The counter: 0 before the draw, UNKNOWN to the opponent. */
  counter: number;
  /** Ordinary points spent: public. */
  spent: number;
  commander: number;
  duel: number;
  daemonic: number;
  /** HH-DUEL-12: duels won. */
  duels: number;
}

/** HH-BRD-10: a lasting area effect, with the squares it had when it was made. */
export interface AreaEffect {
  readonly kind: 'flame' | 'blind' | 'hand-fire';
  readonly owner: Side;
  readonly kill: number;
  /** Made by a weapon with Area Effect (HH-WPN-37). */
  readonly wide: boolean;
  readonly squares: readonly number[];
}

/** Something that one side has put on a square. */
export interface Marker {
  readonly kind: 'forge' | 'barrier' | 'shield';
  readonly owner: Side;
  readonly square: number;
  /** The row of the model that made it, which it keeps whatever becomes of it (HH-FORGE-07). */
  readonly by: number;
}

/** HH-PSI-06: something that holds for a model, or for a section, until it ends. */
export interface Effect {
  readonly what: string;
  /** Whose it is: it ends with this side's lapse or phase. */
  readonly owner: Side;
  /** The model, or 0. */
  readonly unit: number;
  /** The section, or -1. */
  readonly section: number;
  readonly ends: 'lapse' | 'phase' | 'never';
  /** Points, dice, turns left, as the effect counts them. */
  left: number;
}

/** HH-GSB-01: the side that plays from Genestealer blips. */
export interface Genestealers {
  readonly side: Side;
  readonly host: Host;
  /** How many 1s, 2s and 3s are in the stock: its owner's secret, but for their sum; and those set aside (HH-GSB-09). */
  bag: number[];
  aside: number[];
  /** Blips the mission still grants; null is no end. */
  left: number | null;
  /** A Broodlord's replacement is still due (HH-GSB-12). */
  broodlord: boolean;
}

/** HH-PSI-21: three blips, one of them this model. Everybody knows as much, and what the model had when it vanished. */
export interface Phantoms {
  readonly side: Side;
  readonly units: readonly number[];
  readonly row: number;
  /** Null once it has been found. */
  body: Body | null;
  effects: Effect[];
}

/** HH-OBJ-01, HH-MISS-06: an object lies on a square, is carried, or is gone. */
export interface Item {
  at: number;
  holder: number;
  /** A face-down objective counter: 1 or 3, UNKNOWN before the die is thrown and to everybody; 0 for any other thing. */
  counter: number;
  out: boolean;
}

/** A roster row as play knows it: `shown` once its model has stood on the table. */
export interface RosterRow extends ModelRow {
  readonly shown: boolean;
}

export interface State extends Doors {
  turn: number;
  phase: Phase;
  /** Null until it is settled who attacks (HH-SEQ-03). */
  attacker: Side | null;
  /** Which deployment zone each side has, or -1. */
  zones: Record<Side, number>;
  /** By number; the dead leave null. pieces[0] is never used. */
  pieces: (Piece | null)[];
  /** The numbers of a side's pieces in play, ascending. */
  units: Record<Side, number[]>;
  occupant: Occupants;
  /** Per square: what lies there, as bits (ground.ts). */
  ground: number[];
  /** Bit set of the squares that obstruct sight (HH-LOS-10), kept in step. */
  hard: number[];
  areas: AreaEffect[];
  markers: Marker[];
  effects: Effect[];
  phantoms: Phantoms[];
  genestealers: Genestealers | null;
  objects: Item[];
  /** Which sides have mustered; both are asked at once (HH-FORCE-01). */
  mustered: Record<Side, boolean>;
  /** By letter. Null stands for a row that the viewer may not know. */
  rosters: Record<Side, (RosterRow | null)[]>;
  /** Rows that have not been placed yet; only how many is public (HH-HID-03). */
  stock: Record<Side, number[]>;
  /** HH-REINF-07: blips that found no room and may come later besides. */
  owed: Record<Side, number>;
  command: Record<Side, Command>;
  /** HH-STACK-04: entry points closed this turn. */
  closed: number[];
  /** The activated piece, or 0. */
  active: number;
  /** Destroyed so far, and models that have left by an exit. */
  losses: Record<Side, number>;
  /** The kinds of those destroyed: everybody has seen them. */
  fallen: Record<Side, string[]>;
  exited: Record<Side, number[]>;
  /** The die of HH-MISS-11, or 0 where there is none. */
  secretDie: number;
  /** It has been shown (HH-MISS-11). */
  dieShown: boolean;
  timeUp: boolean;
  /** Whose time for all blips of this phase is up (HH-TIME-06). */
  late: Side[];
  /** Explosions and detonations due, first in, first out (HH-DICE-07). */
  blasts: Blast[];
  steps: Step[];
  outcome: Outcome | null;
}

/** HH-WPN-24, HH-WPN-28, HH-WPN-29. */
export interface Blast {
  readonly kind: 'explosion' | 'heavy-detonation' | 'detonation';
  readonly square: number;
}

/** What is under way. Each chapter says what its own steps hold. */
export type Step =
  | SettingUpStep
  | TurnStep
  | RevealStep
  | ShootStep
  | SaveStep
  | BlastStep
  | BlastsStep
  | MeetStep
  | VolleyStep
  | FightStep
  | FaceFoeStep
  | BreakStep
  | WalkStep
  | ChallengeStep
  | RushStep
  | HealStep
  | GazeStep
  | BreathStep
  | MindStep
  | StormStep
  | ArrivalStep
  | DominateStep
  | ShuffleStep
  | PhantomsStep
  | RebirthStep
  | RageStep
  | FlamesStep
  | SpawnStep;

export function activeSide(state: State): Side | null {
  if (!state.attacker) return null;
  if (state.phase === 'attacker') return state.attacker;
  return state.phase === 'defender' ? otherSide(state.attacker) : null;
}
