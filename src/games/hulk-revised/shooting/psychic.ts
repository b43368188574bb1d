/** PSI: the Librarian's seven abilities. */

import { burst } from '../../../grid/burst.ts';
import type { Facing } from '../../../grid/directions.ts';
import { CLOSED, hasDoor, isJammedShut, isShut, OPEN } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { convert, firstByPlace } from '../blips/blips.ts';
import { FIRE, PIT, STASIS } from '../ground.ts';
import { isDoorwayFull } from '../movement/doors.ts';
import { enterFire } from '../movement/hazards.ts';
import { isBlockedFor } from '../movement/tread.ts';
import {
  breakSeries,
  changeGround,
  destroyDoor,
  inStasis,
  isBlip,
  kill,
  lift,
  type Play,
  piece,
  setDoor,
  stand,
} from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { HulkRule, StepOf } from '../steps.ts';
import type { Table } from '../table.ts';
import { endStance, settle } from '../turn/acting.ts';
import { burstSquares, strike } from './area.ts';

/** In the order of Action.item. */
export const ABILITIES = ['scan', 'arc', 'switch', 'teleport', 'prescience', 'stasis', 'hellfire'] as const;
export type Ability = (typeof ABILITIES)[number];

/** HR-PSI-01. */
export const PSI_COST: Readonly<Record<Ability, number>> = {
  scan: 2,
  arc: 5,
  switch: 1,
  teleport: 10,
  prescience: 2,
  stasis: 4,
  hellfire: 10,
};
const RANGE = 12; // HR-PSI-04, HR-PSI-06
const ARC_ROLLS = 6;
export const ARC_KILLS = 3;
export const ARC_BREAKS = 2;

export function listCasts(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.kind !== 'librarian' || p.cast) return;
  for (let item = 1; item <= ABILITIES.length; item++) {
    const ability = ABILITIES[item - 1];
    if (p.psi < PSI_COST[ability]) continue;
    for (const [to, face] of castAims(table, state, p, ability))
      out.push(act('cast', p.id, to, face, 0, false, item));
  }
}

function castAims(table: Table, state: State, p: Piece, ability: Ability): [to: number, face: number][] {
  switch (ability) {
    case 'prescience':
      return [[-1, -1]];
    case 'arc':
      return arcTargets(table, state, p, []).length > 0 ? [[-1, -1]] : [];
    case 'scan':
      return scannable(table, state, p).map((section) => [section, -1]);
    default: {
      const aims: [number, number][] = [];
      for (let square = 0; square < table.board.size; square++) {
        if (refuseSquare(table, state, p, ability, square)) continue;
        if (ability === 'teleport') for (let face = 0; face < 4; face++) aims.push([square, face]);
        else aims.push([square, -1]);
      }
      return aims;
    }
  }
}

/** HR-PSI-05: sections within reach that hold a blip. */
function scannable(table: Table, state: State, p: Piece): number[] {
  const found = new Set<number>();
  for (const id of state.stealers) {
    const blip = piece(state, id);
    if (!isBlip(blip) || blip.at === NOWHERE || inStasis(state, blip)) continue;
    const section = table.board.section[blip.at];
    if (!found.has(section) && sectionInReach(table, p, section)) found.add(section);
  }
  return [...found].sort((a, b) => a - b);
}

function sectionInReach(table: Table, p: Piece, section: number): boolean {
  for (let square = 0; square < table.board.size; square++)
    if (table.board.section[square] === section && table.spread(p.at, square) <= RANGE) return true;
  return false;
}

/** What each ability asks of the square it is aimed at. */
function refuseSquare(
  table: Table,
  state: State,
  p: Piece,
  ability: Ability,
  square: number,
): Refusal | null {
  if (table.spread(p.at, square) > RANGE) return { rule: 'HR-PSI-04', why: `It reaches ${RANGE} squares.` };
  switch (ability) {
    case 'switch':
      // HR-PSI-07
      if (!hasDoor(state, square)) return { rule: 'HR-PSI-07', why: 'There is no door there.' };
      if (isJammedShut(state, square)) return { rule: 'HR-DOOR-07', why: 'The door is jammed shut.' };
      if (state.ground[square] & STASIS) return { rule: 'HR-PSI-10', why: 'The door is held in Stasis.' };
      return !isShut(state, square) && isDoorwayFull(state, square)
        ? { rule: 'HR-DOOR-09', why: 'The door will not close on what is in its way.' }
        : null;
    case 'teleport':
      // HR-PSI-08
      return isBlockedFor(table, state, p, square) || state.guns[square] || state.ground[square] & PIT
        ? { rule: 'HR-PSI-08', why: 'He needs an empty square to arrive on.' }
        : null;
    case 'hellfire':
      // HR-PSI-17
      if (isShut(state, square)) return { rule: 'HR-PSI-17', why: 'Hellfire cannot centre on a shut door.' };
      return state.ground[square] & STASIS
        ? { rule: 'HR-PSI-10', why: 'Nothing reaches into Stasis.' }
        : null;
    default:
      // HR-UNIT-21: Stasis takes any square, a Broodlord's too
      return state.ground[square] & STASIS ? { rule: 'HR-PSI-10', why: 'It is in Stasis already.' } : null;
  }
}

export function refuseCast(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const ability = ABILITIES[action.item - 1];
  if (p.kind !== 'librarian' || !ability)
    return { rule: 'HR-PSI-02', why: 'Only a Librarian casts psychic abilities.' };
  // HR-PSI-20: each Librarian for himself
  if (p.cast) return { rule: 'HR-PSI-03', why: 'He has cast an ability in this turn.' };
  if (p.psi < PSI_COST[ability])
    return { rule: 'HR-UNIT-05', why: `It costs ${PSI_COST[ability]} Psi points; he has ${p.psi}.` };
  if ((ability === 'teleport') !== (action.face !== -1))
    return {
      rule: 'HR-PSI-08',
      why: ability === 'teleport' ? 'Say which way he faces.' : 'It sets no facing.',
    };
  if (ability === 'prescience' || ability === 'arc') {
    if (action.to !== -1) return { rule: 'HR-PSI-01', why: 'It is not aimed at a square.' };
    return ability === 'arc' && arcTargets(table, state, p, []).length === 0
      ? { rule: 'HR-GEN-22', why: 'Nothing is within the Arc’s reach.' }
      : null;
  }
  if (action.to < 0) return { rule: 'HR-PSI-01', why: 'Say what it is aimed at.' };
  if (ability === 'scan')
    return scannable(table, state, p).includes(action.to)
      ? null
      : { rule: 'HR-PSI-05', why: 'No blip is in that section, or it is too far away.' };
  if (action.to >= table.board.size) return { rule: 'HR-PSI-17', why: 'That is no square of this board.' };
  return refuseSquare(table, state, p, ability, action.to);
}

/** HR-OVW-15: only Teleport ends a stance. HR-PSI-19: what is left is told to both. */
export function applyCast(play: Play, p: Piece, action: Action): void {
  const { table, events } = play;
  const ability = ABILITIES[action.item - 1];
  p.cast = true;
  p.psi -= PSI_COST[ability];
  events.push({ kind: 'cast', unit: p.id, type: p.kind, at: p.at, ability, to: action.to, left: p.psi });
  settle(play, p.id, false);
  CAST[ability](play, p, action, table);
}

const CAST: Readonly<Record<Ability, (play: Play, p: Piece, action: Action, table: Table) => void>> = {
  scan: (play, _p, action) => {
    play.state.steps.push({ do: 'scan', section: action.to, placed: [] });
  },
  arc: (play, p) => {
    play.state.steps.push({ do: 'arc', unit: p.id, left: ARC_ROLLS, rolled: [] });
  },
  switch: (play, p, action) => {
    const shut = isShut(play.state, action.to);
    setDoor(play.state, action.to, shut ? OPEN : CLOSED);
    play.events.push({
      kind: 'door',
      unit: p.id,
      type: p.kind,
      square: action.to,
      door: shut ? 'opened' : 'closed',
      ap: 0,
      cp: 0,
    });
  },
  teleport: (play, p, action) => {
    const from = p.at;
    endStance(play, p);
    breakSeries(p);
    lift(play.state, p);
    p.facing = action.face as Facing;
    stand(play.state, p, action.to);
    play.events.push({ kind: 'teleported', unit: p.id, type: p.kind, from, to: action.to, facing: p.facing });
    if (play.state.ground[action.to] & FIRE) enterFire(play, p);
  },
  prescience: (play) => {
    const die = play.dice.d6();
    const points = Math.ceil(die / 2); // HR-PSI-01: 1-2, 3-4, 5-6
    play.state.gained += points; // HR-PSI-09
    play.events.push({ kind: 'prescience', dice: [die], points });
  },
  stasis: (play, _p, action) => changeGround(play.state, action.to, STASIS, 0),
  hellfire: (play, p, action, table) =>
    strike(play, 'hellfire', p.id, burstSquares(table, play.state, 'hellfire', action.to)),
};

/** HR-PSI-05: the Marine player picks the order. True when he must choose. */
function runScan(play: Play, step: StepOf<'scan'>): boolean {
  const { state } = play;
  const blips = scanned(play.table, state, step.section);
  if (blips.length > 1) return true;
  if (blips.length === 1) convert(play, piece(state, blips[0]), true);
  else {
    state.steps.pop();
    if (step.placed.length > 0) state.steps.push({ do: 'face', units: step.placed });
  }
  return false;
}

function scanned(table: Table, state: State, section: number): number[] {
  return state.stealers.filter((id) => {
    const p = piece(state, id);
    return isBlip(p) && p.at !== NOWHERE && table.board.section[p.at] === section && !inStasis(state, p);
  });
}

/** HR-PSI-12 to HR-PSI-15: squares the Arc can strike, by a clear path of at most twelve steps from the caster. */
export function arcTargets(table: Table, state: State, p: Piece, rolled: readonly number[]): number[] {
  const obstacle = (square: number): boolean => isObstacle(state, square);
  const struck = burst(table.board, p.at, RANGE, {
    enter: (square) => (state.ground[square] & STASIS) === 0,
    goOn: (square) => square === p.at || !obstacle(square),
    flank: obstacle,
  });
  return struck.filter((square) => square !== p.at && obstacle(square) && isArcTarget(state, square, rolled));
}

function isObstacle(state: State, square: number): boolean {
  return (
    state.occupant[square] !== 0 ||
    state.guns[square] !== 0 ||
    isShut(state, square) ||
    (state.ground[square] & STASIS) !== 0
  );
}

/** A Stealer or door that has not had its roll, or a blip. */
function isArcTarget(state: State, square: number, rolled: readonly number[]): boolean {
  if (isShut(state, square)) return !rolled.includes(-1 - square);
  const id = state.occupant[square];
  if (!id) return false;
  const p = piece(state, id);
  return !p.marine && p.kind !== 'broodlord' && !rolled.includes(id);
}

type Arc = StepOf<'arc'>;

/** HR-PSI-13, HR-PSI-21. True when the Marine player must choose the next target or stop. */
function runArc(play: Play, step: Arc): boolean {
  const { table, state } = play;
  const caster = state.pieces[step.unit];
  if (caster && step.left > 0 && arcTargets(table, state, caster, step.rolled).length > 0) return true;
  state.steps.pop();
  return false;
}

function listArc(table: Table, state: State, step: Arc): Action[] {
  const squares = arcTargets(table, state, piece(state, step.unit), step.rolled);
  return [...squares.map((square) => act('arc', 0, square)), act('stop')];
}

function refuseArc(table: Table, state: State, step: Arc, action: Action): Refusal | null {
  if (action.do === 'stop') return null;
  const caster = piece(state, step.unit);
  if (arcTargets(table, state, caster, step.rolled).includes(action.to)) return null;
  return arcTargets(table, state, caster, []).includes(action.to)
    ? { rule: 'HR-PSI-13', why: 'It has had its roll.' }
    : { rule: 'HR-PSI-12', why: 'No clear path of twelve steps leads there.' };
}

function answerArc(play: Play, step: Arc, action: Action): void {
  const { state, events } = play;
  if (action.do === 'stop') {
    state.steps.pop();
    return;
  }
  const square = action.to;
  const id = state.occupant[square];
  if (id && isBlip(piece(state, id))) {
    settle(play, step.unit, false); // HR-PSI-14, HR-PSI-18: without using up a roll
    return convert(play, piece(state, id), true);
  }
  step.left--;
  const die = play.dice.d6();
  if (isShut(state, square)) {
    step.rolled = [...step.rolled, -1 - square];
    events.push({
      kind: 'door-rolled',
      square,
      dice: [die],
      needed: ARC_BREAKS,
      destroyed: die >= ARC_BREAKS,
    });
    if (die >= ARC_BREAKS) destroyDoor(play, step.unit, square);
  } else {
    const p = piece(state, id);
    step.rolled = [...step.rolled, id];
    const needed = ARC_KILLS + (p.kind === 'hormagaunt' ? 1 : 0);
    events.push({
      kind: 'caught',
      unit: id,
      type: p.kind,
      at: square,
      effect: 'arc',
      dice: [die],
      needed,
      dies: die >= needed,
    });
    if (die >= needed) kill(play, p, step.unit, 'HR-PSI-13');
  }
  settle(play, step.unit, false);
}

/** Lightning Arc (HR-PSI-13). */
export const arc: HulkRule<'arc'> = {
  run: runArc,
  asks: (_table, _state, { unit }) => [{ seat: 'marine', kind: 'arc', rule: 'HR-PSI-13', unit }],
  verbs: () => ['arc', 'stop'],
  refuse: (table, state, _seat, action, step) => refuseArc(table, state, step, action),
  list: (table, state, _seat, step) => listArc(table, state, step),
  answer: (play, _seat, action, step) => answerArc(play, step, action),
  late: () => act('stop'),
};

/** Scan: the blips of a section, one by one (HR-PSI-05). */
export const scan: HulkRule<'scan'> = {
  run: runScan,
  asks: () => [{ seat: 'marine', kind: 'first', rule: 'HR-PSI-05' }],
  verbs: () => ['first'],
  refuse: (table, state, _seat, action, { section }) =>
    scanned(table, state, section).includes(action.unit)
      ? null
      : { rule: 'HR-PSI-05', why: 'That blip is not in the section.' },
  list: (table, state, _seat, { section }) => scanned(table, state, section).map((id) => act('first', id)),
  answer: (play, _seat, action) => convert(play, piece(play.state, action.unit), true),
  late: ({ table, state }, { section }) => act('first', firstByPlace(state, scanned(table, state, section))),
};
