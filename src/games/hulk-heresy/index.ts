/** Space Hulk, the Horus Heresy: legion against legion in the corridors. A match is conceded or drawn outside the rules (HH-WIN-06). */
import type { Board } from '../../grid/board.ts';
import type { Game, Random, Ruleset, Seat } from '../../kernel/contract.ts';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import { course } from './course.ts';
import { describe } from './describe.ts';
import { asks, listActions, listSome, refuse, run } from './engine.ts';
import type { Event } from './events.ts';
import { fork } from './fork.ts';
import { laws } from './laws.ts';
import { parse, print } from './notation.ts';
import { odds } from './odds.ts';
import { begin } from './setting-up/begin.ts';
import { checkMission, readSetup, type Setup } from './setting-up/mission.ts';
import { sketch } from './sketch.ts';
import type { State } from './state.ts';
import { layTable, type Table } from './table.ts';
import { clockOf } from './turn/clock.ts';
import { imagine, redact, reveals, type View, view } from './view.ts';

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Mission, Setup } from './setting-up/mission.ts';
export * from './state.ts';
export type { Table } from './table.ts';

export interface HeresyGame extends Game<State, Action, Event, View> {
  readonly table: Table;
  readonly board: Board;
  /** The answers of one piece drawn at random where several could act; else all there are. */
  some(state: State, seat: Seat, random: Random): Action[];
}

const { id, title, seats, complete, areas } = about;

export interface HeresyRuleset extends Ruleset<Setup, State, Action, Event, View> {
  open(setup: Setup): HeresyGame;
}

export const hulkHeresy: HeresyRuleset = {
  id,
  title,
  version: '5',
  seats,
  options: [
    {
      id: 'standingWatch',
      rules: ['HH-OVW-14'],
      default: true,
      text: 'The Defender’s overwatch, guard and fires stay until the next Defender Action phase.',
    },
    { id: 'timer', rules: ['HH-TIME-01'], default: false, text: 'Each Action phase has three minutes.' },
  ],
  complete,
  areas,
  readSetup,
  open(setup) {
    const table = layTable(setup);
    checkMission(setup.mission, table.board);
    return gameOn(table);
  },
};

/** The game on a table. */
export function gameOn(table: Table): HeresyGame {
  return {
    seats,
    table,
    board: table.board,
    start(dice) {
      const state = begin(table);
      const events: Event[] = [];
      run({ table, state, dice, events }, course);
      return { state, events };
    },
    pending: (state) => asks(table, state),
    actions: (state, seat) => listActions(table, state, seat),
    check: (state, seat, action) => refuse(table, state, seat, action),
    apply(state, seat, action, dice) {
      const events: Event[] = [];
      run({ table, state, dice, events }, course, { seat, action });
      return events;
    },
    some: (state, seat, random) => listSome(table, state, seat, random),
    fork,
    view: (state, viewer) => view(state, viewer),
    redact: (event, viewer) => redact(event, viewer),
    reveals,
    imagine: (seen, random) => imagine(table, seen, random),
    outcome: (state) => state.outcome,
    clock: (seen) => clockOf(table, seen, asks(table, seen)),
    describe: (event) => describe(table, event),
    notation: {
      print: (_state, action) => print(table, action),
      parse: (state, text) => parse(table, state, text),
    },
    odds: (seen, action) => odds(table, seen, action),
    broken: (state) => laws(table, state),
    sketch: (seen) => sketch(table, seen),
  };
}

export default hulkHeresy;
