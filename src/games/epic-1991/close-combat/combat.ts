/** MULT: one combat: paired off, put in order, fought. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { finish, type Play, push } from '../play.ts';
import type { Side } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { fightStep } from './fight.ts';
import { edgesOf, groupsOf, opponents, pairings, pairsProblem } from './pairings.ts';

type CombatStep = StepOf<'combat'>;
type GroupStep = StepOf<'group'>;

/** E2-MULT-02: the side with more models pairs them off; equal: the winner of initiative. */
export function combatStep({ table, state }: Play, models: readonly number[]): CombatStep {
  const a = models.filter((id) => table.models[id].side === 'A').length;
  const b = models.length - a;
  const chooser: Side = a === b ? state.initiative! : a > b ? 'A' : 'B';
  return { do: 'combat', stage: 'pairs', models: [...models], chooser, groups: [] };
}

export const combat: StepRule<CombatStep> = {
  run(play, step) {
    const { table, state } = play;
    if (step.stage === 'pairs') {
      const ways = pairings(step.models, edgesOf(table, state, step.models), 2);
      if (ways.length > 1) return true;
      pairOff(play, step, ways[0]);
      return false;
    }
    if (step.stage === 'order') {
      if (step.groups.length > 1) return true;
      step.stage = 'fights';
    }
    const next = step.groups.shift();
    if (!next) finish(play, step);
    else
      push(play, {
        do: 'group',
        one: next.one,
        left: [...next.many],
        ordered: next.many.length === 1,
        extra: 0,
      });
    return false;
  },
  asks: (_table, _state, { stage, chooser, models }) => [
    stage === 'pairs'
      ? { seat: chooser, kind: 'pairs', rule: 'E2-MULT-02', unit: models[0] }
      : { seat: chooser, kind: 'groups', rule: 'E2-MULT-10', unit: models[0] },
  ],
  refuse(table, state, _seat, action, step): Refusal | null {
    if (step.stage === 'order')
      return refuseSequence(
        action,
        step.groups.map(({ one }) => one),
        'E2-MULT-10',
      );
    if (action.do !== 'pairs') return { rule: 'E2-MULT-02', why: 'Pair the fighters off first.' };
    const why = pairsProblem(step.models, edgesOf(table, state, step.models), action.pairs);
    return why === null ? null : { rule: 'E2-MULT-02', why };
  },
  list(table, state, _seat, step): Action[] {
    if (step.stage === 'order') return sequences(step.groups.map(({ one }) => one));
    return pairings(step.models, edgesOf(table, state, step.models)).map((pairs) => ({ do: 'pairs', pairs }));
  },
  answer(play, _seat, action, step) {
    if (action.do === 'pairs') pairOff(play, step, action.pairs);
    else if (action.do === 'sequence') {
      step.groups = action.models.map((id) => step.groups.find(({ one }) => one === id)!);
      step.stage = 'fights';
    }
  },
};

function pairOff(play: Play, step: CombatStep, pairs: readonly (readonly [number, number])[]): void {
  play.events.push({ kind: 'paired', pairs });
  step.groups = groupsOf(pairs);
  step.stage = 'order';
}

/** E2-MULT-03 to E2-MULT-06, E2-MULT-09: one model against its opponents, as long as it lives. */
export const group: StepRule<GroupStep> = {
  run(play, step) {
    const foes = opponents(play.table, play.state, step.one);
    step.left = step.left.filter((id) => foes.includes(id)); // E2-CC-24, E2-MULT-11
    if (step.left.length === 0) {
      finish(play, step);
      return false;
    }
    if (!step.ordered && step.left.length > 1) return true;
    const other = step.left.shift()!;
    push(play, fightStep(step.one, other, step.extra++));
    return false;
  },
  asks: (table, _state, { left }) => [
    { seat: table.models[left[0]].side, kind: 'sequence', rule: 'E2-MULT-03', unit: left[0] },
  ],
  refuse: (_table, _state, _seat, action, { left }) => refuseSequence(action, left, 'E2-MULT-03'),
  list: (_table, _state, _seat, { left }) => sequences(left),
  answer(_play, _seat, action, step) {
    if (action.do !== 'sequence') return;
    step.left = [...action.models];
    step.ordered = true;
  },
};

function refuseSequence(action: Action, models: readonly number[], rule: string): Refusal | null {
  const named = action.do === 'sequence' ? [...action.models].sort((a, b) => a - b) : [];
  const wanted = [...models].sort((a, b) => a - b);
  return named.length === wanted.length && named.every((id, i) => id === wanted[i])
    ? null
    : { rule, why: 'Put all of them in the order they fight in.' };
}

/** Orders to choose from: each of them first once, the rest as they are. */
function sequences(models: readonly number[]): Action[] {
  return models.map((first) => ({
    do: 'sequence',
    models: [first, ...models.filter((id) => id !== first)],
  }));
}
