/** CA: one close assault, without a step after it (HH-CA-19), from the choice of blades to what the loser suffers. */
import type { Facing } from '../../../grid/directions.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { hasEffect, isHallowed, masterOf } from '../auras.ts';
import { enrage } from '../daemons/enraged.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { named, piece } from '../position.ts';
import { hold } from '../shooting/graviton.ts';
import { loseAim } from '../shooting/sustained.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { loseWatch } from '../turn/stance.ts';
import {
  bladesOf,
  bonusOf,
  diceOf,
  extraDice,
  hasEdge,
  isInReach,
  isMighty,
  isToFront,
  onesAgain,
  winsTies,
} from './fighters.ts';
import { knockBack } from './knock-back.ts';
import { isWide } from './ways.ts';

const STAGES = [
  'start',
  'blade',
  'roll',
  'own',
  'answer-own',
  'force',
  'answer-force',
  'guard',
  'warp',
  'psi',
  'answer-psi',
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
  /** All of them or none (HH-PSI-12). */
  readonly all?: true;
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
  /** HH-CHAMP-04, HH-FORGE-03: the attacker's way to strike. */
  how: string;
  /** HH-CHAP-03: a die more. */
  extra: number;
  /** HH-LIBR-04: psi points put in. */
  psi: [number, number];
}

/** A close assault on each of them, one after another (HH-SPEC-30). */
export function startFights(
  { state }: Play,
  p: Piece,
  targets: readonly number[],
  strike: { blade: BladeId; how?: string; extra?: number; paid?: FightStep['paid'] },
): void {
  for (const target of [...targets].reverse())
    state.steps.push({
      do: 'fight',
      stage: 'start',
      models: [p.id, target],
      blades: [strike.blade, null],
      dice: [[], []],
      again: [[], []],
      ask: null,
      winner: 0,
      survived: false,
      paid:
        target === targets[0] && strike.paid ? { ap: strike.paid.ap, cp: strike.paid.cp } : { ap: 0, cp: '' },
      how: strike.how ?? '',
      extra: strike.extra ?? 0,
      psi: [0, 0],
    });
}

export interface FaceFoeStep {
  do: 'face-foe';
  unit: number;
  /** One, or after a diagonal attack two. */
  facings: Facing[];
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

/** Whether each has the other to its front. */
function fronts(table: Table, step: FightStep, [attacker, defender]: [Piece, Piece]): [boolean, boolean] {
  const wide = isWide(step.how);
  return [isToFront(table, attacker, defender, wide), isToFront(table, defender, attacker, wide)];
}

/** HH-CA-16, HH-FORGE-03: of the blade, or of the servo arm as it is used now. */
function has(table: Table, state: State, step: FightStep, of: 0 | 1, edge: 'block' | 'knock-back'): boolean {
  const models = fighters(state, step);
  if (hasEdge(table, state, models[of], step.blades[of] as BladeId, edge, models[1 - of])) return true;
  return of === 0 && step.how === edge && !isHallowed(table, state, models[0], models[1].at);
}

/** HH-DICE-06: the assaulting model's dice, then the defender's. */
function roll(play: Play, step: FightStep): void {
  const { table, state, dice, events } = play;
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const [toFront, faces] = fronts(table, step, [attacker, defender]);
  // HH-CHAMP-06: one die against each
  const mine = step.how === 'blow' ? 1 : diceOf(state, attacker, own, toFront);
  const counts = [
    blocked(
      mine + step.extra + extraDice(table, state, attacker, true),
      faces && has(table, state, step, 1, 'block'),
    ),
    blocked(
      diceOf(state, defender, theirs, faces) + extraDice(table, state, defender, false),
      toFront && has(table, state, step, 0, 'block'),
    ),
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
    how: step.how,
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
  const [toFront, faces] = fronts(table, step, [attacker, defender]);
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
      return toFront && hasEdge(table, state, attacker, own, 'parry', defender)
        ? offer(attacker, 1, open(1), 1, 'HH-SPEC-23')
        : null;
    case 'answer-force': // HH-AWPN-07, HH-AWPN-08, HH-AWPN-10
      if (!faces) return null;
      if (hasEdge(table, state, defender, theirs, 'parry', attacker))
        return offer(defender, 0, open(0), 1, 'HH-SPEC-23');
      return hasEdge(table, state, defender, theirs, 'shield', attacker)
        ? offer(defender, 0, open(0), 1, 'HH-AWPN-07')
        : null;
    case 'guard': // HH-GUARD-03, HH-GUARD-04
      return defender.guard ? offer(defender, 1, open(1), 1, 'HH-GUARD-03') : null;
    case 'warp': {
      const isWinning = winnerOf(table, state, step) === attacker.id;
      const mine = hasEffect(state, attacker, 'warp-speed') && !isWinning ? open(0) : [];
      const again = offer(attacker, 0, mine, mine.length, 'HH-PSI-12');
      return again && { ...again, all: true };
    }
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

/** HH-CA-08, HH-DAEM-19. */
function scoresOf(table: Table, state: State, step: FightStep): [number, number] {
  const models = fighters(state, step);
  const toFront = fronts(table, step, models);
  const score = (of: 0 | 1): number => {
    const low = isMighty(state, models[of]) ? Math.min(...step.dice[of]) : 0;
    const bonus = bonusOf(state, models[of], models[1 - of], step.blades[of] as BladeId, toFront[of]);
    return Math.max(...step.dice[of]) + low + bonus + step.psi[of];
  };
  return [score(0), score(1)];
}

/** HH-CA-10, HH-CA-11: 0 where nobody wins. */
function winnerOf(table: Table, state: State, step: FightStep): number {
  const [attacker, defender] = fighters(state, step);
  const scores = scoresOf(table, state, step);
  const [a, d] = [winsTies(table, state, attacker), winsTies(table, state, defender)];
  const tie = a === d ? 0 : a ? attacker.id : defender.id;
  return scores[0] > scores[1] ? attacker.id : scores[1] > scores[0] ? defender.id : tie;
}

/** HH-CA-12, HH-CA-13. HH-CA-20: nobody beside them counts. */
function compare(play: Play, step: FightStep): void {
  const { table, state, events } = play;
  const [attacker, defender] = fighters(state, step);
  const [, faces] = fronts(table, step, [attacker, defender]);
  const scores = scoresOf(table, state, step);
  step.winner = winnerOf(table, state, step);
  events.push({
    kind: 'fought',
    ...named(state, attacker),
    at: attacker.at,
    target: defender.id,
    scores,
    winner: step.winner,
  });
  if (step.winner === attacker.id) suffer(table, state, step, 0, 'HH-CA-12');
  else if (step.winner === defender.id && faces) suffer(table, state, step, 1, 'HH-CA-13');
  // HH-CA-14; HH-CA-15: who faces and ties has nothing to do
  else if (!faces) {
    const facings = towards(table, defender, attacker, isWide(step.how));
    state.steps.push({ do: 'face-foe', unit: defender.id, facings });
  }
}

/** HH-CA-16, HH-SAVE-07: with the winner's blade. HH-CHAMP-05: a Piercing Lunge doubles what it takes off; HH-PSI-25; HH-PSI-26. */
function suffer(table: Table, state: State, step: FightStep, of: 0 | 1, rule: string): void {
  const models = fighters(state, step);
  const [winner, loser] = [models[of], models[1 - of]];
  const blade = step.blades[of] as BladeId;
  const hallowed = isHallowed(table, state, winner, loser.at);
  const own = BLADES[blade].save * (of === 0 && step.how === 'lunge' ? 2 : 1);
  state.steps.push({
    do: 'save',
    unit: loser.id,
    modifier: hallowed ? 0 : own,
    mystic: !hallowed && hasEffect(state, winner, 'hammerhand') ? -2 : 0,
    psychic: hasEdge(table, state, winner, blade, 'psi', loser),
    rule,
    cleave: hasEdge(table, state, winner, blade, 'cleave', loser),
  });
}

/** HH-CA-14: after a diagonal attack two facings bring the attacker into the forward squares. */
function towards({ near }: Table, p: Piece, other: Piece, wide: boolean): Facing[] {
  const all = [0, 1, 2, 3] as const;
  const straight = all.filter((facing) => near[p.at * 8 + facing * 2] === other.at);
  if (straight.length > 0 || !wide) return straight;
  return all.filter((facing) =>
    [1, 7].some((turned) => near[p.at * 8 + ((facing * 2 + turned) & 7)] === other.at),
  );
}

/** HH-SAVE-02: what a blow leaves although the save was made. */
function finish(play: Play, step: FightStep): void {
  const { state } = play;
  const [a, b] = step.models;
  const winner = state.pieces[step.winner];
  const loser = step.winner === 0 ? null : state.pieces[step.winner === a ? b : a];
  if (winner && loser && step.survived) leave(play, step, winner, loser);
  const attacker = state.pieces[a];
  const hasKilled = step.winner === a && !step.survived;
  if (attacker && hasKilled && !hasEffect(state, attacker, 'dominated')) enrage(state, attacker);
  // HH-CHAMP-07: Peerless Guard
  if (attacker && step.how === 'peerless') standGuard(play, attacker);
}

export function standGuard({ state, events }: Play, p: Piece): void {
  p.guard = true;
  const { at, facing } = p;
  events.push({ kind: 'set', ...named(state, p), at, status: 'guard', facing, ap: 0, cp: '' });
}

function leave(play: Play, step: FightStep, winner: Piece, loser: Piece): void {
  const { table, state } = play;
  const of = step.winner === step.models[0] ? 0 : 1;
  if (hasEdge(table, state, winner, step.blades[of] as BladeId, 'graviton', loser)) {
    hold(play, loser, masterOf(state, winner));
  }
  if (has(table, state, step, of, 'knock-back')) knockBack(play, winner, loser);
}

/** HH-LIBR-04: a force weapon in hand, the other to the front, and something to give. */
function mayGivePsi(table: Table, state: State, step: FightStep, of: 0 | 1): boolean {
  const models = fighters(state, step);
  const edges = BLADES[step.blades[of] as BladeId].edges as readonly string[];
  return edges.includes('psi') && fronts(table, step, models)[of] && (models[of].body?.psi ?? 0) > 0;
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
    } else if (step.stage !== 'blade' && step.stage !== 'start') {
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
  refuse: (_table, _state, _seat, action, { unit, facings }) =>
    action.do === 'pass' || (action.unit === unit && facings.includes(action.face as Facing))
      ? null
      : no('HH-CA-14', 'It may only turn to face its attacker.'),
  list: (_table, _state, _seat, { unit, facings }) => [
    ...facings.map((face): Action => ({ do: 'face', unit, face })),
    { do: 'pass' },
  ],
  answer({ state, events }, _seat, action, { unit }) {
    state.steps.pop();
    if (action.do === 'pass') return;
    const p = piece(state, unit);
    p.facing = action.face as Facing;
    loseAim(p); // HH-SPEC-26
    events.push({ kind: 'turned', ...named(state, p), at: p.at, facing: p.facing, ap: 0, cp: '' });
  },
  forced: (_table, _state, { unit, facings: [face] }) => ({ do: 'face', unit, face }),
};
