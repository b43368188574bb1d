/** CC: the close combat segment: broken units check, Banshees scream, combats are fought, Titans strike buildings. */
import type { Action } from '../actions.ts';
import { hasContact, isFree } from '../geometry/position.ts';
import { checkMorale, checksMorale } from '../morale/morale.ts';
import { madRoll } from '../orks/mad.ts';
import { finish, type Play, push } from '../play.ts';
import { living } from '../saves/casualties.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { combatStep } from './combat.ts';
import { combatsOf } from './pairings.ts';
import { listSmashes, refuseSmash, smash, smashers } from './smash.ts';

type CloseStep = StepOf<'close'>;

export function closeStep(): CloseStep {
  return { do: 'close', stage: 'checks', left: [], screams: [], fought: [] };
}

const STAGES: readonly CloseStep['stage'][] = ['checks', 'screams', 'fights', 'smash'];

/** E2-CC-12, E2-MORAL-03: broken units with an engaged model, the Mad Mob too (E2-MAD-04). */
function mustCheck(table: Table, state: State, unit: number): boolean {
  const { kind, card } = table.units[unit];
  if (!state.cards[card].broken || (kind !== 'mad' && !checksMorale(table, state, unit))) return false;
  return living(table, state, unit).some((id) => hasContact(table, state, id));
}

function enter({ table, state }: Play, stage: CloseStep['stage']): number[] {
  if (stage === 'checks')
    return table.units.filter((unit) => unit && mustCheck(table, state, unit.id)).map(({ id }) => id);
  if (stage === 'screams')
    return table.models
      .filter(
        (info) =>
          info?.traits.includes('scream') && hasContact(table, state, info.id) && isFree(state, info.id),
      )
      .map(({ id }) => id);
  return stage === 'smash' ? smashers(table, state) : [];
}

export const close: StepRule<CloseStep> = {
  run(play, step) {
    const { table, state } = play;
    if (state.segment !== 'close') {
      state.segment = 'close';
      play.events.push({ kind: 'phase', phase: 'close combat' });
      step.left = enter(play, 'checks');
    }
    if (step.stage === 'fights') {
      const combats = combatsOf(table, state, step.fought);
      if (combats.length > 1) return true;
      if (combats.length === 1) {
        begin(play, step, combats[0]);
        return false;
      }
    } else if (step.left.length > 0) {
      if (step.stage === 'smash') return true;
      if (step.stage === 'checks') check(play, step.left.shift()!);
      else scream(play, step, step.left.shift()!);
      return false;
    }
    const next = STAGES[STAGES.indexOf(step.stage) + 1];
    if (next === undefined) finish(play, step);
    else {
      step.stage = next;
      step.left = enter(play, next);
    }
    return false;
  },
  asks(table, state, step) {
    if (step.stage === 'smash')
      return [
        { seat: table.models[step.left[0]].side, kind: 'smash', rule: 'E2-TCCW-09', unit: step.left[0] },
      ];
    return [{ seat: state.initiative!, kind: 'combat', rule: 'E2-CC-21' }];
  },
  refuse(table, state, _seat, action, step) {
    if (step.stage === 'smash') return refuseSmash(table, state, action, step.left[0]);
    if (action.do !== 'combat') return { rule: 'E2-CC-21', why: 'Choose the combat that is fought next.' };
    return combatsOf(table, state, step.fought).some((models) => models.includes(action.model))
      ? null
      : { rule: 'E2-CC-21', why: 'That model is in no combat that is still to be fought.' };
  },
  list(table, state, _seat, step): Action[] {
    if (step.stage === 'smash') return listSmashes(table, state, step.left[0]);
    return combatsOf(table, state, step.fought).map(([model]) => ({ do: 'combat', model }));
  },
  answer(play, _seat, action, step) {
    if (step.stage === 'smash') {
      step.left.shift();
      if (action.do === 'smash') smash(play, action);
      return;
    }
    if (action.do !== 'combat') return;
    const combats = combatsOf(play.table, play.state, step.fought);
    begin(play, step, combats.find((models) => models.includes(action.model))!);
  },
};

function begin(play: Play, step: CloseStep, models: readonly number[]): void {
  step.fought.push(...models);
  push(play, combatStep(play, models));
}

function check(play: Play, unit: number): void {
  if (play.table.units[unit].kind === 'mad') madRoll(play, unit);
  else if (checksMorale(play.table, play.state, unit)) checkMorale(play, unit, 'fight');
}

/** E2-ASPCT-03, E2-ASPCT-04: one die a stand. */
function scream({ dice, events, state }: Play, step: CloseStep, model: number): void {
  const die = dice.d6();
  state.eventful = true;
  if (die >= 5) step.screams.push([model, die]); // E2-ASPCT-06: else it fights like anybody
  events.push({ kind: 'scream', model, die, works: die >= 5 });
}
