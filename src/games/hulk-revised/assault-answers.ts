/** HR-GANG-05, HR-CA-12 to HR-CA-15: what the two players may do between the dice of a close assault. */
import type { Refusal } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import { canParry, score } from './assault-score.ts';
import { type Play, piece } from './position.ts';
import { dropOverwatch } from './settle.ts';
import type { Piece, State, Step } from './state.ts';
import type { Table } from './table.ts';

/** An assault under way. */
export type Assault = Step & { do: 'assault' };

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

export function refuseReroll(table: Table, state: State, step: Assault, action: Action): Refusal | null {
  if (action.do === 'accept') return null;
  const { own, enemy, marine } = dice(state, step);
  if (action.do === 'reroll') {
    if (!step.guard) return { rule: 'HR-GUARD-02', why: 'He has no guard re-roll left in this assault.' };
    return action.to >= 0 && action.to < own.length
      ? null
      : { rule: 'HR-GUARD-02', why: 'He has no such die.' };
  }
  if (!step.parry) {
    const foe = piece(state, marine.id === step.attacker ? step.defender : step.attacker);
    return canParry(table, marine, foe)
      ? { rule: 'HR-CA-13', why: 'He has parried already.' }
      : { rule: 'HR-CA-14', why: 'He cannot parry here.' };
  }
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
