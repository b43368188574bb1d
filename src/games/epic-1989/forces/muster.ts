/** E1-FORCE-01: both buy their forces at once, unseen; then they are shown, and who has spent too much may lose a detachment (OTT). */
import type { Shown } from '../events.ts';
import { finish, type Play, push, seatOf, sideOf } from '../play.ts';
import { enlist } from '../setup.ts';
import { type SEALED, SIDES, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { budgetFor, checkForce, overspent, spare, type Terms } from './check.ts';
import { type Force, nameOf } from './force.ts';
import { sampleForces } from './samples.ts';

/** What the sides have bought, as far as it has come; null for a side whose force is in the setup. Replaced, never changed. */
export type Forces = Readonly<Record<Side, Force | 'awaited' | typeof SEALED | null>>;

export function termsFor({ battle, options }: Pick<Table, 'battle' | 'options'>, side: Side): Terms {
  return {
    scenario: battle.scenario,
    side,
    budget: budgetFor(battle.scenario, side, battle.budget[side]),
    options,
  };
}

function forceOf(state: State, side: Side): Force | null {
  const force = state.forces?.[side];
  return force && typeof force === 'object' ? force : null;
}

function shown(state: State, side: Side): Shown | null {
  const force = forceOf(state, side);
  return force && { detachments: force.detachments, counters: force.support.length };
}

function awaited({ forces }: State): Side[] {
  return SIDES.filter((side) => forces?.[side] === 'awaited');
}

/** E1-EX-12, E1-OTT-02: the lowest die that costs a detachment. */
export function losesOn(over: number): number {
  return [20, 40, 50, 60, 70].reduce((needed, most) => (over > most ? needed - 1 : needed), 6);
}

/** The rolls for spending too much, the Imperial one first (E1-DICE-12). */
function rollFor(play: Play, side: Side): void {
  const { table, state, dice, events } = play;
  const force = forceOf(state, side);
  if (!force) return;
  const { budget } = termsFor(table, side);
  const over = overspent(force, budget, budget.points);
  if (over === 0) return;
  const die = dice.d6();
  const needed = losesOn(over);
  const lost = die >= needed;
  events.push({ kind: 'overspent', side, over, die, needed, lost });
  if (lost) push(play, { do: 'lose', side });
}

export const muster: StepRule<StepOf<'muster'>, 'muster'> = {
  run(play, step) {
    const { state, events } = play;
    if (awaited(state).length > 0) return true;
    if (step.rolled === null) {
      step.rolled = 0;
      events.push({ kind: 'forces', imperial: shown(state, 'imperial'), rebel: shown(state, 'rebel') });
      return false;
    }
    const side = SIDES[step.rolled];
    if (side) {
      step.rolled++;
      rollFor(play, side);
      return false;
    }
    finish(play, step);
    enlist(play);
    return false;
  },
  verbs: () => ['muster'],
  asks: (_table, state) =>
    awaited(state).map((side) => ({
      seat: seatOf(state, side),
      kind: 'muster',
      rule: 'E1-FORCE-01',
      secret: true,
      sample: true,
    })),
  refuse(table, state, seat, action) {
    const [problem] = checkForce(action.force, termsFor(table, sideOf(state, seat)!));
    return problem ? { rule: problem.rule, why: problem.why } : null;
  },
  list: (table, state, seat) =>
    sampleForces(termsFor(table, sideOf(state, seat)!)).map((force) => ({ do: 'muster', force })),
  answer({ state, events }, seat, action) {
    const side = sideOf(state, seat)!;
    state.forces = { ...state.forces!, [side]: action.force };
    events.push({ kind: 'mustered', side });
  },
};

/** E1-OTT-03: which detachment is lost, by its place in the list, from 1. Counters are never the one lost (E1-OTT-05). */
export const lose: StepRule<StepOf<'lose'>, 'lose'> = {
  run: () => true,
  verbs: () => ['lose'],
  asks: (_table, state, { side }) => [{ seat: seatOf(state, side), kind: 'lose', rule: 'E1-OTT-03' }],
  refuse(table, state, _seat, action, { side }) {
    const may = spare(forceOf(state, side)!, table.battle.scenario, side);
    return may.includes(action.detachment - 1)
      ? null
      : { rule: 'E1-OTT-03', why: 'That one cannot be lost.' };
  },
  list: (table, state, _seat, { side }) =>
    spare(forceOf(state, side)!, table.battle.scenario, side).map((i) => ({ do: 'lose', detachment: i + 1 })),
  answer(play, _seat, action, step) {
    const { state, events } = play;
    const { side } = step;
    const force = forceOf(state, side)!;
    const at = action.detachment - 1;
    events.push({ kind: 'loses', side, name: nameOf(force.detachments[at]) });
    state.forces = {
      ...state.forces!,
      [side]: { ...force, detachments: force.detachments.filter((_, i) => i !== at) },
    };
    finish(play, step);
  },
};
