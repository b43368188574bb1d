/** Space Hulk, the revised rules of 2016: Terminators against Genestealers on a derelict ship. */
import type { Board } from '../../grid/board.ts';
import type { Dice, Game, Ruleset } from '../../kernel/contract.ts';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import { course } from './course.ts';
import { describe } from './describe.ts';
import { asks, listActions, refuse, run } from './engine.ts';
import type { Event } from './events.ts';

import { areOpen } from './force/forces.ts';
import { layoutKey } from './geotiles/state.ts';
import { laws } from './laws.ts';
import { parse, print } from './notation.ts';
import { odds } from './odds/odds.ts';
import type { Play } from './position.ts';
import { type MarineRow, readSetup, type Setup } from './setting-up/mission.ts';
import { begin } from './setting-up/setting-up.ts';
import { sketch } from './sketch.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { tablesOf } from './tables.ts';
import { clockOf } from './turn/clock.ts';
import { actPrice } from './turn/prices.ts';
import { fork, imagine, redact, reveals, type View, view } from './view.ts';

export type { Action, Verb } from './actions.ts';
export { act, VERB_FORMS, VERBS } from './actions.ts';
export * from './campaign/index.ts';
export { CHAPTER_TABLE } from './chapters.ts';
export type { Event } from './events.ts';
export * from './force/index.ts';
export * from './geotiles/index.ts';
export { shapeOf, TILES, type Tile } from './geotiles/tiles.ts';
export * from './ground.ts';
export { isLocked, seesSquare } from './position.ts';
export { type Arrangement, arrange } from './setting-up/arrange.ts';
export type { MarineRow, Mission, Setup } from './setting-up/mission.ts';
export { ASSAULT, GRENADES, RANGED } from './shooting/armoury.ts';
export { ABILITIES, type Ability, PSI_COST } from './shooting/psychic.ts';
export { COUNTERS, type Line, type Solo, type SquadBox } from './solo/index.ts';
export * from './state.ts';
export { type Question, questionOf } from './steps.ts';
export type { Table } from './table.ts';
export { commandLeft, commandTotal } from './turn/command.ts';
export * from './units.ts';
export type { View } from './view.ts';

export interface HulkGame extends Game<State, Action, Event, View> {
  /** In a mission with geotiles the table and board before the first tile: ask for those of a state. */
  readonly table: Table;
  readonly board: Board;
  /** The table that a state (or a view of it) is played on. */
  tableOf(state: State): Table;
  boardOf(state: State): Board;
  /** The table that the squares of an event are of. */
  tableFor(event: Event): Table;
  /** What an act costs, AP and command points together. */
  price(seen: State, action: Action): number;
  /** Marine number n is roster[n - 1]. */
  readonly roster: readonly MarineRow[];
}

const { id, title, seats, complete, areas } = about;

export interface HulkRuleset extends Ruleset<Setup, State, Action, Event, View> {
  open(setup: Setup): HulkGame;
}

export const hulkRevised: HulkRuleset = {
  id,
  title,
  version: '2',
  seats,
  options: [
    { id: 'timer', rules: ['HR-TIME-01'], default: false, text: 'A clock limits the Marine action phase.' },
    {
      id: 'ambush',
      rules: ['HR-AMB-01'],
      default: false,
      text: 'The Stealer player may hide Ambush blips, where the mission grants them.',
    },
    {
      id: 'rubble',
      rules: ['HR-RUBB-03'],
      default: false,
      text: 'The Stealer player blocks one to three squares with rubble.',
    },
    {
      id: 'solo',
      rules: ['HR-SOLO-01', 'HR-SOLO-41'],
      default: false,
      text: 'The program plays the Stealers by the book’s solo rules.',
    },
  ],
  complete,
  areas,
  readSetup,
  open(setup) {
    const { first: table, changes, of: tableOf, for: tableFor } = tablesOf(setup);
    /** While tiles are laid or forces mustered the table changes under the play. */
    const playOn = (state: State, dice: Dice, events: Event[]): Play =>
      changes
        ? {
            get table() {
              return tableOf(state);
            },
            state,
            dice,
            events,
          }
        : { table, state, dice, events };
    return {
      seats,
      table,
      board: table.board,
      tableOf,
      boardOf: (state) => tableOf(state).board,
      tableFor,
      price: (seen, action) => actPrice(tableOf(seen), seen, action),
      roster: setup.mission.marines,
      start(dice) {
        const state = begin(table);
        const events: Event[] = [];
        run(playOn(state, dice, events), course);
        return { state, events };
      },
      pending: (state) => asks(tableOf(state), state),
      actions: (state, seat) => listActions(tableOf(state), state, seat),
      check: (state, seat, action) => refuse(tableOf(state), state, seat, action),
      apply(state, seat, action, dice) {
        const events: Event[] = [];
        run(playOn(state, dice, events), course, { seat, action });
        if (!changes) return events;
        const stamp = {
          ...(state.geo?.start && { board: layoutKey(state.geo) }),
          ...(state.forces && areOpen(state.forces) && { roll: tableOf(state).roll }),
        };
        const shown = events.findIndex(({ kind }) => kind === 'forces');
        return events.map((event, at) => (at > shown ? { ...event, ...stamp } : event));
      },
      fork,
      view: (state, viewer) => view(state, viewer),
      redact: (event, viewer) => redact(event, viewer),
      reveals,
      imagine: (seen, random) => imagine(tableOf(seen), seen, random),
      outcome: (state) => state.outcome,
      clock: clockOf,
      describe: (event) => describe(tableFor(event), event),
      notation: {
        print: (state, action) => print(tableOf(state), action),
        parse: (state, text) => parse(tableOf(state), state, text),
      },
      odds: (seen, action) => odds(tableOf(seen), seen, action),
      broken: (state) => laws(tableOf(state), state),
      sketch: (seen) => sketch(tableOf(seen), seen),
    };
  },
};

export default hulkRevised;
