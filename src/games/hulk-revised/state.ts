/** The whole of a match in plain data. */
import type { Facing } from '../../grid/directions.ts';
import type { Doors } from '../../grid/doors.ts';
import type { Occupants, Standing } from '../../grid/standing.ts';
import type { Outcome } from '../../kernel/contract.ts';
import type { Forces } from './force/forces.ts';
import type { Geo } from './geotiles/state.ts';
import type { Solo } from './solo/memory.ts';
import type { PieceKind, StealerKind } from './units.ts';

export type Side = 'marine' | 'stealer';

/** Stands in a view for what its owner may not know. */
export const UNKNOWN = -1;

export { NOWHERE } from '../../grid/standing.ts';

/** One piece, of either side. Every piece has every field, so that all have one shape. */
export interface Piece extends Standing {
  /** HR-GEN-20: Marines by their row on the mission sheet, sentry guns, then Stealers and blips as they appear. */
  id: number;
  kind: PieceKind;
  /** Of the Marine side; a sentry gun too, though it is no Marine unit. */
  marine: boolean;
  /** Its square, or NOWHERE. */
  at: number;
  /** The entry area it lurks in, or NOWHERE. */
  area: number;
  facing: Facing;
  ap: number;
  /** For a sentry gun: deployed (HR-SENT-07). */
  overwatch: boolean;
  guard: boolean;
  /** Storm Bolter: 0 clear, 1 jammed, 2 jammed in this Stealer Action phase (HR-JAM-05). */
  jam: number;
  /** Sustained fire: the piece shot at and missed so far, and how often (at most 2 count). */
  target: number;
  misses: number;
  /** Shots left in a flamer, cannon or sentry gun; 0 for weapons that need none. */
  ammo: number;
  /** Reloads carried, and whether one was used in this mission (HR-CANN-06). */
  reloads: number;
  reloaded: boolean;
  /** How many of each kind of GRENADES; replaced, never changed in place. */
  grenades: readonly number[];
  missiles: readonly number[];
  /** Psi points left, and whether an ability was cast this turn. */
  psi: number;
  cast: boolean;
  /** The object carried, counted from 1; 0 for none. */
  carries: number;
  /** Carries a Power Field Generator. */
  generator: boolean;
  /** The Feeder Tendrils whose grab still shocks him (HR-UNIT-10). */
  shockedBy: number;
  /** Has rolled for fire in this game turn (HR-CHAP-06). */
  scorched: boolean;
  /** What a blip stands for; 0 for anything else; UNKNOWN in the Marine player's view. */
  value: number;
  /** Solo priority counter of a blip: 0 none, 1 to 4 for P1, P2, S1, S2 (HR-SOLO-02). */
  priority: number;
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

/** OBJ: an object lies on a square, is carried, or is lost for good (both -1 and 0). */
export interface Item {
  at: number;
  holder: number;
  /** Has left the board with its carrier. */
  out: boolean;
}

/** An explosion due, in the order of HR-GEN-16. */
export interface Blast {
  effect: 'acid' | 'cannon' | 'sentry';
  square: number;
  /** The bearer of a cannon that malfunctions; else 0. */
  unit: number;
}

export interface State extends Doors {
  /** Game turn, from 1 (HR-SEQ-08). */
  turn: number;
  phase: Phase;
  /** By number; the dead leave null. pieces[0] is never used. */
  pieces: (Piece | null)[];
  /** Marine units, sentry guns, and Stealers with their blips and those in entry areas: numbers in play, ascending. */
  marines: number[];
  sentries: number[];
  stealers: number[];
  /** Per square: the unit or blip there, or 0; and the sentry gun there, or 0. */
  occupant: Occupants;
  guns: Occupants;
  /** Per square: NO_DOOR, OPEN, CLOSED or JAMMED_SHUT. */
  doors: number[];
  /** Per square: what lies there, as bits (ground.ts). */
  ground: number[];
  /** How many squares hold fire, gas or Stasis: while none does, sight needs no second look. */
  murk: number;
  /** Bit sets of squares that block sight hard and soft (HR-LOS-03, HR-LOS-04), kept in step with the pieces. */
  hard: number[];
  soft: number[];
  objects: Item[];
  /** The Stealer piece now activated, or 0. */
  active: number;
  /** The Marine who must move on from a hole, or 0 (HR-PIT-04). */
  onPit: number;
  /** Command points: the token drawn (0 before the first draw; UNKNOWN to the Stealer player), what is added, what is spent. */
  token: number;
  bonus: number;
  /** Points from PreScience (HR-CMD-10). */
  gained: number;
  spent: number;
  /** Seconds of this Marine action phase; 0 without the timer (HR-TIME-02). */
  seconds: number;
  /** Blip counters by value 1, 2, 3: in the bag (UNKNOWN to the Marine player) and set aside. */
  bag: number[];
  aside: number[];
  /** The same for Ambush blips, by value 0, 1, 2. */
  ambushBag: number[];
  ambushAside: number[];
  /** Blips and Ambush blips the mission still grants. */
  allowance: number;
  ambushAllowance: number;
  /** Special units still to come, in the order of SPECIALS. */
  specials: number[];
  /** Dead so far; special units that were brought on, in the order of SPECIALS (HR-CAMP-06). */
  marineLosses: number;
  stealerLosses: number;
  brought: number[];
  /** Marines who left by the exit. */
  exited: number[];
  /** The same Marines as they were when they left: what they still carry goes on with them (HR-CAMP-08). */
  departed: Piece[];
  /** Game turns without a casualty, conversion or objective act (HR-HOUSE-17), and whether this one had one. */
  quiet: number;
  eventful: boolean;
  /** Objective squares that were used, and sections that have burned: by number. */
  used: number[];
  burned: number[];
  /** Plasma has been placed since the ways to the objective were last looked at (HR-WIN-05). */
  plasma: boolean;
  /** The timer has run out in this Marine action phase (HR-TIME-05). */
  timeUp: boolean;
  blasts: Blast[];
  /** The tiles, in a mission whose board the players lay; else null. */
  geo: Geo | null;
  /** What the sides mustered; not there in a match whose forces were known beforehand. */
  forces?: Forces;
  /** What the automatic Stealer player remembers; null without it (HR-SOLO-01). */
  solo: Solo | null;
  /** What is under way, the last on top. */
  steps: Step[];
  outcome: Outcome | null;
}

/** Reactions owed to a Stealer's movement action, settled when it ended (HR-OVW-17). */
export interface Owed {
  shooter: number;
  /** The score needed, or 0 for a sentry gun that turns instead of shooting. */
  needed: number;
  /** How much of that is due to sustained fire. */
  sustained: number;
  /** The facing a sentry gun turns to, or -1. */
  turn: number;
}

export type AreaEffect = 'flame' | 'frag' | 'gas' | 'plasma' | 'hellfire' | 'acid' | 'cannon' | 'sentry';

export type Step =
  /** Both sides buy their forces at once (HR-FORCE-12). */
  | { do: 'muster' }
  | {
      do: 'setup';
      stage: 'board' | 'tiles' | 'ends' | 'rubble' | 'start' | 'blips' | 'exposure' | 'begin';
      left: number;
    }
  | { do: 'command'; redraws: number }
  | { do: 'marines' }
  | { do: 'ambush' }
  | { do: 'reinforce'; hand: number[] }
  | { do: 'stealers' }
  | { do: 'hide'; unit: number }
  | { do: 'reset'; stage: 'token' | 'hazards' | 'statuses' | 'records' }
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
  /** The next target of full auto (HR-CANN-03). */
  | { do: 'auto'; unit: number }
  /** Lightning Arc: rolls left (HR-PSI-13). `rolled`: targets that had their roll. */
  | { do: 'arc'; unit: number; left: number; rolled: number[] }
  /** Scan: blips of the section still to convert, models placed so far (HR-PSI-05). */
  | { do: 'scan'; section: number; placed: number[] }
  /** An area effect: blips in it convert, then everything in it is rolled for (HR-SHOT-10, HR-GEN-16). */
  | { do: 'area'; effect: AreaEffect; by: number; squares: number[]; stage: 'blips' | 'roll' }
  /** Blips in sight are converted one by one (HR-CONV-07). */
  | { do: 'expose'; actor: number; choices: number[] }
  | {
      do: 'convert';
      stage: 'special' | 'place';
      placer: Side;
      kind: StealerKind;
      value: number;
      square: number;
      area: number;
      left: number;
      /** The blip had acted in this phase (HR-CONV-12). */
      spent: boolean;
      lurks: boolean;
      /** In solo play the blip's counter, until its roll is made; -1 when none is due (HR-SOLO-11). */
      counter: number;
      placed: number[];
      squares: number[];
    }
  | { do: 'face'; units: number[] }
  | {
      do: 'assault';
      stage: 'support' | 'roll' | 'claw' | 'reroll' | 'psi' | 'compare';
      attacker: number;
      defender: number;
      /** Marines on overwatch who could still be withdrawn to support (HR-GANG-05). */
      supporters: number[];
      attack: number[];
      defence: number[];
      attackPlus: number;
      defencePlus: number;
      /** Each re-roll of HR-CA-12 and HR-CA-13 is used at most once. */
      claw: boolean;
      guard: boolean;
      parry: boolean;
    }
  | { do: 'unjam'; marines: number[] };
