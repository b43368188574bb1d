/** HR-ACT-03 and HR-SACT-03: every act of the two action phases: whose it is, what it costs, why not, and what it does. */
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, VERBS, type Verb } from '../actions.ts';
import { applyAssault, refuseAssault } from '../assault/assault.ts';
import { applyBurst, applyGrab, refuseBurst, refuseGrab } from '../assault/powers.ts';
import { applyConvert, refuseConvert } from '../blips/blips.ts';
import { applyEnter, refuseEnter } from '../blips/entry.ts';
import { applyBatter, applyDoor, refuseBatter, refuseDoor } from '../movement/doors.ts';
import { applyClimb, climbPrice, refuseClimb } from '../movement/ladders.ts';
import { applyMove, applyTurn, refuseMove, refuseTurn } from '../movement/movement.ts';
import { applyObject, objectPrice, refuseObject } from '../movement/objects.ts';
import { stepPrice, turnPrice } from '../movement/tread.ts';
import type { Play } from '../position.ts';
import {
  applyGenerator,
  applySmash,
  refuseDisable,
  refusePowerField,
  refuseSmash,
} from '../shooting/generator.ts';
import { applyStance, applyUnjam, refuseStance, refuseUnjam } from '../shooting/overwatch.ts';
import { applyCast, refuseCast } from '../shooting/psychic.ts';
import { applySentry, applyWreck, refuseWreck } from '../shooting/sentry.ts';
import { applyAuto, applyShot, refuseShot } from '../shooting/shooting.ts';
import {
  applyCut,
  applyFlame,
  applyReload,
  applyThrow,
  cutPrice,
  refuseCut,
  refuseFlame,
  refuseReload,
  refuseThrow,
  throwPrice,
} from '../shooting/weapons.ts';
import type { Piece, Side, State } from '../state.ts';
import type { Table } from '../table.ts';

export interface Act {
  readonly by: Side | 'both';
  /** In AP, or for Marines in command points. */
  price(table: Table, state: State, p: Piece, action: Action): number;
  refuse(table: Table, state: State, p: Piece, action: Action): Refusal | null;
  apply(play: Play, p: Piece, action: Action): void;
}

const costs = (n: number) => () => n;
const throwing: Act = {
  by: 'marine',
  price: (_table, _state, _p, { do: verb }) => throwPrice(verb),
  refuse: refuseThrow,
  apply: applyThrow,
};
const handling: Act = {
  by: 'marine',
  price: (table, _state, _p, action) => objectPrice(table, action),
  refuse: refuseObject,
  apply: applyObject,
};
const shot: Act = { by: 'marine', price: costs(1), refuse: refuseShot, apply: applyShot };
const burstFire: Act = { by: 'marine', price: costs(2), refuse: refuseShot, apply: applyAuto };
const stance: Act = { by: 'marine', price: costs(2), refuse: refuseStance, apply: applyStance };

export const ACTS: Readonly<Partial<Record<Verb, Act>>> = {
  move: {
    by: 'both',
    price: (_table, _state, p, { to }) => stepPrice(p, to),
    refuse: refuseMove,
    apply: applyMove,
  },
  turn: {
    by: 'both',
    price: (_table, _state, p, { face }) => turnPrice(p, face),
    refuse: refuseTurn,
    apply: applyTurn,
  },
  climb: { by: 'both', price: climbPrice, refuse: refuseClimb, apply: applyClimb },
  door: { by: 'both', price: costs(1), refuse: refuseDoor, apply: applyDoor },
  assault: { by: 'both', price: costs(1), refuse: refuseAssault, apply: applyAssault },
  batter: { by: 'both', price: costs(1), refuse: refuseBatter, apply: applyBatter },

  shoot: shot,
  'shoot-door': shot,
  auto: burstFire,
  'auto-door': burstFire,
  flame: { by: 'marine', price: costs(2), refuse: refuseFlame, apply: applyFlame },
  throw: throwing,
  launch: throwing,
  missile: throwing,
  overwatch: stance,
  guard: stance,
  unjam: { by: 'marine', price: costs(1), refuse: refuseUnjam, apply: applyUnjam },
  reload: { by: 'marine', price: costs(4), refuse: refuseReload, apply: applyReload },
  cut: { by: 'marine', price: (table, _state, p) => cutPrice(table, p), refuse: refuseCut, apply: applyCut },
  give: handling,
  take: handling,
  drop: handling,
  use: handling,
  exit: handling,
  'power-field': { by: 'marine', price: costs(2), refuse: refusePowerField, apply: applyGenerator },
  disable: { by: 'marine', price: costs(1), refuse: refuseDisable, apply: applyGenerator },
  deploy: {
    by: 'marine',
    price: costs(2),
    refuse: () => ({ rule: 'HR-SENT-02', why: 'Only a Sentry Gun does that.' }),
    apply: applySentry,
  },
  /** Paid in Psi points (HR-PSI-02). */
  cast: { by: 'marine', price: costs(0), refuse: refuseCast, apply: applyCast },

  enter: { by: 'stealer', price: costs(1), refuse: refuseEnter, apply: applyEnter },
  convert: { by: 'stealer', price: costs(0), refuse: refuseConvert, apply: applyConvert },
  grab: {
    by: 'stealer',
    price: costs(1),
    refuse: (t, s, p, { to }) => refuseGrab(t, s, p, to),
    apply: applyGrab,
  },
  burst: { by: 'stealer', price: costs(1), refuse: refuseBurst, apply: applyBurst },
  smash: { by: 'stealer', price: costs(6), refuse: refuseSmash, apply: applySmash },
  wreck: { by: 'stealer', price: costs(1), refuse: refuseWreck, apply: applyWreck },
};

/** What a side may try in its action phase. */
function verbsOf(side: Side): readonly Verb[] {
  return VERBS.filter((verb) => {
    const by = ACTS[verb]?.by;
    return verb === 'end' || by === side || by === 'both';
  });
}

export const MARINE_VERBS = verbsOf('marine');
export const STEALER_VERBS = verbsOf('stealer');
