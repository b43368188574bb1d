/** ACT and SACT: the two action phases. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Verb } from '../actions.ts';
import { fall } from '../movement/holes.ts';
import { refuseMove, refuseTurn } from '../movement/movement.ts';
import { inStasis, isBlip, isLocked, type Play, piece } from '../position.ts';
import { applySentry, refuseSentry } from '../shooting/sentry.ts';
import { NOWHERE, type State } from '../state.ts';
import { type HulkRule, waits } from '../steps.ts';
import type { Table } from '../table.ts';
import { settle } from './acting.ts';
import { ACTS, type Act, MARINE_VERBS, STEALER_VERBS } from './acts.ts';
import { heldByGun, isHeld, isInHand, mustStepOff } from './held.ts';
import { listMarinePhase, listStealerPhase } from './listing.ts';
import { endStealerPhase, nextPhase } from './turn.ts';

function refuseAct(table: Table, state: State, marine: boolean, action: Action): Refusal | null {
  const held = marine ? null : heldByGun(table, state);
  if (held && (action.unit !== held.id || action.do !== 'move'))
    return { rule: 'HR-SENT-04', why: `Piece ${held.id} must step off the Sentry Gun first.` };
  if (
    marine &&
    state.onPit &&
    (action.unit !== state.onPit || (action.do !== 'move' && action.do !== 'turn'))
  )
    return { rule: 'HR-PIT-04', why: `Unit ${state.onPit} stands over a hole and must move on first.` };
  if (action.do === 'end') return null;
  const p = state.pieces[action.unit];
  if (!p) return { rule: 'HR-GEN-18', why: `There is no unit ${action.unit} in play.` };
  if (p.marine !== marine) return { rule: 'HR-GEN-23', why: 'That piece is not yours.' };
  if (inStasis(state, p)) return { rule: 'HR-PSI-10', why: 'It is held in Stasis.' };
  if (p.kind === 'sentry') {
    const mobile = !p.overwatch && !p.done;
    if (mobile && action.do === 'move') return refuseMove(table, state, p, action);
    if (mobile && action.do === 'turn') return refuseTurn(table, state, p, action);
    return refuseSentry(table, state, p, action); // HR-SENT-15: no lock is asked for
  }
  if (marine) {
    if (action.do !== 'assault' && action.do !== 'cast' && isLocked(table, state, p))
      return { rule: 'HR-LOCK-02', why: 'A Stealer has him in its claws: he can only fight it.' };
  } else {
    // HR-SACT-09: here command points only clear jams, and that is a question of its own
    if (action.cp !== 0 || action.clear)
      return { rule: 'HR-SACT-01', why: 'Stealers have neither command points nor weapons to clear.' };
    if (isInHand(p)) return { rule: 'HR-AMB-04', why: 'This blip is still in your hand.' };
    if (p.done) return { rule: 'HR-SACT-02', why: 'Its activation is over for this phase.' };
    const gassed = isHeld(state, p) === 'gas';
    if (gassed && action.do !== 'burst')
      return { rule: 'HR-HAZ-05', why: 'It must keep still until the gas is gone.' };
    if (!gassed && action.do !== 'move' && mustStepOff(table, state, p))
      return { rule: 'HR-SENT-04', why: 'It must step off the Sentry Gun first.' };
    if (p.area !== NOWHERE && !FROM_AREA.includes(action.do))
      return {
        rule: 'HR-ENTRY-16',
        why: 'From an entry area it can only convert, enter or attack the entry square.',
      };
    if (isBlip(p) && !BLIP_VERBS.includes(action.do))
      return { rule: 'HR-BLIP-06', why: 'A blip cannot do that.' };
  }
  return (ACTS[action.do] as Act).refuse(table, state, p, action);
}

const FROM_AREA: readonly Verb[] = ['enter', 'assault', 'convert', 'smash', 'wreck'];
/** HR-BLIP-06; turning and attacking have refusals of their own. */
const BLIP_VERBS: readonly Verb[] = [
  'move',
  'turn',
  'climb',
  'door',
  'enter',
  'convert',
  'assault',
  'batter',
];

function endPhase(play: Play): void {
  const { state } = play;
  if (state.phase === 'stealer') return endStealerPhase(play);
  if (state.onPit) {
    // HR-PIT-06: time ran out over a hole
    const unit = state.onPit;
    fall(play, piece(state, unit));
    return settle(play, unit, false);
  }
  state.timeUp = false;
  state.seconds = 0;
  state.steps.pop();
  nextPhase(play);
}

function actInPhase(play: Play, action: Action): void {
  if (action.do === 'end') return endPhase(play);
  const p = piece(play.state, action.unit);
  if (p.kind === 'sentry' && (p.overwatch || action.do === 'deploy')) return applySentry(play, p, action);
  (ACTS[action.do] as Act).apply(play, p, action);
}

/** The Marine action phase (HR-ACT-02). */
export const marines: HulkRule<'marines'> = {
  run: waits,
  asks: () => [{ seat: 'marine', kind: 'act', rule: 'HR-ACT-02' }],
  verbs: () => MARINE_VERBS,
  refuse: (table, state, _seat, action) => refuseAct(table, state, true, action),
  list: (table, state) => listMarinePhase(table, state),
  answer: (play, _seat, action) => actInPhase(play, action),
};

/** The Stealer action phase (HR-SACT-02). */
export const stealers: HulkRule<'stealers'> = {
  run: waits,
  asks: () => [{ seat: 'stealer', kind: 'act', rule: 'HR-SACT-02' }],
  verbs: () => STEALER_VERBS,
  refuse: (table, state, _seat, action) => refuseAct(table, state, false, action),
  list: (table, state) => listStealerPhase(table, state),
  answer: (play, _seat, action) => actInPhase(play, action),
};
