/** SAVE: two dice against the armour, and what may be rolled again of them. */
import type { Action } from '../actions.ts';
import { isDaemon } from '../auras.ts';
import { healersOf } from '../characters/medicae.ts';
import { destroy } from '../deaths.ts';
import { armourOf, named } from '../position.ts';
import type { State } from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { mayHavePointsFor } from '../turn/command.ts';
import { pay } from '../turn/payment.ts';
import { type Again, againNamed, forPoint, listAgain, refuseAgain } from './again.ts';
import { type Attack, modifierFor } from './attack.ts';
import { effectsAgain } from './save-again.ts';

export interface SaveStep extends Attack {
  do: 'save';
  unit: number;
  /** The rule by which a model that fails is destroyed. */
  rule: string;
  stage?: 'again' | 'end';
  dice?: number[];
}

/** The step below learns what came of it. */
function tell(state: State, survived: boolean): void {
  const below = state.steps[state.steps.length - 1];
  if (below && 'survived' in below) below.survived = survived;
}

const isDouble = ([a, b]: readonly number[]): boolean => a === b;

/** HH-SAVE-01, HH-SAVE-08, HH-DICE-09: the total, and natural numbers for Cleave and Deflagrate. */
function passes(table: Table, state: State, step: SaveStep): boolean {
  const p = state.pieces[step.unit]!;
  const [a, b] = step.dice as number[];
  if (step.cleave && a + b >= 11) return false;
  if (step.deflagrate && isDouble([a, b])) return false;
  return a + b + modifierFor(table, state, p, step) >= armourOf(state, p).save;
}

function roll({ table, state, dice, events }: Play, step: SaveStep): void {
  const p = state.pieces[step.unit]!;
  step.dice = [dice.d6(), dice.d6()];
  const needed = armourOf(state, p).save;
  const modifier = modifierFor(table, state, p, step);
  const passed = passes(table, state, step);
  events.push({
    kind: 'saved',
    ...named(state, p),
    at: p.at,
    dice: [...step.dice],
    needed,
    modifier,
    passed,
  });
}

const BOTH = [0, 1];

/** HH-SAVE-10: every effect that lets its owner roll again what has failed. */
function openTo(table: Table, state: State, step: SaveStep): Again[] {
  const p = state.pieces[step.unit]!;
  const thrown = step.dice as number[];
  const burnt = step.deflagrate && isDouble(thrown);
  return [...effectsAgain(table, state, p, step, thrown), ...(burnt ? forPoint(table, state, p, BOTH) : [])];
}

/** HH-DEC-17, HH-DEC-18: asked after a failed roll. HH-HID-14: also of a player who may be without a point. */
function isAsked(table: Table, state: State, step: SaveStep): boolean {
  if (passes(table, state, step)) return false;
  const p = state.pieces[step.unit]!;
  const burnt = step.deflagrate && isDouble(step.dice as number[]);
  return (burnt && mayHavePointsFor(table, state, p)) || openTo(table, state, step).length > 0;
}

function rollAgain(play: Play, step: SaveStep, action: Action): void {
  const { table, state, dice, events } = play;
  const p = state.pieces[step.unit]!;
  const again = againNamed(openTo(table, state, step), action) as Again;
  const chosen = again.one ? (action.list as number[]) : again.dice;
  const thrown = step.dice as number[];
  const before = chosen.map((i) => thrown[i]);
  for (const i of chosen) thrown[i] = dice.d6();
  if (again.pool) pay(play, p, 1, again.pool);
  if (isDaemon(state, p)) p.body!.iconUsed = true; // HH-DAEM-10: the first that fails, whatever helps with it
  events.push({
    kind: 'save-again',
    ...named(state, p),
    at: p.at,
    before,
    dice: chosen.map((i) => thrown[i]),
    total: thrown[0] + thrown[1],
    needed: armourOf(state, p).save,
    modifier: modifierFor(table, state, p, step),
    passed: passes(table, state, step),
    rule: again.rule,
    cp: again.pool ?? '',
  });
}

export const saving: HeresyRule<'save'> = {
  run(play, step) {
    const { table, state } = play;
    const p = state.pieces[step.unit];
    if (!p) return done(state);
    if (step.stage === undefined) {
      roll(play, step);
      step.stage = 'again';
    }
    if (step.stage === 'again') {
      if (isAsked(table, state, step)) return true;
      step.stage = 'end';
    }
    done(state);
    const passed = passes(table, state, step);
    if (!passed && healersOf(table, state, p, []).length > 0) {
      state.steps.push({ do: 'heal', unit: p.id, rule: step.rule, tried: [] }); // HH-MEDIC-04
      return false;
    }
    tell(state, passed);
    if (!passed) destroy(play, p, step.rule);
    return false;
  },
  asks: (_table, state, { unit, dice, deflagrate }) => [
    {
      seat: state.pieces[unit]!.side,
      kind: 'save-again',
      rule: deflagrate && isDouble(dice as number[]) ? 'HH-CP-12' : 'HH-SAVE-10',
      unit,
      about: { dice: dice as number[] },
    },
  ],
  verbs: () => ['again', 'pass'],
  refuse: (table, state, _seat, action, step) => refuseAgain(openTo(table, state, step), action),
  list: (table, state, _seat, step) => listAgain(openTo(table, state, step)),
  answer(play, _seat, action, step) {
    if (action.do === 'again') rollAgain(play, step, action);
    step.stage = 'end';
  },
  forced: () => ({ do: 'pass' }),
};
