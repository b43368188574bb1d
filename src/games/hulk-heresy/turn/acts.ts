/** HH-SEQ-10: everything that counts as an action of a piece. A chapter brings its acts; this is the list of them. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Verb } from '../actions.ts';
import { assaultAct } from '../assault/assault.ts';
import { breakAct } from '../assault/break.ts';
import { barricadeAct } from '../characters/barricade.ts';
import { litanyAct } from '../characters/litanies.ts';
import { flamesAct } from '../daemons/flames.ts';
import { challengeAct } from '../duel/challenge.ts';
import { doorAct } from '../movement/doors.ts';
import { exitAct } from '../movement/exiting.ts';
import { climbAct } from '../movement/ladders.ts';
import { enterAct, moveAct } from '../movement/moving.ts';
import { turnAct } from '../movement/turning.ts';
import { walkAct } from '../movement/walking.ts';
import { investigateAct } from '../objectives/investigating.ts';
import { giveAct } from '../objectives/objects.ts';
import { castAct } from '../psychic/cast.ts';
import { burstAct } from '../shooting/area.ts';
import { hailAct } from '../shooting/hail.ts';
import { reloadAct } from '../shooting/reload.ts';
import { shootAct, shootAtAct } from '../shooting/shoot.ts';
import { sprayAct } from '../shooting/spray.ts';
import { guardAct, overwatchAct, unjamAct } from '../shooting/stances.ts';
import type { Piece, RosterRow, State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Payments } from './payment.ts';

export interface Act {
  /** What it costs, AP and command points together; null where this piece cannot do it at all. */
  price(table: Table, state: State, p: Piece, action: Action): number | null;
  /** Why not, whatever is paid. */
  refuse(table: Table, state: State, p: Piece, action: Action): Refusal | null;
  /** All that this piece may do of it, without a payment; not needed beside an `offer`. */
  list?(table: Table, state: State, p: Piece): Action[];
  /** The same with every way to pay for it, for what is offered all the time. */
  offer?(table: Table, state: State, p: Piece, payments: Payments, out: Action[]): void;
  /** What must be beside the piece, as bits of `surroundings.ts`: with nothing like that there the act is not asked for a list. */
  readonly needs?: number;
  /** The least it ever costs, 1 where nothing is said: nobody with fewer points is asked. */
  readonly least?: number;
  /** Whether there is anything for it on this table; on every one where nothing is said. */
  on?(table: Table): boolean;
  /** Whether a model like that has it at all; every model where nothing is said. */
  may?(row: RosterRow): boolean;
  /** HH-BLIP-02: blips do it too. */
  readonly byBlips?: true;
  /** Does it: it is paid for, and what follows an action is already on the stack below. */
  apply(play: Play, p: Piece, action: Action, paid: { ap: number; cp: string }): void;
  /** HH-OVW-03, HH-GUARD-06: it ends neither overwatch nor guard. */
  readonly keepsStance?: true;
  /** HH-SPEC-28: it does not end the model's own Sustained Fire. */
  readonly keepsAim?: true;
  /** May be done from an entry point (HH-REINF-08). */
  readonly outside?: true;
  /** The rule by which the whole of it must be paid with command points. */
  cpOnly?(state: State, p: Piece, action: Action): string | null;
  /** HH-CP-08: may not be taken as a reaction. */
  readonly ownPhaseOnly?: true;
}

export const ACTS: Partial<Record<Verb, Act>> = {
  move: moveAct,
  enter: enterAct,
  turn: turnAct,
  door: doorAct,
  overwatch: overwatchAct,
  guard: guardAct,
  shoot: shootAct,
  'shoot-at': shootAtAct,
  burst: burstAct,
  spray: sprayAct,
  hail: hailAct,
  reload: reloadAct,
  unjam: unjamAct,
  assault: assaultAct,
  break: breakAct,
  climb: climbAct,
  exit: exitAct,
  give: giveAct,
  investigate: investigateAct,
  // characters, powers, daemons
  walk: walkAct,
  challenge: challengeAct,
  litany: litanyAct,
  barricade: barricadeAct,
  flames: flamesAct,
  cast: castAct,
};

export const ACT_VERBS = Object.keys(ACTS) as Verb[];

export const BLIP_VERBS = ACT_VERBS.filter((verb) => ACTS[verb]?.byBlips);

export function priceOf(table: Table, state: State, p: Piece, action: Action): number | null {
  return ACTS[action.do]?.price(table, state, p, action) ?? null;
}
