/** CA: one close assault, without a step after it (HH-CA-19), from the choice of blades to what the loser suffers. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { masterOf } from '../auras.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { named, piece } from '../position.ts';
import type { State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { loseWatch } from '../turn/stance.ts';
import { type FightStep, fighters, fronts, has, STAGES, type Stage } from './clash.ts';
import { againAt, rollAgain, subsets } from './dice-again.ts';
import { bladesOf, diceOf, extraDice, isInReach } from './fighters.ts';
import { compare, finish } from './outcome.ts';

/** HH-CA-03: after the attacker has chosen; asked only of a model that has a choice. */
function choosesBlade(state: State, step: FightStep): boolean {
  const own = bladesOf(state, piece(state, step.models[1]));
  if (own.length === 1) [step.blades[1]] = own;
  return step.blades[1] === null;
}

/** HH-CA-07, HH-SPEC-05: never the last die. */
function blocked(count: number, blocks: boolean): number {
  return blocks ? Math.max(1, count - 1) : count;
}

/** How many dice each throws. */
export function diceCounts(table: Table, state: State, step: FightStep): [number, number] {
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const [toFront, faces] = fronts(table, [attacker, defender]);
  // HH-CHAMP-06: one die against each
  const mine = step.how === 'blow' ? 1 : diceOf(state, attacker, own, toFront);
  return [
    blocked(
      mine + step.extra + extraDice(table, state, attacker, true),
      faces && has(table, state, step, 1, 'block'),
    ),
    blocked(
      diceOf(state, defender, theirs, faces) + extraDice(table, state, defender, false),
      toFront && has(table, state, step, 0, 'block'),
    ),
  ];
}

/** HH-DICE-06: the assaulting model's dice, then the defender's. */
function roll(play: Play, step: FightStep): void {
  const { table, state, dice, events } = play;
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const counts = diceCounts(table, state, step);
  step.dice = counts.map((count) => Array.from({ length: count }, () => dice.d6())) as [number[], number[]];
  events.push({
    kind: 'clash',
    ...named(state, attacker),
    at: attacker.at,
    target: defender.id,
    weapon: own,
    against: theirs,
    dice: [...step.dice[0]],
    other: [...step.dice[1]],
    how: step.how,
    ...step.paid,
  });
}

/** HH-LIBR-04: a force weapon in hand, the other to the front, and something to give. */
function mayGivePsi(table: Table, state: State, step: FightStep, of: 0 | 1): boolean {
  const models = fighters(state, step);
  const edges = BLADES[step.blades[of] as BladeId].edges as readonly string[];
  return edges.includes('psi') && fronts(table, models)[of] && (models[of].body?.psi ?? 0) > 0;
}

/** HH-SPEC-30: whoever is gone, or was thrown out of reach, is not struck any more. */
function isOver(table: Table, state: State, { models: [a, b] }: FightStep): boolean {
  const [attacker, defender] = [state.pieces[a], state.pieces[b]];
  return !attacker || !defender || !isInReach(table, attacker, defender);
}

const AGAIN_KINDS: Readonly<Partial<Record<Stage, string>>> = {
  own: 'ones',
  'answer-own': 'ones',
  force: 'force',
  'answer-force': 'force',
  guard: 'guard',
};

function next(step: FightStep): void {
  step.stage = STAGES[STAGES.indexOf(step.stage) + 1];
}

const isPsi = (stage: Stage): boolean => stage === 'psi' || stage === 'answer-psi';
const psiOf = (state: State, models: FightStep['models'], stage: Stage): number =>
  piece(state, models[stage === 'psi' ? 0 : 1]).body!.psi;

function givePsi({ state, events }: Play, step: FightStep, points: number): void {
  const of = step.stage === 'psi' ? 0 : 1;
  const p = piece(state, step.models[of]);
  p.body!.psi -= points;
  step.psi[of] = points;
  if (points > 0) events.push({ kind: 'strengthened', ...named(state, p), points });
}

export const fighting: HeresyRule<'fight'> = {
  run(play, step) {
    const { table, state } = play;
    if (step.stage === 'start') {
      if (isOver(table, state, step)) return done(state);
      loseWatch(play, piece(state, step.models[1])); // HH-CA-17
    }
    if (step.stage === 'end') {
      done(state);
      finish(play, step);
      return false;
    }
    if (step.stage === 'blade' && choosesBlade(state, step)) return true;
    if (step.stage === 'roll') roll(play, step);
    else if (step.stage === 'compare') {
      next(step);
      compare(play, step);
      return false;
    } else if (step.stage === 'psi' || step.stage === 'answer-psi') {
      if (mayGivePsi(table, state, step, step.stage === 'psi' ? 0 : 1)) return true;
    } else {
      step.ask = againAt(table, state, step);
      if (step.ask) return true;
    }
    next(step);
    return false;
  },
  asks(_table, state, { stage, models, ask }) {
    const unit = stage === 'psi' ? models[0] : (ask?.by ?? models[1]);
    const seat: Seat = masterOf(state, piece(state, unit));
    if (isPsi(stage)) return [{ seat, kind: 'psi', rule: 'HH-LIBR-04', unit }];
    return stage === 'blade'
      ? [{ seat, kind: 'blade', rule: 'HH-CA-03', unit, about: { foe: models[0] } }]
      : [
          {
            seat,
            kind: AGAIN_KINDS[stage] ?? stage,
            rule: ask!.rule,
            unit,
            about: { dice: ask!.dice, of: models[ask!.of] },
          },
        ];
  },
  verbs: ({ stage }) => (isPsi(stage) ? ['psi'] : stage === 'blade' ? ['take'] : ['reroll', 'pass']),
  refuse(_table, state, _seat, action, { stage, models, ask }) {
    if (isPsi(stage))
      return (action.to as number) <= psiOf(state, models, stage)
        ? null
        : no('HH-LIBR-03', 'It has not so many psi points.');
    if (stage === 'blade')
      return bladesOf(state, piece(state, models[1])).includes(action.with as BladeId)
        ? null
        : no('HH-CA-03', 'It has no such weapon.');
    if (action.do === 'pass') return null;
    const list = action.list ?? [];
    if (list.length === 0 || new Set(list).size < list.length) return no(ask!.rule, 'Name each die once.');
    if (list.some((i) => !ask!.dice.includes(i))) return no('HH-DICE-02', 'That die cannot be rolled again.');
    if (ask!.all && list.length < ask!.most)
      return no(ask!.rule, 'All of its dice are rolled again, or none.');
    return list.length <= ask!.most ? null : no(ask!.rule, 'Only one die may be rolled again.');
  },
  list(_table, state, _seat, { stage, models, ask }): Action[] {
    if (isPsi(stage))
      return Array.from({ length: psiOf(state, models, stage) + 1 }, (_, to): Action => ({ do: 'psi', to }));
    if (stage === 'blade')
      return bladesOf(state, piece(state, models[1])).map((blade) => ({ do: 'take', with: blade }));
    if (ask!.all) return [{ do: 'pass' }, { do: 'reroll', list: [...ask!.dice] }];
    const all: Action[] = [{ do: 'pass' }, ...ask!.dice.map((i): Action => ({ do: 'reroll', list: [i] }))];
    if (ask!.most > 1)
      for (const some of subsets(ask!.dice)) if (some.length > 1) all.push({ do: 'reroll', list: some });
    return all;
  },
  answer(play, _seat, action, step) {
    if (isPsi(step.stage)) givePsi(play, step, action.to as number);
    else if (step.stage === 'blade') step.blades[1] = action.with as BladeId;
    else if (action.do === 'reroll') rollAgain(play, step, action.list as number[]);
    step.ask = null;
    next(step);
  },
  forced: (_table, state, { stage, models }) =>
    isPsi(stage)
      ? { do: 'psi', to: 0 }
      : stage === 'blade'
        ? { do: 'take', with: bladesOf(state, piece(state, models[1]))[0] }
        : { do: 'pass' },
};
