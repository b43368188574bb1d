/** CA: one close assault as it stands: whose blades and dice meet, and who is ahead. */
import { isHallowed } from '../auras.ts';
import type { BladeId } from '../data/assault.ts';
import { piece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { bonusOf, hasEdge, isMighty, isToFront, winsTies } from './fighters.ts';

export const STAGES = [
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
export type Stage = (typeof STAGES)[number];

/** Dice that may be rolled again: by whom, whose, and how many of which. */
export interface Again {
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
      ...newFight(p.id, target, strike.blade, strike.how ?? ''),
      paid:
        target === targets[0] && strike.paid ? { ap: strike.paid.ap, cp: strike.paid.cp } : { ap: 0, cp: '' },
      extra: strike.extra ?? 0,
    });
}

/** A close assault that nothing has been paid for and no die has fallen in. */
export function newFight(attacker: number, defender: number, blade: BladeId, how: string): FightStep {
  return {
    do: 'fight',
    stage: 'start',
    models: [attacker, defender],
    blades: [blade, null],
    dice: [[], []],
    again: [[], []],
    ask: null,
    winner: 0,
    survived: false,
    paid: { ap: 0, cp: '' },
    how,
    extra: 0,
    psi: [0, 0],
  };
}

export const fighters = (state: State, { models: [a, b] }: FightStep): [Piece, Piece] => [
  piece(state, a),
  piece(state, b),
];

/** Whether each has the other to its front. */
export function fronts(table: Table, [attacker, defender]: [Piece, Piece]): [boolean, boolean] {
  return [isToFront(table, attacker, defender), isToFront(table, defender, attacker)];
}

/** HH-CA-16, HH-FORGE-03: of the blade, or of the servo arm as it is used now. */
export function has(
  table: Table,
  state: State,
  step: FightStep,
  of: 0 | 1,
  edge: 'block' | 'knock-back',
): boolean {
  const models = fighters(state, step);
  if (hasEdge(table, state, models[of], step.blades[of] as BladeId, edge, models[1 - of])) return true;
  return of === 0 && step.how === edge && !isHallowed(table, state, models[0], models[1].at);
}

/** HH-CA-08, HH-DAEM-19. */
export function scoresOf(table: Table, state: State, step: FightStep): [number, number] {
  const models = fighters(state, step);
  const toFront = fronts(table, models);
  const score = (of: 0 | 1): number => {
    const low = isMighty(state, models[of]) ? Math.min(...step.dice[of]) : 0;
    const bonus = bonusOf(state, models[of], models[1 - of], step.blades[of] as BladeId, toFront[of]);
    return Math.max(...step.dice[of]) + low + bonus + step.psi[of];
  };
  return [score(0), score(1)];
}

/** HH-CA-10, HH-CA-11: 0 where nobody wins. */
export function winnerOf(table: Table, state: State, step: FightStep): number {
  const [attacker, defender] = fighters(state, step);
  const scores = scoresOf(table, state, step);
  const [a, d] = [winsTies(table, state, attacker), winsTies(table, state, defender)];
  const tie = a === d ? 0 : a ? attacker.id : defender.id;
  return scores[0] > scores[1] ? attacker.id : scores[1] > scores[0] ? defender.id : tie;
}
