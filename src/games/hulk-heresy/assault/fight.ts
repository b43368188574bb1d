/** CA: one close assault, from the choice of blades to what the loser suffers. */
import type { Facing } from '../../../grid/directions.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { named, piece } from '../position.ts';
import { hold } from '../shooting/graviton.ts';
import { loseAim } from '../shooting/sustained.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { bladesOf, bonusOf, diceOf, hasEdge, isToFront, onesAgain, winsTies } from './fighters.ts';
import { knockBack } from './knock-back.ts';

const STAGES = [
  'blade',
  'roll',
  'own',
  'answer-own',
  'force',
  'answer-force',
  'guard',
  'compare',
  'end',
] as const;
type Stage = (typeof STAGES)[number];

/** Dice that may be rolled again: by whom, whose, and how many of which. */
interface Again {
  readonly by: number;
  /** Whose dice: 0 the attacker's, 1 the defender's. */
  readonly of: 0 | 1;
  readonly dice: readonly number[];
  readonly most: number;
  readonly rule: string;
}

export interface FightStep {
  do: 'fight';
  stage: Stage;
  /** The assaulting model and the other, their blades and dice. */
  models: [number, number];
  blades: [BladeId, BladeId | null];
  dice: [number[], number[]];
  /** HH-DICE-02: which dice have been rolled again. */
  again: [number[], number[]];
  /** What is asked now. */
  ask: Again | null;
  winner: number;
  survived: boolean;
  paid: { ap: number; cp: string };
}

export interface FaceFoeStep {
  do: 'face-foe';
  unit: number;
  facing: Facing;
}

const fighters = (state: State, { models: [a, b] }: FightStep): [Piece, Piece] => [
  piece(state, a),
  piece(state, b),
];

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

/** HH-DICE-06: the assaulting model's dice, then the defender's. */
function roll(play: Play, step: FightStep): void {
  const { table, state, dice, events } = play;
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const faces = isToFront(table, defender, attacker);
  const counts = [
    blocked(diceOf(attacker, own, true), faces && hasEdge(state, defender, theirs, 'block')),
    blocked(diceOf(defender, theirs, faces), hasEdge(state, attacker, own, 'block')),
  ];
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
    ...step.paid,
  });
}

const ones = (dice: readonly number[], again: readonly number[]) =>
  dice.flatMap((die, i) => (die === 1 && !again.includes(i) ? [i] : []));
const fresh = (dice: readonly number[], again: readonly number[]) =>
  dice.flatMap((_, i) => (again.includes(i) ? [] : [i]));

/** HH-CA-09 steps 3 to 5: what may be rolled again at this stage, if anything. */
function againAt(table: Table, state: State, step: FightStep): Again | null {
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const faces = isToFront(table, defender, attacker);
  const open = (of: 0 | 1) => fresh(step.dice[of], step.again[of]);
  const offer = (by: Piece, of: 0 | 1, dice: readonly number[], most: number, rule: string): Again | null =>
    dice.length > 0 && most > 0 ? { by: by.id, of, dice, most, rule } : null;
  switch (step.stage) {
    case 'own':
      return offer(
        attacker,
        0,
        ones(step.dice[0], step.again[0]),
        onesAgain(table, state, attacker, true),
        'HH-CA-09',
      );
    case 'answer-own':
      return offer(
        defender,
        1,
        ones(step.dice[1], step.again[1]),
        onesAgain(table, state, defender, false),
        'HH-CA-09',
      );
    case 'force': // HH-SPEC-23; HH-AWPN-09: a shield does nothing for whoever attacks
      return hasEdge(state, attacker, own, 'parry') ? offer(attacker, 1, open(1), 1, 'HH-SPEC-23') : null;
    case 'answer-force': // HH-AWPN-07, HH-AWPN-08, HH-AWPN-10
      if (!faces) return null;
      if (hasEdge(state, defender, theirs, 'parry')) return offer(defender, 0, open(0), 1, 'HH-SPEC-23');
      return hasEdge(state, defender, theirs, 'shield') ? offer(defender, 0, open(0), 1, 'HH-AWPN-07') : null;
    case 'guard': // HH-GUARD-03, HH-GUARD-04
      return defender.guard ? offer(defender, 1, open(1), 1, 'HH-GUARD-03') : null;
    default:
      return null;
  }
}

function rollAgain({ state, dice, events }: Play, step: FightStep, chosen: readonly number[]): void {
  const { by, of, rule } = step.ask!;
  const before = chosen.map((i) => step.dice[of][i]);
  for (const i of chosen) {
    step.dice[of][i] = dice.d6();
    step.again[of].push(i);
  }
  const after = chosen.map((i) => step.dice[of][i]);
  events.push({
    kind: 'rolled-again',
    ...named(state, piece(state, by)),
    of: step.models[of],
    before,
    dice: after,
    rule,
  });
}

/** HH-CA-10 to HH-CA-13. HH-CA-20: nobody beside them counts. */
function compare(play: Play, step: FightStep): void {
  const { table, state, events } = play;
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const faces = isToFront(table, defender, attacker);
  const scores: [number, number] = [
    Math.max(...step.dice[0]) + bonusOf(state, attacker, defender, own, true),
    Math.max(...step.dice[1]) + bonusOf(state, defender, attacker, theirs, faces),
  ];
  const [a, d] = [winsTies(table, state, attacker), winsTies(table, state, defender)];
  const tie = a === d ? 0 : a ? attacker.id : defender.id;
  step.winner = scores[0] > scores[1] ? attacker.id : scores[1] > scores[0] ? defender.id : tie;
  events.push({
    kind: 'fought',
    ...named(state, attacker),
    at: attacker.at,
    target: defender.id,
    scores,
    winner: step.winner,
  });
  if (step.winner === attacker.id) suffer(state, defender, own, 'HH-CA-12');
  else if (step.winner === defender.id && faces) suffer(state, attacker, theirs, 'HH-CA-13');
  // HH-CA-14; HH-CA-15: who faces and ties has nothing to do
  else if (!faces)
    state.steps.push({ do: 'face-foe', unit: defender.id, facing: towards(table, defender, attacker) });
}

/** HH-CA-16, HH-SAVE-07: with the winner's blade. */
function suffer(state: State, loser: Piece, blade: BladeId, rule: string): void {
  const { save, edges } = BLADES[blade] as { save: number; edges: readonly string[] };
  state.steps.push({ do: 'save', unit: loser.id, modifier: save, rule, cleave: edges.includes('cleave') });
}

function towards({ near }: Table, p: Piece, other: Piece): Facing {
  return ([0, 1, 2, 3] as const).find((facing) => near[p.at * 8 + facing * 2] === other.at) ?? p.facing;
}

/** HH-SAVE-02: what a blow leaves although the save was made. */
function finish(play: Play, step: FightStep): void {
  const { state } = play;
  const [a, b] = step.models;
  const winner = state.pieces[step.winner];
  const loser = step.winner === 0 ? null : state.pieces[step.winner === a ? b : a];
  if (!winner || !loser || !step.survived) return;
  const blade = (step.winner === a ? step.blades[0] : step.blades[1]) as BladeId;
  if (hasEdge(state, winner, blade, 'graviton')) {
    hold(play, loser, winner.side);
  }
  if (hasEdge(state, winner, blade, 'knock-back')) knockBack(play, winner, loser);
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

export const fighting: HeresyRule<'fight'> = {
  run(play, step) {
    const { table, state } = play;
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
    } else if (step.stage !== 'blade') {
      step.ask = againAt(table, state, step);
      if (step.ask) return true;
    }
    next(step);
    return false;
  },
  asks(_table, state, { stage, models, ask }) {
    const unit = ask?.by ?? models[1];
    const seat: Seat = piece(state, unit).side;
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
  verbs: ({ stage }) => (stage === 'blade' ? ['take'] : ['reroll', 'pass']),
  refuse(_table, state, _seat, action, { stage, models, ask }) {
    if (stage === 'blade')
      return bladesOf(state, piece(state, models[1])).includes(action.with as BladeId)
        ? null
        : no('HH-CA-03', 'It has no such weapon.');
    if (action.do === 'pass') return null;
    const list = action.list ?? [];
    if (list.length === 0 || new Set(list).size < list.length) return no(ask!.rule, 'Name each die once.');
    if (list.some((i) => !ask!.dice.includes(i))) return no('HH-DICE-02', 'That die cannot be rolled again.');
    return list.length <= ask!.most ? null : no(ask!.rule, 'Only one die may be rolled again.');
  },
  list(_table, state, _seat, { stage, models, ask }): Action[] {
    if (stage === 'blade')
      return bladesOf(state, piece(state, models[1])).map((blade) => ({ do: 'take', with: blade }));
    const all: Action[] = [{ do: 'pass' }, ...ask!.dice.map((i): Action => ({ do: 'reroll', list: [i] }))];
    if (ask!.most > 1)
      for (const some of subsets(ask!.dice)) if (some.length > 1) all.push({ do: 'reroll', list: some });
    return all;
  },
  answer(play, _seat, action, step) {
    if (step.stage === 'blade') step.blades[1] = action.with as BladeId;
    else if (action.do === 'reroll') rollAgain(play, step, action.list as number[]);
    step.ask = null;
    next(step);
  },
  forced: (_table, state, { stage, models }) =>
    stage === 'blade' ? { do: 'take', with: bladesOf(state, piece(state, models[1]))[0] } : { do: 'pass' },
};

function subsets(dice: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const die of dice) for (const some of [...all]) all.push([...some, die]);
  return all;
}

/** HH-CA-14: free, and no action. */
export const facingFoe: HeresyRule<'face-foe'> = {
  run: ({ state }, { unit }) => (state.pieces[unit] ? true : done(state)),
  asks: (_table, state, { unit }) => [
    { seat: piece(state, unit).side, kind: 'face-foe', rule: 'HH-CA-14', unit },
  ],
  verbs: () => ['face', 'pass'],
  refuse: (_table, _state, _seat, action, { unit, facing }) =>
    action.do === 'pass' || (action.unit === unit && action.face === facing)
      ? null
      : no('HH-CA-14', 'It may only turn to face its attacker.'),
  list: (_table, _state, _seat, { unit, facing }) => [{ do: 'face', unit, face: facing }, { do: 'pass' }],
  answer({ state, events }, _seat, action, { unit, facing }) {
    state.steps.pop();
    if (action.do === 'pass') return;
    const p = piece(state, unit);
    p.facing = facing;
    loseAim(p); // HH-SPEC-26
    events.push({ kind: 'turned', ...named(state, p), at: p.at, facing, ap: 0, cp: '' });
  },
  forced: (_table, _state, { unit, facing }) => ({ do: 'face', unit, face: facing }),
};
