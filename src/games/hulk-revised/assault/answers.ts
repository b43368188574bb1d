/** HR-GANG-05, HR-CA-12 to HR-CA-15: what the two players may do between the dice of a close assault. */
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { type Play, piece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { HulkRule, StepOf } from '../steps.ts';
import type { Table } from '../table.ts';
import { dropOverwatch } from '../turn/acting.ts';
import { canParry, score } from './score.ts';

/** An assault under way. */
export type Assault = StepOf<'assault'>;

function listSupport(step: Assault): Action[] {
  return [...step.supporters.map((id) => act('support', id)), act('fight')];
}

function refuseSupport(step: Assault, action: Action): Refusal | null {
  return action.do === 'fight' || step.supporters.includes(action.unit)
    ? null
    : { rule: 'HR-GANG-05', why: 'That Marine cannot support this assault.' };
}

function answerSupport(play: Play, step: Assault, action: Action): void {
  if (action.do === 'fight') {
    step.supporters = [];
    return;
  }
  dropOverwatch(play, piece(play.state, action.unit), 'HR-GANG-05');
  step.supporters = step.supporters.filter((id) => id !== action.unit);
}

/** Rolls one die of a side again. The list is replaced: a copy of the step may share it. */
function rollAgain(
  play: Play,
  step: Assault,
  side: 'attack' | 'defence',
  die: number,
): { from: number; to: number } {
  const from = step[side][die];
  const to = play.dice.d6();
  step[side] = step[side].map((old, i) => (i === die ? to : old));
  return { from, to };
}

/** The Marine's own dice and his enemy's. */
function dice(state: State, step: Assault): { own: number[]; enemy: number[]; marine: Piece } {
  const attacker = piece(state, step.attacker);
  return attacker.marine
    ? { own: step.attack, enemy: step.defence, marine: attacker }
    : { own: step.defence, enemy: step.attack, marine: piece(state, step.defender) };
}

/** HR-CA-13. */
function listRerolls(state: State, step: Assault): Action[] {
  const { own, enemy } = dice(state, step);
  const rerolls = step.guard ? own.map((_, i) => act('reroll', 0, i)) : [];
  const parries = step.parry ? enemy.map((_, i) => act('parry', 0, i)) : [];
  return [...rerolls, ...parries, act('accept')];
}

function refuseReroll(table: Table, state: State, step: Assault, action: Action): Refusal | null {
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

function answerReroll(play: Play, step: Assault, action: Action): void {
  if (action.do === 'accept') {
    step.guard = false;
    step.parry = false;
    return;
  }
  const { marine } = dice(play.state, step);
  const guard = action.do === 'reroll';
  const attacks = marine.id === step.attacker;
  const rolled = rollAgain(play, step, guard === attacks ? 'attack' : 'defence', action.to);
  if (guard) step.guard = false;
  else step.parry = false;
  play.events.push({
    kind: 'rerolled',
    unit: marine.id,
    type: marine.kind,
    why: guard ? 'guard' : 'parry',
    whose: guard ? 'marine' : 'stealer',
    die: action.to,
    ...rolled,
  });
}

/** HR-CA-12: the Stealer player may force one of the Marine's dice. */
function listClaw(state: State, step: Assault): Action[] {
  const { own } = dice(state, step);
  return [...own.map((_, i) => act('claw', 0, i)), act('accept')];
}

function refuseClaw(state: State, step: Assault, action: Action): Refusal | null {
  if (action.do === 'accept' || action.to < dice(state, step).own.length) return null;
  return { rule: 'HR-CA-12', why: 'The Marine has no such die.' };
}

function answerClaw(play: Play, step: Assault, action: Action): void {
  step.claw = false;
  if (action.do === 'accept') return;
  const attacks = piece(play.state, step.attacker).marine;
  const rolled = rollAgain(play, step, attacks ? 'attack' : 'defence', action.to);
  const stealer = piece(play.state, attacks ? step.defender : step.attacker);
  play.events.push({
    kind: 'rerolled',
    unit: stealer.id,
    type: stealer.kind,
    why: 'claw',
    whose: 'marine',
    die: action.to,
    ...rolled,
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

function answerPsi(play: Play, step: Assault, action: Action): void {
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

/** One question between the dice, by the stage of the assault that puts it. */
type Answering = Required<Pick<HulkRule<'assault'>, 'asks' | 'verbs' | 'refuse' | 'list' | 'answer'>>;

const support: Answering = {
  asks: (_table, _state, { defender }) => [
    { seat: 'marine', kind: 'support', rule: 'HR-GANG-05', unit: defender },
  ],
  verbs: () => ['support', 'fight'],
  refuse: (_table, _state, _seat, action, step) => refuseSupport(step, action),
  list: (_table, _state, _seat, step) => listSupport(step),
  answer: (play, _seat, action, step) => answerSupport(play, step, action),
};

const claw: Answering = {
  asks: (_table, _state, { defender }) => [
    { seat: 'stealer', kind: 'claw', rule: 'HR-CA-12', unit: defender },
  ],
  verbs: () => ['claw', 'accept'],
  refuse: (_table, state, _seat, action, step) => refuseClaw(state, step, action),
  list: (_table, state, _seat, step) => listClaw(state, step),
  answer: (play, _seat, action, step) => answerClaw(play, step, action),
};

const reroll: Answering = {
  asks: (_table, _state, { defender }) => [
    { seat: 'marine', kind: 'reroll', rule: 'HR-CA-13', unit: defender },
  ],
  verbs: () => ['reroll', 'parry', 'accept'],
  refuse: (table, state, _seat, action, step) => refuseReroll(table, state, step, action),
  list: (_table, state, _seat, step) => listRerolls(state, step),
  answer: (play, _seat, action, step) => answerReroll(play, step, action),
};

const psi: Answering = {
  asks: (_table, _state, { defender }) => [{ seat: 'marine', kind: 'psi', rule: 'HR-CA-15', unit: defender }],
  verbs: () => ['tie', 'accept'],
  refuse: () => null,
  list: () => [act('tie'), act('accept')],
  answer: (play, _seat, action, step) => answerPsi(play, step, action),
};

const QUESTIONS: Readonly<Partial<Record<Assault['stage'], Answering>>> = { support, claw, reroll, psi };

/** The question of the assault's stage; dice and results are nobody's to answer. */
export function questionOf({ stage }: Assault): Answering {
  const question = QUESTIONS[stage];
  if (!question) throw new Error(`Nobody is asked at the ${stage} of an assault.`);
  return question;
}
