/** ACT and SACT: what each seat may do now, and why it may not do something else. */
import type { Refusal, Seat } from '../../kernel/contract.ts';
import { type Action, act, VERB_FORMS, VERBS, type Verb } from './actions.ts';
import { GRENADES } from './armoury.ts';
import {
  listAssaults,
  listClaw,
  listRerolls,
  listSupport,
  refuseAssault,
  refuseClaw,
  refuseReroll,
  refuseSupport,
} from './assault.ts';
import {
  listBring,
  listFaces,
  refuseBring,
  refuseConvert,
  refuseFace,
  refuseFirst,
  refusePlace,
} from './blips.ts';
import { listBatter, listDoors, refuseBatter, refuseDoor } from './doors.ts';
import { decisionOf, topStep } from './engine.ts';
import { hidingPlaces, listEnter, listLurk, refuseEnter, refuseHide, refuseLurk } from './entry.ts';
import { listGenerator, listSmash, refuseDisable, refusePowerField, refuseSmash } from './generator.ts';
import { CELLS } from './geotiles/cells.ts';
import { listEnds, listTiles, refuseEnd, refuseTile } from './geotiles/play.ts';
import { ANY_GAS } from './ground.ts';
import { climbPrice, listClimbs, refuseClimb } from './holes.ts';
import {
  canStepOff,
  isOnGun,
  listBlipMoves,
  listMarineMoves,
  listStealerMoves,
  refuseMove,
  refuseTurn,
  stepPrice,
  turnPrice,
} from './movement.ts';
import { listObjects, objectPrice, refuseObject } from './objects.ts';
import {
  listStances,
  listUnjam,
  listUnjamOffer,
  refuseStance,
  refuseUnjam,
  refuseUnjamOffer,
} from './overwatch.ts';
import { inStasis, isBlip, isLocked, piece } from './position.ts';
import { listPowers, refuseBurst, refuseGrab } from './powers.ts';
import { ABILITIES, listArc, listCasts, refuseArc, refuseCast, scanned } from './psychic.ts';
import { listSentry, listWreck, refuseSentry, refuseWreck } from './sentry.ts';
import { listAuto, listShots, listSnap, refuseAuto, refuseShot, refuseSnap } from './shooting.ts';
import { NOWHERE, type Piece, type State, type Step } from './state.ts';
import type { Table } from './table.ts';
import { TILES } from './tiles.ts';
import { listStarts, refuseRubble, refuseStart, rubbleSquares } from './turn.ts';
import { SPECIALS } from './units.ts';
import {
  cutPrice,
  listAreaShots,
  listCut,
  listReload,
  refuseCut,
  refuseFlame,
  refuseReload,
  refuseThrow,
  throwPrice,
} from './weapons.ts';

export function listActions(table: Table, state: State, seat: Seat): Action[] {
  const out: Action[] = [];
  const step = topStep(state);
  if (!step || decisionOf(state)?.seat !== seat) return out;
  switch (step.do) {
    case 'setup':
      if (step.stage === 'tiles') listTiles(state, out);
      else if (step.stage === 'ends') listEnds(table, out);
      else if (step.stage === 'rubble')
        for (const square of rubbleSquares(table, state)) out.push(act('rubble', 0, square));
      else listStarts(table, state, out);
      break;
    case 'command':
      out.push(act('keep'), act('redraw'));
      break;
    case 'marines':
      listMarinePhase(table, state, out);
      break;
    case 'stealers':
      listStealerPhase(table, state, out);
      break;
    case 'ambush':
      out.push(act('ambush'), act('pass'));
      break;
    case 'reinforce':
      listLurk(table, state, step, out);
      break;
    case 'hide':
      for (const square of hidingPlaces(table, state, piece(state, step.unit)))
        out.push(act('hide', step.unit, square));
      break;
    case 'snap':
      listSnap(table, state, step.unit, out);
      break;
    case 'auto':
      listAuto(table, state, step.unit, out);
      break;
    case 'arc':
      listArc(table, state, step, out);
      break;
    case 'scan':
      for (const id of scanned(table, state, step.section)) out.push(act('first', id));
      break;
    case 'expose':
      for (const id of step.choices) out.push(act('first', id));
      break;
    case 'convert':
      if (step.stage === 'special') listBring(state, step, out);
      else for (const square of step.squares) out.push(act('place', 0, square));
      break;
    case 'face':
      listFaces(step, out);
      break;
    case 'assault':
      if (step.stage === 'support') listSupport(step, out);
      else if (step.stage === 'claw') listClaw(state, step, out);
      else if (step.stage === 'psi') out.push(act('tie'), act('accept'));
      else listRerolls(state, step, out);
      break;
    case 'unjam':
      listUnjamOffer(state, step, out);
      break;
  }
  if (mayRunOut(table, state, seat)) out.push(act('time'));
  return out;
}

/** HR-TIME-05 to HR-TIME-07: the clock can run out at any decision of the Marine player in his action phase. */
function mayRunOut(table: Table, state: State, seat: Seat): boolean {
  return table.options.timer === true && seat === 'marine' && state.phase === 'marine';
}

function listMarinePhase(table: Table, state: State, out: Action[]): void {
  if (state.onPit) return listMarineMoves(table, state, piece(state, state.onPit), out); // HR-PIT-04
  for (const id of state.marines) listMarine(table, state, piece(state, id), out);
  for (const id of state.sentries) {
    const gun = piece(state, id);
    if (inStasis(state, gun)) continue;
    listSentry(table, state, gun, out);
    if (!gun.overwatch) listMarineMoves(table, state, gun, out);
  }
  out.push(act('end'));
}

/** HR-LOCK-02: a locked Marine can do nothing but close assault, and cast (HR-LOCK-11). */
function listMarine(table: Table, state: State, p: Piece, out: Action[]): void {
  if (state.murk !== 0 && inStasis(state, p)) return;
  listCasts(table, state, p, out);
  listAssaults(table, state, p, out);
  if (isLocked(table, state, p)) return;
  listMarineMoves(table, state, p, out);
  listClimbs(table, state, p, out);
  listDoors(table, state, p, out);
  listBatter(table, state, p, out);
  listCut(table, state, p, out);
  listShots(table, state, p, out);
  listAreaShots(table, state, p, out);
  listStances(table, state, p, out);
  listUnjam(state, p, out);
  listReload(state, p, out);
  listObjects(table, state, p, out);
  listGenerator(table, state, p, out);
}

/** HR-SENT-04: it stands on a gun and can still step off, so it does nothing else. */
function mustStepOff(table: Table, state: State, p: Piece | null): boolean {
  return p !== null && isOnGun(state, p) && canStepOff(table, state, p, p.at, p.facing, p.ap);
}

/** The active piece, when it stands on a gun: nobody else may act either. */
function heldByGun(table: Table, state: State): Piece | null {
  const active = state.active ? state.pieces[state.active] : null;
  return mustStepOff(table, state, active) ? active : null;
}

function listStealerPhase(table: Table, state: State, out: Action[]): void {
  const held = state.sentries.length > 0 ? heldByGun(table, state) : null;
  if (held) {
    if (isBlip(held)) listBlipMoves(table, state, held, out);
    else listStealerMoves(table, state, held, out);
    return;
  }
  for (const id of state.stealers) listStealer(table, state, piece(state, id), out);
  out.push(act('end'));
}

/** HR-HAZ-05, HR-PSI-10: in gas only the Acid Maw's end is left to it, in Stasis nothing. */
function isHeld(state: State, p: Piece): 'gas' | 'stasis' | null {
  if (state.murk === 0 || p.at === NOWHERE) return null;
  if (inStasis(state, p)) return 'stasis';
  return state.ground[p.at] & ANY_GAS ? 'gas' : null;
}

function listStealer(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.done || isInHand(p)) return;
  const held = isHeld(state, p);
  if (held) {
    if (held === 'gas' && p.kind === 'acidmaw') listPowers(table, state, p, out);
    return;
  }
  const blip = isBlip(p);
  if (mustStepOff(table, state, p))
    return blip ? listBlipMoves(table, state, p, out) : listStealerMoves(table, state, p, out);
  if (blip && p.fresh) out.push(act('convert', p.id));
  if (p.area !== NOWHERE) {
    listEnter(table, state, p, out);
    if (blip) return;
    listAssaults(table, state, p, out);
    listSmash(table, state, p, out);
    listWreck(table, state, p, out);
    return;
  }
  if (blip) listBlipMoves(table, state, p, out);
  else {
    listAssaults(table, state, p, out);
    listStealerMoves(table, state, p, out);
    listBatter(table, state, p, out);
    listPowers(table, state, p, out);
    listSmash(table, state, p, out);
    listWreck(table, state, p, out);
  }
  listClimbs(table, state, p, out);
  listDoors(table, state, p, out);
}

function isInHand(p: Piece): boolean {
  return p.at === NOWHERE && p.area === NOWHERE;
}

const MARINE_VERBS: readonly Verb[] = [
  'move',
  'turn',
  'door',
  'assault',
  'batter',
  'climb',
  'end',
  'shoot',
  'shoot-door',
  'auto',
  'auto-door',
  'flame',
  'throw',
  'launch',
  'missile',
  'overwatch',
  'guard',
  'unjam',
  'reload',
  'cut',
  'give',
  'take',
  'drop',
  'use',
  'exit',
  'power-field',
  'disable',
  'deploy',
  'cast',
];
const STEALER_VERBS: readonly Verb[] = [
  'move',
  'turn',
  'door',
  'assault',
  'batter',
  'climb',
  'end',
  'enter',
  'convert',
  'grab',
  'burst',
  'smash',
  'wreck',
];

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
      return step.stage === 'psi' ? null : refuseReroll(state, step, action);
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
    return refuseSentry(table, state, p, action);
  }
  if (marine) {
    if (action.do !== 'assault' && action.do !== 'cast' && isLocked(table, state, p))
      return { rule: 'HR-LOCK-02', why: 'A Stealer has him in its claws: he can only fight it.' };
  } else {
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
  switch (action.do) {
    case 'move':
      return refuseMove(table, state, p, action);
    case 'turn':
      return refuseTurn(table, state, p, action);
    case 'climb':
      return refuseClimb(table, state, p, action);
    case 'door':
      return refuseDoor(table, state, p, action);
    case 'batter':
      return refuseBatter(table, state, p, action);
    case 'cut':
      return refuseCut(table, state, p, action);
    case 'shoot':
    case 'shoot-door':
    case 'auto':
    case 'auto-door':
      return refuseShot(table, state, p, action);
    case 'flame':
      return refuseFlame(table, state, p, action);
    case 'throw':
    case 'launch':
    case 'missile':
      return refuseThrow(table, state, p, action);
    case 'assault':
      return refuseAssault(table, state, p, action);
    case 'overwatch':
    case 'guard':
      return refuseStance(table, state, p, action);
    case 'unjam':
      return refuseUnjam(state, p, action);
    case 'reload':
      return refuseReload(state, p, action);
    case 'take':
    case 'drop':
    case 'give':
    case 'use':
    case 'exit':
      return refuseObject(table, state, p, action);
    case 'power-field':
      return refusePowerField(table, state, p, action);
    case 'disable':
      return refuseDisable(table, state, p, action);
    case 'cast':
      return refuseCast(table, state, p, action);
    case 'enter':
      return refuseEnter(table, state, p, action);
    case 'convert':
      return refuseConvert(p);
    case 'grab':
      return refuseGrab(table, state, p, action.to);
    case 'burst':
      return refuseBurst(p);
    case 'smash':
      return refuseSmash(table, state, p, action);
    case 'wreck':
      return refuseWreck(table, state, p, action);
    default:
      return { rule: 'HR-SENT-02', why: 'Only a Sentry Gun does that.' };
  }
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

/** What an act costs a Marine now; 0 for anything that is not his to pay. */
export function priceOf(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  const step = topStep(state);
  if (!p?.marine || !VERB_FORMS[action.do].paid || step?.do === 'snap' || step?.do === 'auto') return 0;
  if (step?.do === 'unjam') return 1 + p.ap; // always a command point (HR-JAM-05)
  switch (action.do) {
    case 'move':
      return stepPrice(p, action.to);
    case 'turn':
      return turnPrice(p, action.face);
    case 'climb':
      return climbPrice(table, state, p);
    case 'overwatch':
    case 'guard':
    case 'deploy':
    case 'flame':
    case 'auto':
    case 'auto-door':
    case 'power-field':
      return 2;
    case 'throw':
    case 'launch':
    case 'missile':
      return throwPrice(action.do);
    case 'reload':
      return 4;
    case 'cut':
      return cutPrice(table, p);
    case 'take':
    case 'drop':
    case 'give':
    case 'use':
    case 'exit':
      return objectPrice(table, state, p, action.do);
    default:
      return 1;
  }
}

/** What an act costs either side, in AP or command points together. */
export function actPrice(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  if (!p || p.marine) return priceOf(table, state, action);
  switch (action.do) {
    case 'move':
      return stepPrice(p, action.to);
    case 'turn':
      return turnPrice(p, action.face);
    case 'climb':
      return climbPrice(table, state, p);
    case 'smash':
      return 6;
    case 'convert':
    case 'face':
    case 'lurk':
    case 'hide':
      return 0;
    default:
      return 1;
  }
}

const ITEMS = {
  grenade: GRENADES.length,
  ability: ABILITIES.length,
  special: SPECIALS.length,
  tile: TILES.length,
} as const;

/** Whether it has the shape of its verb. Anything may come from outside. */
function isWellFormed(table: Table, action: Action): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const { do: verb, unit, to, face, cp, clear, item } = action;
  if (!VERBS.includes(verb) || typeof clear !== 'boolean') return false;
  for (const n of [unit, to, face, cp, item]) if (!Number.isInteger(n)) return false;
  const form = VERB_FORMS[verb];
  if (form.unit === 'none' ? unit !== 0 : unit < 1) return false;
  if (form.to ? to < (form.to === 'square or section' ? -1 : 0) : to !== -1) return false;
  if (form.to === 'direction' && to > 7) return false;
  if (form.to === 'square' && to >= table.board.size) return false;
  if (form.to === 'cell' && to >= CELLS) return false;
  if (form.face ? face < (form.face === 'must' ? 0 : -1) || face > 3 : face !== -1) return false;
  if (form.paid ? cp < 0 : cp !== 0) return false;
  if (form.item ? item < (form.item === 'special' ? 0 : 1) || item > ITEMS[form.item] : item !== 0)
    return false;
  return !clear || verb === 'move' || verb === 'turn';
}
