/** Space Marine, second edition of 1991: Marines, Orks, Eldar and Titans in centimetres. */
import type { Point } from '../../field/index.ts';
import type { Dice, Game, Random, Refusal, Ruleset, Seat } from '../../kernel/contract.ts';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import { readSetup, type Setup } from './battle.ts';
import { describe } from './describe.ts';
import { course, engine } from './engine.ts';
import type { Event } from './events.ts';
import { fireAt } from './firing/fire-offers.ts';
import { forget } from './geometry/position.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { sendTo } from './movement/send.ts';
import { parse, print } from './notation.ts';
import { odds } from './odds/index.ts';
import type { Play } from './play.ts';
import { stale } from './recount.ts';
import { beginSetup, firstState } from './setup.ts';
import { sketch } from './sketch.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { oneTable, type Tables, tablesOf } from './tables.ts';
import { fork, redact, reveals, type View, view } from './view.ts';

export type { Action, Attack, Leg, Placement } from './actions.ts';
export type { Battle, Options, Setup } from './battle.ts';
export type { Event } from './events.ts';
export * from './state.ts';
export type { Table } from './table.ts';
export type { View } from './view.ts';

export interface EpicGame extends Game<State, Action, Event, View> {
  /** Where armies are mustered in the match, the table before that: ask for that of a state. */
  readonly table: Table;
  tableOf(state: State): Table;
  /** The table whose models and units an event names. */
  tableFor(event: Pick<Event, 'lists'>): Table;
  /** Units of a seat that could act now, where one of several is to be chosen. */
  unitsFor(state: State, seat: Seat): readonly number[];
  /** The sensible answers of one of them. */
  listFor(state: State, seat: Seat, unit: number): Action[];
  /** The unit sent to a place in formation, as far as it goes; or why not. */
  sentTo(state: State, seat: Seat, unit: number, to: Point): Action | Refusal;
  /** The unit's fire at one enemy unit, as well as it may be shared out; null when it has nothing to fire at it. */
  fireAt(state: State, unit: number, foe: number): Action | null;
  /** Some of the answers of a seat, those of one unit where several could act: enough to play on, at a fraction of the cost. */
  some(state: State, seat: Seat, random: Random): Action[];
}

export interface EpicRuleset extends Ruleset<Setup, State, Action, Event, View> {
  open(setup: Setup): EpicGame;
}

const { id, title, seats, complete, areas } = about;

export const epic1991: EpicRuleset = {
  id,
  title,
  version: '3',
  seats,
  options: [
    { id: 'open-measuring', rules: ['E2-FIRE-19'], default: false, text: 'Anybody may measure at any time.' },
    {
      id: 'loose-ranks',
      rules: ['E2-LOS-22'],
      default: false,
      text: 'Only the line to the middle of a target must be clear of models.',
    },
    {
      id: 'open-deployment',
      rules: ['E2-DEPL-05'],
      default: false,
      text: 'Armies are set up card by card, in the open.',
    },
    { id: 'one-lays', rules: ['E2-TERR-06'], default: false, text: 'One player lays all the terrain.' },
    { id: 'tunnelling', rules: ['E2-SPEC-07'], default: false, text: 'Tunnellers may arrive from below.' },
    {
      id: 'allies',
      rules: ['E2-ARMY-16', 'E2-IMPG-01', 'E2-IMPG-02', 'E2-IMPG-03', 'E2-IMPG-04'],
      default: false,
      text: 'Imperial Guard and Squats may be used.',
    },
    { id: 'turn-limit', rules: ['E2-SEQ-08'], default: false, text: 'The battle ends after an agreed turn.' },
  ],
  complete,
  areas,
  readSetup,
  open: (setup) => gameWith(tablesOf(setup)),
};

/** The game on a table that is laid. */
export function gameOn(table: Table): EpicGame {
  return gameWith(oneTable(table));
}

function gameWith({ first, of, for: tableFor, stamp }: Tables): EpicGame {
  const fresh = <T>(state: State, work: (table: Table) => T): T => {
    const table = of(state);
    forget(table);
    return work(table);
  };
  /** When the armies are mustered the table changes under the play. */
  const playOn = (state: State, dice: Dice, events: Event[]): Play =>
    first.mustering
      ? {
          get table() {
            return of(state);
          },
          state,
          dice,
          events,
        }
      : { table: first, state, dice, events };
  return {
    seats,
    table: first,
    tableOf: of,
    tableFor,
    start(dice) {
      const state = firstState(first);
      const play = playOn(state, dice, []);
      forget(first);
      beginSetup(play);
      engine.run(play, course);
      return { state, events: play.events };
    },
    pending: (state) => engine.asks(of(state), state),
    actions: (state, seat) => fresh(state, (table) => engine.list(table, state, seat)),
    unitsFor: (state, seat) => fresh(state, (table) => engine.units(table, state, seat)),
    listFor: (state, seat, unit) => fresh(state, (table) => engine.listUnit(table, state, seat, unit)),
    sentTo: (state, seat, unit, to) => fresh(state, (table) => sendTo(table, state, seat, unit, to)),
    fireAt: (state, unit, foe) => fresh(state, (table) => fireAt(table, state, unit, foe)),
    some: (state, seat, random) => fresh(state, (table) => engine.listSome(table, state, seat, random)),
    check: (state, seat, action) => fresh(state, (table) => engine.refuse(table, state, seat, action)),
    apply(state, seat, action, dice) {
      const play = playOn(state, dice, []);
      return fresh(state, () => {
        engine.run(play, course, { seat, action });
        if (!first.mustering) return play.events;
        const lists = stamp(state);
        const shown = play.events.findIndex(({ kind }) => kind === 'armies');
        return play.events.map((event, at) => (at > shown ? { ...event, ...lists } : event));
      });
    },
    fork,
    view: (state, viewer) => view(of(state), state, viewer),
    redact: (event, viewer) => redact(event, viewer),
    reveals: (event, viewer) => reveals(tableFor(event), event, viewer),
    imagine: (seen, random) => fresh(seen, (table) => imagine(table, seen, random)),
    outcome: (state) => state.outcome,
    describe: (event) => describe(tableFor(event), event),
    notation: { print: (_state, action) => print(action), parse: (_state, text) => parse(text) },
    odds: (seen, action) => fresh(seen, (table) => odds(table, seen, action)),
    broken: (state) => [...stale(of(state), state), ...fresh(state, (table) => laws(table, state))],
    sketch: (seen) => sketch(of(seen), seen),
  };
}

export default epic1991;
