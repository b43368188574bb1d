/** HH-PSI-20: an enemy model moves, and strikes, as the caster's player wants. */
import type { Facing } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Verb } from '../actions.ts';
import { addEffect } from '../auras.ts';
import { costOf } from '../data/armour.ts';
import { gaitFor, listFreeSteps, refuseFreeStep, takeFreeStep } from '../movement/free-steps.ts';
import { gaitOf, stepCost } from '../movement/ways.ts';
import { named, piece } from '../position.ts';
import { loseAims } from '../shooting/sustained.ts';
import type { Piece, Side, State } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import type { Table } from '../table.ts';
import { ACTS, type Act } from '../turn/acts.ts';
import { endStance } from '../turn/stance.ts';

export interface DominateStep {
  do: 'dominate';
  unit: number;
  by: Side;
  /** AP of moves and turns left. */
  left: number;
  attacks: boolean;
  stage: 'moves' | 'attack' | 'end';
}

/** Shoot or close assault. */
const ATTACKS: readonly Verb[] = ['shoot', 'shoot-at', 'burst', 'spray', 'flames', 'assault', 'break'];

function turnCost(state: State, p: Piece, face: number): number | null {
  return costOf(((face - p.facing) & 3) === 2 ? 'turn about' : 'turn', gaitOf(state, p));
}

function cost(table: Table, state: State, p: Piece, action: Action): number | null {
  if (action.do === 'face') return turnCost(state, p, action.face as number);
  const dir = action.to as number;
  return stepCost(state, p, action.before ?? p.facing, dir, table.near[p.at * 8 + dir]);
}

function refuseMove(table: Table, state: State, p: Piece, action: Action, left: number): Refusal | null {
  if (action.do === 'face' && (action.unit !== p.id || action.face === p.facing))
    return no('HH-PSI-20', 'Say where the dominated model turns.');
  const gait = gaitFor(state, p, false);
  const refusal = action.do === 'step' ? refuseFreeStep(table, state, p, action, gait) : null;
  if (refusal) return refusal;
  const price = cost(table, state, p, action);
  if (price === null) return no('HH-MOVE-03', 'It cannot move like that.');
  return price > left ? no('HH-PSI-20', `That costs ${price}; ${left} AP are left.`) : null;
}

function moves(table: Table, state: State, p: Piece, left: number): Action[] {
  const turns = [0, 1, 2, 3].map((face): Action => ({ do: 'face', unit: p.id, face }));
  return [...listFreeSteps(table, state, p, gaitFor(state, p, false)), ...turns].filter(
    (action) => !refuseMove(table, state, p, action, left),
  );
}

const attacks = (table: Table, state: State, p: Piece): Action[] =>
  ATTACKS.flatMap((verb) => ACTS[verb]?.list?.(table, state, p) ?? []);

function refuseAttack(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (action.unit !== p.id || (action.cp ?? '') !== '')
    return no('HH-PSI-20', 'The dominated model attacks, at no cost.');
  const act = ACTS[action.do] as Act;
  return (
    act.refuse(table, state, p, action) ??
    (act.price(table, state, p, action) === null ? no('HH-ACT-07', 'It cannot do that.') : null)
  );
}

function release(state: State, unit: number): void {
  state.effects = state.effects.filter((effect) => effect.what !== 'dominated' || effect.unit !== unit);
}

export const dominating: HeresyRule<'dominate'> = {
  run({ table, state }, step) {
    const p = state.pieces[step.unit];
    if (!p || step.stage === 'end') {
      release(state, step.unit);
      return done(state);
    }
    if (step.stage === 'moves') {
      if (step.left > 0 && moves(table, state, p, step.left).length > 0) return true;
      step.stage = step.attacks ? 'attack' : 'end';
      return false;
    }
    // its own side is its enemy now
    addEffect(state, { what: 'dominated', owner: step.by, unit: p.id, ends: 'never' });
    if (attacks(table, state, p).length > 0) return true;
    step.stage = 'end';
    return false;
  },
  asks: (_table, _state, { by, unit, left, stage }) => [
    {
      seat: by,
      kind: stage === 'moves' ? 'dominate' : 'dominate-attack',
      rule: 'HH-PSI-20',
      unit,
      about: { left },
    },
  ],
  verbs: ({ stage }) => (stage === 'moves' ? ['step', 'face', 'pass'] : ['pass', ...ATTACKS]),
  refuse(table, state, _seat, action, { unit, left, stage }) {
    if (action.do === 'pass') return null;
    const p = piece(state, unit);
    return stage === 'moves'
      ? refuseMove(table, state, p, action, left)
      : refuseAttack(table, state, p, action);
  },
  list(table, state, _seat, { unit, left, stage }) {
    const p = piece(state, unit);
    return [{ do: 'pass' }, ...(stage === 'moves' ? moves(table, state, p, left) : attacks(table, state, p))];
  },
  answer(play, _seat, action, step) {
    const { table, state, events } = play;
    const p = piece(state, step.unit);
    if (action.do === 'pass') {
      step.stage = step.stage === 'moves' && step.attacks ? 'attack' : 'end';
      return;
    }
    endStance(play, p);
    const act = ACTS[action.do];
    loseAims(state, p, act?.keepsAim === true);
    if (step.stage === 'attack') {
      step.stage = 'end';
      (act as Act).apply(play, p, action, { ap: 0, cp: '' });
      return;
    }
    step.left -= cost(table, state, p, action) as number;
    if (action.do === 'step') return takeFreeStep(play, p, action);
    p.facing = action.face as Facing;
    events.push({ kind: 'turned', ...named(state, p), at: p.at, facing: p.facing, ap: 0, cp: '' });
    state.steps.push({ do: 'reveal', faces: [] });
  },
  forced: () => ({ do: 'pass' }),
};
