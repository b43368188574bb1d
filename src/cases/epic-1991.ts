/** Cases for epic-1991: models on a table in centimetres. */
import { course, engine } from '../games/epic-1991/engine.ts';
import type { Event } from '../games/epic-1991/events.ts';
import { type Action, type EpicGame, epic1991, gameOn, type State } from '../games/epic-1991/index.ts';
import { forget } from '../games/epic-1991/position.ts';
import { sees, seesPoint } from '../games/epic-1991/sight.ts';
import { type AnyGame, type AnyRuleset, type Dice, Problem } from '../kernel/contract.ts';
import { scriptedDice } from '../kernel/dice.ts';
import type { CaseAdapter, Table } from './adapter.ts';
import type { Case } from './case.ts';
import { diceOf } from './epic-1991/dice.ts';
import { factsOf } from './epic-1991/facts.ts';
import { meant, translate } from './epic-1991/names.ts';
import { readPieces } from './epic-1991/pieces.ts';
import { BEGIN, layOut, stepsOf } from './epic-1991/position.ts';
import { enlist, type Roster } from './epic-1991/roster.ts';
import { readSettings, type Settings } from './epic-1991/settings.ts';
import { problemAt } from './problem.ts';

export const epic1991Cases: CaseAdapter = {
  ruleset: epic1991 as unknown as AnyRuleset,
  prefix: 'E2',
  exhaustive: false,
  arrange(written: Case): Table {
    const settings = readSettings(written);
    const pieces = readPieces(written);
    const roster = enlist(written, settings, pieces);
    const { table, names } = roster;
    const game = beginning(gameOn(table), settings);
    const state = layOut(written, settings, pieces, roster);
    state.steps = [BEGIN];
    if (!beginsItself(written)) begin(written, settings, game, state);
    return {
      game: game as unknown as AnyGame,
      state,
      translate: (_, text) => translate(names, text),
      drawn,
      facts: (now, subject, as) => {
        const seen = as === null ? (now as State) : game.view(now as State, as);
        return factsOf(table, names, seen, subject);
      },
      dice: (now, event) => diceOf(table, now as State, event as Event),
      meant: (key, value) => meant(names, key, value),
      sees: (now, viewer, target) => looks(roster, now as State, viewer, target),
    };
  },
};

/** The case's first step is to let the phase begin, with its dice and events. */
function beginsItself({ steps }: Case): boolean {
  const [first] = steps;
  return first?.is === 'act' && first.actions[0].value === 'begin';
}

function begin(written: Case, settings: Settings, game: EpicGame, state: State): void {
  const dice = scriptedDice(settings.dice, settings.draws);
  game.apply(state, 'A', START, dice);
  const { faces, draws } = dice.left();
  if (faces.length + draws.length > 0)
    throw problemAt(
      written.place,
      `The start leaves dice or draws of the case over: ${[...faces, ...draws].join(' ')}.`,
    );
}

const START = { do: 'begin' } as unknown as Action;

function isWaiting(state: State): boolean {
  return state.steps[0]?.do === BEGIN.do;
}

/** The game, which waits for `begin` while the phase has not started. */
function beginning(game: EpicGame, settings: Settings): EpicGame {
  const { notation } = game;
  return {
    ...game,
    pending: (state) =>
      isWaiting(state)
        ? game.seats.map((seat) => ({ seat, kind: 'begin', rule: 'E2-SEQ-01' }))
        : game.pending(state),
    actions: (state, seat) => (isWaiting(state) ? [START] : game.actions(state, seat)),
    check: (state, seat, action) => (isWaiting(state) ? null : game.check(state, seat, action)),
    apply(state, seat, action, dice: Dice) {
      if (!isWaiting(state)) return game.apply(state, seat, action, dice);
      const play = { table: game.table, state, dice, events: [] };
      forget(game.table);
      state.steps = stepsOf(settings, play);
      engine.run(play, course);
      return play.events;
    },
    notation: {
      print: (state, action) =>
        (action as { do: string }).do === 'begin' ? 'begin' : notation.print(state, action),
      parse: (state, text) => (text === 'begin' ? START : notation.parse(state, text)),
    },
  };
}

/** A direction in degrees. */
function drawn(value: string): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 359)
    throw new Problem(`'${value}' is not a direction from 0 to 359.`);
  return Number(value);
}

/** `sees: { R1: [G1, '40,30'] }`. */
function looks({ table, names }: Roster, state: State, viewer: string, target: string): boolean {
  forget(table);
  const eye = names.models.get(viewer);
  if (eye === undefined) throw new Problem(`Nobody is called '${viewer}'.`);
  const point = /^(-?[\d.]+),(-?[\d.]+)$/.exec(target);
  if (point)
    return seesPoint(table, state, eye, {
      x: Math.round(Number(point[1]) * 100),
      y: Math.round(Number(point[2]) * 100),
    });
  const other = names.models.get(target);
  if (other === undefined) throw new Problem(`Nobody is called '${target}'.`);
  return sees(table, state, eye, other);
}
