/** Small tables for the tests of solo play: a picture, a few Marines, and the dice as written. */
import { type ScriptedDice, scriptedDice } from '../../../kernel/dice.ts';
import { course } from '../course.ts';
import { run } from '../engine.ts';
import type { Event } from '../events.ts';
import { type HulkGame, hulkRevised } from '../index.ts';
import { type Play, piece } from '../position.ts';
import { type Arrangement, arrange, type Placed } from '../setting-up/arrange.ts';
import type { Piece, State } from '../state.ts';
import type { Leg } from './edges.ts';
import { fixLines } from './lines.ts';
import type { Activation } from './memory.ts';
import { isStep, type Scene, setScene } from './scene.ts';

export const N = 0;
export const E = 1;
export const S = 2;
export const W = 3;

interface Scenario {
  readonly levels: readonly string[];
  readonly legend?: Readonly<Record<string, string>>;
  /** What differs from a plain Terminator, Marine by Marine. */
  readonly marines?: readonly object[];
  readonly mission?: object;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly chapter?: string;
}

export interface Told {
  readonly state: State;
  readonly events: Event[];
  readonly dice: ScriptedDice;
}

export interface Stage {
  readonly game: HulkGame;
  at(x: number, y: number, level?: number): number;
  /** A position; Marines first, in the order of the roster. */
  set(pieces: readonly Placed[], plan?: Partial<Arrangement>): State;
  /** A play on a position, with dice as written. */
  play(state: State, faces?: readonly number[], draws?: readonly number[]): Play & { dice: ScriptedDice };
  /** Plays on by itself, until the human is asked or the match is over. */
  go(state: State, faces?: readonly number[], draws?: readonly number[]): Told;
}

/** A match of one turn: after the Stealer phase it is over, and no further dice are thrown. */
export function solo(scenario: Scenario): Stage {
  const rows = scenario.marines ?? [{}];
  const game = hulkRevised.open(
    hulkRevised.readSetup({
      mission: {
        id: 'test',
        title: 'Test',
        summary: '',
        briefing: '',
        turns: 1,
        levels: scenario.levels.map((picture) => ({ picture })),
        legend: { s: 'start', ...scenario.legend },
        marines: rows.map((row, i) => ({ name: `Marine ${i + 1}`, kind: 'terminator', ...row })),
        blips: { total: 0, start: 0, perTurn: 0 },
        ...scenario.mission,
      },
      options: { solo: true, ...scenario.options },
      ...(scenario.chapter ? { chapter: scenario.chapter } : {}),
    }),
  );
  const { table, board } = game;
  const stage: Stage = {
    game,
    at: (x, y, level = 0) => board.at(level, x, y),
    set: (pieces, plan) => arrange(table, { pieces, phase: 'stealer', ...plan }),
    play: (state, faces = [], draws = []) => ({ table, state, dice: scriptedDice(faces, draws), events: [] }),
    go(state, faces, draws) {
      const play = stage.play(state, faces, draws);
      run(play, course);
      return { state, events: play.events, dice: play.dice };
    },
  };
  return stage;
}

export function unit(state: State, id: number): Piece {
  return piece(state, id);
}

/** The events of one kind. */
export function only<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { kind: K }>[] {
  return events.filter((event) => event.kind === kind) as Extract<Event, { kind: K }>[];
}

/** The squares a piece went over, in order. */
export function trail(events: readonly Event[], id: number): number[] {
  return events.flatMap((event) =>
    (event.kind === 'moved' || event.kind === 'entered' || event.kind === 'climbed') && event.unit === id
      ? [event.to]
      : [],
  );
}

/** The program's rolls: rule and dice. */
export function rolls(events: readonly Event[]): [string, number[]][] {
  return only(events, 'solo-roll').map(({ rule, dice }) => [rule, dice]);
}

const ACTIVATION: Activation = {
  unit: 2,
  held: 0,
  watcher: 0,
  guard: 0,
  moved: false,
  risks: new Array(13).fill(0),
  order: null,
  reaching: 0,
  caught: false,
  turned: false,
};

/** The scene of a piece in the middle of its activation: of piece 2, if nothing else is said. */
export function sceneOf(
  stage: Stage,
  state: State,
  now: Partial<Activation> = {},
  faces: readonly number[] = [],
): Scene {
  if (state.solo?.boxes.length === 0) fixLines(stage.play(state, [1]));
  return setScene(stage.play(state, faces), { ...ACTIVATION, risks: ACTIVATION.risks.slice(), ...now });
}

/** The route a piece would take, as the squares it enters. */
export function route(stage: Stage, state: State, id: number): number[] {
  return squaresOf(sceneOf(stage, state, { unit: id }).way().legs);
}

/** The squares a path enters. */
export function squaresOf(legs: readonly Leg[]): number[] {
  return legs.filter(isStep).map(({ to }) => to);
}

/**
 * A watched corridor (row 0) with a side passage at column 8 from the south, and with `niche` a hole in its wall at
 * column 5. Marines look east from its west end.
 */
export const corridor = (marine: object = {}, mission: object = {}, niche = false) =>
  solo({
    levels: [
      `s...............\n#####${niche ? '.' : '#'}##.#####\n########.#####\n########.#####\n########.#####`,
    ],
    marines: [marine],
    mission,
  });
export const watcher = (t: Stage, x: number, more: Partial<Placed> = {}): Placed => ({
  kind: 'terminator',
  at: t.at(x, 0),
  facing: E,
  overwatch: true,
  ...more,
});
export const stealer = (t: Stage, x: number, y: number, more: Partial<Placed> = {}): Placed => ({
  kind: 'genestealer',
  at: t.at(x, y),
  facing: N,
  ...more,
});
/** Another Stealer unit that has had its turn. */
export const mate = (t: Stage, x: number, y: number): Placed => stealer(t, x, y, { done: true });
/** Shots that miss, `n` of them. */
export const misses = (n: number): number[] => Array(n).fill([1, 2]).flat();
