/** CA, LOCK, GUARD: close assault, from the attack to its result. */
import type { Facing } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { LADDER } from '../ground.ts';
import {
  assaultSquare,
  breakSeries,
  canFight,
  inStasis,
  isBlip,
  kill,
  lockers,
  type Play,
  piece,
} from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { HulkRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { dropOverwatch, settle } from '../turn/acting.ts';
import { mixes, pay, refusePayment } from '../turn/payment.ts';
import { type Assault, psiGap, questionOf } from './answers.ts';
import { assaultDice, assaultPlus, canParry, friendsAround, isFacing, resultOf, score } from './score.ts';

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

/** HR-CA-17: as long as it can pay. */
export function listAssaults(table: Table, state: State, p: Piece, out: Action[]): void {
  const ways = mixes(state, p, 1);
  if (ways.length === 0) return;
  for (const target of targets(table, state, p))
    for (const cp of ways) out.push(act('assault', p.id, target, -1, cp));
}

export function refuseAssault(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (isBlip(p)) return { rule: 'HR-CA-01', why: 'A blip cannot attack.' };
  const target = state.pieces[action.to];
  if (!target) return { rule: 'HR-CA-01', why: 'There is no such target.' };
  if (target.marine === p.marine) return { rule: 'HR-CA-01', why: 'It is on the same side.' };
  if (isBlip(target)) return { rule: 'HR-CA-01', why: 'A blip cannot be attacked.' };
  if (target.area !== NOWHERE)
    return { rule: 'HR-ENTRY-12', why: 'Marines cannot attack into an entry area.' };
  if (inStasis(state, target)) return { rule: 'HR-PSI-10', why: 'Nothing reaches into Stasis.' };
  if (!targets(table, state, p).includes(target.id)) {
    if (p.area !== NOWHERE && p.lurks) return { rule: 'HR-ENTRY-07', why: 'It must lurk this turn.' };
    return { rule: 'HR-CA-01', why: 'The target must be in the square straight ahead.' };
  }
  return refusePayment(state, p, 1, action.cp);
}

export function applyAssault(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const target = piece(state, action.to);
  pay(play, p, 1, action.cp);
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
function runAssault(play: Play, step: Assault): boolean {
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
  step.attack = Array.from({ length: assaultDice(table, attacker, defender) }, () => play.dice.d6());
  step.defence = Array.from({ length: assaultDice(table, defender, attacker) }, () => play.dice.d6());
  const [marine, stealer] = attacker.marine ? [attacker, defender] : [defender, attacker];
  if (marine.shockedBy === stealer.id) marine.shockedBy = 0; // HR-UNIT-11
  step.claw = stealer.kind === 'hormagaunt'; // HR-CA-12
  step.guard = marine.guard; // HR-GUARD-02, HR-GUARD-03
  step.parry = canParry(table, marine, stealer);
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

/** HR-CA-10: whatever the result, the winner stays where it is. */
function compare(play: Play, step: Assault): void {
  const { table, state, events } = play;
  const attacker = piece(state, step.attacker);
  const defender = piece(state, step.defender);
  const attack = score(attacker, step.attack, step.attackPlus);
  const defence = score(defender, step.defence, step.defencePlus);
  const result = resultOf(table, state, attacker, defender, attack - defence);
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
  else for (let f = 0; f < 4; f++) if (table.near[p.at * 8 + f * 2] === other.at) p.facing = f as Facing;
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

export const assault: HulkRule<'assault'> = {
  run: runAssault,
  asks: (table, state, step) => questionOf(step).asks(table, state, step),
  verbs: (step) => questionOf(step).verbs(step),
  refuse: (table, state, seat, action, step) => questionOf(step).refuse(table, state, seat, action, step),
  list: (table, state, seat, step) => questionOf(step).list(table, state, seat, step),
  answer: (play, seat, action, step) => questionOf(step).answer(play, seat, action, step),
  late: (_play, { stage }) => act(stage === 'support' ? 'fight' : 'accept'),
};
