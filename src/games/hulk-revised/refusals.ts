/** Why an action is not allowed: the rule and a sentence. */
import type { Refusal, Seat } from '../../kernel/contract.ts';
import type { Action, Verb } from './actions.ts';
import { ACTS, type Act, MARINE_VERBS, STEALER_VERBS } from './acts.ts';
import { refuseClaw, refuseReroll, refuseSupport } from './assault-answers.ts';
import { refuseBring, refuseFace, refuseFirst, refusePlace } from './blips.ts';
import { decisionOf, topStep } from './engine.ts';
import { refuseHide, refuseLurk } from './entry.ts';
import { isWellFormed } from './form.ts';
import { refuseEnd, refuseTile } from './geotiles/play.ts';
import { heldByGun, isHeld, isInHand, mayRunOut, mustStepOff } from './held.ts';
import { refuseMove, refuseTurn } from './movement.ts';
import { refuseUnjamOffer } from './overwatch.ts';
import { inStasis, isBlip, isLocked } from './position.ts';
import { refuseArc, scanned } from './psychic.ts';
import { refuseSentry } from './sentry.ts';
import { refuseAuto, refuseSnap } from './shooting.ts';
import { NOWHERE, type State, type Step } from './state.ts';
import type { Table } from './table.ts';
import { refuseRubble, refuseStart } from './turn.ts';

/** The verbs that answer the top step. */
function asked(step: Step): readonly Verb[] {
  switch (step.do) {
    case 'setup':
      if (step.stage === 'tiles') return ['tile'];
      if (step.stage === 'ends') return ['start-end'];
      return step.stage === 'rubble' ? ['rubble'] : ['start'];
    case 'command':
      return ['keep', 'redraw'];
    case 'marines':
      return MARINE_VERBS;
    case 'stealers':
      return STEALER_VERBS;
    case 'ambush':
      return ['ambush', 'pass'];
    case 'reinforce':
      return ['lurk'];
    case 'hide':
      return ['hide'];
    case 'snap':
      return ['shoot', 'shoot-door', 'hold'];
    case 'auto':
      return ['auto', 'auto-door', 'stop'];
    case 'arc':
      return ['arc', 'stop'];
    case 'scan':
    case 'expose':
      return ['first'];
    case 'convert':
      return step.stage === 'special' ? ['bring'] : ['place'];
    case 'face':
      return ['face'];
    case 'assault':
      if (step.stage === 'support') return ['support', 'fight'];
      if (step.stage === 'claw') return ['claw', 'accept'];
      return step.stage === 'psi' ? ['tie', 'accept'] : ['reroll', 'parry', 'accept'];
    case 'unjam':
      return ['unjam', 'pass'];
    default:
      return [];
  }
}

export function refuse(table: Table, state: State, seat: Seat, action: Action): Refusal | null {
  if (state.outcome) return { rule: 'HR-SEQ-07', why: 'The match is over.' };
  const step = topStep(state);
  if (!step || decisionOf(state)?.seat !== seat)
    return { rule: 'HR-GEN-23', why: 'It is not your decision now.' };
  if (!isWellFormed(table, action)) return { rule: 'HR-GEN-19', why: 'That is not an action of this game.' };
  if (action.do === 'time')
    return mayRunOut(table, state, seat) ? null : { rule: 'HR-TIME-01', why: 'No clock is running.' };
  const verbs = asked(step);
  if (!verbs.includes(action.do))
    return {
      rule: 'HR-GEN-23',
      why:
        step.do === 'marines' || step.do === 'stealers'
          ? 'That cannot be done in this phase.'
          : `First answer what is asked: ${verbs.join(', ')}.`,
    };
  return refuseAnswer(table, state, step, action);
}

function refuseAnswer(table: Table, state: State, step: Step, action: Action): Refusal | null {
  switch (step.do) {
    case 'marines':
    case 'stealers':
      return refuseAct(table, state, step.do === 'marines', action);
    case 'setup':
      if (step.stage === 'tiles') return refuseTile(state, action);
      if (step.stage === 'ends') return refuseEnd(table, action);
      return step.stage === 'rubble' ? refuseRubble(table, state, action) : refuseStart(table, state, action);
    case 'reinforce':
      return refuseLurk(table, state, step, action);
    case 'hide':
      return refuseHide(table, state, step, action);
    case 'snap':
      return refuseSnap(table, state, step.unit, action);
    case 'auto':
      return refuseAuto(table, state, step.unit, action);
    case 'arc':
      return refuseArc(table, state, step, action);
    case 'scan':
      return scanned(table, state, step.section).includes(action.unit)
        ? null
        : { rule: 'HR-PSI-05', why: 'That blip is not in the section.' };
    case 'expose':
      return refuseFirst(step, action);
    case 'convert':
      return step.stage === 'special' ? refuseBring(state, step, action) : refusePlace(step, action);
    case 'face':
      return refuseFace(step, action);
    case 'assault':
      if (step.stage === 'support') return refuseSupport(step, action);
      if (step.stage === 'claw') return refuseClaw(state, step, action);
      return step.stage === 'psi' ? null : refuseReroll(table, state, step, action);
    case 'unjam':
      return refuseUnjamOffer(state, step, action);
    default:
      return null;
  }
}

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
