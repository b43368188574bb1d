/** CA, LOCK, GANG, GUARD: close assault. */
import type { Facing } from '../../grid/directions.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import { commandLeft, pay, refusePayment } from './command.ts';
import { ANY_GAS, LADDER } from './ground.ts';
import { spendStealer } from './movement.ts';
import {
  assaultSquare,
  breakSeries,
  canFight,
  isBlip,
  isStealer,
  kill,
  lockers,
  type Play,
  piece,
} from './position.ts';
import { dropOverwatch, endStance, settle } from './settle.ts';
import { NOWHERE, type Piece, type State, type Step } from './state.ts';
import type { Table } from './table.ts';
import { UNITS } from './units.ts';

type Assault = Step & { do: 'assault' };

const MORALE_RANGE = 6;

/** HR-CA-01, HR-LOCK-03, HR-LOCK-04: whom this piece may attack. */
function targets(table: Table, state: State, p: Piece): number[] {
  const found: number[] = [];
  if (p.area !== NOWHERE) {
    // HR-ENTRY-11: a Marine on the entry square
    if (!p.lurks)
      for (const square of table.board.entries[p.area].squares) {
        const id = state.occupant[square];
        if (id && piece(state, id).marine && canFight(state, p, square)) found.push(id);
      }
    return found;
  }
  const ahead = assaultSquare(table, p);
  const id = ahead < 0 ? 0 : state.occupant[ahead];
  if (id && canFight(state, p, ahead)) {
    const other = piece(state, id);
    if (other.marine !== p.marine && !isBlip(other)) found.push(id);
  }
  if (p.marine) {
    for (const locker of lockers(table, state, p)) if (locker.id !== id) found.push(locker.id);
    return found;
  }
  // HR-LADD-07: up or down a ladder, whatever the facings
  const far = table.link[p.at];
  if (far !== NOWHERE && state.ground[p.at] & LADDER && canFight(state, p, far)) {
    const above = state.occupant[far];
    if (above && piece(state, above).marine) found.push(above);
  }
  return found;
}

export function listAssaults(table: Table, state: State, p: Piece, out: Action[]): void {
  const left = p.marine ? commandLeft(state) : 0;
  if (p.ap + left < 1) return;
  for (const target of targets(table, state, p))
    for (let cp = p.ap > 0 ? 0 : 1; cp <= 1 && cp <= left; cp++)
      out.push(act('assault', p.id, target, -1, cp));
}

export function refuseAssault(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (isBlip(p)) return { rule: 'HR-CA-01', why: 'A blip cannot attack.' };
  const target = state.pieces[action.to];
  if (!target) return { rule: 'HR-CA-01', why: 'There is no such target.' };
  if (target.marine === p.marine) return { rule: 'HR-CA-01', why: 'It is on the same side.' };
  if (isBlip(target)) return { rule: 'HR-CA-01', why: 'A blip cannot be attacked.' };
  if (target.area !== NOWHERE)
    return { rule: 'HR-ENTRY-12', why: 'Marines cannot attack into an entry area.' };
  if (!targets(table, state, p).includes(target.id)) {
    if (p.area !== NOWHERE && p.lurks) return { rule: 'HR-ENTRY-07', why: 'It must lurk this turn.' };
    return { rule: 'HR-CA-01', why: 'The target must be in the square straight ahead.' };
  }
  if (p.marine) return refusePayment(state, p, 1, action.cp);
  return p.ap < 1 ? { rule: 'HR-SACT-01', why: 'It has no AP left.' } : null;
}

/** Whether `a` has `b` in its close assault square. HR-ENTRY-11 and HR-LADD-07 decide across edge and ladder. */
function isFacing(table: Table, a: Piece, b: Piece): boolean {
  if (a.area !== NOWHERE) return true;
  if (b.area !== NOWHERE) return a.facing === ((table.board.entries[b.area].facing + 2) & 3);
  return assaultSquare(table, a) === b.at || table.link[a.at] === b.at;
}

function isAcrossLadder(table: Table, a: Piece, b: Piece): boolean {
  return a.at !== NOWHERE && b.at !== NOWHERE && table.link[a.at] === b.at;
}

/** HR-GANG-01, HR-GANG-04: friends on the board, besides the fighter, who have the enemy in their close assault square. */
function friendsAround(table: Table, state: State, fighter: Piece, enemy: Piece): Piece[] {
  const friends: Piece[] = [];
  if (enemy.at === NOWHERE || isAcrossLadder(table, fighter, enemy)) return friends;
  for (let dir = 0; dir < 8; dir += 2) {
    const square = table.step[enemy.at * 8 + dir];
    const id = square < 0 ? 0 : state.occupant[square];
    if (!id || id === fighter.id) continue;
    const p = piece(state, id);
    if (p.marine === fighter.marine && !isBlip(p) && assaultSquare(table, p) === enemy.at)
      if (canFight(state, p, enemy.at)) friends.push(p);
  }
  return friends;
}

/** HR-UNIT-03: another Marine within six squares of a Captain; not while either is in Stasis. */
function hearsCaptain(table: Table, state: State, p: Piece): boolean {
  for (const id of state.marines) {
    const captain = piece(state, id);
    if (captain.kind !== 'captain' || id === p.id || table.spread(captain.at, p.at) > MORALE_RANGE) continue;
    if (canFight(state, captain, p.at)) return true;
  }
  return false;
}

/** HR-CA-04: how many dice the fighter rolls. */
export function assaultDice(table: Table, fighter: Piece, enemy: Piece): number {
  const base = UNITS[fighter.kind].assaultDice;
  if (fighter.marine) {
    const claws = table.loadouts[fighter.id]?.assault.frontDice;
    return claws && isFacing(table, fighter, enemy) ? claws : base; // HR-CLAW-01
  }
  const shield = table.loadouts[enemy.id]?.assault.shield && isFacing(table, enemy, fighter);
  return shield ? base - 1 : base; // HR-SHLD-01
}

/** HR-CA-05 and HR-GANG: what is added to the fighter's score. */
export function assaultPlus(
  table: Table,
  state: State,
  fighter: Piece,
  enemy: Piece,
  attacks: boolean,
): number {
  const faces = isFacing(table, fighter, enemy);
  let bonus = UNITS[fighter.kind].cab;
  let malus = 0;
  if (fighter.marine) {
    const weapon = table.loadouts[fighter.id]?.assault;
    bonus += weapon?.cab ?? 0; // HR-AXE-01
    if (faces) bonus += weapon?.frontCab ?? 0; // HR-HAMM-01, HR-CLAW-01
    if (fighter.kind !== 'captain' && hearsCaptain(table, state, fighter)) bonus++;
    if (table.chapter.cab > 0) bonus += table.chapter.cab;
    else malus = table.chapter.cab;
    // HR-UNIT-10: the shock of a grab takes every positive bonus, but not from a Librarian
    if (fighter.shockedBy === enemy.id && fighter.kind !== 'librarian') bonus = 0;
  }
  let plus = bonus + malus;
  const canGang =
    faces && (fighter.marine || fighter.at === NOWHERE || !(state.ground[fighter.at] & ANY_GAS));
  if (canGang && !isAcrossLadder(table, fighter, enemy)) {
    let n = 1;
    for (const friend of friendsAround(table, state, fighter, enemy)) if (!friend.overwatch) n++; // HR-GANG-05
    if (n >= 2) plus += n;
  } else if (!faces && attacks) plus--; // HR-LOCK-04
  return plus;
}

export function applyAssault(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const target = piece(state, action.to);
  if (p.marine) {
    endStance(play, p);
    pay(state, p, 1, action.cp);
  } else spendStealer(state, p, 1);
  events.push({
    kind: 'assault',
    unit: p.id,
    type: p.kind,
    at: p.at,
    target: target.id,
    targetType: target.kind,
    square: target.at,
    ap: 1 - action.cp,
    cp: action.cp,
  });
  const [marine, stealer] = p.marine ? [p, target] : [target, p];
  if (marine.overwatch) dropOverwatch(play, marine, 'HR-OVW-13');
  const supporters = isFacing(table, marine, stealer)
    ? friendsAround(table, state, marine, stealer)
        .filter((friend) => friend.overwatch)
        .map((friend) => friend.id)
        .sort((a, b) => a - b)
    : [];
  settle(play, p.id, false);
  state.steps.push({
    do: 'assault',
    stage: 'support',
    attacker: p.id,
    defender: target.id,
    supporters,
    attack: [],
    defence: [],
    attackPlus: 0,
    defencePlus: 0,
    claw: false,
    guard: false,
    parry: false,
  });
}

/** HR-CA-02. True when a player must choose. */
export function runAssault(play: Play, step: Assault): boolean {
  switch (step.stage) {
    case 'support':
      if (step.supporters.length > 0) return true;
      step.stage = 'roll';
      return false;
    case 'roll':
      roll(play, step);
      step.stage = 'claw';
      return false;
    case 'claw':
      if (step.claw) return true;
      step.stage = 'reroll';
      return false;
    case 'reroll':
      if (step.guard || step.parry) return true;
      step.stage = 'psi';
      return false;
    case 'psi':
      if (psiGap(play.state, step) > 0) return true;
      step.stage = 'compare';
      return false;
    case 'compare':
      play.state.steps.pop();
      compare(play, step);
      return false;
  }
}

/** HR-CA-04, HR-GEN-15: the attacker's dice first. */
function roll(play: Play, step: Assault): void {
  const { table, state } = play;
  const attacker = piece(state, step.attacker);
  const defender = piece(state, step.defender);
  step.attackPlus = assaultPlus(table, state, attacker, defender, true);
  step.defencePlus = assaultPlus(table, state, defender, attacker, false);
  for (let i = assaultDice(table, attacker, defender); i > 0; i--) step.attack.push(play.dice.d6());
  for (let i = assaultDice(table, defender, attacker); i > 0; i--) step.defence.push(play.dice.d6());
  const [marine, stealer] = attacker.marine ? [attacker, defender] : [defender, attacker];
  if (marine.shockedBy === stealer.id) marine.shockedBy = 0; // HR-UNIT-11
  step.claw = stealer.kind === 'hormagaunt'; // HR-CA-12
  step.guard = marine.guard; // HR-GUARD-02, HR-GUARD-03
  step.parry = table.loadouts[marine.id]?.assault.parry === true && isFacing(table, marine, stealer); // HR-CA-14, HR-SWORD-01
  play.events.push({
    kind: 'assault-rolled',
    attacker: attacker.id,
    defender: defender.id,
    attack: [...step.attack],
    defence: [...step.defence],
    attackPlus: step.attackPlus,
    defencePlus: step.defencePlus,
    attackerSide: attacker.marine ? 'marine' : 'stealer',
  });
}

export function listSupport(step: Assault, out: Action[]): void {
  for (const id of step.supporters) out.push(act('support', id));
  out.push(act('fight'));
}

export function refuseSupport(step: Assault, action: Action): Refusal | null {
  return action.do === 'fight' || step.supporters.includes(action.unit)
    ? null
    : { rule: 'HR-GANG-05', why: 'That Marine cannot support this assault.' };
}

export function answerSupport(play: Play, step: Assault, action: Action): void {
  if (action.do === 'fight') {
    step.supporters = [];
    return;
  }
  dropOverwatch(play, piece(play.state, action.unit), 'HR-GANG-05');
  step.supporters = step.supporters.filter((id) => id !== action.unit);
}

/** The Marine's own dice and his enemy's. */
function dice(state: State, step: Assault): { own: number[]; enemy: number[]; marine: Piece } {
  const attacker = piece(state, step.attacker);
  return attacker.marine
    ? { own: step.attack, enemy: step.defence, marine: attacker }
    : { own: step.defence, enemy: step.attack, marine: piece(state, step.defender) };
}

/** HR-CA-13. */
export function listRerolls(state: State, step: Assault, out: Action[]): void {
  const { own, enemy } = dice(state, step);
  if (step.guard) for (let i = 0; i < own.length; i++) out.push(act('reroll', 0, i));
  if (step.parry) for (let i = 0; i < enemy.length; i++) out.push(act('parry', 0, i));
  out.push(act('accept'));
}

export function refuseReroll(state: State, step: Assault, action: Action): Refusal | null {
  if (action.do === 'accept') return null;
  const { own, enemy } = dice(state, step);
  if (action.do === 'reroll') {
    if (!step.guard) return { rule: 'HR-GUARD-02', why: 'He has no guard re-roll left in this assault.' };
    return action.to >= 0 && action.to < own.length
      ? null
      : { rule: 'HR-GUARD-02', why: 'He has no such die.' };
  }
  if (!step.parry) return { rule: 'HR-CA-14', why: 'He cannot parry here.' };
  return action.to >= 0 && action.to < enemy.length
    ? null
    : { rule: 'HR-CA-13', why: 'The enemy has no such die.' };
}

export function answerReroll(play: Play, step: Assault, action: Action): void {
  if (action.do === 'accept') {
    step.guard = false;
    step.parry = false;
    return;
  }
  const { own, enemy, marine } = dice(play.state, step);
  const guard = action.do === 'reroll';
  const pool = guard ? own : enemy;
  const from = pool[action.to];
  pool[action.to] = play.dice.d6();
  if (guard) step.guard = false;
  else step.parry = false;
  play.events.push({
    kind: 'rerolled',
    unit: marine.id,
    type: marine.kind,
    why: guard ? 'guard' : 'parry',
    whose: guard ? 'marine' : 'stealer',
    die: action.to,
    from,
    to: pool[action.to],
  });
}

/** HR-CA-12: the Stealer player may force one of the Marine's dice. */
export function listClaw(state: State, step: Assault, out: Action[]): void {
  const { own } = dice(state, step);
  for (let i = 0; i < own.length; i++) out.push(act('claw', 0, i));
  out.push(act('accept'));
}

export function refuseClaw(state: State, step: Assault, action: Action): Refusal | null {
  if (action.do === 'accept' || action.to < dice(state, step).own.length) return null;
  return { rule: 'HR-CA-12', why: 'The Marine has no such die.' };
}

export function answerClaw(play: Play, step: Assault, action: Action): void {
  step.claw = false;
  if (action.do === 'accept') return;
  const { own } = dice(play.state, step);
  const from = own[action.to];
  own[action.to] = play.dice.d6();
  const stealer = piece(play.state, piece(play.state, step.attacker).marine ? step.defender : step.attacker);
  play.events.push({
    kind: 'rerolled',
    unit: stealer.id,
    type: stealer.kind,
    why: 'claw',
    whose: 'marine',
    die: action.to,
    from,
    to: own[action.to],
  });
}

/** HR-CA-15: what a losing Librarian would have to spend for a tie; 0 when he cannot. */
export function psiGap(state: State, step: Assault): number {
  const { marine, own, enemy } = dice(state, step);
  if (marine.kind !== 'librarian') return 0;
  const attacks = marine.id === step.attacker;
  const stealer = piece(state, attacks ? step.defender : step.attacker);
  const [ownPlus, enemyPlus] = attacks
    ? [step.attackPlus, step.defencePlus]
    : [step.defencePlus, step.attackPlus];
  const gap = score(stealer, enemy, enemyPlus) - score(marine, own, ownPlus);
  return gap > 0 && gap <= marine.psi ? gap : 0;
}

export function answerPsi(play: Play, step: Assault, action: Action): void {
  const { state, events } = play;
  step.stage = 'compare';
  if (action.do === 'accept') return;
  const { marine } = dice(state, step);
  const gap = psiGap(state, step);
  marine.psi -= gap;
  if (marine.id === step.attacker) step.attackPlus += gap;
  else step.defencePlus += gap;
  events.push({
    kind: 'psi-spent',
    unit: marine.id,
    type: marine.kind,
    at: marine.at,
    points: gap,
    left: marine.psi,
  });
}

/** HR-CA-03, HR-UNIT-17: the highest die and what is added to it; a Broodlord adds its lowest. */
export function score(fighter: Piece, pool: readonly number[], plus: number): number {
  const low = fighter.kind === 'broodlord' ? Math.min(...pool) : 0;
  return Math.max(...pool) + low + plus;
}

/** HR-CA-06 to HR-CA-10, HR-LOCK-04, HR-ENTRY-12, HR-HAZ-08. */
function compare(play: Play, step: Assault): void {
  const { table, state, events } = play;
  const attacker = piece(state, step.attacker);
  const defender = piece(state, step.defender);
  const attack = score(attacker, step.attack, step.attackPlus);
  const defence = score(defender, step.defence, step.defencePlus);
  const gassed =
    isStealer(defender) && defender.at !== NOWHERE && (state.ground[defender.at] & ANY_GAS) !== 0;
  const result =
    attack === defence
      ? 'nothing'
      : attack > defence
        ? isFacing(table, attacker, defender)
          ? 'defender dies'
          : 'attacker turns'
        : isFacing(table, defender, attacker)
          ? 'attacker dies'
          : gassed
            ? 'nothing'
            : 'defender turns';
  events.push({
    kind: 'assault-won',
    attacker: attacker.id,
    defender: defender.id,
    attackerType: attacker.kind,
    defenderType: defender.kind,
    attack,
    defence,
    result,
  });
  if (result === 'defender dies') kill(play, defender, attacker.id, 'HR-CA-06');
  else if (result === 'attacker dies') kill(play, attacker, defender.id, 'HR-CA-07');
  else if (result === 'attacker turns') face(play, attacker, defender);
  else if (result === 'defender turns') face(play, defender, attacker);
}

/** HR-CA-08, HR-CA-16: the winner turns to face, at no cost and without any further effect. */
function face(play: Play, p: Piece, other: Piece): void {
  const { table, events } = play;
  if (other.area !== NOWHERE) p.facing = ((table.board.entries[other.area].facing + 2) & 3) as Facing;
  else for (let f = 0; f < 4; f++) if (table.step[p.at * 8 + f * 2] === other.at) p.facing = f as Facing;
  breakSeries(p);
  events.push({
    kind: 'turned',
    unit: p.id,
    type: p.kind,
    at: p.at,
    facing: p.facing,
    ap: 0,
    cp: 0,
    free: true,
  });
}
